import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/**
 * Opens (and creates) the database in the data directory, which must exist.
 * A commit is on stable storage when it returns: WAL with synchronous=FULL syncs on every commit.
 */
export function openDatabase(dataDir: string): Database {
  const file = join(dataDir, 'rivermark.db');
  const sqlite = new SQLite(file, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is erased, above all a document's key, is overwritten and not only unlinked.
  sqlite.pragma('secure_delete = ON');
  // The write-ahead log and its index take the database's mode.
  chmodSync(file, 0o600);
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: keepingPrepared(sqlite) }) });
}

/** More different statements than the server has; the limit only keeps a mistake from filling the memory. */
const MOST_STATEMENTS = 500;

/** Preparing costs more than running a small statement, so each is prepared once. */
function keepingPrepared(sqlite: SQLite.Database): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => sqlite.close(),
    prepare(text) {
      const known = prepared.get(text);
      if (known) return known;
      if (prepared.size >= MOST_STATEMENTS) prepared.clear();
      const statement = sqlite.prepare(text) as unknown as SqliteStatement;
      prepared.set(text, statement);
      return statement;
    },
  };
}
