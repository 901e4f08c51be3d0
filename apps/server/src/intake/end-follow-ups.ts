import type { Transaction } from 'kysely';
import type { ContactRecordRow, Schema } from '../db/schema.ts';

/**
 * Ends the reminders that a contact makes needless: those that are due, and those to call again
 * after a call without an answer. What was set for a later day stays.
 */
export async function endFollowUps(
  transaction: Transaction<Schema>,
  { id, enquiry_id, how }: Pick<ContactRecordRow, 'id' | 'enquiry_id' | 'how'>,
  now: number,
): Promise<void> {
  const isAttempt = how === 'no-answer';
  await transaction
    .updateTable('follow_up')
    .set({ done_at: now, ended_by: id })
    .where('enquiry_id', '=', enquiry_id)
    .where('done_at', 'is', null)
    .where((row) =>
      row.or([row('due_at', '<=', now), ...(isAttempt ? [] : [row('attempt_id', 'is not', null)])]),
    )
    .execute();
}

/**
 * Brings back the reminders that a mark ended. Removes those that were set after it as an
 * unanswered call.
 */
export async function resumeFollowUps(transaction: Transaction<Schema>, markId: string): Promise<void> {
  await transaction
    .updateTable('follow_up')
    .set({ done_at: null, ended_by: null })
    .where('ended_by', '=', markId)
    .execute();
  await transaction.deleteFrom('follow_up').where('attempt_id', '=', markId).execute();
}
