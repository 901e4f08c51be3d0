import { HOUR_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { ReminderSettings } from '../config/promise-settings.ts';
import type { Database } from '../db/open-database.ts';
import { isInState } from '../intake/enquiry-state.ts';
import { oldBefore } from '../intake/old-before.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { showingsSoon } from '../showings/showings-soon.ts';
import { endOfDay, openFollowUps } from './due-follow-ups.ts';

/** A server that starts this long after the digest's time skips the day: the morning is over. */
const LATEST_MS = 4 * HOUR_MS;

/**
 * Queues the morning mail: open inquiries, the day's reminders, showings of today and tomorrow, and
 * suspected spam since yesterday. Queues none if there is nothing to say. The mail's transaction
 * also marks the day as done, so that a day has at most one digest. Resolves with whether there is
 * one now.
 */
export async function sendMorningDigest(
  { db, enqueue, settings }: { db: Database; enqueue: Enqueue; settings: ReminderSettings },
  now: number,
): Promise<boolean> {
  const day = dateInJacksonville(now);
  const from = momentInJacksonville(day, settings.digestAt);
  if (now < from || now >= from + LATEST_MS) return false;
  return db.transaction().execute(async (transaction) => {
    // A clock that was ahead marked future days as done. They would get no digest.
    await transaction.deleteFrom('morning_digest').where('day', '>', day).execute();
    const { before } = await transaction
      .selectFrom('morning_digest')
      .select((row) => row.fn.max('at').as('before'))
      .executeTakeFirstOrThrow();
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('morning_digest')
      .values({ day, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== 1n) return false;
    const toTell = await transaction
      .selectFrom('enquiry')
      .select('id')
      .where((row) =>
        row.or([
          isInState(row, 'open'),
          row.and([isInState(row, 'held'), row('received_at', '>', before ?? oldBefore(now))]),
        ]),
      )
      .limit(1)
      .executeTakeFirst();
    const dueToday = await openFollowUps(transaction)
      .select('follow_up.id')
      .where('due_at', '<', endOfDay(now))
      .limit(1)
      .executeTakeFirst();
    const showing = await showingsSoon(transaction, now).select('showing.id').limit(1).executeTakeFirst();
    if (!toTell && !dueToday && !showing) return false;
    await enqueue(transaction, { template: 'morning-digest', about: day });
    return true;
  });
}
