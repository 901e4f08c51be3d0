import type { Selectable } from 'kysely';

/** One row for each mailbox that ever asked for letters and was not forgotten. */
export interface LetterSubscriptionTable {
  id: string;
  /** Tells the mailbox when it asks again, also once `email` is gone. */
  address_hash: string;
  /** Stands in the links of every letter. It never changes, so old links go on working. */
  secret: string;
  /** '' once the letters ended. */
  email: string;
  /** asked: gets nothing before the link in the mail was opened and its button pressed. */
  state: 'asked' | 'confirmed' | 'ended';
  /** JSON of LetterChoices. */
  choices: string;
  /** What was asked for and not confirmed yet: JSON of LetterChoices, or ''. */
  wish: string;
  /** The page with the form. */
  page: string;
  consent_text: string;
  consent_version: string;
  /** When the form was last sent; null once confirmed or ended. */
  asked_at: number | null;
  confirmed_at: number | null;
  ended_at: number | null;
  ended_by: 'reader' | 'bounce' | 'erased' | null;
}

/** Why a letter is proposed. */
export type LetterKind = 'new' | 'reduced' | 'reopened' | 'open-house';

/** A letter about a home: proposed until the agent sends it or leaves it. */
export interface LetterTable {
  id: string;
  home: string;
  kind: LetterKind;
  /** The price before it was reduced. */
  was_price: number | null;
  subject: string;
  /** The agent's words: paragraphs with an empty line between them. */
  words: string;
  state: 'proposed' | 'sent' | 'left';
  proposed_at: number;
  decided_at: number | null;
  /** The agent's device in words; '' before. */
  decided_by: string;
  /** When the agent confirmed that the home may be publicly marketed. */
  may_be_marketed_at: number | null;
}

/** One reader of one letter. The row of the outbox is about its id. */
export interface LetterRecipientTable {
  id: string;
  letter_id: string;
  subscription_id: string;
}

/** What was known of a home at the last look; the row of '' says that there was one. */
export interface LetterHomeTable {
  home: string;
  /** A status of the content, or 'gone' while the home is on no page. */
  status: string;
  price: number | null;
  /** JSON array of when it is open: '2026-12-06 13:00-15:00'. */
  open_houses: string;
}

export type LetterRow = Selectable<LetterTable>;
export type LetterSubscriptionRow = Selectable<LetterSubscriptionTable>;

export interface LetterTables {
  letter_subscription: LetterSubscriptionTable;
  letter: LetterTable;
  letter_recipient: LetterRecipientTable;
  letter_home: LetterHomeTable;
}
