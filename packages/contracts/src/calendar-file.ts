/** Writes calendars, shared by the build and the server. */
import ICAL from 'ical.js';
import { MINUTE_MS } from './durations.ts';

/** One event of a calendar. */
export interface CalendarEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly changedAt: number;
  readonly startsAt: number;
  readonly minutes: number;
  readonly title: string;
  /** '' if there is none. */
  readonly place: string;
  readonly description: string;
  readonly isCalledOff: boolean;
  /** Leaves the reader free. */
  readonly isFree?: boolean;
}

// The library does not count a continued line's leading space among the 75 bytes.
ICAL.foldLength = 74;

// UTC, so that every program shows it correctly, whatever zones it knows.
const utc = (moment: number) => ICAL.Time.fromJSDate(new Date(moment), true);

export function eventOf(entry: CalendarEntry): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', utc(entry.changedAt));
  event.addPropertyWithValue('dtstart', utc(entry.startsAt));
  event.addPropertyWithValue('dtend', utc(entry.startsAt + entry.minutes * MINUTE_MS));
  event.addPropertyWithValue('summary', entry.title);
  event.addPropertyWithValue('status', entry.isCalledOff ? 'CANCELLED' : 'CONFIRMED');
  if (entry.isFree) event.addPropertyWithValue('transp', 'TRANSPARENT');
  if (entry.place) event.addPropertyWithValue('location', entry.place);
  if (entry.description) event.addPropertyWithValue('description', entry.description);
  return event;
}

/** A calendar of these events. `more`: its own properties, such as its method. */
export function calendarOf(
  events: readonly ICAL.Component[],
  more: Readonly<Record<string, string>> = {},
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Rivermark//EN');
  for (const [name, value] of Object.entries(more)) calendar.addPropertyWithValue(name, value);
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}
