import { DAY_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import ICAL from 'ical.js';
import { isZoneOfWorld, momentInZone } from './moment-in-zone.ts';

/** A span in which the agent has no time, in milliseconds since 1970. */
export interface Busy {
  readonly from: number;
  readonly to: number;
}

/** A repeating event is followed this far. Every day for twenty-five years is less. */
const MOST_OCCURRENCES = 10_000;
/** All events of one calendar together: a second's work. */
const MOST_STEPS = 60_000;
/** Exchange begins its time zones in 1601, and every year since would be looked at. */
const ZONES_FROM = 1970;

const pad = (part: number) => String(part).padStart(2, '0');
const dateOf = ({ year, month, day }: ICAL.Time) => `${year}-${pad(month)}-${pad(day)}`;
const isUtc = ({ zone }: ICAL.Time) => zone === ICAL.Timezone.utcTimezone;
const isFloating = ({ zone }: ICAL.Time) => zone === undefined || zone === ICAL.Timezone.localTimezone;

/** A time without a zone, and a whole day, are Jacksonville's. */
const HOME_ZONE = 'America/New_York';

/** What a clock shows, as if it were UTC: a day from the moment at most. */
const shownAsUtc = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** A time of the calendar as a moment. `zone`: the one that its event names. */
function momentOf(time: ICAL.Time, zone: string = HOME_ZONE): number {
  if (time.isDate) return momentInZone(HOME_ZONE, dateOf(time), '00:00');
  // Zones of the world have their own rules here. Those of the file are for names that only it knows.
  const isOfWorld = isZoneOfWorld(zone) && !isUtc(time);
  if (!isFloating(time) && !isOfWorld) return time.toUnixTime() * 1000;
  return momentInZone(zone, dateOf(time), `${pad(time.hour)}:${pad(time.minute)}`) + time.second * 1000;
}

const zoneOf = ({ component }: ICAL.Event): string | undefined =>
  component.getFirstProperty('dtstart')?.getFirstParameter('tzid');

/**
 * One occurrence of an event. All of a series are exactly as long as the first, and whole days are
 * counted as days (RFC 5545). Throws if nobody knows the time zone.
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

/** Free, called off, or a task: none of these takes time. */
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
    // An invitation to one date of a series that somebody else keeps.
    for (const event of changed) if (takesTime(event)) yield spanOf(event, event.startDate);
    return;
  }
  for (const event of changed) master.relateException(event);
  if (!master.component.hasProperty('rrule')) {
    // The library leaves out the first date of a series that is a list of dates.
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
    // Whatever the zone, a clock shows a time within a day of the moment.
    const isPast = item === master && shownAsUtc(startDate) + length + DAY_MS < from;
    if (!isPast && takesTime(item)) yield spanOf(item, startDate);
    // A changed occurrence may lie elsewhere, so the rule's own date says how far this has come.
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
 * When a calendar (RFC 5545) says that its owner is busy between two moments, in order. Throws if
 * it is no calendar or cannot be followed.
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
