import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** One run of a job. The process that began it owns it until `end`, or until its lease expires. */
export interface JobRun {
  /** `progressedAt`: when the run last reported progress; undefined if it has not. */
  renew(leaseUntil: number, progressedAt?: number): Promise<void>;
  /** `error`: the error's code. */
  end(at: number, error?: string): Promise<void>;
}

/** No lease is longer, even if two machines' clocks differ by some minutes. */
const LONGEST_LEASE_MS = 600_000;

/** The condition for a job that is due and not running. */
const isFreeToBegin =
  ({ everyMs, now }: { everyMs: number; now: number }) =>
  (row: ExpressionBuilder<Schema, 'job'>) =>
    row.and([
      row.or([
        row('started_at', 'is', null),
        row('started_at', '<=', now - everyMs),
        // A clock that was set back must not stop a job until it has caught up.
        row('started_at', '>', now),
      ]),
      row.or([
        row('lease_until', 'is', null),
        row('lease_until', '<', now),
        // Taken by a clock that was ahead. Its process may be dead, and a live one has renewed it
        // since.
        row('lease_until', '>', now + LONGEST_LEASE_MS),
      ]),
    ]);

/** When the unbroken series of failures began. Ignores times recorded by a clock that was ahead. */
const firstFailure = (at: number) =>
  sql<number>`case when failing_since <= ${at} then failing_since else ${at} end`;

/** Ends the lease on a job whose process is known to be dead. */
export async function endLeaseOfDead(db: Database, name: string): Promise<void> {
  await db
    .updateTable('job')
    .set({ lease_owner: null, lease_until: null })
    .where('name', '=', name)
    .where('lease_until', 'is not', null)
    .execute();
}

/** Begins a run of the job if it is due and nobody runs it; else undefined. */
export async function claimJob(
  db: Database,
  claim: { name: string; everyMs: number; now: number; leaseMs: number },
): Promise<JobRun | undefined> {
  const { name, now, leaseMs } = claim;
  const isFree = isFreeToBegin(claim);
  // Checked every second, mostly without result, so without a write lock.
  const isNotFree = await db
    .selectFrom('job')
    .select('name')
    .where('name', '=', name)
    .where((row) => row.not(isFree(row)))
    .executeTakeFirst();
  if (isNotFree) return undefined;
  const owner = randomUUID();
  await db
    .insertInto('job')
    .values({ name, started_at: null, ended_at: null, error: null, lease_owner: null, lease_until: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ started_at: now, progressed_at: null, lease_owner: owner, lease_until: now + leaseMs })
    .where('name', '=', name)
    .where(isFree)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return undefined;
  const change = async (columns: {
    lease_until: number | null;
    ended_at?: number;
    error?: string | null;
    failing_since?: RawBuilder<number> | null;
    progressed_at?: number;
  }) => {
    await db
      .updateTable('job')
      .set({ ...columns, ...(columns.lease_until === null && { lease_owner: null }) })
      .where('name', '=', name)
      .where('lease_owner', '=', owner)
      .execute();
  };
  return {
    renew: (leaseUntil, progressedAt) =>
      change({
        lease_until: leaseUntil,
        ...(progressedAt !== undefined && { progressed_at: progressedAt }),
      }),
    end: (at, error) =>
      change({
        lease_until: null,
        ended_at: at,
        error: error ?? null,
        failing_since: error === undefined ? null : firstFailure(at),
      }),
  };
}
