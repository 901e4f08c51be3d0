/** The agent's clock, which every time that a person reads is told by. Times are milliseconds since 1970. */
const told = (locale: string, how: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', ...how });
  return (time: number) => format.format(time);
};

const fullDay = told('en-US', { dateStyle: 'full', timeStyle: 'short' });
const shortDay = told('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time in full: 'Friday, November 20, 2026 at 4:04 PM ET'. */
export const inJacksonville = (time: number) => `${fullDay(time)} ET`;

/** For lists: 'Nov 20, 2026, 4:04 PM ET'. */
export const shortInJacksonville = (time: number) => `${shortDay(time)} ET`;

/** The day alone: 'Friday, November 20, 2026'. */
export const dayInJacksonville = told('en-US', { dateStyle: 'full' });

const DATE_OF_A_FIELD = /^\d{4}-\d{2}-\d{2}$/;
const wholeDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** A date as fields have it, in words: 'Friday, December 4, 2026'. What is no such date stays as it is. */
export function dateInWords(date: string): string {
  const time = DATE_OF_A_FIELD.test(date) ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? date : wholeDay.format(time);
}

/** The date as fields have it, YYYY-MM-DD: what 'not in the past' is measured by. */
export const dateInJacksonville = told('en-CA', {});
