import { DAY_MS } from '@rivermark/contracts/durations';
import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { eraseMails } from '../../erasing/erase-mails.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { audit } from '../records/audit.ts';

export interface Longer {
  readonly retentionDays: number;
  readonly by: string;
  readonly why?: string;
  /**
   * In milliseconds since 1970. Expired submissions cannot be extended unless `evenOver` is set.
   */
  readonly now: number;
  readonly evenOver?: boolean;
  /** Another end than as long again. */
  readonly until?: number;
}

/**
 * Extends a submission once by its original period, from its end or, if that has passed, from now.
 * Links in mails keep working, and the agent is reminded again before the new end. Returns false
 * and does nothing if it was extended before, is erased or over. Throws AppError 'object-busy'
 * while the reminder of the old end is being sent.
 */
export async function extendSubmission(
  { db }: Pick<DocumentDeps, 'db'>,
  { id, expires_at }: Pick<DocumentSubmissionRow, 'id' | 'expires_at'>,
  { retentionDays, by, why, now, evenOver = false, until }: Longer,
): Promise<boolean> {
  if (expires_at <= now && !evenOver) return false;
  const begin = Math.max(expires_at, now);
  const endsAt = until ?? begin + retentionDays * DAY_MS;
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document_submission')
      .set({ expires_at: endsAt, extended_ms: endsAt - expires_at, reminded_at: null })
      .where('id', '=', id)
      .where('extended_ms', '=', 0)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // A submission has one mail of each kind, so the old reminder makes room for the next.
    const reminder = { submission: id, only: 'documents-reminder' } as const;
    if ((await eraseMails(transaction, reminder)).inHand.length > 0) {
      throw new AppError(
        'object-busy',
        'A mail about these documents is just being sent. Please try again in a minute.',
      );
    }
    const detail = [`by ${Math.round((endsAt - begin) / DAY_MS)} days`, ...(why ? [why] : [])].join(': ');
    await audit(transaction, [{ submissionId: id, action: 'extended', by, detail }], now);
    return true;
  });
}
