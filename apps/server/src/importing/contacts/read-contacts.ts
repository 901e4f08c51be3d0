import { emailRule, limits, manyLines } from '@rivermark/contracts/forms';
import { CsvError, parse } from 'csv-parse/sync';
import { firstE164 } from '../../dialable-phone.ts';
import { decodeText, type Encoding } from './decode-text.ts';
import { type Column, type Columns, recognizeColumns } from './recognize-columns.ts';

/** Somebody in a file of contacts. At least one of email and phone is filled. */
export interface ImportedContact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneE164: string | null;
  /** What other columns say, a line each; '' for nothing. */
  readonly note: string;
}

export interface ContactsFile {
  readonly encoding: Encoding;
  readonly columns: Columns;
  readonly contacts: readonly ImportedContact[];
  /** Lines with the person of an earlier line. */
  readonly repeated: number;
  /** Lines without an email address and a phone number, which nobody could be reached by. */
  readonly unreachable: readonly number[];
}

/** What is wrong with a file, a sentence each. */
export class FaultyContacts extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

const MOST_CONTACTS = 50_000;

/** The sign between columns: the one that the first line has most of. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string) => bare.split(sign).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

interface Line {
  readonly record: readonly string[];
  /** Counted from 1: where it begins in the file. */
  readonly at: number;
}

const wordsOf: Readonly<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quotation mark is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'there is text behind a closing quotation mark.',
  INVALID_OPENING_QUOTE: 'there is a quotation mark within a text that does not begin with one.',
};

function linesIn(text: string): Line[] {
  // Excel may say the sign in a line of its own.
  const [, said = ''] = /^sep=(.)\r?\n/.exec(text) ?? [];
  const skipped = said ? 1 : 0;
  const body = said ? text.slice(text.indexOf('\n') + 1) : text;
  try {
    const rows = parse(body, {
      delimiter: said || delimiterOf(body),
      info: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: 1_000_000,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return rows.map(({ record, info }) => {
      const broken = record.reduce((count, cell) => count + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      return { record, at: info.lines - broken + skipped };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: unknown }).lines ?? 1) + skipped;
    throw new FaultyContacts([`line ${line}: ${wordsOf[error.code] ?? 'this cannot be read.'}`]);
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** kvCORE gives people without an address one of its own. */
const isPlaceholder = (email: string) => /@kvleads\.com$/i.test(email);

const valuesOf = (columns: readonly Column[], { record }: Line, role: Column['role']) =>
  columns
    .filter((column) => column.role === role)
    .map(({ at, title }) => ({ title, value: (record[at] ?? '').trim() }))
    .filter(({ value }) => value !== '');

/** Google puts several addresses or numbers of one kind into one cell. */
const several = (values: readonly { readonly value: string }[]) =>
  values.flatMap(({ value }) => value.split(' ::: ').map(oneLine)).filter((value) => value !== '');

function contactFrom({ taken }: Columns, line: Line, faults: string[]): ImportedContact | undefined {
  const values = (role: Column['role']) => valuesOf(taken, line, role);
  const fault = (words: string) => faults.push(`line ${line.at}: ${words}`);
  const parts = (['first', 'middle', 'last'] as const).flatMap((role) => several(values(role).slice(0, 1)));
  const [whole = ''] = several(values('name'));
  const emails = several(values('email')).filter((email) => !isPlaceholder(email));
  const phones = [...new Set(several(values('phone')))];
  const [email = '', ...otherEmails] = emails;
  const [phone = '', ...otherPhones] = phones;
  if (email === '' && phone === '') return undefined;
  const name = parts.join(' ') || whole || email || phone;
  if (name.length > limits.name)
    fault(`the name has ${name.length} letters, and ${limits.name} are the most.`);
  if (email !== '' && !emailRule.safeParse(email).success) fault(`"${email}" is no email address.`);
  const phoneE164 = phone === '' ? null : firstE164(phone);
  if (phone.length > limits.phone) fault(`the phone number has ${phone.length} signs.`);
  if (email === '' && !/\d{3}/.test(phone)) fault(`"${phone}" is no phone number.`);
  const rest = [
    ...values('note'),
    ...otherEmails.map((value) => ({ title: 'Another email', value })),
    ...otherPhones.map((value) => ({ title: 'Another phone', value })),
  ];
  const note = manyLines(rest.map(({ title, value }) => `${title}: ${value}`).join('\n'));
  return { name, email, phone, phoneE164, note: note.slice(0, limits.message).toWellFormed() };
}

/** One person: by address, else by number and name. */
export const personKey = ({ name, email, phone, phoneE164 }: ImportedContact): string =>
  email === '' ? `${phoneE164 ?? phone} ${name.toLowerCase()}` : email.toLowerCase();

/** Reads an export of contacts. Throws `FaultyContacts` with every fault by its line. */
export function readContacts(bytes: Buffer): ContactsFile {
  const { text, encoding } = decodeText(bytes);
  const [head, ...lines] = linesIn(text.replaceAll('\0', ''));
  if (!head) throw new FaultyContacts(['The file is empty.']);
  const columns = recognizeColumns(head.record);
  if (!columns.taken.some(({ role }) => role === 'email' || role === 'phone'))
    throw new FaultyContacts([
      `line 1: no column is called Email or Phone. The columns are: ${head.record.map(oneLine).join(', ').slice(0, 500)}.`,
    ]);
  if (lines.length > MOST_CONTACTS)
    throw new FaultyContacts([`There are ${lines.length} contacts, and ${MOST_CONTACTS} are the most.`]);
  const faults: string[] = [];
  const unreachable: number[] = [];
  const byPerson = new Map<string, ImportedContact>();
  let read = 0;
  for (const line of lines) {
    if (line.record.length > head.record.length && line.record.slice(head.record.length).some(Boolean)) {
      faults.push(
        `line ${line.at}: it has ${line.record.length} columns, and the first line has ${head.record.length}.`,
      );
      continue;
    }
    const contact = contactFrom(columns, line, faults);
    if (!contact) {
      unreachable.push(line.at);
      continue;
    }
    read += 1;
    const key = personKey(contact);
    if (!byPerson.has(key)) byPerson.set(key, contact);
  }
  if (faults.length > 0) throw new FaultyContacts(faults);
  return { encoding, columns, contacts: [...byPerson.values()], repeated: read - byPerson.size, unreachable };
}
