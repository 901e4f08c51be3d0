import { DAY_MS } from '@rivermark/contracts/durations';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Database } from '../../db/open-database.ts';
import { lastAttemptOf } from '../../outbox/last-attempt.ts';
import type { HealthItem } from '../health-item.ts';

/** How long to mention that reminders ended. Some people no longer want them. */
const ENDED_MS = 30 * DAY_MS;

const name = 'Reminders on devices';

/** Whether reminders reach the browsers that asked for them; undefined where none asks. */
export async function pushHealth(db: Database, now: number): Promise<HealthItem | undefined> {
  const one = await db
    .selectFrom('push_subscription')
    .innerJoin('desk_device', 'desk_device.id', 'push_subscription.device_id')
    .select('push_subscription.id')
    .where('desk_device.expires_at', '>', now)
    .limit(1)
    .executeTakeFirst();
  if (!one) return endedLately(db, now);
  const last = await lastAttemptOf(db, 'push');
  if (!last) return undefined;
  const when = shortInJacksonville(last.at, now);
  if (last.outcome === 'sent') return { name, state: 'fine', words: `The last one was sent on ${when}.` };
  return {
    name,
    state: 'attention',
    words: `The last one was not sent (${when}, ${last.error_code ?? 'cut off'}). Your email is not affected.`,
    advice:
      'It is tried again automatically. If this lasts, press ‘Do Not Remind Me on This Device’ there, then ‘Remind Me on This Device’ again.',
  };
}

async function endedLately(db: Database, now: number): Promise<HealthItem | undefined> {
  const ended = await db
    .selectFrom('desk_audit')
    .select(['at', 'device'])
    .where('action', '=', 'reminders-ended')
    .where('at', '>', now - ENDED_MS)
    .where('at', '<=', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    ended && {
      name,
      state: 'attention',
      words: `No device is reminded any more: on ${ended.device} it ended by itself (${shortInJacksonville(ended.at, now)}). Your email is not affected.`,
      advice: 'To get reminders, sign in there and press ‘Remind Me on This Device’ under ‘Devices’.',
    }
  );
}
