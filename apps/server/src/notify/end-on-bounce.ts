import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/open-database.ts';
import type { OutboxRow } from '../db/schema.ts';
import { endedRow } from '../letters/subscriptions.ts';
import { MailError } from '../mail/transport.ts';

type Deliver = (row: OutboxRow, beforeEnd?: () => Promise<void>) => Promise<readonly string[]>;

/** Ends the letters to an address that nobody has, as the mail server says. */
export const endOnBounce =
  (db: Database, clock: Clock, deliver: Deliver): Deliver =>
  async (row, beforeEnd) => {
    try {
      return await deliver(row, beforeEnd);
    } catch (error) {
      if (!(error instanceof MailError && error.isBadAddress)) throw error;
      await db
        .updateTable('letter_subscription')
        .set(endedRow('bounce', clock()))
        .where('id', '=', (of) =>
          of
            .selectFrom('letter_recipient')
            .select('subscription_id')
            .where('letter_recipient.id', '=', row.about ?? ''),
        )
        .execute();
      throw new MailError('never', error.code, error.detail, { isBadAddress: true, isAnswered: true });
    }
  };
