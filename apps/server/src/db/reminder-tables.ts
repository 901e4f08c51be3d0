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
  self_test: SelfTestTable;
  visit_count: VisitCountTable;
}
