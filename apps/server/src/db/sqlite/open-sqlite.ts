import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { patientSqliteDialect } from './patient-dialect.ts';
import { createReserveFile, isDiskFull } from './reserve-file.ts';

export const sqliteFileIn = (dataDir: string): string => join(dataDir, 'rivermark.db');

/** Opens the file even on a full disk: its write-ahead log needs room. */
function openWithReserve(dataDir: string, file: string): SQLite.Database {
  const reserve = createReserveFile(dataDir);
  for (;;) {
    const sqlite = new SQLite(file, { timeout: 5000 });
    try {
      sqlite.pragma('journal_mode = WAL');
      return sqlite;
    } catch (error) {
      sqlite.close();
      if (!isDiskFull(error) || !reserve.giveUp()) throw error;
    }
  }
}

/**
 * Opens (and creates) the database in the data directory, which must exist. `waitMs`: how long a
 * statement waits for another process's transaction. A commit is on stable storage when it returns:
 * WAL with synchronous=FULL syncs on every commit.
 */
export function openSqlite(dataDir: string, waitMs: number): Kysely<Schema> {
  const file = sqliteFileIn(dataDir);
  const writer = openWithReserve(dataDir, file);
  writer.pragma('synchronous = FULL');
  writer.pragma('foreign_keys = ON');
  // Erased data, above all a document's key, is overwritten and not only unlinked.
  writer.pragma('secure_delete = ON');
  // The write-ahead log and its index inherit the database's mode.
  chmodSync(file, 0o600);
  const reader = new SQLite(file, { readonly: true, timeout: 5000 });
  // The dialect waits without blocking the event loop.
  for (const each of [writer, reader]) each.pragma('busy_timeout = 0');
  return new Kysely<Schema>({ dialect: patientSqliteDialect({ writer, reader }, waitMs) });
}
