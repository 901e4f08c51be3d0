import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { Database } from '../../db/open-database.ts';
import { durationInWords } from '../../duration-in-words.ts';
import type { HealthItem } from '../health-item.ts';
import { failingJobs } from './failing-jobs.ts';

/** Jobs that have been failing for a while; absent where none has. */
export async function jobsHealth(db: Database, now: number): Promise<HealthItem | undefined> {
  const jobs = await failingJobs(db, now);
  if (jobs.length === 0) return undefined;
  const sentences = jobs.map(
    ({ name, code, words, failingMinutes }) =>
      `${words}, for ${durationInWords(failingMinutes * MINUTE_MS)} (${name}: ${code}).`,
  );
  return {
    name: 'Regular work',
    state: 'wrong',
    words: sentences.join(' '),
    advice:
      'Ask whoever looks after the server to see the runbook under ‘A job fails, or the store of documents is away’.',
  };
}
