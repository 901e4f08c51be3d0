import {
  CompiledQuery,
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
} from 'kysely';
import { types } from 'pg';
import type { Schema } from '../schema.ts';
import { PatientPool } from './patient-pool.ts';

/**
 * Beyond this many connections, requests wait for each other and the database does not run out of
 * memory.
 */
const MOST_CONNECTIONS = 10;
/** Longer statements are canceled: the caller is gone by then. */
const STATEMENT_MS = 30_000;
/**
 * The server reports a timeout by then. Otherwise it is gone silently, as after a lost machine or
 * connection.
 */
const SILENT_MS = STATEMENT_MS + 5000;

/**
 * PostgreSQL type numbers whose values are numbers here: times, counts and sums, far below 2^53.
 */
const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens a pool of connections to an existing database; the first statement connects.
 *
 * `waitMs`: how long to wait for a connection, including a restart or failover of the database.
 * `isUnhurried`: removes the statement timeout, also the database's own, for migrations, where only
 * the start is waiting. A commit is on stable storage when it returns, unless the database turns
 * its own synchronous_commit off.
 */
export function openPostgres(url: string, waitMs: number, isUnhurried = false): Kysely<Schema> {
  const pool = new PatientPool(
    {
      connectionString: url,
      application_name: 'rivermark',
      max: MOST_CONNECTIONS,
      ...(!isUnhurried && { statement_timeout: STATEMENT_MS, query_timeout: SILENT_MS }),
      idle_in_transaction_session_timeout: STATEMENT_MS,
      keepAlive: true,
      types: {
        getTypeParser: (...asked) =>
          asked[0] === INT8 || asked[0] === NUMERIC ? Number : types.getTypeParser(...asked),
      },
    },
    waitMs,
  );
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool,
      ...(isUnhurried && {
        onCreateConnection: async (connection) => {
          await connection.executeQuery(CompiledQuery.raw('set statement_timeout = 0'));
        },
      }),
    }),
    // SQLite accepts 'in ()', PostgreSQL does not.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}
