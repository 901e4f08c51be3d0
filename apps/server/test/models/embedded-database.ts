import { sql } from 'kysely';
import { type Database, isPostgres } from '../../src/db/open-database.ts';
import { openMigrated } from '../../src/db/open-migrated.ts';

/** Has the embedded database put nothing on stable storage. What a dead process leaves is the same; only a power cut would tell. */
export async function syncsNothing(db: Database): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma synchronous = off`.execute(db);
}

/** A new one in a folder, for this process alone, which syncs nothing. Who called it ends it by `destroy()`. */
export async function openForModel(dataDir: string): Promise<Database> {
  const db = await openMigrated({ dataDir }, Date.now());
  await sql`pragma journal_mode = memory`.execute(db);
  await sql`pragma locking_mode = exclusive`.execute(db);
  await syncsNothing(db);
  return db;
}
