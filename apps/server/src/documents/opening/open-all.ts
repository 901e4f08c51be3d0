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
 * Opens a submission's documents, all or none, before sending anything. Damage goes into the log
 * and the audit as soon as it shows; a failed read only into the log. Throws AppError
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
    // A store that does not answer proves nothing about its contents.
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
