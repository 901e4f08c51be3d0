import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { Database } from '../../db/open-database.ts';
import { lastAttemptOf } from '../../outbox/last-attempt.ts';
import type { HealthItem } from './health-item.ts';

/** Whether reminders reach the browsers that asked for them; undefined where none was ever sent to one. */
export async function pushHealth(db: Database): Promise<HealthItem | undefined> {
  const last = await lastAttemptOf(db, 'push');
  if (!last) return undefined;
  const name = 'Reminders on devices';
  const when = shortInJacksonville(last.at);
  if (last.outcome === 'sent') return { name, state: 'fine', words: `The last one was sent on ${when}.` };
  return {
    name,
    state: 'attention',
    words: `The last one was not sent (${when}, ${last.error_code ?? 'cut off'}). Your email is not affected.`,
    advice:
      'It is tried again automatically. If this lasts, press ‘Do not remind me on this device’ there, then ‘Remind me on this device’ again.',
  };
}
