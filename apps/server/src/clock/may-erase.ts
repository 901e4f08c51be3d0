import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';

/** Erasing jobs never pause longer, unless the server was off or its clock has changed. */
const LEAP_MS = 3 * DAY_MS;
/**
 * Nothing is erased for this long after a leap, so that a wrong clock can be noticed and corrected.
 */
export const DOUBT_MS = DAY_MS;

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

/**
 * Whether a job that erases old data may trust `now` (milliseconds since 1970). After days without
 * a run, the server was off or its clock is ahead, which would make everything look old. The job
 * then waits until the clock has run for one more day. Call it within the job's run. Resolves with
 * the gap since the last run, once, when that wait begins.
 */
export async function mayErase(
  db: Database,
  job: ErasingJob,
  now: number,
): Promise<{ readonly may: boolean; readonly leaptMs?: number }> {
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
    return { may: false, leaptMs: now - last };
  }
  if (since === null) return { may: true };
  if (isInDoubt(since, now)) return { may: false };
  await db.deleteFrom('job').where('name', '=', doubtOf(job)).execute();
  return { may: true };
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
