import { DAY_MS, HOUR_MS } from './durations.ts';
import { dateInJacksonville, localInJacksonville } from './jacksonville-time.ts';

const wall = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Offset of Jacksonville from UTC at a moment; negative, as it is behind. */
function offsetAt(moment: number): number {
  const part = Object.fromEntries(wall.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute, second } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment of a Jacksonville clock time ('08:00') on a day ('2026-03-08'), in milliseconds since
 * 1970. In autumn an hour repeats: the first of the two is used. A time that spring skips is moved
 * past the change by as much as it would have been after it.
 */
export function momentInJacksonville(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const [before, after] = [shown - offsetAt(shown - DAY_MS), shown - offsetAt(shown + DAY_MS)];
  const real = [before, after].filter((moment) => moment + offsetAt(moment) === shown);
  return real.length > 0 ? Math.min(...real) : before;
}

/** The moment of a date and time field ('2026-11-20T16:04'); undefined for any other text. */
export function momentOfField(text: string): number | undefined {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(text)) return undefined;
  const [day = '', time = ''] = text.split('T');
  return momentInJacksonville(day, time);
}

/**
 * The same for a past event, no later than `latest`. In autumn's repeated hour it is the second of
 * the two, unless that is still to come.
 */
export function pastMomentOfField(text: string, latest: number): number | undefined {
  const first = momentOfField(text);
  if (first === undefined) return undefined;
  const second = first + HOUR_MS;
  return second <= latest && localInJacksonville(second) === text ? second : first;
}

/** The day after a day, both as field values: '2026-03-08' gives '2026-03-09'. */
export const nextDay = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Working hours: days from 0 (Sunday) to 6, and clock times, '09:00' to '18:00'. */
export interface OpeningHours {
  readonly days: readonly number[];
  readonly opens: string;
  readonly closes: string;
}

/** The moment itself if within these hours, else their next start. */
export function nextWorkingMoment(moment: number, { days, opens, closes }: OpeningHours): number {
  let day = dateInJacksonville(moment);
  for (let count = 0; count < 8; count += 1) {
    const from = momentInJacksonville(day, opens);
    const isWorkday = days.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    if (isWorkday && moment < momentInJacksonville(day, closes)) return Math.max(moment, from);
    day = nextDay(day);
  }
  throw new Error('There is no working day in a week');
}

/**
 * The last moment within these hours between `earliest` and `latest`; undefined if there is none.
 */
export function lastWorkingMoment(
  { earliest, latest }: { readonly earliest: number; readonly latest: number },
  { days, opens, closes }: OpeningHours,
): number | undefined {
  let day = dateInJacksonville(latest);
  while (momentInJacksonville(day, closes) > earliest) {
    const isWorkday = days.includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    const last = Math.min(latest, momentInJacksonville(day, closes));
    if (isWorkday && last >= momentInJacksonville(day, opens) && last > earliest) return last;
    day = new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  }
  return undefined;
}
