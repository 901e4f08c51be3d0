import type { Database } from '../../db/open-database.ts';
import { noJobs } from '../../scheduler/no-jobs.ts';

/** When a process that delivers mail and runs the jobs last began one; null if none ever did. */
export async function workerLastSeen(db: Database): Promise<number | null> {
  const last = await db
    .selectFrom('job')
    .select((row) => row.fn.max('started_at').as('at'))
    .where('name', 'not in', noJobs)
    .executeTakeFirst();
  return last?.at ?? null;
}
