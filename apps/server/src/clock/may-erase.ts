import { DAY_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/open-database.ts';
import type { ClockKeeper } from './clock-keeper.ts';

/** Erasing jobs never pause longer, unless the server was off or its clock has changed. */
const LEAP_MS = 3 * DAY_MS;
/**
 * Nothing is erased for this long after a leap, so that a wrong clock can be noticed and corrected.
 */
const DOUBT_MS = DAY_MS;

const erasingJobs = [
  'sweep-documents',
  'sweep-enquiries',
  'sweep-upgrade-copies',
  'sweep-door',
  'backup',
] as const;

/** Jobs that erase by age. */
export type ErasingJob = (typeof erasingJobs)[number];

/** The row that records since when a job has distrusted the clock. */
const doubtOf = (job: ErasingJob) => `${job}:leap` as const;

/** The rows of all of them. */
export const doubts: readonly string[] = erasingJobs.map(doubtOf);

const isInDoubt = (since: number | null, now: number) =>
  since !== null && now >= since && now - since < DOUBT_MS;

interface EraseDeps {
  readonly db: Database;
  readonly log: FastifyBaseLogger;
  readonly clockKeeper: ClockKeeper;
}

/**
 * Whether a job that erases old data may trust `now` (milliseconds since 1970). After days without
 * a run, the server was off or its clock is ahead, which would make everything look old. The job
 * then waits until the clock has run for one more day. Call it within the job's run.
 */
export async function mayErase(
  { db, log, clockKeeper }: EraseDeps,
  job: ErasingJob,
  now: number,
): Promise<boolean> {
  await clockKeeper.look(now);
  const rows = await db
    .selectFrom('job')
    .select(['name', 'started_at', 'ended_at'])
    .where('name', 'in', [job, doubtOf(job)])
    .execute();
  // The previous run's: this one has not ended.
  const last = rows.find(({ name }) => name === job)?.ended_at ?? now;
  const since = rows.find(({ name }) => name === doubtOf(job))?.started_at ?? null;
  if (now - last > LEAP_MS) {
    const doubt = { started_at: now, ended_at: null, error: null, lease_owner: null, lease_until: null };
    await db
      .insertInto('job')
      .values({ name: doubtOf(job), ...doubt })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(doubt))
      .execute();
    log.error(
      { job, code: 'clock-leapt', days: Math.round((now - last) / DAY_MS) },
      'days without a run: the server was off, or its clock is ahead; nothing is erased by age for a day',
    );
    return false;
  }
  if (since === null) return true;
  if (isInDoubt(since, now)) return false;
  await db.deleteFrom('job').where('name', '=', doubtOf(job)).execute();
  return true;
}

/** When all jobs erase again. In the past if none of them distrusts the clock. */
export async function erasesAgainAt(db: Database, now: number): Promise<number> {
  const last = await db
    .selectFrom('job')
    .select((row) => row.fn.max('started_at').as('at'))
    .where('name', 'in', doubts)
    // Doubts in the future come from a clock that has been set back since, and are over.
    .where('started_at', '<=', now)
    .executeTakeFirst();
  return (last?.at ?? 0) + DOUBT_MS;
}

/**
 * The same for erasing by command. Not allowed if all erasing jobs last ran days ago, or while one
 * of them distrusts the clock. Records nothing itself.
 */
export async function mayEraseByHand(db: Database, now: number): Promise<boolean> {
  const rows = await db
    .selectFrom('job')
    .select(['name', 'started_at', 'ended_at'])
    .where('name', 'in', [...erasingJobs, ...doubts])
    .execute();
  if (rows.some(({ name, started_at }) => doubts.includes(name) && isInDoubt(started_at, now))) return false;
  const ends = rows.flatMap(({ ended_at }) => ended_at ?? []);
  return ends.length === 0 || now - Math.max(...ends) <= LEAP_MS;
}
