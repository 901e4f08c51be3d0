import { documentFieldNames } from '@rivermark/contracts/documents';
import type { DocumentRow, DocumentSubmissionRow } from '../../db/schema.ts';
import type { DocumentDeps } from '../deps.ts';
import { unseal } from '../sealing/unseal.ts';

/** The documents of a submission, in the order in which they were asked for. */
export async function documentsOf(
  { db }: Pick<DocumentDeps, 'db'>,
  submission: DocumentSubmissionRow,
): Promise<DocumentRow[]> {
  const rows = await db
    .selectFrom('document')
    .selectAll()
    .where('submission_id', '=', submission.id)
    .where('state', '=', 'submitted')
    .execute();
  const fields: readonly string[] = documentFieldNames;
  const place = (row: DocumentRow) => fields.indexOf(row.field);
  return rows.sort((a, b) => place(a) - place(b));
}

/** A document's plain bytes as a stream. Throws BrokenSealError before yielding anything forged. */
export function readDocument(
  { files, keyring }: Pick<DocumentDeps, 'files' | 'keyring'>,
  row: DocumentRow,
): AsyncGenerator<Buffer> {
  if (!row.key_id || !row.wrapped_key) throw new Error('This document has been erased');
  const key = keyring.unwrap({ keyId: row.key_id, wrapped: row.wrapped_key }, row.id);
  return unseal(files.read(row.id), key, row.id);
}
