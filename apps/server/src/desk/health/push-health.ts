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
  if (last.outcome === 'sent') return { name, state: 'fine', words: `The last one left on ${when}.` };
  return {
    name,
    state: 'attention',
    words: `The last one did not leave (${when}, ${last.error_code ?? 'cut off'}). The mails are not touched by this.`,
    advice:
      'It is tried again by itself. If this lasts, press ‘Do not remind me on this device’ there, then ‘Remind me on this device’ again.',
  };
}
