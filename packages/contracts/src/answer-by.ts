import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { lastWorkingMoment, type OpeningHours } from './jacksonville-moment.ts';

/** Within so many hours the site promises an answer. */
export const HOURS_PROMISED = 24;

const QUARTER_MS = 15 * MINUTE_MS;
const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hour: 'numeric',
  minute: '2-digit',
});
const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' });

/**
 * When a visitor hears from the agent at the latest: '4 PM Saturday'. Within the promised hours
 * and, where possible, within business hours.
 */
export function answerBy(receivedAt: number, businessHours: OpeningHours): string {
  const latest = receivedAt + HOURS_PROMISED * HOUR_MS;
  const last = lastWorkingMoment({ earliest: receivedAt + HOUR_MS, latest }, businessHours) ?? latest;
  const at = Math.floor(last / QUARTER_MS) * QUARTER_MS;
  const time = clock.format(at).replace(':00', '').replace(/\s/u, '\u00a0');
  return `${time} ${weekday.format(at)}`;
}
