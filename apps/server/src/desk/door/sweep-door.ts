import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../../db/open-database.ts';
import { forgetMailsAbout } from '../../outbox/forget-mails-about.ts';

interface SweepParts {
  readonly db: Database;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** What was told of devices stays in the outbox so long; the audit keeps it. */
const NOTICES_MS = 90 * DAY_MS;

/**
 * Forgets what the door needs no more: links that have ended, with their mails (one that has not left would lead
 * nowhere), tries and challenges of yesterday, and devices whose time is over. Safe to be killed anywhere and run again.
 */
export async function sweepDoor({ db, removeCaptured }: SweepParts, now: number): Promise<void> {
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
    await transaction.deleteFrom('desk_device').where('expires_at', '<=', now).execute();
    const old = { template: 'desk-notice', before: now - NOTICES_MS } as const;
    return [...links.mails, ...(await forgetMailsAbout(transaction, old)).mails];
  });
  for (const id of mails) await removeCaptured(id);
}
