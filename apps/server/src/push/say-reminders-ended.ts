import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { auditDesk } from '../desk/auth/desk-audit.ts';
import type { Enqueue } from '../outbox/enqueue.ts';

/**
 * Tells the agent by mail that a device has stopped showing reminders on its own. Runs in the
 * transaction that ends them.
 */
export async function sayRemindersEnded(
  transaction: Transaction<Schema>,
  enqueue: Enqueue,
  device: string,
  at: number,
): Promise<void> {
  const line = await auditDesk(transaction, { at, action: 'reminders-ended', device });
  await enqueue(transaction, { template: 'desk-notice', about: String(line) });
}
