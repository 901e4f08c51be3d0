import { sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import { everyTable } from './personal-data.ts';

/** Deletes the rows whose time is over (see `forgotten` in personal-data.ts). */
export async function forgetOld(db: Database, now: number): Promise<void> {
  for (const [table, { forgotten }] of Object.entries(everyTable)) {
    if (!forgotten) continue;
    const { column, afterMs } = forgotten;
    const at = sql.ref(column);
    // A clock that was ahead wrote moments that no day would reach for a long time.
    const isAhead = afterMs > 0 ? sql` or ${at} > ${now + afterMs}` : sql``;
    await sql`delete from ${sql.table(table)} where ${at} <= ${now - afterMs}${isAhead}`.execute(db);
  }
}
