import { HOUR_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';
import { allowanceOf, type MailLimits } from '../outbox/allowance.ts';

/**
 * Whether a notice may be mailed now. A flood has something to report every minute. If enquiries
 * are throttled into digests, or reminders have used their share, notices are combined into one an
 * hour.
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
