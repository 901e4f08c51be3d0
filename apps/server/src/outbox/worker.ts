import type { FastifyBaseLogger } from 'fastify';
import type { LeaseClock } from '../clock/lease-clock.ts';
import { leavesOnce, type OutboxChannel } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { errorInLog } from '../error-in-log.ts';
import { allowanceOf, type MailLimits, noLimits } from './allowance.ts';
import { claimDue, renewLease } from './claim.ts';
import { DeliveryError, NothingToSay } from './delivery-error.ts';
import { isPastPatience } from './patience.ts';
import { type OutboxPolicy, retryDelay } from './policy.ts';
import { reapExpired, recordHanded, settle } from './settle.ts';

export interface OutboxWorker {
  start(): void;
  /** Checks for due rows now. Call it after writing one. Does nothing before `start`. */
  wake(): void;
  /** Claims nothing more and waits up to `graceMs` for the mail being sent. */
  stop(graceMs: number): Promise<void>;
}

export interface OutboxWorkerDeps {
  readonly db: Database;
  readonly channel: OutboxChannel;
  /**
   * Delivers a row. Anything it throws counts as a failed attempt that may succeed later. Resolves
   * with the failed mails that this one mentioned. `beforeEnd`: see MailTransport; set for what
   * leaves once at most.
   */
  readonly deliver: (row: OutboxRow, beforeEnd?: () => Promise<void>) => Promise<readonly string[]>;
  readonly log: FastifyBaseLogger;
  readonly clock: LeaseClock;
  readonly random: () => number;
  readonly policy: OutboxPolicy;
  /** For mail: beyond these limits enquiries wait for a digest, other mails for the next day. */
  readonly limits?: MailLimits;
}

/** Another process has the row by now, and sends it. */
class ClaimLost extends Error {}

/**
 * Delivers one lane of the outbox. A row's states:
 *
 *   pending ──claim──▶ sending ──accepted──▶ sent
 *      ▲                 │ ├──refused for good──▶ refused ──▶ pending (by hand)
 *      ├──delay──────────┘ └──too old──▶ given-up ──▶ pending (by hand)
 *      └──lease ran out── sending
 *                      └──several times in a row──▶ as after a failed attempt
 *   sending ──nothing left to say──▶ dropped
 *   held ──▶ pending (by hand)
 *   for-digest ──▶ in-digest
 *   pending ──too many──▶ in-digest ──its digest is sent──▶ sent
 *
 * What leaves once at most is `sent` as soon as its end was about to leave and nobody knows more.
 *
 * A failed attempt is recorded and retried. If it cannot be recorded (disk full, database locked)
 * the row stays `sending` until its lease expires: late, never lost.
 */
