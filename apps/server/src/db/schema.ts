import type { DocumentType, StoredField } from '@rivermark/contracts/documents';
import type { StoredKind } from '@rivermark/contracts/forms';
import type { Generated, GeneratedAlways, Insertable, Selectable } from 'kysely';
import type { AuthTables } from './auth-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { ContentTables } from './content-tables.ts';
import type { LetterTables } from './letter-tables.ts';
import type { OutboxTemplate } from './mail-templates.ts';
import type { PushTables } from './push-tables.ts';
import type { ReminderTables } from './reminder-tables.ts';
import type { ShowingTables } from './showing-tables.ts';
import type { ToldAlertTable } from './told-alert-table.ts';

/** Times are milliseconds since 1970. Booleans are 0 or 1, as in SQLite. */
export interface EnquiryTable {
  id: string;
  /** Made by the browser for one filled form; makes retries safe. */
  enquiry_key: string;
  kind: StoredKind;
  name: string;
  email: string;
  phone: string;
  phone_e164: string | null;
  /** JSON of EnquiryDetails. */
  details: string;
  page: string;
  received_at: number;
  /**
   * self-test: the server's check that mail leaves; belongs to no person and is in no figure. desk:
   * added by the agent, after a call or an open house; its email or its phone may be ''.
   * open-house: a guest who signed in at the door; the same may be ''. import: a contact that
   * another program kept; the same may be ''. import-unfinished: part of an import that is still
   * running, on no list.
   */
  via: 'script' | 'form' | 'self-test' | 'desk' | 'open-house' | 'import' | 'import-unfinished';
  consent_given: 0 | 1;
  consent_text: string;
  consent_version: string;
  /** JSON array of SpamSign. */
  spam_marks: string;
  held: 0 | 1;
  /** When the agent was first in touch; maintained by the code that writes contact records. */
  contacted_at: Generated<number | null>;
  /** When the agent first opened it on the desk. */
  opened_at: Generated<number | null>;
  /** The agent's decision, which overrides the marks; null without one. */
  is_spam: Generated<0 | 1 | null>;
  spam_decided_at: Generated<number | null>;
  /**
   * The action that marked it as spam with others of a flood; null if it was marked alone or is no
   * spam.
   */
  flood_id: Generated<string | null>;
  /** How far the agent has come with it; null if she has not said. */
  stage: Generated<Stage | null>;
  stage_at: Generated<number | null>;
  /** JSON of VisitSources; null if the visit had no outside source. */
  sources: string | null;
  /** The normalized email address that identifies a person. */
  person_email: GeneratedAlways<string>;
  /** What a showing is for: a home's address or a neighborhood. */
  home: GeneratedAlways<string | null>;
  /** The requested day of a showing, YYYY-MM-DD. */
  wanted_on: GeneratedAlways<string | null>;
}

/** In their usual order. */
export type Stage = 'talking' | 'showing' | 'contract' | 'closed' | 'lost';

/** settled: marked together with others, way unknown. no-answer: an attempt, not an answer. */
export type ContactWay = 'call' | 'text' | 'mail' | 'in-person' | 'other' | 'settled' | 'no-answer';

/** The agent was in touch, or tried to be. Undoing it deletes the row. */
export interface ContactRecordTable {
  id: string;
  enquiry_id: string;
  how: ContactWay;
  /** When they were in touch. */
  at: number;
  marked_at: number;
  /** '' without a note. */
  note: string;
}

/** A reminder that the agent set for an enquiry. */
export interface FollowUpTable {
  id: string;
  enquiry_id: string;
  due_at: number;
  /** '' without a note. */
  note: string;
  made_at: number;
  /** The unanswered call after which it was set. The first contact ends such a reminder. */
  attempt_id: string | null;
  done_at: number | null;
  /** The contact record that ended it. Undoing that record restores the reminder. */
  ended_by: string | null;
  /** The notice that reported it. */
  notice_id: string | null;
}

/** A reply in the agent's own words. The built-in replies have no row. */
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

