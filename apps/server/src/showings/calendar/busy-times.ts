import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import ICAL from 'ical.js';
import { isZoneOfWorld, momentInZone } from './moment-in-zone.ts';

/** A span in which the agent is busy, in milliseconds since 1970. */
export interface Busy {
  readonly from: number;
  readonly to: number;
}

/** The most occurrences of a repeating event. Every day for twenty-five years is less. */
const MOST_OCCURRENCES = 10_000;
/** For all events of a calendar together; takes about a second. */
const MOST_STEPS = 60_000;
/** Exchange's time zones begin in 1601, and every year since would be computed. */
const ZONES_FROM = 1970;

const pad = (part: number) => String(part).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time) => `${year}-${pad(month)}-${pad(day)}`;
const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
const isFloating = ({ zone }: ICAL.Time) => zone === undefined || zone === ICAL.Timezone.localTimezone;

/** Times without a zone and whole days are in Jacksonville's time. */
const HOME_ZONE = 'America/New_York';

/** The clock time as if it were UTC: within a day of the moment. */
const shownAsUtc = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A calendar time as a moment. `zone`: the zone that its event names. */
function momentOf(time: ICAL.Time, zone: string = HOME_ZONE): number {
  if (time.isDate) return momentInZone(HOME_ZONE, dateOf(time), '00:00');
  // IANA zones use our own rules. The file's rules are for names that only it defines.
  const isOfWorld = isZoneOfWorld(zone) && !isUtc(time);
  if (!isFloating(time) && !isOfWorld) return time.toUnixTime() * 1000;
  return momentInZone(zone, dateOf(time), `${pad(time.hour)}:${pad(time.minute)}`) + time.second * 1000;
}

const zoneOf = ({ component }: ICAL.Event): string | undefined =>
  component.getFirstProperty('dtstart')?.getFirstParameter('tzid');

/**
 * One occurrence of an event. All of a series are exactly as long as the first, and whole days are
 * counted as days (RFC 5545). Throws if the time zone is unknown.
 */
function spanOf(event: ICAL.Event, start: ICAL.Time): Busy {
  const zone = zoneOf(event);
  const from = momentOf(start, zone);
  const { component, startDate } = event;
  if (component.hasProperty('duration') && !start.isDate)
    return { from, to: from + event.duration.toSeconds() * 1000 };
  const hasEnd = component.hasProperty('dtend') || component.hasProperty('duration');
  if (start.isDate) {
    const days = hasEnd ? Math.round((shownAsUtc(event.endDate) - shownAsUtc(startDate)) / DAY_MS) : 1;
    const last = start.clone();
    last.adjust(days, 0, 0, 0);
    return { from, to: momentOf(last) };
  }
  const endZone = component.getFirstProperty('dtend')?.getFirstParameter('tzid') ?? zone;
  const length = hasEnd ? momentOf(event.endDate, endZone) - momentOf(startDate, zone) : 0;
  return { from, to: from + length };
}

/** Free, canceled and tasks take no time. */
function takesTime({ component }: ICAL.Event): boolean {
  const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    value('transp') !== 'TRANSPARENT' &&
    value('status') !== 'CANCELLED' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

/** All events of one UID: a master with its changed occurrences, or such occurrences alone. */
function* spansOf(
  events: readonly ICAL.Event[],
  from: number,
  until: number,
  step: () => void,
): Generator<Busy> {
  const master = events.find((event) => !event.isRecurrenceException());
  const changed = events.filter((event) => event !== master);
  if (!master) {
    // An invitation to one date of somebody else's series.
    for (const event of changed) if (takesTime(event)) yield spanOf(event, event.startDate);
    return;
  }
  for (const event of changed) master.relateException(event);
  if (!master.component.hasProperty('rrule')) {
    // The library omits the first date of a series given as a list of dates.
    const { item, startDate } = master.getOccurrenceDetails(master.startDate);
    if (takesTime(item)) yield spanOf(item, startDate);
  }
  if (!master.isRecurring()) return;
  const length = spanOf(master, master.startDate).to - momentOf(master.startDate, zoneOf(master));
  const dates = master.iterator();
  for (let count = 0; count < MOST_OCCURRENCES; count += 1) {
    const next = dates.next();
    if (!next) return;
    step();
    const { item, startDate } = master.getOccurrenceDetails(next);
    // In any zone, a clock time is within a day of the moment.
    const isPast = item === master && shownAsUtc(startDate) + length + DAY_MS < from;
    if (!isPast && takesTime(item)) yield spanOf(item, startDate);
    // A changed occurrence may be elsewhere, so use the rule's own date for progress.
    if (shownAsUtc(next) - DAY_MS > until) return;
  }
  throw new Error('An event repeats too often');
}

function shortenZones(calendar: ICAL.Component): void {
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    for (const part of zone.getAllSubcomponents()) {
      const start = part.getFirstPropertyValue('dtstart');
      if (!(start instanceof ICAL.Time) || start.year >= ZONES_FROM) continue;
      if (!part.hasProperty('rrule')) continue;
      start.year = ZONES_FROM;
      part.updatePropertyWithValue('dtstart', start);
    }
  }
}

/**
 * The spans in which a calendar's (RFC 5545) owner is busy between two moments, in order. Throws if
 * it is no calendar or too large.
 */
export function busyTimes(text: string, from: number, until: number): Busy[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error('This is not a calendar');
  shortenZones(calendar);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one, { exceptions: [] }));
  const byUid = Map.groupBy(events, ({ uid }) => uid);
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps > MOST_STEPS) throw new Error('The calendar repeats too often');
  };
  const spans = [...byUid.values()].flatMap((ofOne) => [...spansOf(ofOne, from, until, step)]);
  return spans
    .filter((span) => span.to > from && span.from < until && span.to - span.from >= MINUTE_MS)
    .sort((one, other) => one.from - other.from);
}
