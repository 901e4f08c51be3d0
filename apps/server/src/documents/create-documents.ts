import type { Notice } from '@rivermark/contracts/documents';
import type { AuditAction, DocumentAuditRow, DocumentRow, DocumentSubmissionRow } from '../db/schema.ts';
import { type ErasingDocuments, eraseSubmission } from '../erasing/erase.ts';
import type { DocumentDeps } from './deps.ts';
import { acceptDocuments, type HandingOver } from './handing-over/accept-documents.ts';
import { type KeptAgreement, keepAgreement } from './handing-over/keep-agreement.ts';
import { AGENT_PATH, linkToken, submissionOfLink } from './links/submission-link.ts';
import { type OpenedDocuments, openAll } from './opening/open-all.ts';
import { documentsOf } from './opening/read-document.ts';
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
  /**
   * `waitsForMail`: while a mail about them is being sent, erases nothing and resolves with false.
   */
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

export function createDocuments(deps: DocumentDeps, handingOver: HandingOver): Documents {
  const arrivingIds: ArrivingIds = new Set();
  return {
    receive: (announced, open) => receiveDocument(deps, arrivingIds, announced, open),
    uploads: createResumableUploads(deps, arrivingIds),
    handOver: (notice) => acceptDocuments(deps, handingOver, notice),
    keepAgreement: (agreement) => keepAgreement(deps, arrivingIds, handingOver.retentionDays, agreement),
    opened: (token) => submissionOfLink(deps, token),
    documentsOf: (submission) => documentsOf(deps, submission),
    open: (submission, rows, by) => openAll(deps, submission, rows, by),
    note: ({ id }, action, by, row) =>
      audit(deps.db, [{ submissionId: id, action, by, ...(row && { documentId: row.id }) }], deps.clock()),
    auditOf: ({ id }) => auditOf(deps.db, id),
    erase: (submission, by, how) =>
      eraseSubmission(deps, submission, { by, why: 'by the agent', now: deps.clock(), ...how }),
    extend: (submission, by) =>
      extendSubmission(deps, submission, {
        retentionDays: handingOver.retentionDays,
        by,
        now: deps.clock(),
      }),
    kept: () => keptSubmissions(deps.db),
    erased: (most) => erasedSubmissions(deps.db, most),
    find: (id) => findSubmission(deps.db, id),
    ofAddresses: (emails) => submissionsOf(deps.db, emails),
    agreementsOf: (ids) => agreementsOf(deps.db, ids),
    ofIds: (ids) => storedSubmissions(deps.db, ids),
    pageOf(submission) {
      const token = linkToken(deps.keyring, submission);
      return token && `${AGENT_PATH}/${token}`;
    },
  };
}
