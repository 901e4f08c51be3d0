import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Clock } from '../clock/clock.ts';
import type { Schema } from '../db/schema.ts';
import type { Mailbox } from '../mailbox.ts';
import { mailboxOf } from '../mailbox-of.ts';
import type { Keyring } from '../secrets/keyring.ts';

/** For all addresses together, so that the server is of little use for mailing strangers. */
const MOST_PER_HOUR = 30;

export type AnswerKind = 'acknowledged' | 'receipt';

/**
 * Whether an automatic mail of this kind may go to a typed address. Counts it if so. Runs in the
 * transaction that puts the mail into the outbox.
 */
export type AdmitAnswer = (
  transaction: Transaction<Schema>,
  kind: AnswerKind,
  email: string,
) => Promise<boolean>;

/**
 * One mail of a kind to one mailbox in a day, and none to the server's own mailboxes (`own`), which
 * could answer back. Stores only a keyed hash of the mailbox, for two days.
 */
export function createAnswerLimit(
  keyring: Pick<Keyring, 'sign'>,
  clock: Clock,
  own: readonly Mailbox[],
): AdmitAnswer {
  const ours = new Set(own.map(({ address }) => mailboxOf(address)));
  return async (transaction, kind, email) => {
    const mailbox = mailboxOf(email);
    if (ours.has(mailbox)) return false;
    const now = clock();
    const { lately } = await transaction
      .selectFrom('acknowledgement')
      .select((row) => row.fn.countAll<number>().as('lately'))
      .where('at', '>', now - HOUR_MS)
      // A clock that was ahead may have left later times.
      .where('at', '<=', now)
      .executeTakeFirstOrThrow();
    if (lately >= MOST_PER_HOUR) return false;
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('acknowledgement')
      .values({ address_mark: keyring.sign(`${kind}\0${mailbox}`), at: now })
      .onConflict((conflict) =>
        conflict
          .column('address_mark')
          .doUpdateSet({ at: now })
          .where((known) =>
            known.or([
              known('acknowledgement.at', '<=', now - DAY_MS),
              known('acknowledgement.at', '>', now),
            ]),
          ),
      )
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };
}
