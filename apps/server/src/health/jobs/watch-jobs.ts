import { type Telling, tellChannels } from '../alerts/tell-channels.ts';
import { failingJobs } from './failing-jobs.ts';

interface WatchDeps extends Telling {
  /** The names of all jobs. */
  readonly names: readonly string[];
}

/**
 * Reports a job that keeps failing, for example when the document store is away. Once per job and
 * channel, and again when all have recovered.
 */
export async function watchJobs({ names, ...telling }: WatchDeps, now: number): Promise<void> {
  const { db } = telling;
  // One that was turned off while it failed has no run that could end well.
  await db
    .updateTable('job')
    .set({ failing_since: null })
    .where('failing_since', 'is not', null)
    .where('name', 'not in', names)
    .execute();
  const jobs = await failingJobs(db, now);
  const state = jobs.length > 0 ? 'failing' : 'ok';
  const faults = Object.fromEntries(jobs.map(({ name }) => [name, 1]));
  await tellChannels(telling, { about: 'jobs', state, at: now, jobs }, faults);
}
