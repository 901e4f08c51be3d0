import type { AuditAction, DocumentAuditRow, DocumentRow, DocumentSubmissionRow } from '../db/schema.ts';
import { type ErasingDocuments, eraseSubmission } from '../erasing/erase.ts';
import { acceptDocuments, type HandingOver, type Notice } from './handing-over/accept-documents.ts';
import { type KeptAgreement, keepAgreement } from './handing-over/keep-agreement.ts';
import { AGENT_PATH, linkToken, submissionOfLink } from './links/submission-link.ts';
import { type OpenedDocuments, openAll } from './opening/open-all.ts';
import { documentsOf } from './opening/read-document.ts';
import type { DocumentParts } from './parts.ts';
import type { Announced } from './receiving/begin-document.ts';
import { type ArrivingIds, type Opened, receiveDocument } from './receiving/receive-document.ts';
import { createResumableUploads, type ResumableUploads } from './receiving/resumable.ts';
import { audit, auditOf } from './records/audit.ts';
import {
  agreementsOf,
  erasedSubmissions,
  findSubmission,
  keptSubmissions,
  type SubmissionSummary,
  storedSubmissions,
  submissionsOf,
} from './records/submissions.ts';
import { extendSubmission } from './retention/extend-submission.ts';

export type { AuditAction, DocumentAuditRow, DocumentRow, DocumentSubmissionRow, SubmissionSummary };

/** Everything that routes may ask of documents. */
export interface Documents {
  /** Takes one document in one go; resolves with its id once it is stored. */
  receive(announced: Announced, open: () => Promise<Opened>): Promise<string>;
  readonly uploads: ResumableUploads;
  /** Ends a submission; see acceptDocuments. */
  handOver(notice: Notice): Promise<void>;
  /** See keepAgreement. */
  keepAgreement(agreement: KeptAgreement): Promise<boolean>;
  /** What a link opens, or undefined. */
  opened(token: string): Promise<DocumentSubmissionRow | undefined>;
  documentsOf(submission: DocumentSubmissionRow): Promise<DocumentRow[]>;
  /** Opens them to be sent, all or none; see openAll. `by`: the network address that asked. */
  open(submission: DocumentSubmissionRow, rows: readonly DocumentRow[], by: string): Promise<OpenedDocuments>;
  /** Adds to the audit what was done with a submission, or with one document of it. */
  note(submission: DocumentSubmissionRow, action: AuditAction, by: string, row?: DocumentRow): Promise<void>;
  /** What happened to it, oldest first. */
  auditOf(submission: DocumentSubmissionRow): Promise<DocumentAuditRow[]>;
  /** `waitsForMail`: erases nothing, and resolves with false, while a mail about them is being sent. */
  erase(
    submission: DocumentSubmissionRow,
    by: string,
    how?: Pick<ErasingDocuments, 'waitsForMail'>,
  ): Promise<boolean>;
  /** Keeps it for as long again, once; see extendSubmission. */
  extend(submission: DocumentSubmissionRow, by: string): Promise<boolean>;
  /** Those that are kept, the one that is erased next first. */
  kept(): Promise<SubmissionSummary[]>;
  /** The newest of those that were erased. */
  erased(most: number): Promise<SubmissionSummary[]>;
  find(id: string): Promise<SubmissionSummary | undefined>;
  /** Those of clients by their email addresses. */
  ofAddresses(emails: readonly string[]): Promise<SubmissionSummary[]>;
  /** Signed agreements kept with these inquiries. */
  agreementsOf(enquiryIds: readonly string[]): Promise<SubmissionSummary[]>;
  /** Those of these ids that were not erased. */
  ofIds(ids: readonly string[]): Promise<SubmissionSummary[]>;
  /** The path of the page that its link opens; undefined once it is erased. */
  pageOf(submission: DocumentSubmissionRow): string | undefined;
}

export function createDocuments(parts: DocumentParts, handingOver: HandingOver): Documents {
  const arrivingIds: ArrivingIds = new Set();
  return {
    receive: (announced, open) => receiveDocument(parts, arrivingIds, announced, open),
    uploads: createResumableUploads(parts, arrivingIds),
    handOver: (notice) => acceptDocuments(parts, handingOver, notice),
    keepAgreement: (agreement) => keepAgreement(parts, arrivingIds, handingOver.retentionDays, agreement),
    opened: (token) => submissionOfLink(parts, token),
    documentsOf: (submission) => documentsOf(parts, submission),
    open: (submission, rows, by) => openAll(parts, submission, rows, by),
    note: ({ id }, action, by, row) =>
      audit(parts.db, [{ submissionId: id, action, by, ...(row && { documentId: row.id }) }], parts.clock()),
    auditOf: ({ id }) => auditOf(parts.db, id),
    erase: (submission, by, how) =>
      eraseSubmission(parts, submission, { by, why: 'by the agent', now: parts.clock(), ...how }),
    extend: (submission, by) =>
      extendSubmission(parts, submission, {
        retentionDays: handingOver.retentionDays,
        by,
        now: parts.clock(),
      }),
    kept: () => keptSubmissions(parts.db),
    erased: (most) => erasedSubmissions(parts.db, most),
    find: (id) => findSubmission(parts.db, id),
    ofAddresses: (emails) => submissionsOf(parts.db, emails),
    agreementsOf: (ids) => agreementsOf(parts.db, ids),
    ofIds: (ids) => storedSubmissions(parts.db, ids),
    pageOf(submission) {
      const token = linkToken(parts.keyring, submission);
      return token && `${AGENT_PATH}/${token}`;
    },
  };
}
