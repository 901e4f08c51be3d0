import type { Selectable } from 'kysely';

/** A showing or a meeting: times that were offered, and the one that holds. */
export interface ShowingTable {
  id: string;
  enquiry_id: string;
  /** The invitation's UID. It never changes. */
  uid: string;
  /** The invitation's SEQUENCE. It is raised by each change after the first mail. */
  sequence: number;
  /** What the agent wrote to the visitor. */
  words: string;
  minutes: number;
  /** JSON array of moments that the visitor can choose from. */
  offered: string;
  /** null until a time is confirmed. */
  starts_at: number | null;
  changed_at: number;
  called_off_at: number | null;
}

/** A quarter of an hour (its number since 1970) that a confirmed showing takes. */
export interface BookedQuarterTable {
  quarter: number;
  showing_id: string;
}

/** A day on which the agent offers no times. */
export interface BlockedDayTable {
  /** YYYY-MM-DD */
  day: string;
}

/** The secret address of the desk's calendar. One row at most. */
export interface CalendarFeedTable {
  token_hash: string;
  made_at: number;
  /** When a calendar last read it. */
  read_at: number | null;
}

export interface ShowingTables {
  showing: ShowingTable;
  booked_quarter: BookedQuarterTable;
  blocked_day: BlockedDayTable;
  calendar_feed: CalendarFeedTable;
}

export type ShowingRow = Selectable<ShowingTable>;
