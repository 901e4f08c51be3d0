import type { KyselyPlugin } from 'kysely';
import { pino } from 'pino';
import { type OutboxChannel, templatesOfChannel } from '../../src/db/mail-templates.ts';
import type { Database } from '../../src/db/open-database.ts';
import type { OutboxRow } from '../../src/db/schema.ts';
import { renewLease } from '../../src/outbox/claim.ts';
import { type OutboxPolicy, ordinaryPolicy } from '../../src/outbox/policy.ts';
import { createOutboxWorker, type OutboxWorker } from '../../src/outbox/worker.ts';
import { Crash, type Turns, tick } from '../models/turns.ts';

/** Nothing is automatic within a run: the test triggers every check and every renewal. */
const NEVER_MS = 2 ** 30;
export const policy: OutboxPolicy = { ...ordinaryPolicy, pollMs: NEVER_MS, renewMs: NEVER_MS };
/** The model's days are too short for a ceiling of all mails: `mail-day.int.test.ts` tests it. */
export const limits = { mailsPerHour: 3, mailsPerDay: Number.POSITIVE_INFINITY } as const;

/** The lanes of each process. A push lane would behave like the CRM lane. */
export type ModelChannel = Extract<OutboxChannel, 'mail' | 'webhook'>;
const ofWebhooks = templatesOfChannel('webhook');
export const channelOf = ({ template }: Pick<OutboxRow, 'template'>): ModelChannel =>
  ofWebhooks.includes(template) ? 'webhook' : 'mail';

/**
 * Listeners of each process's log lines. One logger for all: creating one takes longer than a
 * round.
 */
const listeners = new Map<number, (line: string) => void>();
const log = pino(
  { level: 'error', base: null },
  { write: (line: string) => listeners.get(JSON.parse(line).process)?.(line) },
);
let processes = 0;

/** A mail at the mail server, or a call at the CRM, that has no answer yet. */
export interface InHand {
  readonly row: OutboxRow;
  readonly process: SendingProcess;
  /** The answer is in transit. */
  isAnswered: boolean;
  accepted(): void;
  failed(error: Error): void;
}

interface ProcessDeps {
  readonly db: Database;
  /** The turns of the current round. */
  readonly turns: () => Turns;
  readonly clock: () => number;
  /** Called as soon as a mail is offered. */
  readonly onOffer: (offer: InHand) => Promise<void>;
  readonly onFault: (line: string) => void;
}

/**
 * One process with the real workers, one for each lane. It may die at each statement, or on
 * request.
 */
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

  /** Checks for due rows in a lane and claims them. */
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

  /**
   * The worker's renewal for each mail in progress, every few seconds. Resolves with those whose
   * claim it still had.
   */
  async renew(): Promise<InHand[]> {
    const kept: InHand[] = [];
    for (const each of [...this.inHand]) {
      if (await renewLease(this.#db, each.row, this.#deps.clock() + policy.leaseMs)) kept.push(each);
    }
    return kept;
  }

  /** Resolves once the process only waits for others: a mail server, or the clock. */
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

  /** This level also has permanent refusals. An internal error comes with its stack. */
  #logged(line: string): void {
    if (!this.isDead && 'errors' in JSON.parse(line)) this.#deps.onFault(line);
  }

  /** The database, with each statement as a step, and a count of what is in progress. */
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
