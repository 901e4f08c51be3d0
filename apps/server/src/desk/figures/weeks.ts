import { DAY_MS } from '@rivermark/contracts/durations';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';

const WEEK_MS = 7 * DAY_MS;

/** A week in Jacksonville. */
export interface Week {
  /** Its Monday, YYYY-MM-DD. */
  readonly monday: string;
  /** The midnight with which it begins there, in milliseconds since 1970. */
  readonly begins: number;
}

/** The last `count` weeks, the running one included; oldest first. */
export function lastWeeks(now: number, count: number): Week[] {
  const today = Date.parse(dateInJacksonville(now));
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const last = today - sinceMonday * DAY_MS;
  return Array.from({ length: count }, (_, place) => {
    const monday = new Date(last - (count - 1 - place) * WEEK_MS).toISOString().slice(0, 10);
    return { monday, begins: momentInJacksonville(monday, '00:00') };
  });
}
