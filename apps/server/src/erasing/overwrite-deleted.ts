import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/open-database.ts';

const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Truncates SQLite's write-ahead log, because deleted data stays readable in it until then.
 * Resolves to whether that was done. A reader of the log is waited for briefly; after that it is
 * left to the next sweep. PostgreSQL manages its own log and dead rows (docs/decisions explain what
 * that means for erasing).
 */
export async function overwriteDeleted(db: Database): Promise<boolean> {
  if (isPostgres(db)) return true;
  for (let tried = 1; ; tried += 1) {
    // It says so in a row, and throws nothing.
    const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (tried === TRIES) return false;
    await after(PAUSE_MS);
  }
}
