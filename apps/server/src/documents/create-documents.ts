import type { DocumentRow, DocumentSubmissionRow } from '../db/schema.ts';
import { acceptDocuments, type HandingOver, type Notice } from './handing-over/accept-documents.ts';
import { submissionOfLink } from './links/submission-link.ts';
import { documentsOf, readDocument } from './opening/read-document.ts';
import type { DocumentParts } from './parts.ts';
import type { Announced } from './receiving/begin-document.ts';
import { type ArrivingIds, type Opened, receiveDocument } from './receiving/receive-document.ts';
import { createResumableUploads, type ResumableUploads } from './receiving/resumable.ts';
import { eraseSubmission } from './retention/erase-submission.ts';

/** All that routes may ask of documents. */
export interface Documents {
  /** Takes one document in one go; resolves with its id once it is stored. */
  receive(announced: Announced, open: () => Promise<Opened>): Promise<string>;
  readonly uploads: ResumableUploads;
  /** Ends a submission; see acceptDocuments. */
  handOver(notice: Notice): Promise<void>;
  /** What a link opens, or undefined. */
  opened(token: string): Promise<DocumentSubmissionRow | undefined>;
  documentsOf(submission: DocumentSubmissionRow): Promise<DocumentRow[]>;
  read(row: DocumentRow): AsyncGenerator<Buffer>;
  erase(submission: DocumentSubmissionRow, by: string): Promise<void>;
}

export function createDocuments(parts: DocumentParts, handingOver: HandingOver): Documents {
  const arrivingIds: ArrivingIds = new Set();
  return {
    receive: (announced, open) => receiveDocument(parts, arrivingIds, announced, open),
    uploads: createResumableUploads(parts, arrivingIds),
    handOver: (notice) => acceptDocuments(parts, handingOver, notice),
    opened: (token) => submissionOfLink(parts.db, parts.keyring, token),
    documentsOf: (submission) => documentsOf(parts, submission),
    read: (row) => readDocument(parts, row),
    erase: (submission, by) => eraseSubmission(parts, submission, by, 'by the agent'),
  };
}
