import { existsSync } from 'node:fs';
import { type Kysely, PostgresAdapter } from 'kysely';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteFileIn } from './sqlite/open-sqlite.ts';

export type Database = Kysely<Schema>;

/** Where the rows are: in the data directory, or in the PostgreSQL at `databaseUrl`. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** How long a request waits for another process's transaction, or for a connection. */
const WAIT_MS = 15_000;

/** Opens the database, and creates an embedded one if needed. The caller must call `destroy()`. */
export function openDatabase({ dataDir, databaseUrl }: DatabasePlace, waitMs = WAIT_MS): Database {
  return databaseUrl === undefined ? openSqlite(dataDir, waitMs) : openPostgres(databaseUrl, waitMs);
}

/** The same for migrations, which may take minutes; not for serving. */
export function openToMigrate(place: DatabasePlace, waitMs = WAIT_MS): Database {
  return place.databaseUrl === undefined
    ? openDatabase(place, waitMs)
    : openPostgres(place.databaseUrl, waitMs, true);
}

/** Whether a database exists, so that a wrong DATA_DIR does not create another. */
export const isDatabaseThere = ({ dataDir, databaseUrl }: DatabasePlace): boolean =>
  databaseUrl !== undefined || existsSync(sqliteFileIn(dataDir));

/** For what only one of the two databases needs or has. */
export const isPostgres = (db: Pick<Database, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
