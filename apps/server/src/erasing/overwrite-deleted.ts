import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/open-database.ts';

const TRIES = 10;
const PAUSE_MS = 200;

/**
 * Begins SQLite's write-ahead log anew: what was deleted stays readable in it until then. Resolves with whether that was
 * done: somebody may be reading what the log holds, which is waited for a moment, and else is done by the next sweep.
 * PostgreSQL keeps its log and dead rows for itself and clears them by its own rules (docs/decisions say what that means
 * for erasing).
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
