import type { DocumentType, StoredField } from '@rivermark/contracts/documents';
import type { EnquiryKind } from '@rivermark/contracts/forms';
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { AuthTables } from './auth-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { DocumentAlertTable } from './document-alert-table.ts';
import type { OutboxTemplate } from './mail-templates.ts';
import type { PushTables } from './push-tables.ts';
import type { ReminderTables } from './reminder-tables.ts';
import type { ShowingTables } from './showing-tables.ts';
import type { ToldAlertTable } from './told-alert-table.ts';

/** Times are milliseconds since 1970; truth values are 0 or 1, as SQLite keeps them. */
export interface EnquiryTable {
  id: string;
  /** Made by the browser for one filling of a form: makes a repeat harmless. */
  enquiry_key: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  phone_e164: string | null;
  /** JSON of EnquiryDetails. */
  details: string;
  page: string;
  received_at: number;
  /**
   * self-test: made by the server, to see that mail leaves; no person's, and in no figure. desk:
   * added by the agent, after a call or an open house; its email or its phone may be ''.
   */
  via: 'script' | 'form' | 'self-test' | 'desk';
  consent_given: 0 | 1;
  consent_text: string;
  consent_version: string;
  /** JSON array of SpamSign. */
  spam_marks: string;
  held: 0 | 1;
  /** When the agent was first in touch; kept by whoever writes contact marks. */
  contacted_at: Generated<number | null>;
  /** When the agent first opened it on the desk. */
  opened_at: Generated<number | null>;
  /** The agent's word, which counts more than the marks; null where there is none. */
  is_spam: Generated<0 | 1 | null>;
  spam_decided_at: Generated<number | null>;
  /** The act that called it spam together with others of a flood; null where it was called so by itself, or is none. */
  flood_id: Generated<string | null>;
  /** How far the agent has come with it; null where she does not say. */
  stage: Generated<Stage | null>;
  stage_at: Generated<number | null>;
  /** JSON of VisitSources; null where the visit had no outside source. */
  sources: string | null;
  /** The email address as persons are told apart by. */
  person_email: GeneratedAlways<string>;
  /** What a showing is asked for: a home's address or a neighborhood. */
  home: GeneratedAlways<string | null>;
  /** The day for which a showing is wanted, YYYY-MM-DD. */
  wanted_on: GeneratedAlways<string | null>;
}

/** In the order in which they usually come. */
export type Stage = 'talking' | 'showing' | 'contract' | 'closed' | 'lost';

/** settled: marked together with others, way unknown. no-answer: an attempt, not an answer. */
export type ContactWay = 'call' | 'text' | 'mail' | 'in-person' | 'other' | 'settled' | 'no-answer';

/** That the agent has been in touch, or tried to. Taken back, it is gone. */
export interface ContactRecordTable {
  id: string;
  enquiry_id: string;
  how: ContactWay;
  /** When they were in touch. */
  at: number;
  marked_at: number;
  /** '' where there is none. */
  note: string;
}

/** A reminder that the agent has set for an enquiry. */
export interface FollowUpTable {
  id: string;
  enquiry_id: string;
  due_at: number;
  /** '' where there is none. */
  note: string;
  made_at: number;
  /** The unanswered call after which it was set. The first contact ends such a reminder. */
  attempt_id: string | null;
  done_at: number | null;
  /** The contact mark that ended it, so that taking the mark back brings it back. */
  ended_by: string | null;
  /** The notice that told of it. */
  notice_id: string | null;
}

/** A reply in the agent's own words; those that came with the site have no row. */
export interface ReplyTemplateTable {
  id: string;
  body: string;
  edited_at: number;
}

/** The agent's decision whether two inquiries are one person's. `enquiry_id` is the smaller id. */
export interface PersonExceptionTable {
  enquiry_id: string;
  other_id: string;
  is_same: 0 | 1;
  decided_at: number;
}

