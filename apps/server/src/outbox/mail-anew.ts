import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Mails a submission's notice again, whatever became of it. The new Message-ID keeps mailboxes from
 * treating it as a duplicate. False if it no longer exists.
 */
export async function mailAnew(
  transaction: Transaction<Schema>,
  submissionId: string,
  now: number,
  mailDomain: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('outbox')
    .set({
      state: 'pending',
      next_attempt_at: now,
      retried_at: now,
      mentioned_at: null,
      sent_at: null,
      lease_owner: null,
      lease_until: null,
      message_id: `<${randomUUID()}@${mailDomain}>`,
    })
    .where('document_submission_id', '=', submissionId)
    .where('template', '=', 'documents-to-agent')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
