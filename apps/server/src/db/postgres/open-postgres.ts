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

/** Beyond so many at once, requests wait for one another and not the database for memory. */
const MOST_CONNECTIONS = 10;
/** A statement that takes longer is given up: whoever waited for it is gone. */
const STATEMENT_MS = 30_000;
/** It says so itself by then; else it is gone without a word, as after the loss of a machine or a line. */
const SILENT_MS = STATEMENT_MS + 5000;

/** Type numbers of PostgreSQL whose values are numbers here: times, counts and sums, all far below 2^53. */
const INT8 = 20;
const NUMERIC = 1700;

/**
 * Opens a pool of connections to a database that exists; the first statement connects. `waitMs`: how long one waits
 * for a connection, also over a restart or failover of the database. `isUnhurried`: statements take as long as they take,
 * as those of an upgrade do, for which nobody waits but the start; whatever the database itself says of its time.
 * A commit is on stable storage when it returns, as long as the database's own synchronous_commit stays on.
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
    // SQLite takes 'in ()', which PostgreSQL does not.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}
