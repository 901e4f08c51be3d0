import type { EnquiryKind } from '@rivermark/contracts/forms';
import type { Generated, Selectable } from 'kysely';

/** Times are milliseconds since 1970; truth values are 0 or 1, as SQLite keeps them. */
export interface EnquiryTable {
  id: string;
  submission_id: string;
  kind: EnquiryKind;
  name: string;
  email: string;
  phone: string;
  phone_e164: string | null;
  /** JSON of EnquiryDetails. */
  details: string;
  page: string;
  received_at: number;
  via: 'script' | 'form';
  consent_given: 0 | 1;
  consent_text: string;
  consent_version: string;
  /** JSON array of SpamMark. */
  spam_marks: string;
  held: 0 | 1;
}

export type OutboxState = 'pending' | 'sending' | 'sent' | 'refused' | 'given-up' | 'held';

export interface OutboxTable {
  id: string;
  enquiry_id: string;
  template: 'enquiry-to-agent';
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
}

export interface OutboxAttemptTable {
  id: Generated<number>;
  outbox_id: string;
  at: number;
  outcome: 'sent' | 'retry' | 'refused' | 'given-up' | 'lease-expired';
  error_code: string | null;
  detail: string | null;
}

export interface Schema {
  enquiry: EnquiryTable;
  outbox: OutboxTable;
  outbox_attempt: OutboxAttemptTable;
}

export type EnquiryRow = Selectable<EnquiryTable>;
export type OutboxRow = Selectable<OutboxTable>;
