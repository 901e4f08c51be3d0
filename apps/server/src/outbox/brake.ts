import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import { lockFreeRows } from '../db/lock-rows.ts';
import { templatesBesideMail, templatesOfDigests, templatesToClients } from '../db/mail-templates.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';
import { isDue } from './due.ts';
import type { Enqueue } from './enqueue.ts';

/** What one mail can hold and a person can read through; the rest goes with the next, at once. */
const MOST_IN_DIGEST = 300;

/** Mailboxes and relays take so many mails a day, most a few hundred; by then as many have left one by one as leave in so many hours. */
const HOURS_OF_DAY = 4;

/** How many mails to the agent left by themselves in the hour and in the day that end now. */
async function singlesOf(
  db: Database | Transaction<Schema>,
  now: number,
): Promise<{ readonly hour: number; readonly day: number }> {
  return db
    .selectFrom('outbox')
    .select((row) => [
      row.fn.countAll<number>().as('day'),
      row.fn
        .countAll<number>()
        .filterWhere((each) => each.or([each('sent_at', '>', now - HOUR_MS), each('state', '=', 'sending')]))
        .as('hour'),
    ])
    .where('digest_id', 'is', null)
    .where('template', 'not in', [...templatesBesideMail, ...templatesToClients])
    .where((row) =>
      row.or([
        // Not what left at a time that is still to come, by a clock that was wrong.
        row.and([row('sent_at', '>', now - DAY_MS), row('sent_at', '<=', now)]),
        row('state', '=', 'sending'),
      ]),
    )
    .executeTakeFirstOrThrow();
}

/** How many may still leave by themselves; below one, enquiries wait for a digest. */
export async function singlesLeft(
  db: Database | Transaction<Schema>,
  now: number,
  mailsPerHour: number,
): Promise<number> {
  if (mailsPerHour === Number.POSITIVE_INFINITY) return mailsPerHour;
  const { hour, day } = await singlesOf(db, now);
  return Math.min(mailsPerHour - hour, HOURS_OF_DAY * mailsPerHour - day);
}

/** Whether what is mailed to others than the agent has to give way: half of the day's mails are gone, or all of the hour's. */
export async function isAgentFirst(
  db: Database | Transaction<Schema>,
  now: number,
  mailsPerHour: number,
): Promise<boolean> {
  const { hour, day } = await singlesOf(db, now);
  return hour >= mailsPerHour || day >= (HOURS_OF_DAY * mailsPerHour) / 2;
}

/**
 * Puts the enquiries that wait into one digest where there are more than may leave by themselves: those without
 * marks of spam first, then the oldest. Resolves with how many went into it.
 */
export async function bundleWaiting(
  db: Database,
  enqueue: Enqueue,
  now: number,
  mailsPerHour: number,
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
      .limit(Math.max(mailsPerHour, MOST_IN_DIGEST) + 1)
      .$call(lockFreeRows(db))
      .execute();
    if (waiting.length <= Math.max(0, await singlesLeft(transaction, now, mailsPerHour))) return 0;
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
