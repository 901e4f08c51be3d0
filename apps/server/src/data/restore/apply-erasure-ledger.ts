import type { Database } from '../../db/open-database.ts';
import type { DocumentFiles } from '../../documents/files/document-files.ts';
import { THE_SERVER } from '../../documents/records/audit.ts';
import { eraseEnquiries, eraseSubmission } from '../../erasing/erase.ts';
import { forgetDocument } from '../../erasing/forget-document.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { ErasureLedger } from '../backup/erasure-ledger.ts';
import { applyLetterLedger } from './apply-letter-ledger.ts';

/** The difference between the database copy and the later state. */
export interface Applied {
  /** Erased after the copy was made, and erased again now. */
  readonly erasedEnquiries: number;
  readonly erasedSubmissions: number;
  /** Received after the copy was made, so not in this backup. */
  readonly laterEnquiries: number;
}

/**
 * Restores the keys of a restored database's documents. Erases again what was erased after the copy
 * was made: enquiries, documents, passkeys, readers of letters. Ends all sessions, because devices
 * that signed out since would be signed in again.
 */
export async function applyErasureLedger(
  { db, files }: { db: Database; files: DocumentFiles },
  ledger: ErasureLedger,
  now: number,
): Promise<Applied> {
  await db.transaction().execute(async (transaction) => {
    for (const { id, keyId, wrapped } of ledger.documents) {
      await transaction
        .updateTable('document')
        .set({ key_id: keyId, wrapped_key: wrapped })
        .where('id', '=', id)
        .execute();
    }
    for (const { id, keyId, wrapped } of ledger.submissions) {
      await transaction
        .updateTable('document_submission')
        .set({ key_id: keyId, wrapped_link_key: wrapped })
        .where('id', '=', id)
        .execute();
    }
    await transaction.deleteFrom('desk_device').execute();
    await transaction.deleteFrom('desk_link').execute();
    await transaction
      .deleteFrom('desk_passkey')
      .$if(ledger.passkeys.length > 0, (query) => query.where('id', 'not in', ledger.passkeys))
      .execute();
    await transaction.updateTable('job').set({ lease_owner: null, lease_until: null }).execute();
    // Nothing is being sent in a copy. Rows that were in progress would otherwise be spared below.
    await transaction
      .updateTable('outbox')
      .set({ state: 'pending', lease_owner: null, lease_until: null })
      .where('state', '=', 'sending')
      .execute();
  });

  await applyLetterLedger(db, ledger);

  // Backups hold no captured mail.
  const removeCaptured = async () => {};
  const submissions = await db
    .selectFrom('document_submission')
    .selectAll()
    .where('erased_at', 'is', null)
    .where('wrapped_link_key', 'is', null)
    .execute();
  for (const submission of submissions) {
    const erased = { by: THE_SERVER, why: 'erased after the backup was made', now };
    await eraseSubmission({ db, files, removeCaptured }, submission, erased);
  }
  const staged = await db
    .selectFrom('document')
    .select('id')
    .where('state', '=', 'stored')
    .where('wrapped_key', 'is', null)
    .execute();
  for (const { id } of staged) await forgetDocument({ db, files }, id, ['stored'], now);

  const inCopy = (await db.selectFrom('enquiry').select('id').execute()).map(({ id }) => id);
  const known = new Set(ledger.enquiries);
  const gone = inCopy.filter((id) => !known.has(id));
  const erasedEnquiries = await eraseEnquiries({ db, removeCaptured }, gone);
  if (erasedEnquiries < gone.length) {
    throw new BackupError('restore-failed', 'An enquiry that was erased since could not be erased again.');
  }
  return {
    erasedEnquiries,
    erasedSubmissions: submissions.length,
    laterEnquiries: ledger.enquiries.length - (inCopy.length - gone.length),
  };
}
