import { DAY_MS } from '@rivermark/contracts/durations';
import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { forgetReminder } from '../../outbox/forget-reminder.ts';
import type { DocumentParts } from '../parts.ts';
import { audit } from '../records/audit.ts';

/**
 * Keeps a submission for as long again, once. The links in mails go on opening it, and the agent is reminded anew before
 * the new end. False, with nothing done, where it was extended before, is erased or over. Throws AppError 'object-busy'
 * while the reminder of the old end is being sent.
 */
export async function extendSubmission(
  { db }: Pick<DocumentParts, 'db'>,
  { id }: Pick<DocumentSubmissionRow, 'id'>,
  { retentionDays, by }: { readonly retentionDays: number; readonly by: string },
): Promise<boolean> {
  const longer = retentionDays * DAY_MS;
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document_submission')
      .set((row) => ({
        expires_at: row('expires_at', '+', longer),
        extended_ms: longer,
        reminded_at: null,
      }))
      .where('id', '=', id)
      .where('extended_ms', '=', 0)
      .where('erased_at', 'is', null)
      .where('expires_at', '>', Date.now())
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (!(await forgetReminder(transaction, id))) {
      throw new AppError(
        'object-busy',
        'A mail about these documents is just being sent. Please try again in a minute.',
      );
    }
    await audit(transaction, [
      { submissionId: id, action: 'extended', by, detail: `by ${retentionDays} days` },
    ]);
    return true;
  });
}
