import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';

/** Takes up to `count` due rows for one worker; each goes to one worker only, because it is one statement. */
export function claimDue(
  db: Database,
  claim: { owner: string; count: number; now: number; leaseMs: number },
): Promise<OutboxRow[]> {
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: claim.owner, lease_until: claim.now + claim.leaseMs })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', claim.now)
        .orderBy('next_attempt_at')
        .limit(claim.count),
    )
    .returningAll()
    .execute();
}

/** Says that a worker is still at it. Tells whether the row still was its own. */
export async function renewLease(
  db: Database,
  id: string,
  owner: string,
  leaseUntil: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ lease_until: leaseUntil })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
