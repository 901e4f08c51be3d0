import type { SelectQueryBuilder } from 'kysely';
import { type Database, isPostgres } from './open-database.ts';

/**
 * Locks the selected rows until the transaction ends. SQLite's transactions hold the only write
 * lock from their start. `of` names the tables to lock in a join.
 */
export const lockRows =
  <OF extends string>(db: Pick<Database, 'getExecutor'>, ...of: readonly OF[]) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    isPostgres(db) ? query.forUpdate(of.length > 0 ? (of as never) : undefined) : query;

/** The same, but skips rows that others have locked. */
export const lockFreeRows =
  (db: Pick<Database, 'getExecutor'>) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query;
