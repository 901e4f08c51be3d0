import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../../db/open-database.ts';
import { eraseMails } from '../../erasing/erase-mails.ts';
import type { Enqueue } from '../../outbox/enqueue.ts';
import { endDevices } from './devices.ts';

interface SweepDeps {
  readonly db: Database;
  readonly enqueue: Enqueue;
  /** Removes the captured copy of a mail, where there is one. */
  readonly removeCaptured: (mailId: string) => Promise<void>;
}

/** How long notices about devices stay in the outbox. The audit keeps them. */
const NOTICES_MS = 90 * DAY_MS;

/**
 * Deletes expired sign-in links with their mails, and expired devices. Safe to kill at any point
 * and run again.
 */
export async function sweepAuth({ db, enqueue, removeCaptured }: SweepDeps, now: number): Promise<void> {
  const mails = await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .selectFrom('desk_link')
      .select('id')
      .where('expires_at', '<=', now)
      .execute();
    const ids = ended.map(({ id }) => id);
    const links = await eraseMails(transaction, { template: 'desk-link', about: ids });
    await transaction
      .deleteFrom('desk_link')
      .where('id', 'in', ids)
      // Links whose mail is being sent stay. Otherwise the mail could not be composed again and
      // would be reported as refused.
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom('outbox').select('outbox.id').whereRef('outbox.about', '=', 'desk_link.id'),
          ),
        ),
      )
      .execute();
    await endDevices(transaction, enqueue, now, (device) => device('expires_at', '<=', now));
    const old = { template: 'desk-notice', before: now - NOTICES_MS } as const;
    return [...links.erased, ...(await eraseMails(transaction, old)).erased];
  });
  for (const id of mails) await removeCaptured(id);
}
