import { DAY_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { lastWeeks } from '../figures/weeks.ts';

const monthName = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long' });

/** A date heading: 'Today', 'Last week', 'Earlier in November', 'October', 'December 2025'. */
export function timeOfList(moment: number, now: number): string {
  const [day, today] = [dateInJacksonville(moment), dateInJacksonville(now)];
  const daysAgo = (Date.parse(today) - Date.parse(day)) / DAY_MS;
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  const [last = '', running = ''] = lastWeeks(now, 2).map(({ monday }) => monday);
  if (day >= running) return 'This week';
  if (day >= last) return 'Last week';
  const month = monthName.format(Date.parse(day));
  if (day.slice(0, 7) === today.slice(0, 7)) return `Earlier in ${month}`;
  return day.slice(0, 4) === today.slice(0, 4) ? month : `${month} ${day.slice(0, 4)}`;
}
