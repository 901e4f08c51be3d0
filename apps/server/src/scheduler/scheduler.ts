import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock.ts';
import type { LeaseClock } from '../clock/lease-clock.ts';
import type { Database } from '../db/open-database.ts';
import { errorInLog } from '../error-in-log.ts';
import { claimJob } from './job-lease.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** May take minutes. Neither the other jobs nor a stop wait for it. */
  readonly isLong?: boolean;
  /**
   * Uses no database row, because the database may not accept one. Only this process knows its last
   * run.
   */
  readonly isRowless?: boolean;
  /**
   * Must be safe to kill anywhere and run again. `now`: when the run began. Runs that may take
   * hours call `goesOn` after each part, or they are reported as hanging.
   */
  run(now: number, goesOn: () => void): Promise<void>;
}

export interface Scheduler {
  /** Checks now and every second. A running job does not delay the others. */
  start(): void;
  /** Runs the due jobs that nobody is running: short ones in turn, long ones in parallel. */
  runDue(): Promise<void>;
  /** Starts nothing more and waits for the runs in progress, except long ones. */
  stop(): Promise<void>;
}

const LOOK_MS = 1000;
/** How long the lease of a killed process delays the next run. */
const LEASE_MS = 60_000;
const RENEW_MS = 15_000;

interface SchedulerDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Decides when jobs are due and when leases expire. If absent: `clock`. */
  readonly leaseClock?: LeaseClock;
  readonly log: FastifyBaseLogger;
}

export function createScheduler(
  { db, clock, leaseClock = clock, log }: SchedulerDeps,
  jobs: readonly Job[],
): Scheduler {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const begun = new Map<string, number>();

  async function runIfDue({ name, everyMs, isLong, isRowless, run }: Job): Promise<void> {
    if (isRowless) {
      const now = clock();
      const since = now - (begun.get(name) ?? Number.NEGATIVE_INFINITY);
      if (since >= 0 && since < everyMs) return;
      begun.set(name, now);
      return run(now, () => undefined);
    }
    const claimed = await claimJob(db, { name, everyMs, now: await leaseClock(), leaseMs: LEASE_MS });
    if (!claimed) return;
    let progressedAt: number | undefined;
    const goesOn = () => {
      progressedAt = clock();
    };
    const renew = async () => {
      const now = await leaseClock();
      const progress = progressedAt === undefined ? undefined : now - (clock() - progressedAt);
      await claimed.renew(now + LEASE_MS, progress);
    };
    const renewal = setInterval(() => {
      renew().catch((error: Error) =>
        log.error({ job: name, errors: errorInLog(error) }, 'lease not renewed'),
      );
    }, RENEW_MS);
    try {
      await run(clock(), goesOn);
      await claimed.end(await leaseClock());
    } catch (error) {
      const { name: cause, code } = error as { name: string; code?: string };
      // A stop abandoned a long run. Its lease expires.
      if (isLong && stopped) return;
      log.error({ job: name, errors: errorInLog(error) }, 'a job failed');
      await claimed.end(await leaseClock(), code ?? cause);
    } finally {
      clearInterval(renewal);
    }
  }

  const attempt = (job: Job) =>
    runIfDue(job).catch((error: Error) => {
      if (job.isLong && stopped) return;
      log.error({ job: job.name, errors: errorInLog(error) }, 'a job could not be begun or ended');
    });

  const inHand = new Map<Job, Promise<void>>();
  const begin = (job: Job) => {
    const run = attempt(job).finally(() => inHand.delete(job));
    inHand.set(job, run);
    return run;
  };
  const shortOnes = jobs.filter(({ isLong }) => !isLong);
  const longOnes = jobs.filter(({ isLong }) => isLong);

  /** A hanging job stays in progress, and later checks skip it. */
  async function runShort(): Promise<void> {
    for (const job of shortOnes) {
      if (stopped) return;
      if (!inHand.has(job)) await begin(job);
    }
  }

  /** Starts those that do not run here. Their lease says whether they run elsewhere. */
  const runLong = () => Promise.all(longOnes.map((job) => inHand.get(job) ?? begin(job)));

  const look = () => {
    void runLong();
    void runShort();
    timer = setTimeout(look, LOOK_MS);
  };

  return {
    start: look,
    async runDue() {
      await Promise.all([runLong(), runShort()]);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await Promise.all(shortOnes.map((job) => inHand.get(job)));
    },
  };
}
