import type { Transaction } from 'kysely';
import { lockRows } from '../db/lock-rows.ts';
import type { Schema } from '../db/schema.ts';
import { deleteMails } from './delete-mails.ts';

/**
 * Takes the reminder of a submission out of the outbox, sent or not, so that another can be put in: there is one of each
 * mail for a submission. False, with nothing done, while it is just being sent.
 */
export async function forgetReminder(
  transaction: Transaction<Schema>,
  documentSubmissionId: string,
): Promise<boolean> {
  const reminder = await transaction
    .selectFrom('outbox')
    .select(['id', 'state'])
    .where('document_submission_id', '=', documentSubmissionId)
    .where('template', '=', 'documents-reminder')
    .$call(lockRows(transaction))
    .executeTakeFirst();
  if (!reminder) return true;
  if (reminder.state === 'sending') return false;
  await deleteMails(transaction, [reminder.id]);
  return true;
}
