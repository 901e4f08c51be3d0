import { HOUR_MS } from './durations.ts';

/** Formats times in the agent's time zone, for people. Times are milliseconds since 1970. */
const told = (locale: string, how: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', ...how });
  return (time: number) => format.format(time);
};

const fullDay = told('en-US', { dateStyle: 'full', timeStyle: 'short' });

const time = told('en-US', { timeStyle: 'short' });

/**
 * One hour of the year repeats, first in daylight then in standard time. Only there the zone's name
 * says which.
 */
function zone(moment: number): string {
  const shown = time(moment);
  if (shown === time(moment + HOUR_MS)) return 'EDT';
  return shown === time(moment - HOUR_MS) ? 'EST' : 'ET';
}

/** Full date and time: 'Friday, November 20, 2026 at 4:04 PM ET'. */
export const inJacksonville = (moment: number) => `${fullDay(moment)} ${zone(moment)}`;

/**
 * The time alone, for readers in Jacksonville: '4:04 PM', with the zone only in the repeated hour.
 */
export function clockTimeInJacksonville(moment: number): string {
  const name = zone(moment);
  return name === 'ET' ? time(moment) : `${time(moment)} ${name}`;
}

const year = told('en-US', { year: 'numeric' });

/** The date without its year: 'Fri, Nov 20'. */
export const shortDayInJacksonville = told('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

/**
 * For lists: 'Fri, Nov 20, 4:04 PM ET'. With the year if it differs from that of `now`: 'Sat, Nov
 * 20, 2027, 4:04 PM ET'.
 */
export function shortInJacksonville(moment: number, now: number): string {
  const isOfThisYear = year(moment) === year(now);
  const day = isOfThisYear
    ? shortDayInJacksonville(moment)
    : `${shortDayInJacksonville(moment)}, ${year(moment)}`;
  return `${day}, ${time(moment)} ${zone(moment)}`;
}

/** The date alone: 'Friday, November 20, 2026'. */
export const dayInJacksonville = told('en-US', { dateStyle: 'full' });

const DATE_OF_A_FIELD = /^\d{4}-\d{2}-\d{2}$/;
const wholeDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/**
 * A field's date in words: 'Friday, December 4, 2026'. Text that is no date is returned unchanged.
 */
export function dateInWords(date: string): string {
  const time = DATE_OF_A_FIELD.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : wholeDay.format(time);
}

/**
 * The date as a field value, YYYY-MM-DD, for the rule 'not in the past'. Not by en-CA: some
 * browsers of 2023 put the month first there.
 */
export const dateInJacksonville = told('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

const clockOnTheWall = told('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** Date and time as a field value: '2026-11-20T16:04'. */
export const localInJacksonville = (moment: number) => clockOnTheWall(moment).replace(' ', 'T');

const toTheSecond = told('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** For programs: ISO 8601 with the zone, '2026-11-20T16:04:00-05:00'. */
export function isoInJacksonville(moment: number): string {
  const local = toTheSecond(moment).replace(' ', 'T');
  const minutes = Math.round((moment - Date.parse(`${local}Z`)) / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${local}-${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

const dayAndMonth = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

/** Short form of a week's Monday, YYYY-MM-DD: 'Nov 16'. */
export const dateOfWeekInWords = (monday: string) => dayAndMonth.format(Date.parse(monday));
