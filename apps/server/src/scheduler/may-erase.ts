import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';

/** No job that erases rests longer between two runs, unless the server was off or its clock is not what it was. */
const LEAP_MS = 3 * DAY_MS;
/** For so long nothing is erased after a leap: a clock that is wrong is seen and set right meanwhile. */
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

/** The row that keeps since when a job doubts the clock. */
const doubtOf = (job: ErasingJob) => `${job}:leap` as const;

/** The rows of all of them. */
export const doubts: readonly string[] = erasingJobs.map(doubtOf);

const isInDoubt = (since: number | null, now: number) =>
  since !== null && now >= since && now - since < DOUBT_MS;

/**
 * Whether a job that erases what is old may believe `now`, in milliseconds since 1970. After days without a run the
 * server was off, or its clock is ahead, and by that clock everything may be old: then the job waits until the clock has
 * gone on for a day from there. To be asked within the job's run. Resolves with how long since the last run, once, where that begins.
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
  // Of the run before: this one has not ended.
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
 * The same for who erases by hand and is no job: not days after the last run of all the jobs that erase, nor while one
 * of them doubts the clock. Keeps nothing of its own.
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
