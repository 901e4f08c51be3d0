import type { Generated } from 'kysely';

/** That an enquiry was brought up. The rows of one notice were told together, by every channel there is. */
export interface ReminderTable {
  enquiry_id: string;
  /** In hours since it was received. */
  step: number;
  notice_id: string;
  at: number;
}

/** A morning whose digest is settled, also where there was nothing to say. */
export interface MorningDigestTable {
  /** YYYY-MM-DD in Jacksonville. */
  day: string;
  at: number;
}

/** That somebody was answered at once; a keyed mark, from which nobody gets back to the address. */
export interface AcknowledgementTable {
  address_mark: string;
  at: number;
}

export type MailState = 'ok' | 'waiting' | 'refused';

/** What a channel of alerts was last told of one matter. */
export interface ToldColumns<State> {
  told_state: State;
  /** JSON: each fault that it knows of, with how far it had come (watch/tell-channels.ts). */
  told_faults: Generated<string>;
  told_at: Generated<number>;
}

/** What each channel was last told of the mail. */
export interface AlertChannelTable extends ToldColumns<MailState> {
  name: 'webhook' | 'mail' | 'push';
}

/** The self-test of a day. `outcome` is null while its mail is on the way. */
export interface SelfTestTable {
  day: string;
  enquiry_key: string;
  started_at: number;
  ended_at: number | null;
  outcome: 'accepted' | 'not-accepted' | null;
}

/** How often something of the catalogue was counted on a day. */
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
