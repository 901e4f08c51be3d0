import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { PatientSqliteDialect } from './patient-dialect.ts';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** How long a request waits for another process's transaction. */
const WAIT_MS = 15_000;

/**
 * Opens (and creates) the database in the data directory, which must exist.
 * A commit is on stable storage when it returns: WAL with synchronous=FULL syncs on every commit.
 */
export function openDatabase(dataDir: string, waitMs = WAIT_MS): Database {
  const file = join(dataDir, 'rivermark.db');
  const sqlite = new SQLite(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is erased, above all a document's key, is overwritten and not only unlinked.
  sqlite.pragma('secure_delete = ON');
  // The write-ahead log and its index take the database's mode.
  chmodSync(file, 0o600);
  // Until here a wait stopped nobody.
  sqlite.pragma('busy_timeout = 0');
  return new Kysely<Schema>({ dialect: new PatientSqliteDialect(sqlite, waitMs) });
}
