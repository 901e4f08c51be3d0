import { type FormField, monthInWords } from '@rivermark/content/edit';
import { spotsOf } from '@rivermark/content/plate-spots';
import { isPlateName } from '@rivermark/content/plates';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyRequest } from 'fastify';
import type { EditedFile } from '../../../content-editing/content-editor.ts';
import type { Entries } from '../../../content-editing/merge-fields.ts';
import { type Html, html } from '../../../plain-pages/html.ts';

/** Prefix of posted field names, which keeps them apart from the form's own entries. */
export const FIELD = 'field.';

/** The entry that says what the form showed when it was opened. */
export const WAS = 'was';

/** A choice of the schema in words: 'under-contract' as 'Under contract'. */
export const choiceInWords = (choice: string): string => {
  const words = choice.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The id of a field's control. */
export const idOf = ({ name }: FormField): string => `field-${name}`;

interface FieldView {
  readonly label: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly choices: readonly (readonly [value: string, words: string])[] | undefined;
  /** What was said before, such as the figure of the month before. */
  readonly beside: string | undefined;
}

const NOT_SET = ['', 'Not set'] as const;

function select(
  common: Html,
  value: string,
  choices: readonly (readonly [value: string, words: string])[],
): Html {
  return html`<select ${common}>${choices.map(([one, words]) => html`<option value="${one}"${one === value && html` selected`}>${words}</option>`)}</select>`;
}

function control(field: FormField, { value, fault, choices, beside }: FieldView): Html {
  const id = idOf(field);
  const help = (field.help || beside) && `${id}-help`;
  const described = [help, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = html`id="${id}" name="${FIELD}${field.name}"${described && html` aria-describedby="${described}"`}${fault !== undefined && html` aria-invalid="true"`}`;
  if (choices) {
    const isKnown = choices.some(([one]) => one === value);
    const first = field.isRequired ? (isKnown ? [] : [['', 'Choose one'] as const]) : [NOT_SET];
    const own = isKnown || value === '' ? [] : [[value, value] as const];
    return select(common, value, [...first, ...own, ...choices]);
  }
  const area = (rows: number) => html`<textarea ${common} rows="${rows}">
${value}</textarea>`;
  switch (field.kind) {
    case 'text':
      return area(3);
    case 'lines':
    case 'rows':
    case 'pairs':
      return area(Math.min(12, Math.max(4, value.length / 60 + 1)) | 0);
    case 'prose':
      return area(Math.min(30, Math.max(10, value.length / 45)) | 0);
    case 'number':
      return html`<input ${common} inputmode="decimal" autocomplete="off" value="${value}">`;
    case 'date':
    case 'time':
      return html`<input ${common} type="${field.kind}" value="${value}">`;
    case 'month':
      return html`<input ${common} autocomplete="off" placeholder="2026-10" value="${value}">`;
    default:
      return html`<input ${common} autocomplete="off" value="${value}">`;
  }
}

const inLines: Readonly<Partial<Record<FormField['kind'], string>>> = {
  lines: ' One a line.',
  rows: ' What belongs together is one line, with commas between.',
  pairs: ' One a line, as label: value.',
};

/** The schema speaks of the file. What it says about dashes and digits does not hold in a form. */
const OF_FILES =
  /, digits only, without \$ and commas|, digits only|, (?:each )?(?:in )?a line that begins with a dash|, each in a line that begins with a dash|, each as label: value|, as year, month and day|, as hours and minutes from 00:00 to 23:59|; leave the line out when it is real/g;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A fault in the check's own words, without what holds for files alone. */
export const inForm = ({ advice }: DrawFault): string => sentence(advice.replaceAll(OF_FILES, ''));

/** Controls whose help needs no example. */
const SHOWS_ITS_FORM: readonly FormField['kind'][] = ['choice', 'date', 'time'];

const helpOf = ({ help, kind, example }: FormField, isEmpty: boolean, beside: string | undefined): string => {
  const words = help
    .replaceAll(OF_FILES, '')
    .replace(/the file name of (?:its|a) neighborhood.*$/, 'the neighborhood that it is in');
  const such =
    isEmpty && example && !SHOWS_ITS_FORM.includes(kind) && !example.startsWith('{')
      ? ` Such as ${example.replace(/^\[(.*)\]$/, '$1')}.`
      : '';
  const own = words ? `${sentence(words)}.${inLines[kind] ?? ''}${such}` : '';
  return [own, beside].filter(Boolean).join(' ');
};

function row(field: FormField, view: FieldView): Html {
  const id = idOf(field);
  const { label, value, fault, choices, beside } = view;
  const help = helpOf(field, value === '' && choices === undefined, beside);
  const faultLine = fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`;
  const name = `${FIELD}${field.name}`;
  // A box that is not checked sends nothing, so that an empty entry goes with it.
  const empty = html`<input type="hidden" name="${name}" value="">`;
  if (field.kind === 'yes')
    return html`<label class="sure"><input type="checkbox" id="${id}" name="${name}" value="true"${value === 'true' && html` checked`}><span>${help || label}</span></label>${empty}${faultLine}`;
  if (field.kind === 'choices') {
    const checked = value.split('\n');
    return html`<fieldset class="boxes" id="${id}"><legend>${label}</legend>${field.choices.map((choice) => html`<label class="sure"><input type="checkbox" name="${name}" value="${choice}"${checked.includes(choice) && html` checked`}><span>${choiceInWords(choice)}</span></label>`)}${empty}${faultLine}</fieldset>`;
  }
  return html`<label for="${id}">${label}${!field.isRequired && html` <small>(optional)</small>`}</label>${help && html`<p class="help" id="${id}-help">${help}</p>`}${control(field, view)}${faultLine}`;
}

/** How the check names a field: the third of a list's entries is `features 3`. */
const nameInCheck = ({ name }: FormField) =>
  name.replaceAll(/\.(\d+)(?=\.|$)/g, (_, at: string) => ` ${Number(at) + 1}`);

/** The field of a form that a fault is about; undefined for the file as a whole. */
export function fieldOfFault(
  { field, line }: DrawFault,
  fields: readonly FormField[],
  { form, draft }: Pick<EditedFile, 'form' | 'draft'>,
): FormField | undefined {
  if (field === '') {
    const name = draft && line !== undefined ? form.fieldAt(draft.text, line) : undefined;
    return fields.find((one) => one.name === name);
  }
  const isWithin = (one: string, of: string) => one.startsWith(`${of} `) || one.startsWith(`${of}.`);
  return (
    fields.filter((one) => field === nameInCheck(one) || isWithin(field, nameInCheck(one))).at(-1) ??
    fields.find((one) => isWithin(nameInCheck(one), field))
  );
}

export interface RowsView {
  readonly edited: Pick<EditedFile, 'file' | 'form' | 'draft' | 'published'>;
  /** Every field of the form. */
  readonly fields: readonly FormField[];
  readonly entries: Entries;
  readonly faults: readonly DrawFault[];
}

/** Faults of the file by the name of the field beside which they stand. */
export function faultsByField({
  edited,
  fields,
  faults,
}: Omit<RowsView, 'entries'>): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const fault of faults) {
    if (fault.file !== edited.file) continue;
    const name = fieldOfFault(fault, fields, edited)?.name;
    if (name !== undefined) own.set(name, [own.get(name), inForm(fault)].filter(Boolean).join(' '));
  }
  return own;
}

/** Draws a field with its label, help and fault. */
export function rowDrawer(
  request: FastifyRequest,
  view: RowsView,
): (field: FormField, own?: { label?: string; beside?: string | undefined }) => Html {
  const neighborhoods = request.server.content().neighborhoods.map(({ slug, name }) => [slug, name] as const);
  const faults = faultsByField(view);
  const { plate = '' } = view.entries;
  const spots = isPlateName(plate) ? spotsOf(plate) : [];
  const inWords = (choices: readonly string[]) =>
    choices.map((choice) => [choice, choiceInWords(choice)] as const);
  const choicesOf = (field: FormField) => {
    if (field.kind === 'neighborhood') return neighborhoods;
    if (field.kind === 'plate-spot') return inWords(spots);
    return field.kind === 'choice' ? inWords(field.choices) : undefined;
  };
  return (field, { label = field.label, beside } = {}) =>
    row(field, {
      label,
      beside,
      value: view.entries[field.name] ?? '',
      fault: faults.get(field.name),
      choices: choicesOf(field),
    });
}

/** The figure of the month before, for the field of a month. */
export function figureBefore(field: FormField, entries: Entries): string | undefined {
  const value = field.before && entries[field.before];
  const month = field.before?.slice(-'2026-10'.length);
  return value && month ? `${monthInWords(month)}: ${value}.` : undefined;
}

/** What a posted form says of the file's fields. */
export function typedEntries(body: unknown): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (!name.startsWith(FIELD)) continue;
    // Boxes come with an empty companion.
    const texts = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
    entries[name.slice(FIELD.length)] =
      texts.length > 1 ? texts.filter(Boolean).join('\n') : (texts[0] ?? '');
  }
  return entries;
}

/** What the form showed when it was opened; `now` where that cannot be read. */
export function wasEntries(text: string, now: Entries): Entries {
  try {
    const was = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(was).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return now;
  }
}
