import type { Content } from '@rivermark/content';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { remindOfEnding } from '../documents/retention/remind-of-ending.ts';
import { createEnqueue } from '../outbox/enqueue.ts';
import { unsentStates } from '../outbox/unsent-states.ts';
import { pushSubscriptions } from '../push/subscriptions.ts';
import { sendMorningDigest } from '../reminders/morning-digest.ts';
import { remind } from '../reminders/remind.ts';

/**
 * Keeps back whatever a restored server would send by itself: what had not left when the copy was made may have left
 * since, and what time brought since may have been told. So what is due by now is put into the outbox as the server
 * would do it, and all of it is kept back until somebody decides. Resolves with how many rows that are.
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
    // What was to go out together is decided one by one.
    await transaction
      .updateTable('outbox')
      .set({ state: 'dropped' })
      .where('state', 'in', ['pending', 'sending'])
      // A link to sign in has had its time, and a note on a phone, too.
      .where('template', 'in', ['enquiry-digest', 'documents-digest', 'desk-link', 'reminder-push'])
      .execute();
    const { numUpdatedRows } = await transaction
      .updateTable('outbox')
      .set({ state: 'restored', digest_id: null, lease_owner: null, lease_until: null })
      .where('state', 'in', [...unsentStates, 'for-digest'])
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
