import { DAY_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import { lockFreeRows } from '../db/lock-rows.ts';
import { SINGLES_SHARE, templatesOfDigests } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { allowanceOf, type MailLimits } from './allowance.ts';
import { isDue } from './due.ts';
import type { Enqueue } from './enqueue.ts';

/** What one mail can hold and a person can read through; the rest goes with the next, at once. */
const MOST_IN_DIGEST = 300;
/** The share of a day's mails that is kept for digests, spread over the day, once enquiries leave in digests only. */
const DIGESTS_SHARE = 0.1;

/** Whether the next digest has to wait, so that what is left of the day's mails lasts for the day. */
async function isTooSoon(
  transaction: Transaction<Schema>,
  now: number,
  mailsPerDay: number,
): Promise<boolean> {
  const lately = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('template', '=', 'enquiry-digest')
    .where('created_at', '>', now - DAY_MS / Math.max(1, DIGESTS_SHARE * mailsPerDay))
    .where('created_at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return lately !== undefined;
}

/**
 * Puts the enquiries that wait into one digest where there are more than may leave by themselves: those without
 * marks of spam first, then the oldest. Resolves with how many went into it.
 */
export async function bundleWaiting(
  db: Database,
  enqueue: Enqueue,
  now: number,
  limits: MailLimits,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'pending')
      .where('template', 'in', templatesOfDigests)
      .where(isDue(now))
      .orderBy('marked')
      .orderBy('created_at')
      .limit(Math.max(limits.mailsPerHour, MOST_IN_DIGEST) + 1)
      .$call(lockFreeRows(db))
      .execute();
    if (waiting.length === 0) return 0;
    const { singles, used } = await allowanceOf(transaction, now, limits);
    if (waiting.length <= Math.max(0, singles)) return 0;
    if (used >= SINGLES_SHARE && (await isTooSoon(transaction, now, limits.mailsPerDay))) return 0;
    const ids = waiting.slice(0, MOST_IN_DIGEST).map(({ id }) => id);
    const digestId = await enqueue(transaction, { template: 'enquiry-digest' });
    await transaction
      .updateTable('outbox')
      .set({ state: 'in-digest', digest_id: digestId })
      .where('id', 'in', ids)
      .execute();
    return ids.length;
  });
}

/** The mails that go out with a digest, those without marks of spam first, then the oldest. */
export const digestedMails = (db: Database, digestId: string) =>
  db
    .selectFrom('outbox')
    .select(['id', 'enquiry_id'])
    .where('digest_id', '=', digestId)
    .orderBy('marked')
    .orderBy('created_at')
    .execute();
