const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-21' as 'November 21, 2026'. */
export function dayInWords(day: string): string {
  return longDate.format(new Date(`${day}T00:00:00Z`));
}