/** Whether somebody has signed a buyer agreement, as recorded by the agent. */
export interface BuyerAgreementTable {
  enquiry_id: string;
  state: 'none' | 'sent' | 'signed';
  /** The last day of a signed agreement, YYYY-MM-DD. */
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

/** An enquiry's network: a keyed hash, deleted after some days. */
export interface EnquiryNetworkTable {
  enquiry_id: string;
  mark: string;
  at: number;
}

/** An enquiry's row in the full-text search. */
export interface EnquiryNumberTable {
  number: Generated<number>;
  enquiry_id: string;
}

/**
 * for-digest: waits for the next digest and is never sent alone. in-digest: is sent with the digest
 * `digest_id`. dropped: its subject was settled before it was sent, or somebody canceled it.
 * restored: was due when a backup was made, so it may have been sent; held until somebody decides.
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

/** Each row is about an enquiry, a submission of documents, the rows of its digest, or `about`. */
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
  /** When an operator last queued it again. The days of retrying start over. */
  retried_at: Generated<number | null>;
  /** Its enquiry has signs of spam, so it is sent last. */
  marked: Generated<0 | 1>;
  digest_id: Generated<string | null>;
  /** When a later mail reported this one as failed. */
  mentioned_at: Generated<number | null>;
  /** The id of another subject; the template implies its table. */
  about: Generated<string | null>;
  /** When the end of a mail that is sent at most once was about to be sent. */
  handed_at: Generated<number | null>;
}

/** One row: when the log last reported delayed mail. */
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

/** The six documents of one client, submitted together. */
export interface DocumentSubmissionTable {
  id: string;
  /** The browser's own id, which makes retries safe. */
  client_key: string;
  /** '' if not given. */
  client_name: string;
  client_email: string;
  received_at: number;
  expires_at: number;
  reminded_at: number | null;
  erased_at: number | null;
  key_id: string | null;
  /** The key that signs its links. Erasing deletes it, and with it every link. */
  wrapped_link_key: string | null;
  /** How much its end was postponed, once; 0 if it was not. */
  extended_ms: Generated<number>;
}

/**
 * receiving: bytes still arrive. stored: complete and checked, not submitted yet. submitted: the
 * agent was notified. erased: the key is deleted, so the document is unreadable.
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
  /** Bytes of the file on stable storage. */
  sealed_bytes: number;
  segments: number;
  type: DocumentType | null;
  sha256: string | null;
  /** JSON array of the checks it passed, in words. */
  checks: string;
  /** JSON array of the inspection's marks: its active content. */
  marks: string;
  /** For PDFs that declare their page count. */
  pages: number | null;
  key_id: string | null;
  wrapped_key: string | null;
  created_at: number;
  stored_at: number | null;
  /** A keyed hash of the sender's network; '' a day after submission. */
  begun_by: string;
  /** Upload-Metadata as received; '' after submission. */
  upload_metadata: string;
  /** How often a request took over the upload. Only the last one may write. */
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
  /** The network address of the request, or 'the server'. */
  by: string;
  detail: string;
}

/** A scheduled job. `error` is the code of the last run's error. */
export interface JobTable {
  name: string;
  started_at: number | null;
  ended_at: number | null;
  error: string | null;
  lease_owner: string | null;
  lease_until: number | null;
  /** When the first of the current row of failed runs ended; null after a success. */
  failing_since: Generated<number | null>;
  /** When the current run last reported progress; null if it has not. */
  progressed_at: Generated<number | null>;
}

/** A counting window; `mark` is a keyed hash that cannot be reversed to an address. */
export interface WindowCountTable {
  mark: string;
  count: number;
  until: number;
}

/**
 * lost: a promised document has no file. stray: a file without a document. Deleted once they match
 * again. forgotten: a document was given up, and any file of it that turns up is deleted; kept for
 * a day. `id` is the document's.
 */
export interface FileFaultTable {
  id: string;
  kind: 'lost' | 'stray' | 'forgotten';
  seen_at: number;
}

/**
 * A period in which the clock ran normally. Times are by that clock. `ran_before`: how long the
 * server had been running by then.
 */
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
    LetterTables,
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
