import { randomUUID } from 'node:crypto';
import type { ReminderSettings } from '../config/promise-settings.ts';
import type { Database } from '../db/open-database.ts';
import { isInState } from '../intake/enquiry-state.ts';
import type { Enqueue } from '../outbox/enqueue.ts';
import { aboutPush } from '../push/deliver-push.ts';
import type { PushSubscriptions } from '../push/subscriptions.ts';
import { dueStep, earliestWithStep } from './due-step.ts';

interface RemindParts {
  readonly db: Database;
  readonly enqueue: Enqueue;
  readonly settings: ReminderSettings;
  readonly subscriptions: PushSubscriptions;
}

/**
 * Brings up every enquiry for which a step is due, all that are due now in one notice: its rows and its mails are
 * written in one transaction, and an enquiry has each step once, whoever runs this and however often. Resolves with how
 * many were brought up.
 */
export async function remind(
  { db, enqueue, settings, subscriptions }: RemindParts,
  now: number,
): Promise<number> {
  const browsers = await subscriptions.all(now);
  return db.transaction().execute(async (transaction) => {
    const waiting = await transaction
      .selectFrom('enquiry')
      .select(['id', 'received_at'])
      .where((row) => isInState(row, 'open'))
      .where('received_at', '>=', earliestWithStep(settings, now))
      .orderBy('received_at')
      .execute();
    const due = waiting.flatMap(({ id, received_at }) => {
      const step = dueStep(settings, received_at, now);
      return step === undefined ? [] : [{ id, step }];
    });
    const noticeId = randomUUID();
    const told: number[] = [];
    for (const { id, step } of due) {
      // A later step that was told, before the settings changed or the clock was set back, says this one, too.
      const later = await transaction
        .selectFrom('reminder')
        .select('step')
        .where('enquiry_id', '=', id)
        .where('step', '>=', step)
        .executeTakeFirst();
      if (later) continue;
      await transaction
        .insertInto('reminder')
        .values({ enquiry_id: id, step, notice_id: noticeId, at: now })
        .execute();
      told.push(step);
    }
    if (told.length === 0) return 0;
    await enqueue(transaction, { template: 'reminder', about: noticeId });
    const { backup } = settings;
    if (backup && told.some((step) => step >= backup.fromHours)) {
      await enqueue(transaction, { template: 'reminder-to-backup', about: noticeId });
    }
    for (const { id } of browsers) {
      await enqueue(transaction, { template: 'reminder-push', about: aboutPush(noticeId, id) });
    }
    return told.length;
  });
}
