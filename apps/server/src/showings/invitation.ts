import { MINUTE_MS } from '@rivermark/contracts/durations';
import ICAL from 'ical.js';
import type { Mailbox } from '../mailbox.ts';

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

export interface Invited {
  readonly organizer: Mailbox;
  /** Absent if the visitor has no email address. */
  readonly visitor?: Mailbox;
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
}

// The library does not count a continued line's leading space among the 75 bytes.
ICAL.foldLength = 74;

// UTC, so that every program shows it correctly, whatever zones it knows.
const utc = (moment: number) => ICAL.Time.fromJSDate(new Date(moment), true);

function eventOf(entry: CalendarEntry): ICAL.Component {
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

function calendarOf(events: readonly ICAL.Component[], more: Readonly<Record<string, string>>): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Rivermark//Desk//EN');
  for (const [name, value] of Object.entries(more)) calendar.addPropertyWithValue(name, value);
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Parameter values cannot hold quotes, and neither may contain line breaks. */
const asParameter = (text: string) => text.replace(/["\p{Cc}]/gu, ' ').trim();

function addPerson(event: ICAL.Component, role: 'organizer' | 'attendee', { name, address }: Mailbox): void {
  const person = event.addPropertyWithValue(role, `mailto:${address}`);
  if (name) person.setParameter('cn', asParameter(name));
  if (role === 'organizer') return;
  person.setParameter('role', 'REQ-PARTICIPANT');
  person.setParameter('partstat', 'ACCEPTED');
  person.setParameter('rsvp', 'FALSE');
}

/** An invitation to a showing, or its cancellation (RFC 5546). Both sides have already agreed. */
export function invitationTo(entry: CalendarEntry, { organizer, visitor }: Invited): Invitation {
  const method = entry.isCalledOff ? 'CANCEL' : 'REQUEST';
  const event = eventOf(entry);
  addPerson(event, 'organizer', organizer);
  addPerson(event, 'attendee', organizer);
  if (visitor) addPerson(event, 'attendee', visitor);
  return { method, content: calendarOf([event], { method }) };
}

/** A calendar to subscribe to. */
export const publishedCalendar = (entries: readonly CalendarEntry[], name: string): string =>
  calendarOf(entries.map(eventOf), {
    'x-wr-calname': name,
    'refresh-interval': 'PT15M',
    'x-published-ttl': 'PT15M',
  });