/** Whether somebody has signed a buyer agreement, as the agent records it. */
export interface BuyerAgreementTable {
  enquiry_id: string;
  state: 'none' | 'sent' | 'signed';
  /** The last day of a signed one, YYYY-MM-DD. */
  until: string | null;
  changed_at: number;
  /** The submission of client documents that holds the signed PDF. */
  submission_id: string | null;
}

export interface EnquiryNoteTable {
  id: string;
  enquiry_id: string;
  at: number;
  text: string;
}

/** From which network an enquiry came: a keyed mark, forgotten after some days. */
export interface EnquiryNetworkTable {
  enquiry_id: string;
  mark: string;
  at: number;
}

/** The row of the full-text search that an enquiry has. */
export interface EnquiryNumberTable {
  number: Generated<number>;
  enquiry_id: string;
}

/**
 * for-digest: waits for the next digest and never leaves by itself. in-digest: goes out with the others of the digest
 * that `digest_id` names. dropped: what it was to tell of was settled
 * before it left, or somebody said that it need not. restored: was to leave when a backup was made, so it may have left;
 * kept back until somebody decides.
 */
export type OutboxState =
  | 'pending'
  | 'sending'
  | 'sent'
  | 'refused'
  | 'given-up'
  | 'held'
  | 'for-digest'
  | 'in-digest'
  | 'dropped'
  | 'restored';

/** Each row is about an enquiry, a submission of documents, the rows that name it as their digest, or `about`. */
export interface OutboxTable {
  id: string;
  enquiry_id: string | null;
  document_submission_id: string | null;
  template: OutboxTemplate;
  state: OutboxState;
  attempts: number;
  next_attempt_at: number;
  lease_owner: string | null;
  lease_until: number | null;
  message_id: string;
  last_error_code: string | null;
  last_error: string | null;
  created_at: number;
  sent_at: number | null;
  /** When it was last put in again by hand: the days of patience begin anew. */
  retried_at: Generated<number | null>;
  /** Its enquiry has marks of spam: it goes last. */
  marked: Generated<0 | 1>;
  digest_id: Generated<string | null>;
  /** When a later mail said that this one failed. */
  mentioned_at: Generated<number | null>;
  /** The id of what else it is about; its template says of which table. */
  about: Generated<string | null>;
}

/** One row: when the log last said that mail is held up. */
export interface MailWatchTable {
  id: 1;
  logged_at: number | null;
}

export interface OutboxAttemptTable {
  id: Generated<number>;
  outbox_id: string;
  at: number;
  outcome: 'sent' | 'retry' | 'refused' | 'given-up' | 'lease-expired' | 'dropped';
  error_code: string | null;
  detail: string | null;
}

/** The six documents of one client, handed over together. */
export interface DocumentSubmissionTable {
  id: string;
  /** The browser's own id, which makes a repeat harmless. */
  client_key: string;
  /** '' when it was not given. */
  client_name: string;
  client_email: string;
  received_at: number;
  expires_at: number;
  reminded_at: number | null;
  erased_at: number | null;
  key_id: string | null;
  /** What the link to it is signed with; gone once it is erased, and every link with it. */
  wrapped_link_key: string | null;
  /** By so much its end was put off, once; 0 where it was not. */
  extended_ms: Generated<number>;
}

/**
 * receiving: bytes still come. stored: whole and checked, not handed over yet. submitted: the agent was told.
 * erased: the key is gone, and with it the document.
 */
export type DocumentState = 'receiving' | 'stored' | 'submitted' | 'erased';

export interface DocumentTable {
  id: string;
  object_name: string;
  field: StoredField;
  original_name: string;
  client_key: string | null;
  submission_id: string | null;
  state: DocumentState;
  resumable: 0 | 1;
  announced_bytes: number | null;
  received_bytes: number;
  /** Of the file, as far as it is on stable storage. */
  sealed_bytes: number;
  segments: number;
  type: DocumentType | null;
  sha256: string | null;
  /** JSON array of the checks it passed, in words. */
  checks: string;
  /** JSON array of the inspection's marks: what it carries that acts. */
  marks: string;
  /** Of a PDF that says how many it has. */
  pages: number | null;
  key_id: string | null;
  wrapped_key: string | null;
  created_at: number;
  stored_at: number | null;
  /** A keyed mark of the network that sent it; '' a day after, once it is handed over. */
  begun_by: string;
  /** Upload-Metadata as it came; '' once it is handed over. */
  upload_metadata: string;
  /** How often a request took the upload over: only the last of them may write. */
  turn: Generated<number>;
}

