/** The agent's clock, which every time that a person reads is told by. Times are milliseconds since 1970. */
const told = (locale: string, how: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'America/New_York', ...how });
  return (time: number) => format.format(time);
};

/** Day and time in full: 'Friday, November 20, 2026 at 4:04 PM'. */
export const inJacksonville = told('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** For lists: 'Nov 20, 2026, 4:04 PM'. */
export const shortInJacksonville = told('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The day alone: 'November 20, 2026'. */
export const dayInJacksonville = told('en-US', { dateStyle: 'long' });

/** The date as fields have it, YYYY-MM-DD: what 'not in the past' is measured by. */
export const dateInJacksonville = told('en-CA', {});
