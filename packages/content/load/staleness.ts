/** After how many months a thing is marked as old, and after how many it is left out. */
export interface ShelfLife {
  readonly markedAfter: number;
  readonly leftOutAfter: number;
}

export type Staleness = 'fresh' | 'marked' | 'left-out';

const DAY_MS = 86_400_000;
/** So long before a thing is marked or left out, the build says so. */
const WARNING_DAYS = 30;

const monthsOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return year * 12 + number - 1;
};

/** The month after another: 2027-01 after 2026-12. */
export function monthAfter(month: string): string {
  const next = monthsOf(month) + 1;
  return `${Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}`;
}

/** The name of a month: October. */
export const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });

/** How many months lie between a month (2026-10) and that of today. */
export const monthsSince = (month: string, today: Date): number =>
  today.getUTCFullYear() * 12 + today.getUTCMonth() - monthsOf(month);

/** How it stands today with what was true of a month. */
export function stalenessOf(asOf: string, { markedAfter, leftOutAfter }: ShelfLife, today: Date): Staleness {
  const age = monthsSince(asOf, today);
  if (age > leftOutAfter) return 'left-out';
  return age > markedAfter ? 'marked' : 'fresh';
}

/** The first day on which something of this month is older than so many months. */
function dayAfter(asOf: string, months: number): Date {
  const from = monthsOf(asOf) + months + 1;
  return new Date(Date.UTC(Math.floor(from / 12), from % 12, 1));
}

/**
 * The build's warning about a figure that is stale, or soon will be. Undefined while it is fresh.
 */
export function stalenessWarning(asOf: string, life: ShelfLife, today: Date): string | undefined {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  const soon = (date: Date) => date.getTime() - today.getTime() <= WARNING_DAYS * DAY_MS;
  const marked = dayAfter(asOf, life.markedAfter);
  const leftOut = dayAfter(asOf, life.leftOutAfter);
  if (today >= leftOut) return `is of ${asOf}, and no longer shown since ${dayOf(leftOut)}`;
  if (soon(leftOut)) return `is of ${asOf}, and will no longer be shown from ${dayOf(leftOut)}`;
  if (today >= marked) return `is of ${asOf}, and marked as old since ${dayOf(marked)}`;
  if (soon(marked)) return `is of ${asOf}, and will be marked as old from ${dayOf(marked)}`;
  return undefined;
}