export type AuditAction =
  | 'received'
  | 'link-opened'
  | 'passphrase-accepted'
  | 'passphrase-refused'
  | 'viewed'
  | 'downloaded'
  | 'downloaded-all'
  | 'found-damaged'
  | 'extended'
  | 'erased';

export interface DocumentAuditTable {
  id: Generated<number>;
  submission_id: string | null;
  document_id: string | null;
  at: number;
  action: AuditAction;
  /** The network address that asked, or 'the server'. */
  by: string;
  detail: string;
}

/** What runs by the clock. `error` is the code of what went wrong in the last run. */
export interface JobTable {
  name: string;
  started_at: number | null;
  ended_at: number | null;
  error: string | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** When the first of the runs ended that have all failed since; null where the last one went well. */
  failing_since: Generated<number | null>;
  /** When the run in hand last said that it goes on; null where it has not. */
  progressed_at: Generated<number | null>;
}

/** A window in which something is counted; `mark` is keyed, so that nobody gets back to an address. */
export interface WindowCountTable {
  mark: string;
  count: number;
  until: number;
}

/**
 * lost: a document that was promised has no file. stray: of a file nothing is known. Gone once they agree again.
 * forgotten: a document was let go, and what comes up of its file goes; gone after a day. `id`: of the document.
 */
export interface FileFaultTable {
  id: string;
  kind: 'lost' | 'stray' | 'forgotten';
  seen_at: number;
}

/** A time in which the clock went on as time does. Moments by the clock; `ran_before`: how long the server had been there by then. */
export interface ClockEpochTable {
  id: number;
  from_at: number;
  to_at: number;
  ran_before: number;
}

export interface Schema
  extends AuthTables,
    ReminderTables,
    PushTables,
    BackupTables,
    ShowingTables,
    ContentTables {
  document_submission: DocumentSubmissionTable;
  document: DocumentTable;
  document_audit: DocumentAuditTable;
  enquiry: EnquiryTable;
  contact_mark: ContactRecordTable;
  enquiry_note: EnquiryNoteTable;
  person_exception: PersonExceptionTable;
  buyer_agreement: BuyerAgreementTable;
  follow_up: FollowUpTable;
  reply_template: ReplyTemplateTable;
  enquiry_number: EnquiryNumberTable;
  enquiry_network: EnquiryNetworkTable;
  outbox: OutboxTable;
  outbox_attempt: OutboxAttemptTable;
  job: JobTable;
  mail_watch: MailWatchTable;
  window_count: WindowCountTable;
  file_fault: FileFaultTable;
  document_alert: DocumentAlertTable;
  clock_stretch: ClockEpochTable;
  told_alert: ToldAlertTable;
}

export type EnquiryRow = Selectable<EnquiryTable>;
export type NewEnquiry = Insertable<EnquiryTable>;
export type ContactRecordRow = Selectable<ContactRecordTable>;
export type BuyerAgreementRow = Selectable<BuyerAgreementTable>;
export type PersonExceptionRow = Selectable<PersonExceptionTable>;
export type EnquiryNoteRow = Selectable<EnquiryNoteTable>;
export type FollowUpRow = Selectable<FollowUpTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type OutboxAttemptRow = Selectable<OutboxAttemptTable>;
export type DocumentRow = Selectable<DocumentTable>;
export type DocumentSubmissionRow = Selectable<DocumentSubmissionTable>;
export type DocumentAuditRow = Selectable<DocumentAuditTable>;
