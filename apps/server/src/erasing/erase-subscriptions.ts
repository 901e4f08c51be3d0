import type { LetterSubscriptionRow } from '../db/letter-tables.ts';
import { endedRow } from '../letters/subscriptions.ts';
import type { EraseDeps } from './erase.ts';
import { eraseMails } from './erase-mails.ts';

/**
 * Erases readers of letters with the mails to them. The hash of an address whose letters were
 * confirmed or ended stays, so that no restore and no later mistake sends it another.
 */
export async function eraseSubscriptions(
  { db, removeCaptured }: EraseDeps,
  rows: readonly LetterSubscriptionRow[],
  now: number,
): Promise<number> {
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const mails = await db.transaction().execute(async (transaction) => {
    const about = await eraseMails(transaction, { template: 'letter-confirmation', about: ids });
    const recipients = await transaction
      .selectFrom('letter_recipient')
      .select('id')
      .where('subscription_id', 'in', ids)
      .execute();
    const letters = await eraseMails(transaction, {
      template: 'home-letter',
      about: recipients.map(({ id }) => id),
    });
    await transaction.deleteFrom('letter_recipient').where('subscription_id', 'in', ids).execute();
    await transaction
      .deleteFrom('letter_subscription')
      .where('id', 'in', ids)
      .where('state', '=', 'asked')
      .execute();
    await transaction
      .updateTable('letter_subscription')
      .set(endedRow('erased', now))
      .where('id', 'in', ids)
      .execute();
    return [...about.erased, ...letters.erased];
  });
  for (const id of mails) await removeCaptured(id);
  return rows.length;
}
