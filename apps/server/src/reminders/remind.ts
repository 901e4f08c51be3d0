import { randomUUID } from 'node:crypto';
import type { Content } from '@rivermark/content';
import { DAY_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { ReminderSettings } from '../config/promise-settings.ts';
import type { Database } from '../db/open-database.ts';
import { isInState } from '../intake/enquiry-state.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { aboutPush } from '../push/deliver-push.ts';
import type { PushSubscriptions } from '../push/subscriptions.ts';
import { openFollowUps } from './due-follow-ups.ts';
import { dueStep, earliestWithStep } from './due-step.ts';

/** More in two days are a flood. The morning mail reports the rest. */
const MOST_LOOKED_AT = 20_000;
/** Reminders that fell due during a longer outage are on the desk and in the morning mail. */
const FOLLOW_UP_LIFE_MS = DAY_MS;
/** A statement takes about ten thousand values. */
const ROWS_AT_ONCE = 1000;

interface RemindDeps {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly settings: ReminderSettings;
  readonly content: () => Pick<Content, 'businessHours'>;
  readonly subscriptions: PushSubscriptions;
}

/**
 * Reports every inquiry with a due step and every due reminder of the agent's own, in one notice.
 * Writes its rows and mails in one transaction. An inquiry gets each step once, however often this
 * runs. Resolves with how many it reported.
 */
export async function remind(
  { db, enqueue, settings, content, subscriptions }: RemindDeps,
  now: number,
): Promise<number> {
  const { businessHours } = content();
  const browsers = await subscriptions.all(now);
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('enquiry')
      .leftJoin('reminder', 'reminder.enquiry_id', 'enquiry.id')
      .select((row) => ['enquiry.id', 'enquiry.received_at', row.fn.max('reminder.step').as('told')])
      .where((row) => isInState(row, 'open'))
      .where('received_at', '>=', earliestWithStep(settings, now))
      .groupBy(['enquiry.id', 'enquiry.received_at'])
      .orderBy('received_at')
      .limit(MOST_LOOKED_AT)
      .execute();
    const noticeId = randomUUID();
    const due = waiting.flatMap(({ id, received_at, told }) => {
      const step = dueStep(settings, businessHours, received_at, now);
      // A later step has been reported, before the settings or the clock changed. It covers this
      // one.
      if (step === undefined || (told !== null && told >= step)) return [];
      return [{ enquiry_id: id, step, notice_id: noticeId, at: now }];
    });
    const followUps = await openFollowUps(transaction)
      .select(['follow_up.id', 'follow_up.due_at'])
      .where('notice_id', 'is', null)
      .where('due_at', '<=', now)
      .where('due_at', '>', now - FOLLOW_UP_LIFE_MS)
      .execute();
    if (due.length + followUps.length === 0) return 0;
    if (followUps.length > 0) {
      await transaction
        .updateTable('follow_up')
        .set({ notice_id: noticeId })
        .where(
          'id',
          'in',
          followUps.map(({ id }) => id),
        )
        .execute();
    }
    for (let from = 0; from < due.length; from += ROWS_AT_ONCE) {
      await transaction
        .insertInto('reminder')
        .values(due.slice(from, from + ROWS_AT_ONCE))
        .execute();
    }
    // The morning mail listed her own reminders. Later ones are mailed only if no browser can show
    // them.
    const morning = momentInJacksonville(dateInJacksonville(now), settings.digestAt);
    const isLater = followUps.some(({ due_at }) => due_at > morning);
    if (due.length > 0 || (isLater && browsers.length === 0))
      await enqueue(transaction, { template: 'reminder', about: noticeId });
    const { backup } = settings;
    if (backup && due.some(({ step }) => step >= backup.fromHours)) {
      await enqueue(transaction, { template: 'reminder-to-backup', about: noticeId });
    }
    for (const { id } of browsers) {
      await enqueue(transaction, { template: 'reminder-push', about: aboutPush(noticeId, id) });
    }
    return due.length + followUps.length;
  });
}
