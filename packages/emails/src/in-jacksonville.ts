/** A time (milliseconds since 1970) as the agent's clock says it. */
export function inJacksonville(time: number): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    dateStyle: 'full',
    timeStyle: 'short',
  }).format(time);
}

/** The day alone. */
export function dayInJacksonville(time: number): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long' }).format(time);
}
