import type { Transaction } from 'kysely';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow, Schema } from '../db/schema.ts';
import type { OutboxPolicy } from './policy.ts';

/** Whether a row has had all its time and attempts, counted from its last (re)queueing. */
export async function isPastPatience(
  db: Database | Transaction<Schema>,
  { id, created_at, retried_at }: OutboxRow,
  now: number,
  { giveUpMs, leastAttempts }: OutboxPolicy,
): Promise<boolean> {
  const since = retried_at ?? created_at;
  if (now - since <= giveUpMs) return false;
  const { count } = await db
    .selectFrom('outbox_attempt')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('outbox_id', '=', id)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  // The one that has just failed is not written down yet.
  return count + 1 >= leastAttempts;
}
