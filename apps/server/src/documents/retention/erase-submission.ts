import { sql } from 'kysely';
import type { DocumentSubmissionRow } from '../../db/schema.ts';
import { forgetUnsent } from '../../outbox/forget-unsent.ts';
import type { DocumentParts } from '../parts.ts';
import { audit } from '../records/audit.ts';

interface Erasing {
  readonly by: string;
  readonly why: string;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Only where its end is still the one that was read. */
  readonly asItStands?: boolean;
  /** The agent never heard of them: the notice that did not leave stays, so that it goes on being told of. */
  readonly keepsNotice?: boolean;
}

/**
 * Erases a submission's documents: first their keys, in one transaction with the audit line and the mails about them
 * that did not leave, after which nobody can read them; then the files. A file that is still there after a crash is removed by the next sweep.
 */
export async function eraseSubmission(
  { db, files }: Pick<DocumentParts, 'db' | 'files'>,
  { id, expires_at }: DocumentSubmissionRow,
  { by, why, now, asItStands = false, keepsNotice = false }: Erasing,
): Promise<void> {
  const erased = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('document_submission')
      .set({ erased_at: now, key_id: null, wrapped_link_key: null, client_name: '', client_email: '' })
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .$if(asItStands, (query) => query.where('expires_at', '=', expires_at))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return [];
    await forgetUnsent(transaction, id, keepsNotice);
    await audit(transaction, [{ submissionId: id, action: 'erased', by, detail: why }], now);
    return transaction
      .updateTable('document')
      .set((row) => ({
        state: 'erased' as const,
        key_id: null,
        wrapped_key: null,
        original_name: '',
        sha256: null,
        object_name: sql<string>`'erased ' || ${row.ref('id')}`,
      }))
      .where('submission_id', '=', id)
      .returning('id')
      .execute();
  });
  for (const document of erased) await files.remove(document.id);
}
