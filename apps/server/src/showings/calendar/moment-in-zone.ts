import { DAY_MS } from '@rivermark/contracts/durations';

const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/**
 * The clock of an IANA zone; undefined for any other name. Cached, because creating one is slow.
 */
function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(zone)) clocks.set(zone, newClock(zone));
  return clocks.get(zone);
}

function newClock(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

export const isZoneOfWorld = (zone: string): boolean => clockOf(zone) !== undefined;

/**
 * The moment when clocks in an IANA zone ('Europe/Berlin') show a time. Throws for any other name.
 * Takes the first of a repeated time. A skipped time is moved past the change by the same amount.
 */
export function momentInZone(zone: string, day: string, time: string): number {
  const clock = clockOf(zone);
  if (!clock) throw new Error('The calendar names a time zone that nobody knows');
  const shown = Date.parse(`${day}T${time}:00Z`);
  const aheadAt = (moment: number) => Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
  const [before, after] = [shown - aheadAt(shown - DAY_MS), shown - aheadAt(shown + DAY_MS)];
  if (before === after) return before;
  const real = [before, after].filter((moment) => moment + aheadAt(moment) === shown);
  return real.length > 0 ? Math.min(...real) : before;
}
