import { whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { dayInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { EnquiryRow } from '../../db/schema.ts';
import { dialablePhone } from '../../dialable-phone.ts';
import { stateOf } from '../../intake/enquiry-state.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';

/** In bytes, without the line break (RFC 2425, 5.8.1). */
const LONGEST_LINE = 75;

/** Escapes characters that would end a line or a part. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Folds long lines with a leading blank, never within a character. */
function folded(line: string): string {
  let [text, room] = ['', LONGEST_LINE];
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (bytes > room) {
      text += '\r\n ';
      room = LONGEST_LINE - 1;
    }
    text += character;
    room -= bytes;
  }
  return `${text}\r\n`;
}

/** Forms ask for one name, so the last word is taken as the family name. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return `${escaped(family)};${escaped(words.join(' '))};;;`;
}

interface Person {
  /** From the oldest enquiry: writing under a known address later renames nobody. */
  id: string;
  name: string;
  email: string;
  /** Newest first. */
  readonly numbers: Set<string>;
  readonly note: string;
}

function newPerson({ id, name, email, kind, received_at }: EnquiryRow): Person {
  const note = `${name} ${whatTheyDo[kind]}, ${dayInJacksonville(received_at)}.`;
  return { id, name, email, numbers: new Set(), note };
}

function addOlder(person: Person, enquiry: EnquiryRow): void {
  Object.assign(person, { id: enquiry.id, name: enquiry.name, email: enquiry.email });
  const number = dialablePhone(enquiry);
  if (!number) return;
  // A set keeps insertion order, so a number counts by its oldest enquiry.
  person.numbers.delete(number);
  person.numbers.add(number);
}

const cardOf = ({ id, name, email, numbers, note }: Person, category: string): string =>
  [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name)}`,
    `FN:${escaped(name)}`,
    ...(email === '' ? [] : [`EMAIL;TYPE=INTERNET:${escaped(email)}`]),
    ...[...numbers].reverse().map((number) => `TEL;TYPE=VOICE:${escaped(number)}`),
    `CATEGORIES:${escaped(category)}`,
    `NOTE:${escaped(note)}`,
    `UID:urn:uuid:${id}`,
    'END:VCARD',
  ]
    .map(folded)
    .join('');

/**
 * Everyone who wrote or called, as cards for a phone's contacts: one for each email address, or
 * number of those without one, none for spam. A card has the name of the oldest enquiry and every
 * given number, oldest first. Anyone can send a form under another person's address, so a newer
 * number never replaces an older one. vCard 3.0, because Outlook and older phones read nothing
 * newer. `enquiries` come newest first; `category` is the group of each card.
 */
export async function* vcards(
  enquiries: AsyncIterable<ExportedEnquiry>,
  category: string,
): AsyncGenerator<string> {
  const people = new Map<string, Person>();
  for await (const { enquiry } of enquiries) {
    const state = stateOf(enquiry);
    if (state === 'spam' || state === 'held') continue;
    const key = enquiry.person_email || (enquiry.phone_e164 ?? enquiry.id);
    const person = people.get(key) ?? newPerson(enquiry);
    people.set(key, person);
    addOlder(person, enquiry);
  }
  for (const person of people.values()) yield cardOf(person, category);
}
