import { existsSync } from 'node:fs';
import { type Kysely, PostgresAdapter } from 'kysely';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Schema } from './schema.ts';
import { openSqlite, sqliteFileIn } from './sqlite/open-sqlite.ts';

export type Database = Kysely<Schema>;

/** Where the rows are: in the data directory, or in the PostgreSQL that `databaseUrl` names. */
export interface DatabasePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
}

/** How long a request waits for another process's transaction, or for a connection. */
const WAIT_MS = 15_000;

/** Opens the database; the embedded one is made where there is none. Who called it ends it by `destroy()`. */
export function openDatabase({ dataDir, databaseUrl }: DatabasePlace, waitMs = WAIT_MS): Database {
  return databaseUrl === undefined ? openSqlite(dataDir, waitMs) : openPostgres(databaseUrl, waitMs);
}

/** The same to bring its schema up, which may take minutes; not to serve by. */
export function openToMigrate(place: DatabasePlace): Database {
  return place.databaseUrl === undefined
    ? openDatabase(place)
    : openPostgres(place.databaseUrl, WAIT_MS, true);
}

/** Whether there is one to open: nobody makes another by a wrong DATA_DIR. */
export const isDatabaseThere = ({ dataDir, databaseUrl }: DatabasePlace): boolean =>
  databaseUrl !== undefined || existsSync(sqliteFileIn(dataDir));

/** What only one of the two needs or knows is asked for by this. */
export const isPostgres = (db: Pick<Database, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
