import { sql } from 'kysely';
import { type Database, isPostgres } from '../db/open-database.ts';
import type { Clock } from './clock.ts';

/** Milliseconds since 1970, by the clock that decides when leases, mails and jobs are due. */
export type LeaseClock = () => number | Promise<number>;

async function askDatabase(db: Database): Promise<number> {
  const { rows } = await sql<{
    now: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  return (rows[0] as { now: number }).now;
}

/**
 * The machine's clock on SQLite. Machines that share a PostgreSQL use the database's clock instead.
 * Otherwise a machine whose clock is ahead would take leases that have not expired.
 */
export const leaseClockOf = (db: Database, clock: Clock): LeaseClock =>
  isPostgres(db) ? () => askDatabase(db) : clock;

/** Milliseconds that the machine's clock is ahead of the lease clock; negative if behind. */
export async function aheadOfLeaseClock(clock: Clock, leaseClock: LeaseClock): Promise<number> {
  const before = clock();
  const at = await leaseClock();
  const after = clock();
  // The database read its clock in between, so only a time outside this span is a difference.
  return before > at ? before - at : Math.min(0, after - at);
}