export function createOutboxWorker({
  db,
  channel,
  deliver,
  log,
  clock,
  random,
  policy,
  limits = noLimits,
}: OutboxWorkerDeps): OutboxWorker {
  /** With the claim of each. */
  const inHand = new Map<Promise<void>, OutboxRow>();
  let started = false;
  let stopping = false;
  /** The grace period is over. */
  let leaving = false;
  let looking: Promise<void> | undefined;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(row: OutboxRow): Promise<void> {
    const renew = async () => renewLease(db, row, (await clock()) + policy.leaseMs);
    const renewal = setInterval(() => {
      renew().catch(() => log.error({ outbox: row.id }, 'lease not renewed'));
    }, policy.renewMs);
    try {
      let isHanded = false;
      const once = leavesOnce(row.template)
        ? async () => {
            if (!(await recordHanded(db, row, await clock()))) throw new ClaimLost();
            isHanded = true;
          }
        : undefined;
      const end = await deliver(row, once).then(
        (mentions) => ({ mentions }),
        (error: unknown) => ({ error }),
      );
      if ('mentions' in end) await recordSent(row, end.mentions);
      else if (end.error instanceof NothingToSay) await recordDropped(row);
      // Its end left, and no answer came.
      else if (isHanded && !(end.error instanceof DeliveryError && end.error.isAnswered))
        await recordSent(row, []);
      else await recordFailure(row, end.error);
    } finally {
      clearInterval(renewal);
    }
  }

  /** The mail has left. Retry recording it until it succeeds; otherwise it would be sent twice. */
  async function recordSent(row: OutboxRow, mentions: readonly string[]): Promise<void> {
    for (;;) {
      try {
        const now = await clock();
        const change = { state: 'sent' as const, sent_at: now };
        const isOurs = await settle(db, row, now, { outcome: 'sent', change, mentions });
        if (isOurs) log.info({ outbox: row.id, attempt: row.attempts + 1 }, `${channel} sent`);
        else log.warn({ outbox: row.id }, `${channel} sent, but its lease had passed on: it may go twice`);
        return;
      } catch (error) {
        log.error({ outbox: row.id, errors: errorInLog(error) }, 'sent, but not recorded yet');
        if (leaving) throw error;
        await new Promise((resolve) => setTimeout(resolve, policy.pollMs));
      }
    }
  }

  async function recordDropped(row: OutboxRow): Promise<void> {
    await settle(db, row, await clock(), { outcome: 'dropped', change: { state: 'dropped' } });
    log.info({ outbox: row.id }, `${channel} dropped: nothing to say any more`);
  }

  async function recordFailure(row: OutboxRow, error: unknown): Promise<void> {
    const known =
      error instanceof DeliveryError
        ? error
        : new DeliveryError('soon', (error as Error).name ?? 'UNKNOWN', '');
    const now = await clock();
    const isLong = await isPastPatience(db, row, now, policy);
    const end = known.healing === 'never' ? 'refused' : isLong ? 'given-up' : 'retry';
    const delay = retryDelay(
      row.attempts + 1,
      policy,
      random,
      known.healing === 'slowly' ? 'slowly' : 'soon',
    );
    const level = end === 'retry' ? 'warn' : 'error';
    log[level]({ outbox: row.id, attempt: row.attempts + 1, code: known.code, end }, `${channel} not sent`);
    await settle(db, row, now, {
      outcome: end,
      change: {
        handed_at: null,
        ...(end === 'retry' ? { state: 'pending' as const, next_attempt_at: now + delay } : { state: end }),
      },
      error: { code: known.code, detail: known.detail },
    });
    if (end === 'retry') schedule(Math.min(delay, policy.pollMs));
  }

  async function look(): Promise<void> {
    // If this process stalled beyond its leases, its rows are not abandoned; reclaiming sends
    // twice.
    const own = [...inHand.values()];
    const looked = await clock();
    for (const { id, attempts } of await reapExpired(db, { channel, now: looked, own, policy, random })) {
      log.error(
        { outbox: id, attempt: attempts },
        `processes end while they have this ${channel} in hand: it waits`,
      );
    }
    const free = policy.concurrency - inHand.size;
    if (free <= 0) return;
    const now = await clock();
    const { mails, waiting } = await allowanceOf(db, now, limits);
    if (mails <= 0) return;
    const rows = await claimDue(db, {
      channel,
      count: Math.min(free, mails),
      except: own,
      waiting,
      now,
      leaseMs: policy.leaseMs,
    });
    for (const row of rows) {
      const work = attempt(row)
        .catch((error: unknown) =>
          log.error({ outbox: row.id, errors: errorInLog(error) }, 'attempt not recorded'),
        )
        .finally(() => {
          inHand.delete(work);
          wake();
        });
      inHand.set(work, row);
    }
  }

  function wake(): void {
    if (!started || stopping) return;
    if (looking) {
      lookAgain = true;
      return;
    }
    looking = look()
      .catch((error: unknown) => log.error({ errors: errorInLog(error) }, 'the outbox could not be read'))
      .finally(() => {
        looking = undefined;
        if (lookAgain) {
          lookAgain = false;
          wake();
        } else schedule(policy.pollMs);
      });
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (!stopping) timer = setTimeout(wake, delayMs);
  }

  return {
    start() {
      started = true;
      wake();
    },
    wake,
    async stop(graceMs) {
      stopping = true;
      clearTimeout(timer);
      await looking;
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise((resolve) => {
        late = setTimeout(resolve, graceMs);
      });
      await Promise.race([Promise.all(inHand.keys()), patience]);
      clearTimeout(late);
      leaving = true;
    },
  };
}
