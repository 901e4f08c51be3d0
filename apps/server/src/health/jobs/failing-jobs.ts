import type { FailingJob } from '@rivermark/contracts/alerts';
import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { jobInWords } from './job-in-words.ts';

/** Shorter failures recover without help, for example when a store restarts. */
const FAILING_MS = 30 * MINUTE_MS;
/** No run that is not watched apart goes on for longer without saying so. */
const HANGING_MS = 60 * MINUTE_MS;
/** What is said of a run that goes on and on. */
const NOT_ENDED = 'NOT-ENDED';
/** Backups have their own watch. */
const WATCHED_APART = 'backup';

/** When the run in hand began, or last said that it goes on. */
const wentOnAt = (row: ExpressionBuilder<Schema, 'job'>) => row.fn.coalesce('progressed_at', 'started_at');

export async function failingJobs(db: Database, now: number): Promise<FailingJob[]> {
  const rows = await db
    .selectFrom('job')
    .select((row) => [
      'name',
      'error',
      'failing_since',
      row.case().when('lease_until', '>=', now).then(wentOnAt(row)).end().as('in_hand_since'),
    ])
    .where('name', '!=', WATCHED_APART)
    .where((row) =>
      row.or([
        row.and([
          row('failing_since', '<=', now - FAILING_MS),
          // One that runs every hour has failed once by then, and may go well when it runs again.
          row('ended_at', '>', row.ref('failing_since')),
        ]),
        row.and([row('lease_until', '>=', now), row(wentOnAt(row), '<=', now - HANGING_MS)]),
      ]),
    )
    .orderBy('name')
    .execute();
  return rows.map(({ name, error, failing_since, in_hand_since }) => {
    const hangsSince =
      in_hand_since !== null && in_hand_since <= now - HANGING_MS ? in_hand_since : undefined;
    const code = hangsSince === undefined ? (error ?? 'unknown') : NOT_ENDED;
    const since = Math.min(hangsSince ?? now, failing_since ?? now);
    return {
      name,
      code,
      words: jobInWords(name, code),
      failingMinutes: Math.floor((now - since) / MINUTE_MS),
    };
  });
}
