import { brand } from '@rivermark/content/site';
import { whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { dayInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { dialablePhone } from '../../dialable-phone.ts';
import { stateOf } from '../../intake/enquiry-state.ts';
import type { ExportedEnquiry } from './every-enquiry.ts';

/** In bytes, without the line break (RFC 2425, 5.8.1). */
const LONGEST_LINE = 75;

/** As it stands in a value: no character of it ends a line or a part. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** Long lines go on behind a blank on the next, and never within a character. */
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

/** The last word is taken for the family name: forms ask for the name in one. */
function nameParts(name: string): string {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.pop() ?? '') : '';
  return `${escaped(family)};${escaped(words.join(' '))};;;`;
}

function cardOf({ enquiry }: ExportedEnquiry): string {
  const { id, name, email, kind, received_at } = enquiry;
  const number = dialablePhone(enquiry);
  const note = `${name} ${whatTheyDo[kind]}, ${dayInJacksonville(received_at)}.`;
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${nameParts(name)}`,
    `FN:${escaped(name)}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    ...(number ? [`TEL;TYPE=VOICE:${escaped(number)}`] : []),
    `CATEGORIES:${brand.name}`,
    `NOTE:${escaped(note)}`,
    `UID:urn:uuid:${id}`,
    'END:VCARD',
  ]
    .map(folded)
    .join('');
}

/**
 * The people who wrote, as cards for a phone's contacts: each once, by the newest enquiry, and nobody of spam. vCard 3.0,
 * because Outlook and older phones read no later one.
 */
export async function* vcards(enquiries: AsyncIterable<ExportedEnquiry>): AsyncGenerator<string> {
  const known = new Set<string>();
  for await (const exported of enquiries) {
    const { person_email } = exported.enquiry;
    const state = stateOf(exported.enquiry);
    if (known.has(person_email) || state === 'spam' || state === 'held') continue;
    known.add(person_email);
    yield cardOf(exported);
  }
}
