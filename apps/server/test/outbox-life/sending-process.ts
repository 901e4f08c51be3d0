import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { type OutboxChannel, templatesOfChannel } from '../../src/db/mail-templates.ts';
import type { Database } from '../../src/db/open-database.ts';
import type { OutboxRow } from '../../src/db/schema.ts';
import { renewLease } from '../../src/outbox/claim.ts';
import { type OutboxPolicy, ordinaryPolicy } from '../../src/outbox/policy.ts';
import { createOutboxWorker, type OutboxWorker } from '../../src/outbox/worker.ts';
import { Crash, type Turns, tick } from '../models/turns.ts';

/** Nothing happens by itself within a run: every look and every renewal is asked for. */
const NEVER_MS = 2 ** 30;
export const policy: OutboxPolicy = { ...ordinaryPolicy, pollMs: NEVER_MS, renewMs: NEVER_MS };
/** The model's days are too short for a ceiling of all mails: `mail-day.int.test.ts` has its own. */
export const limits = { mailsPerHour: 3, mailsPerDay: Number.POSITIVE_INFINITY } as const;

/** The lanes of each process. One of pushes would be as that of a CRM is. */
export type ModelChannel = Extract<OutboxChannel, 'mail' | 'webhook'>;
const ofWebhooks = templatesOfChannel('webhook');
export const channelOf = ({ template }: Pick<OutboxRow, 'template'>): ModelChannel =>
  ofWebhooks.includes(template) ? 'webhook' : 'mail';

/** Who hears what which process logs. One logger for all: to make one takes longer than a round. */
const listeners = new Map<number, (line: string) => void>();
const log = pino(
  { level: 'error', base: null },
  { write: (line: string) => listeners.get(JSON.parse(line).process)?.(line) },
);
let processes = 0;

/** A mail that is with the mail server, or the call that is with the CRM, which has not answered yet. */
export interface InHand {
  readonly row: OutboxRow;
  readonly process: SendingProcess;
  /** The answer is on its way. */
  isAnswered: boolean;
  accepted(): void;
  failed(error: Error): void;
}

interface ProcessDeps {
  readonly db: Database;
  /** Of the round that goes on. */
  readonly turns: () => Turns;
  readonly clock: () => number;
  /** Called as soon as a mail is offered. */
  readonly onOffer: (offer: InHand) => Promise<void>;
  readonly onFault: (line: string) => void;
}

/** One process with the real workers in it, one for each lane. It may die at each of its statements, or when it is told to. */
export class SendingProcess {
  readonly inHand: InHand[] = [];
  readonly #deps: ProcessDeps;
  readonly #db: Database;
  readonly #workers = new Map<ModelChannel, OutboxWorker>();
  readonly #number = ++processes;
  #working = 0;
  #dead = false;

  constructor(deps: ProcessDeps) {
    this.#deps = deps;
    this.#db = this.#watched(deps.db);
    listeners.set(this.#number, (line) => this.#logged(line));
  }

  get isDead(): boolean {
    return this.#dead || this.#deps.turns().isDead;
  }

  /** Looks for what is due in a lane, and claims it. Resolves when it has. */
  look(channel: ModelChannel): Promise<void> {
    const worker = this.#workers.get(channel);
    if (worker) worker.wake();
    else this.#start(channel);
    return this.atRest();
  }

  #start(channel: ModelChannel): void {
    const worker = createOutboxWorker({
      db: this.#db,
      channel,
      deliver: (row) => this.#offer(row),
      log: log.child({ process: this.#number }),
      clock: this.#deps.clock,
      random: () => 0,
      policy,
      ...(channel === 'mail' && { limits }),
    });
    this.#workers.set(channel, worker);
    worker.start();
  }

  #stop(): Promise<unknown> {
    return Promise.all([...this.#workers.values()].map((worker) => worker.stop(0)));
  }

  /** What the worker does for each mail in hand, every few seconds. Resolves with those whose claim it still was. */
  async renew(): Promise<InHand[]> {
    const kept: InHand[] = [];
    for (const each of [...this.inHand]) {
      if (await renewLease(this.#db, each.row, this.#deps.clock() + policy.leaseMs)) kept.push(each);
    }
    return kept;
  }

  /** Resolves when the process waits for others alone: for a mail server, or for the clock. */
  async atRest(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      if (this.#working > 0) quiet = 0;
      await tick();
    }
  }

  async die(): Promise<void> {
    this.#dead = true;
    const stopped = this.#stop();
    for (const each of [...this.inHand]) each.failed(new Crash());
    await stopped;
    await this.atRest();
    listeners.delete(this.#number);
  }

  #offer(row: OutboxRow): Promise<readonly string[]> {
    return new Promise<readonly string[]>((resolve, reject) => {
      const end = (how: () => void) => () => {
        this.inHand.splice(this.inHand.indexOf(offer), 1);
        how();
      };
      const offer: InHand = {
        row,
        process: this,
        isAnswered: false,
        accepted: end(() => resolve([])),
        failed: (error) => end(() => reject(error))(),
      };
      this.inHand.push(offer);
      this.#deps.onOffer(offer).catch(reject);
    });
  }

  /** That a mail is refused for good is said at this level, too; a fault of ours comes with its errors. */
  #logged(line: string): void {
    if (!this.isDead && 'errors' in JSON.parse(line)) this.#deps.onFault(line);
  }

  /** The database, in which each statement is a step, and what is on its way is counted. */
  #watched(db: Database): Database {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (this.isDead) {
          this.#stop().catch(() => undefined);
          throw new Crash();
        }
        return node;
      },
      transformResult: ({ result }) =>
        this.#counted(async () => {
          await this.#deps.turns().turn();
          if (this.isDead) throw new Crash();
          return result;
        }),
    };
    const watched = db.withPlugin(plugin);
    const executor = watched.getExecutor();
    const provide = executor.provideConnection.bind(executor);
    executor.provideConnection = (consumer, options) => this.#counted(() => provide(consumer, options));
    return watched;
  }

  async #counted<T>(work: () => Promise<T>): Promise<T> {
    this.#working += 1;
    return work().finally(() => {
      this.#working -= 1;
    });
  }
}
