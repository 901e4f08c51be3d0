import { sql } from 'kysely';
import { type Database, isPostgres } from '../../src/db/open-database.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';

/**
 * Stops the embedded database from syncing. A dead process leaves the same; only a power cut would
 * differ.
 */
export async function syncsNothing(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma synchronous = off`.execute(db);
}

/**
 * A new database in a folder, for this process only, without syncs. The caller must call
 * `destroy()`.
 */
export async function openForModel(dataDir: string): Promise<Database> {
  const db = await openMigrated({ dataDir }, Date.now());
  await sql`pragma journal_mode = memory`.execute(db);
  await sql`pragma locking_mode = exclusive`.execute(db);
  await syncsNothing(db);
  return db;
}
