import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

/** One run of a job, owned by the process that began it until `end`, or until its lease runs out. */
export interface JobRun {
  /** `progressedAt`: when the run last said that it goes on; undefined where it has not. */
  renew(leaseUntil: number, progressedAt?: number): Promise<void>;
  /** `error`: the code of what went wrong. */
  end(at: number, error?: string): Promise<void>;
}

/** No lease is longer, also where the clocks of two machines are some minutes apart. */
const LONGEST_LEASE_MS = 600_000;

/** The condition for a job that is due and that nobody is running. */
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
        // Had by a clock that was ahead: its process may be dead, and one that lives has renewed it since.
        row('lease_until', '>', now + LONGEST_LEASE_MS),
      ]),
    ]);

/** When the unbroken series of failures began; a time noted by a clock that was ahead does not count. */
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

/** Begins a run of the job when it is due and nobody has it in hand; else undefined. */
export async function claimJob(
  db: Database,
  claim: { name: string; everyMs: number; now: number; leaseMs: number },
): Promise<JobRun | undefined> {
  const { name, now, leaseMs } = claim;
  const isFree = isFreeToBegin(claim);
  // Asked every second, and mostly in vain: a question takes no write lock.
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
