import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';
import { allowanceOf, type MailLimits } from '../outbox/allowance.ts';

/**
 * Whether a notice may be mailed now. In a flood there is something to bring up every minute. Where enquiries no longer
 * leave by themselves, or reminders have used their share, it is told together, once an hour.
 */
export async function mayNotify(db: Database, now: number, limits: MailLimits): Promise<boolean> {
  const { singles, waiting } = await allowanceOf(db, now, limits);
  if (singles > 0 && !waiting.includes('reminder')) return true;
  const lately = await db
    .selectFrom('reminder')
    .select('notice_id')
    .where('at', '>', now - HOUR_MS)
    .where('at', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return lately === undefined;
}
