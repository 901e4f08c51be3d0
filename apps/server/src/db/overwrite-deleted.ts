import { sql } from 'kysely';
import { type Database, isPostgres } from './open-database.ts';

/**
 * Begins SQLite's write-ahead log anew: what was deleted stays readable in it until then. PostgreSQL keeps its log and
 * dead rows for itself and clears them by its own rules (docs/decisions say what that means for erasing).
 */
export async function overwriteDeleted(db: Database): Promise<void> {
  if (!isPostgres(db)) await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
