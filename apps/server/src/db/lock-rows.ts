import type { SelectQueryBuilder } from 'kysely';
import { type Database, isPostgres } from './open-database.ts';

/**
 * Within a transaction: keeps the rows that are read from everybody who would change them until it ends. SQLite's
 * transactions hold the only write lock from their beginning. `of` names the tables where others are joined.
 */
export const lockRows =
  <OF extends string>(db: Pick<Database, 'getExecutor'>, ...of: readonly OF[]) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    isPostgres(db) ? query.forUpdate(of.length > 0 ? (of as never) : undefined) : query;

/** The same, and rows that somebody else holds are passed over. */
export const lockFreeRows =
  (db: Pick<Database, 'getExecutor'>) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): SelectQueryBuilder<DB, TB, O> =>
    isPostgres(db) ? query.forUpdate().skipLocked() : query;
