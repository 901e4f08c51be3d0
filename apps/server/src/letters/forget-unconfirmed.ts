import { DAY_MS } from '@rivermark/contracts/durations';
import type { Database } from '../db/open-database.ts';

/** How long the link in the mail can confirm. */
export const CONFIRM_WITHIN_MS = 7 * DAY_MS;

/**
 * Deletes the addresses of those who never confirmed. Letters that had ended before stay ended.
 */
export async function forgetUnconfirmed(db: Database, now: number): Promise<void> {
  const old = now - CONFIRM_WITHIN_MS;
  await db
    .deleteFrom('letter_subscription')
    .where('state', '=', 'asked')
    .where('asked_at', '<=', old)
    .execute();
  await db
    .updateTable('letter_subscription')
    .set({ email: '', wish: '', page: '', asked_at: null })
    .where('state', '=', 'ended')
    .where('asked_at', '<=', old)
    .execute();
  // The confirmed ones keep their choices.
  await db
    .updateTable('letter_subscription')
    .set({ wish: '', asked_at: null })
    .where('state', '=', 'confirmed')
    .where('asked_at', '<=', old)
    .execute();
}
