import { deepEqual, equal, ok } from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { CompiledQuery } from 'kysely';
import type { Database } from '../../src/db/open-database.ts';
import type { OutboxRow } from '../../src/db/schema.ts';
import { DeliveryError, NothingToSay } from '../../src/outbox/delivery-error.ts';
import { createEnqueue } from '../../src/outbox/enqueue.ts';
import { retryOutbox } from '../../src/outbox/operator-actions.ts';
import { bundleWaiting, digestedMails } from '../../src/outbox/throttle-into-digest.ts';
import { databaseStepByStep } from '../models/step-by-step.ts';
import { Crash, type Pace, Turns } from '../models/turns.ts';
import { type Answer, MailModel } from './mail-model.ts';
import {
  channelOf,
  type InHand,
  limits,
  type ModelChannel,
  policy,
  SendingProcess,
} from './sending-process.ts';

export type Action =
  | { readonly do: 'put in'; readonly kind: 'ordinary' | 'marked' | 'held' | 'of documents' | 'for a CRM' }
  | { readonly do: 'look'; readonly process: number; readonly channel: ModelChannel }
  | { readonly do: 'renew' | 'kill'; readonly process: number }
  | { readonly do: 'answer'; readonly mail: number; readonly says: Answer }
  | { readonly do: 'retry'; readonly mail: number }
  | { readonly do: 'retry all' | 'bundle' };

/**
 * The clock's first movement, the concurrent actions after it, and the statement at which all
 * processes die.
 */
export interface Round {
  readonly clock: number;
  readonly actions: readonly Action[];
  readonly choices: readonly number[];
  readonly diesAt: number | undefined;
}

const BEGINNING = Date.parse('2026-03-01T12:00:00Z');
const MOST_LOOKS = 100;
/**
 * Nothing waits longer without help, whatever the clock has done: the longest wait, and a silent
 * process.
 */
const PATIENCE_MS = policy.slowly.longest + 2 * policy.leaseMs;

const failures: Record<Exclude<Answer, 'accepted'>, () => Error> = {
  'not now': () => new DeliveryError('soon', 'ECONNREFUSED', 'down'),
  'refused for a while': () => new DeliveryError('slowly', 'EENVELOPE 552', 'full'),
  'refused for good': () => new DeliveryError('never', 'EMESSAGE 554', 'malformed'),
  'nothing to say': () => new NothingToSay(),
};

/**
 * An outbox over a real database, three processes that empty it, and the mails with their promises.
 */
export class OutboxLife {
  readonly #db: Database;
  readonly #pace: Pace;
  readonly #mails = new Map<string, MailModel>();
  /** Added by a call that has not returned: whether they exist is unknown. */
  readonly #begun = new Map<string, MailModel>();
  readonly #processes = new Map<number, SendingProcess>();
  readonly #faults: unknown[] = [];
  readonly #allRows: CompiledQuery<OutboxRow>;
  readonly #allAttempts: CompiledQuery<{ outbox_id: string }>;
  #now = BEGINNING;
  #turns: Turns;

  /** `db` has an empty outbox. */
  constructor(db: Database, pace: Pace) {
    this.#db = db;
    this.#allRows = db.selectFrom('outbox').selectAll().compile();
    this.#allAttempts = db.selectFrom('outbox_attempt').select('outbox_id').compile();
    this.#pace = pace;
    this.#turns = new Turns([0], undefined, pace);
  }

