import { type CalendarEntry, calendarOf, eventOf } from '@rivermark/contracts/calendar-file';
import type ICAL from 'ical.js';
import type { Mailbox } from '../mailbox.ts';

export interface Invited {
  readonly organizer: Mailbox;
  /** Absent if the visitor has no email address. */
  readonly visitor?: Mailbox;
}

export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL';
  readonly content: string;
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
