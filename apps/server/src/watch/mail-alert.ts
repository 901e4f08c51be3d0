import type { AlertChannelTable, MailState } from '../db/reminder-tables.ts';

/** How it stands with the mail. `at`: milliseconds since 1970. */
export interface MailAlert {
  readonly state: MailState;
  readonly at: number;
  /** Null where none waits. */
  readonly oldestWaitingMinutes: number | null;
  readonly waiting: number;
  readonly refused: number;
  readonly givenUp: number;
  readonly held: number;
}

/** A way to say that mail does not leave, which is not that mail. */
export interface AlertChannel {
  readonly name: AlertChannelTable['name'];
  /** Rejects where nobody was told. */
  tell(alert: MailAlert): Promise<void>;
}
