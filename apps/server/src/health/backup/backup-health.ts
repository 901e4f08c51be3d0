import type { BackupAlert } from '@rivermark/contracts/alerts';
import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Database } from '../../db/open-database.ts';

/** The state of the backups. Times in milliseconds since 1970. */
export interface BackupHealth {
  readonly state: BackupAlert['state'];
  /** Null where there was none. */
  readonly lastGoodAt: number | null;
  /** The last backup's code, if it failed or lacks lost documents. */
  readonly code: string | null;
  /** Also where the last one failed, and hides it. */
  readonly isLate: boolean;
  /** None was tried yet. */
  readonly isNew: boolean;
}

/**
 * `everyHours`: the configured interval, if any. `place`: the configured place; manual backups to
 * other places do not count.
 */
export async function backupHealth(
  db: Database,
  everyHours: number | undefined,
  now: number,
  place?: string,
): Promise<BackupHealth> {
  const newest = (ended: 'well' | 'at all') =>
    db
      .selectFrom('backup_run')
      .selectAll()
      // One of a clock that was ahead would hide all that failed since, up to its day.
      .where('started_at', '<=', now)
      .$if(place !== undefined, (query) =>
        query.where((row) => row.or([row('place', 'is', null), row('place', '=', place as string)])),
      )
      .$if(ended === 'well', (query) => query.where('snapshot', 'is not', null))
      .orderBy('started_at', 'desc')
      .orderBy('ended_at', 'desc')
      .limit(1)
      .executeTakeFirst();
  const inHand = db
    .selectFrom('job')
    .select('started_at')
    .where('name', '=', 'backup-in-hand')
    .where('lease_until', 'is not', null)
    .executeTakeFirst();
  const [last, good, begun] = await Promise.all([newest('at all'), newest('well'), inHand]);
  const lastGoodAt = good?.started_at ?? null;
  const code = last?.error ?? null;
  // Allows one missed backup, plus the hour until the next try. The first one counts from when it
  // began.
  const since = lastGoodAt ?? begun?.started_at ?? now;
  const isLate = everyHours !== undefined && now - since > (2 * everyHours + 1) * HOUR_MS;
  const state = code ? 'failed' : isLate ? 'late' : 'ok';
  return { state, lastGoodAt, code, isLate, isNew: last === undefined };
}
