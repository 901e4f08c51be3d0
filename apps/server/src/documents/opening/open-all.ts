import type { DocumentRow, DocumentSubmissionRow } from '../../db/schema.ts';
import { errorInLog } from '../../error-in-log.ts';
import { AppError } from '../../errors.ts';
import type { DocumentDeps } from '../deps.ts';
import { audit } from '../records/audit.ts';
import { isDamage, type OpenedDocument, openDocument } from './open-document.ts';

/** Documents that are about to be sent together. */
export interface OpenedDocuments {
  readonly documents: readonly OpenedDocument[];
  close(): Promise<void>;
  /** To be told when one of them broke while it was sent. */
  broke(error: unknown): Promise<void>;
}

/**
 * Opens documents of a submission, all or none, before anything of them is sent. One that is damaged is in the log and
 * in the audit, at once or as soon as it shows; one that cannot be read is in the log alone. Throws AppError
 * 'document-damaged'.
 */
export async function openAll(
  deps: DocumentDeps,
  submission: DocumentSubmissionRow,
  rows: readonly DocumentRow[],
  by: string,
): Promise<OpenedDocuments> {
  const documents: OpenedDocument[] = [];
  const close = async () => {
    await Promise.all(documents.map((document) => document.close()));
  };
  const broke = async (error: unknown, row?: DocumentRow) => {
    // Of a store that does not answer nobody knows what it holds.
    if (error instanceof AppError && error.code === 'storage-unavailable') return;
    const documentId = row?.id ?? (rows.length === 1 ? rows[0]?.id : undefined);
    const facts = { submissionId: submission.id, documentId, errors: errorInLog(error) };
    if (!isDamage(error)) return deps.log.error(facts, 'a document could not be read');
    deps.log.error(facts, 'a document is damaged');
    const line = { submissionId: submission.id, action: 'found-damaged', by } as const;
    await audit(deps.db, [{ ...line, ...(documentId && { documentId }) }], deps.clock());
  };
  for (const row of rows) {
    try {
      documents.push(await openDocument(deps, row));
    } catch (error) {
      await close();
      await broke(error, row);
      throw error;
    }
  }
  return { documents, close, broke };
}
