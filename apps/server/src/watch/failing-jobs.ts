import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';
import { jobInWords } from './job-in-words.ts';

/** What heals by itself, a restart of the store for example, is nobody's trouble. */
const FAILING_MS = 30 * MINUTE_MS;
/** How backups stand is told by their own watch. */
const WATCHED_APART = 'backup';

/** A job none of whose runs has ended well for half an hour and longer. */
export interface FailingJob {
  readonly name: string;
  /** Of what went wrong in its last run. */
  readonly code: string;
  readonly words: string;
  readonly failingMinutes: number;
}

export async function failingJobs(db: Database, now: number): Promise<FailingJob[]> {
  const rows = await db
    .selectFrom('job')
    .select(['name', 'error', 'failing_since'])
    .where('failing_since', '<=', now - FAILING_MS)
    .where('name', '!=', WATCHED_APART)
    .orderBy('name')
    .execute();
  return rows.map(({ name, error, failing_since }) => {
    const code = error ?? 'unknown';
    const failingMinutes = Math.floor((now - (failing_since ?? now)) / MINUTE_MS);
    return { name, code, words: jobInWords(name, code), failingMinutes };
  });
}
