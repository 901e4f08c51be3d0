import { DAY_MS } from '@rivermark/contracts/durations';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import { forgetMailsAbout } from '../../outbox/forget-mails-about.ts';
import { sayRemindersEnded } from '../../push/say-reminders-ended.ts';

interface SweepParts {
  readonly db: Database;
  readonly enqueue: Enqueue;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** What was told of devices stays in the outbox so long; the audit keeps it. */
const NOTICES_MS = 90 * DAY_MS;

/** Signs out the devices whose time is over, and tells the agent of one that showed reminders. */
async function endDevices(transaction: Transaction<Schema>, enqueue: Enqueue, now: number): Promise<void> {
  const reminded = await transaction
    .selectFrom('desk_device')
    .innerJoin('push_subscription', 'push_subscription.device_id', 'desk_device.id')
    .select('desk_device.words')
    .where('desk_device.expires_at', '<=', now)
    .execute();
  for (const { words } of reminded) await sayRemindersEnded(transaction, enqueue, words, now);
  await transaction.deleteFrom('desk_device').where('expires_at', '<=', now).execute();
}

/**
 * Forgets what the door needs no more: links that have ended, with their mails (one that has not left would lead
 * nowhere), tries and challenges of yesterday, and devices whose time is over. Safe to be killed anywhere and run again.
 */
export async function sweepDoor({ db, enqueue, removeCaptured }: SweepParts, now: number): Promise<void> {
  const mails = await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom('desk_link')
      .select('id')
      .where('expires_at', '<=', now)
      .execute();
    const ids = ended.map(({ id }) => id);
    const links = await forgetMailsAbout(transaction, { template: 'desk-link', about: ids });
    await transaction
      .deleteFrom('desk_link')
      .where('id', 'in', ids)
      // One whose mail is just being sent waits: without it the mail could never be drawn again, and would be told as refused.
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('outbox').select('outbox.id').whereRef('outbox.about', '=', 'desk_link.id'),
          ),
        ),
      )
      .execute();
    await transaction
      .deleteFrom('desk_attempt')
      // And those of a clock that was ahead, which no other day would reach.
      .where((row) => row.or([row('at', '<', now - DAY_MS), row('at', '>', now + DAY_MS)]))
      .execute();
    await transaction
      .deleteFrom('desk_challenge')
      .where('used_at', '<', now - DAY_MS)
      .execute();
    await endDevices(transaction, enqueue, now);
    const old = { template: 'desk-notice', before: now - NOTICES_MS } as const;
    return [...links.mails, ...(await forgetMailsAbout(transaction, old)).mails];
  });
  for (const id of mails) await removeCaptured(id);
}
