import type { Generated } from 'kysely';

/** A reminder of an enquiry. The rows of one notice were sent together, on every channel. */
export interface ReminderTable {
  enquiry_id: string;
  /** Hours since the enquiry was received. */
  step: number;
  notice_id: string;
  at: number;
}

/** A morning whose digest is done, even if there was nothing to report. */
export interface MorningDigestTable {
  /** YYYY-MM-DD in Jacksonville. */
  day: string;
  at: number;
}

/** An instant acknowledgement that was sent; a keyed hash, which cannot be reversed. */
export interface AcknowledgementTable {
  address_mark: string;
  at: number;
}

export type MailState = 'ok' | 'waiting' | 'refused';

/** What an alert channel was last notified of about one matter. */
export interface ToldColumns<State> {
  told_state: State;
  /** JSON: each fault it knows of, and how far that had come (health/alerts/tell-channels.ts). */
  told_faults: Generated<string>;
  told_at: Generated<number>;
}

/** What each channel was last notified of about the mail. */
export interface AlertChannelTable extends ToldColumns<MailState> {
  name: 'webhook' | 'mail' | 'push';
}

/** A day's self-test. `outcome` is null while its mail is under way. */
export interface SelfTestTable {
  day: string;
  enquiry_key: string;
  started_at: number;
  ended_at: number | null;
  outcome: 'accepted' | 'not-accepted' | null;
}

/** A day's count of something in the catalogue. */
export interface VisitCountTable {
  day: string;
  series: string;
  label: string;
  count: number;
}

export interface ReminderTables {
  reminder: ReminderTable;
  morning_digest: MorningDigestTable;
  acknowledgement: AcknowledgementTable;
  alert_channel: AlertChannelTable;
  self_test: SelfTestTable;
  visit_count: VisitCountTable;
}