  async end(): Promise<void> {
    for (const process of this.#processes.values()) await process.die();
  }

  async live({ clock, actions, choices, diesAt }: Round, pace = this.#pace): Promise<void> {
    this.#now += clock;
    if (clock < 0) for (const mail of this.#mails.values()) mail.forgetTimes();
    this.#turns = new Turns(choices, diesAt, pace);
    const isCalm = actions.length === 1 && diesAt === undefined;
    const outcomes = await this.#turns.drive(actions.map((action) => this.#act(action, isCalm)));
    for (const [place, process] of this.#processes) {
      if (!process.isDead) continue;
      await process.die();
      this.#processes.delete(place);
    }
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected' && !(outcome.reason instanceof Crash)) throw outcome.reason;
    }
    if (this.#faults.length > 0) throw this.#faults[0];
    await this.#check();
  }

  /**
   * After all rounds, with a mail server that accepts everything: waiting mails arrive
   * automatically, the rest by hand.
   */
  async settle(): Promise<void> {
    await this.end();
    this.#processes.clear();
    await this.#calmly({ do: 'retry all' });
    for (const [place, [, mail]] of [...this.#mails].entries()) {
      if (mail.isKeptBack && !mail.wasSent) await this.#calmly({ do: 'retry', mail: place });
    }
    await this.#empty();
    this.#now += PATIENCE_MS;
    await this.#empty();
    deepEqual(await this.#waiting(), [], 'what was put in and has not arrived');
  }

  async #waiting(): Promise<OutboxRow[]> {
    return (await this.#rows()).filter(({ state }) => state !== 'sent' && state !== 'dropped');
  }

  /** Sends everything that can be sent now. */
  async #empty(): Promise<void> {
    for (let looks = 0, idle = 0; idle < 2; looks += 1) {
      const channels = new Set((await this.#waiting()).map(channelOf));
      if (channels.size === 0) return;
      ok(looks < MOST_LOOKS, 'looks without end');
      for (const channel of channels) await this.#calmly({ do: 'look', process: 0, channel });
      idle = this.#process(0).inHand.length > 0 ? 0 : idle + 1;
      while (this.#process(0).inHand.length > 0) {
        await this.#calmly({ do: 'answer', mail: 0, says: 'accepted' });
      }
      if (channels.has('mail')) await this.#calmly({ do: 'bundle' });
    }
  }

  /** One action at a time, without turns. */
  #calmly(action: Action): Promise<void> {
    return this.live({ clock: 0, actions: [action], choices: [0], diesAt: undefined }, 'freely');
  }

  async #act(action: Action, isCalm: boolean): Promise<void> {
    switch (action.do) {
      case 'put in':
        return this.#putIn(action.kind);
      case 'look': {
        const process = this.#process(action.process);
        const expected = isCalm ? await this.#due(process, action.channel) : undefined;
        const before = process.inHand.length;
        this.#looks(process, action.channel);
        await process.look(action.channel);
        const claimed = process.inHand.slice(before).map(({ row }) => inOrder(row));
        if (expected) deepEqual(claimed.sort(byOrder), expected, 'what is due, in its order');
        return;
      }
      case 'renew':
        for (const each of await this.#process(action.process).renew()) {
          this.#modelOf(each.row.id).wasRenewed(each, this.#now);
        }
        return;
      case 'kill':
        return this.#process(action.process).die();
      case 'answer': {
        const inHand = [...this.#processes.values()]
          .flatMap((process) => process.inHand)
          .filter(({ isAnswered }) => !isAnswered);
        const offer = inHand[action.mail % (inHand.length || 1)];
        if (offer) await this.#answer(offer, action.says, isCalm);
        return;
      }
      case 'retry': {
        const [id, mail] = [...this.#mails][action.mail % (this.#mails.size || 1)] ?? [];
        if (id !== undefined && mail) await this.#retry({ id }, [mail]);
        return;
      }
      case 'retry all':
        return this.#retry('all', [...this.#mails.values()]);
      case 'bundle': {
        await bundleWaiting(this.#stepByStep(), this.#enqueue(), this.#now, limits);
      }
    }
  }

  async #putIn(kind: Extract<Action, { do: 'put in' }>['kind']): Promise<void> {
    const templates = { 'of documents': 'documents-to-agent', 'for a CRM': 'enquiry-to-webhook' } as const;
    const id = await this.#stepByStep()
      .transaction()
      .execute((transaction) =>
        this.#enqueue()(transaction, {
          template: kind in templates ? templates[kind as keyof typeof templates] : 'enquiry-to-agent',
          about: randomUUID(),
          marked: kind === 'marked',
          held: kind === 'held',
        }),
      );
    await this.#turns.turn();
    this.#modelOf(id);
  }

  async #answer(offer: InHand, said: Answer, isCalm: boolean): Promise<void> {
    const { row, process } = offer;
    // A digest without content is impossible: if all of it was erased, it is refused permanently.
    const says = row.template === 'enquiry-digest' && said === 'nothing to say' ? 'refused for good' : said;
    offer.isAnswered = true;
    const isLate = isCalm && this.#modelOf(row.id).offers.at(-1)?.of !== offer;
    const held = isLate ? await this.#row(row.id) : undefined;
    // If the other one's lease has also expired, the next to check may take it, or has already
    // declared it free.
    const before = held?.state === 'sending' && !isExpired(held, this.#now) ? held : undefined;
    const digested = row.template === 'enquiry-digest' ? await digestedMails(this.#db, row.id) : [];
    if (says === 'accepted') for (const { id } of digested) this.#modelOf(id).accepted += 1;
    this.#modelOf(row.id).wasAnswered(offer, says, this.#now, isCalm);
    // After recording the answer, it checks for more.
    this.#looks(process, channelOf(row));
    // The answer is in transit: the process may die before it can record it.
    await this.#turns.turn();
    if (says === 'accepted') offer.accepted();
    else offer.failed(failures[says]());
    await process.atRest();
    if (before) deepEqual(await this.#row(row.id), before, 'what another process has in hand');
  }

  #looks(process: SendingProcess, channel: ModelChannel): void {
    for (const mail of this.#mails.values()) {
      if (mail.channel === channel) mail.wasLookedFor(process, this.#now);
    }
  }

  async #retry(which: Parameters<typeof retryOutbox>[1], mails: readonly MailModel[]): Promise<void> {
    const mayGo = () => {
      // A held mail is released only by its own id.
      for (const mail of mails) if (which !== 'all' || mail.offers.length > 0) mail.mayGo();
    };
    mayGo();
    await retryOutbox(this.#stepByStep(), which, this.#now);
    mayGo();
  }

  #process(place: number): SendingProcess {
    const process = this.#processes.get(place) ?? this.#newProcess();
    this.#processes.set(place, process);
    return process;
  }

  #newProcess(): SendingProcess {
    return new SendingProcess({
      db: this.#db,
      turns: () => this.#turns,
      clock: () => this.#now,
      onOffer: async (offer) => {
        try {
          this.#modelOf(offer.row.id).wasOffered(offer, this.#now);
        } catch (fault) {
          this.#faults.push(fault);
        }
      },
      onFault: (line) => this.#faults.push(new Error(line)),
    });
  }

  /** The mails that a process should claim now in a lane, according to the outbox's README. */
  async #due(process: SendingProcess, channel: ModelChannel): Promise<Order[]> {
    const rows = (await this.#rows()).filter((row) => channelOf(row) === channel);
    const own = process.inHand.map(({ row }) => row).filter((row) => channelOf(row) === channel);
    const isFree = (row: OutboxRow) =>
      isExpired(row, this.#now) && !own.some(({ lease_owner }) => lease_owner === row.lease_owner);
    const deadly = await this.#deadly();
    const sent = (ms: number, isCounted: (row: OutboxRow) => boolean) =>
      rows.filter(
        (row) =>
          row.digest_id === null &&
          isCounted(row) &&
          ((row.state === 'sending' && !isFree(row)) ||
            (row.sent_at !== null && row.sent_at > this.#now - ms && row.sent_at <= this.#now)),
      ).length;
    const left = Math.min(
      limits.mailsPerHour - sent(HOUR_MS, () => true),
      4 * limits.mailsPerHour - sent(DAY_MS, isAboutEnquiries),
    );
    // Three tenths of the hour's mails.
    const areOthersLeft = sent(HOUR_MS, (row) => !isAboutEnquiries(row)) < 0.3 * limits.mailsPerHour;
    return (
      rows
        // Too many processes in a row have died with it: it waits first.
        .filter((row) => !(isFree(row) && deadly.has(row.id)))
        .map((row) =>
          isFree(row)
            ? { ...row, state: 'pending' as const, attempts: row.attempts + 1, next_attempt_at: this.#now }
            : row,
        )
        .filter(({ state }) => state === 'pending')
        .filter(
          ({ attempts, next_attempt_at, retried_at }) =>
            attempts === 0 || next_attempt_at === retried_at || isNow(next_attempt_at, this.#now),
        )
        .filter(({ id }) => !own.some((each) => each.id === id))
        .filter(({ template }) => left > 0 || template !== 'enquiry-to-agent')
        .filter(({ template }) => areOthersLeft || template !== 'documents-to-agent')
        .map(inOrder)
        .sort(byOrder)
        .slice(0, policy.concurrency - own.length)
    );
  }

  /** The mails that wait after one more process has died with them. */
  async #deadly(): Promise<Set<string>> {
    const deaths = new Map<string, number>();
    const attempts = this.#db.selectFrom('outbox_attempt').select(['outbox_id', 'outcome']).orderBy('id');
    for (const { outbox_id, outcome } of await attempts.execute()) {
      deaths.set(outbox_id, outcome === 'lease-expired' ? (deaths.get(outbox_id) ?? 0) + 1 : 0);
    }
    return new Set([...deaths].filter(([, count]) => count >= policy.innocentDeaths).map(([id]) => id));
  }

  /** The model of an existing mail. */
  #modelOf(id: string): MailModel {
    const begun = this.#begun.get(id);
    if (begun && !this.#mails.has(id)) this.#mails.set(id, begun);
    const model = this.#mails.get(id);
    if (!model) throw new Error('nobody put in this mail');
    return model;
  }

  #enqueue() {
    const enqueue = createEnqueue(() => this.#now, 'rivermark.example');
    return async (...[transaction, mail]: Parameters<typeof enqueue>) => {
      const id = await enqueue(transaction, mail);
      this.#begun.set(id, new MailModel(this.#now, mail.held === true, channelOf(mail)));
      return id;
    };
  }

  #stepByStep(): Database {
    return databaseStepByStep(this.#db, this.#turns);
  }

  #row(id: string): Promise<OutboxRow | undefined> {
    return this.#db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async #rows(): Promise<OutboxRow[]> {
    return (await this.#db.executeQuery(this.#allRows)).rows;
  }

  /** Invariants whenever nothing is in progress. */
  async #check(): Promise<void> {
    const rows = new Map((await this.#rows()).map((row) => [row.id, row]));
    for (const id of rows.keys()) this.#modelOf(id);
    for (const [id, mail] of this.#mails) mail.check(rows.get(id));
    const attempts = new Map<string, number>();
    for (const { outbox_id } of (await this.#db.executeQuery(this.#allAttempts)).rows) {
      attempts.set(outbox_id, (attempts.get(outbox_id) ?? 0) + 1);
    }
    for (const { id, attempts: counted, state, digest_id } of rows.values()) {
      equal(attempts.get(id) ?? 0, counted, 'each attempt has its line');
      if (digest_id === null) continue;
      const digest = rows.get(digest_id);
      equal(digest?.template, 'enquiry-digest');
      equal(state, digest?.state === 'sent' ? 'sent' : 'in-digest', 'what goes out with a digest');
    }
  }
}

const isAboutEnquiries = ({ template }: OutboxRow) =>
  template === 'enquiry-to-agent' || template === 'enquiry-digest';

type Order = readonly [marked: number, rank: number, due: number];
const inOrder = (row: OutboxRow): Order => [row.marked, isAboutEnquiries(row) ? 0 : 1, row.next_attempt_at];
const byOrder = (a: Order, b: Order) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/**
 * Due, or scheduled by a clock that was set back since: nothing waits longer than the longest wait.
 */
const isNow = (at: number, now: number) => at <= now || at > now + policy.slowly.longest;
const isExpired = ({ state, lease_until }: OutboxRow, now: number) =>
  state === 'sending' &&
  lease_until !== null &&
  (lease_until < now || lease_until > now + policy.slowly.longest);
