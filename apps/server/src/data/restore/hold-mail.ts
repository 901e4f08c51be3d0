import type { Content } from '@rivermark/content';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import { remindOfEnding } from '../../documents/retention/remind-of-ending.ts';
import { createEnqueue } from '../../outbox/enqueue.ts';
import { unsentStates } from '../../outbox/unsent-states.ts';
import { pushSubscriptions } from '../../push/subscriptions.ts';
import { sendMorningDigest } from '../../reminders/morning-digest.ts';
import { remind } from '../../reminders/remind.ts';

/**
 * Holds everything that a restored server would send automatically. Mail that was due in the copy
 * may have been sent since, and so may later reminders. So this queues everything due by now, as
 * the server would, and holds all of it until somebody decides. Resolves with the number of held
 * rows.
 */
export async function holdMail(
  db: Database,
  config: Pick<Config, 'reminders' | 'mailFrom'>,
  content: Pick<Content, 'businessHours'>,
  now: number,
): Promise<number> {
  const enqueue = createEnqueue(() => now, config.mailFrom.address.split('@')[1] ?? 'localhost');
  const { reminders: settings } = config;
  if (settings) {
    const subscriptions = pushSubscriptions(db, enqueue, false);
    await remind({ db, enqueue, settings, content: () => content, subscriptions }, now);
    await sendMorningDigest({ db, enqueue, settings }, now);
  }
  await remindOfEnding(db, enqueue, now);
  return db.transaction().execute(async (transaction) => {
    // The contents of a digest are decided one by one.
    await transaction
      .updateTable('outbox')
      .set({ state: 'dropped' })
      .where('state', 'in', ['pending', 'sending'])
      // Sign-in links and notifications on phones have expired.
      .where('template', 'in', [
        'enquiry-digest',
        'documents-digest',
        'desk-link',
        'reminder-push',
        // They may have left since the copy was made.
        'letter-confirmation',
        'home-letter',
      ])
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'restored', digest_id: null, lease_owner: null, lease_until: null })
      .where('state', 'in', [...unsentStates, 'for-digest'])
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
