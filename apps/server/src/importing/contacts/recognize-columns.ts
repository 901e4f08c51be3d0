/** What a column of a file holds. */
type Role = 'name' | 'first' | 'middle' | 'last' | 'email' | 'phone' | 'note';

/** A column that is taken; its values go where `role` says. */
export interface Column {
  readonly at: number;
  /** As the file has it. */
  readonly title: string;
  readonly role: Role;
}

export interface Columns {
  /** The program that wrote the file, by its columns; undefined for an unknown one. */
  readonly program: string | undefined;
  readonly taken: readonly Column[];
  /** Titles of columns that are not taken. */
  readonly left: readonly string[];
}

/** 'E-mail 1 - Value' and 'email_1' are the same. */
const plain = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/\be-?mail\b/g, 'email')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/ value$/, '');

const roles: readonly (readonly [Role, RegExp])[] = [
  ['first', /^(?:first(?: name)?|given name|firstname)$/],
  ['middle', /^(?:middle name|additional name)$/],
  ['last', /^(?:last(?: name)?|family name|surname|lastname)$/],
  ['name', /^(?:name|full name|display name|contact name|file as)$/],
  ['email', /^(?:(?:primary |secondary |home |work |other )?email(?: address)?(?: \d)?|email \d address)$/],
  [
    'phone',
    /^(?:(?:primary|mobile|cell|home|work|business|office|other|company main)? ?phone(?: number)?(?: \d)?|mobile(?: \d)?|cell(?: \d)?)$/,
  ],
  [
    'note',
    /^(?:notes?|description|background|stage|status|lead source|source|lead type|deal type|tags|hashtags|labels|group membership|categories|company|organization(?: 1)? name|birthday|spouse|(?:home |business |mailing |primary )?address|address 1 (?:street|city|state|region|zip|postal code)|(?:home |business )?(?:street|city|state|postal code)|zip(?: code)?|assigned to|assigned agent|created|date added|registered|price|listing price)$/,
  ],
];

const programs: readonly (readonly [program: string, ...columns: string[]])[] = [
  ['Follow Up Boss', 'stage', 'lead source', 'email 1'],
  ['kvCORE', 'cell phone 1', 'status'],
  ['kvCORE', 'cell phone', 'hashtags'],
  ['Outlook', 'email address', 'business phone'],
  ['Google Contacts', 'phonetic first name', 'email 1'],
  ['Google Contacts', 'given name', 'email 1'],
  ['Google Contacts', 'first name', 'email 1 label'],
];

const roleOf = (title: string) => roles.find(([, fits]) => fits.test(plain(title)))?.[0];

/** What the columns of a file hold, by their titles. */
export function recognizeColumns(titles: readonly string[]): Columns {
  const names = new Set(titles.map(plain));
  const all = titles.map((title, at) => ({ at, title: title.trim(), role: roleOf(title) }));
  const taken = all.flatMap(({ role, ...column }) => (role ? [{ ...column, role }] : []));
  return {
    program: programs.find(([, ...columns]) => columns.every((column) => names.has(column)))?.[0],
    taken,
    left: all.flatMap(({ title, role }) => (role || title === '' ? [] : title)),
  };
}
