import { type FormField, valueAt } from '@rivermark/content/edit';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyRequest } from 'fastify';
import { type EditedHome, entriesOfHome, homeFields } from '../../../content-editing/home-editor.ts';
import type { Conflict, Entries } from '../../../content-editing/merge-fields.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { photosAddress } from './site-addresses.ts';

/** Prefix of posted field names, which keeps them apart from the form's own entries. */
export const FIELD = 'field.';

/** The entry that says what the form showed when it was opened. */
export const WAS = 'was';

/** The fields in the order of the form. Fields added to the schema later come last. */
const groups: readonly (readonly [legend: string, names: readonly string[]])[] = [
  ['Price and status', ['status', 'price', 'sold', 'soldPrice']],
  [
    'The home',
    [
      'name',
      'address',
      'neighborhood',
      'kind',
      'beds',
      'baths',
      'squareFeet',
      'lotAcres',
      'yearBuilt',
      'asOf',
    ],
  ],
  ['Words', ['summary', 'description', 'features', 'facts']],
  ['Costs', ['taxesPerYear', 'hoaPerYear']],
];
const named = groups.flatMap(([, names]) => names);

/** A choice of the schema in words: 'under-contract' as 'Under contract'. */
export const choiceInWords = (choice: string): string => {
  const words = choice.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface FieldView {
  readonly value: string;
  readonly fault: string | undefined;
  readonly choices: readonly (readonly [value: string, words: string])[] | undefined;
}

function control(field: FormField, { value, fault, choices }: FieldView): Html {
  const id = `field-${field.name}`;
  const described = [field.help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const common = html`id="${id}" name="${FIELD}${field.name}"${described && html` aria-describedby="${described}"`}${fault !== undefined && html` aria-invalid="true"`}`;
  if (choices) {
    const options = choices.some(([one]) => one === value)
      ? choices
      : [['', 'Choose one'] as const, ...choices];
    return html`<select ${common}>${options.map(([one, words]) => html`<option value="${one}"${one === value && html` selected`}>${words}</option>`)}</select>`;
  }
  switch (field.kind) {
    case 'text':
    case 'lines':
    case 'pairs': {
      const rows = field.kind === 'text' ? 3 : Math.min(12, Math.max(4, value.length / 60 + 1)) | 0;
      return html`<textarea ${common} rows="${rows}">
${value}</textarea>`;
    }
    case 'number':
      return html`<input ${common} inputmode="decimal" autocomplete="off" value="${value}">`;
    case 'month':
      return html`<input ${common} autocomplete="off" placeholder="2026-10" value="${value}">`;
    default:
      return html`<input ${common} autocomplete="off" value="${value}">`;
  }
}

const inLines: Readonly<Partial<Record<FormField['kind'], string>>> = {
  lines: ' One a line.',
  pairs: ' One a line, as label: value.',
};

/** The schema speaks of the file. What it says about dashes and digits does not hold in a form. */
const OF_FILES =
  /, digits only, without \$ and commas|, digits only|, each a line that begins with a dash|, each as label: value/g;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const inForm = ({ advice }: DrawFault) => sentence(advice.replaceAll(OF_FILES, ''));

const helpOf = ({ help, kind, example }: FormField, isEmpty: boolean): string => {
  const words = help
    .replaceAll(OF_FILES, '')
    .replace(/the file name of its neighborhood.*$/, 'the neighborhood that it is in');
  const such =
    isEmpty && example && kind !== 'choice' && !example.startsWith('{') ? ` Such as ${example}.` : '';
  return words ? `${sentence(words)}.${inLines[kind] ?? ''}${such}` : '';
};

function row(field: FormField, view: FieldView): Html {
  const id = `field-${field.name}`;
  const help = helpOf(field, view.value === '' && view.choices === undefined);
  const { fault } = view;
  if (field.kind === 'yes')
    return html`<label class="sure"><input type="checkbox" id="${id}" name="${FIELD}${field.name}" value="true"${view.value === 'true' && html` checked`}><span>${help || field.label}</span></label><input type="hidden" name="${FIELD}${field.name}" value="">`;
  return html`<label for="${id}">${field.label}${!field.isRequired && html` <small>(optional)</small>`}</label>${help && html`<p class="help" id="${id}-help">${help}</p>`}${control(field, view)}${fault !== undefined && html`<p class="fault" id="${id}-fault">${fault}</p>`}`;
}

/** Everything that the form of a home needs to be drawn. */
export interface HomeFormView {
  readonly entries: Entries;
  /** What is saved now, which the next save is compared with. */
  readonly was: Entries;
  readonly faults: readonly DrawFault[];
  readonly file: string;
}

/** The field of the form that a fault is about: the check counts a list's entries, `features 3`. */
const fieldOfFault = ({ field }: DrawFault) =>
  homeFields
    .filter(({ name }) => field === name || field.startsWith(`${name} `) || field.startsWith(`${name}.`))
    .at(-1)?.name;

/** Draws rows of the form by the names of their fields. */
function rowsFor(request: FastifyRequest, entries: Entries, own: readonly DrawFault[]) {
  const neighborhoods = request.server.content().neighborhoods.map(({ slug, name }) => [slug, name] as const);
  const viewOf = (field: FormField): FieldView => ({
    value: entries[field.name] ?? '',
    fault:
      own
        .filter((fault) => fieldOfFault(fault) === field.name)
        .map(inForm)
        .join(' ') || undefined,
    choices:
      field.name === 'neighborhood'
        ? neighborhoods
        : field.kind === 'choice'
          ? field.choices.map((choice) => [choice, choiceInWords(choice)] as const)
          : undefined,
  });
  return (names: readonly string[]) =>
    names.map((name) => {
      const field = homeFields.find((one) => one.name === name);
      return field && row(field, viewOf(field));
    });
}

export function homeFieldsets(request: FastifyRequest, { entries, was, faults, file }: HomeFormView): Html {
  const own = faults.filter((fault) => fault.file === file);
  const rows = rowsFor(request, entries, own);
  const rest = homeFields.map(({ name }) => name).filter((name) => !named.includes(name));
  const restHasFault = own.some((fault) => rest.includes(fieldOfFault(fault) ?? ''));
  return html`<input type="hidden" name="${WAS}" value="${JSON.stringify(was)}">${groups.map(
    ([legend, names]) => html`<fieldset><legend>${legend}</legend>${rows(names)}</fieldset>`,
  )}<details${restHasFault && html` open`}><summary>More fields</summary>${rows(rest)}</details>`;
}

/** What is needed to add a home. */
const first = ['name', 'address', 'neighborhood', 'price', 'beds', 'baths'];

export const firstFields = (request: FastifyRequest, entries: Entries): Html =>
  html`${rowsFor(request, entries, [])(first)}`;

/** Every fault in one list, each leading to its field. */
export function faultList(faults: readonly DrawFault[], file: string, id?: string): Html {
  if (faults.length === 0) return html``;
  return html`<div class="faults" role="alert" id="faults" tabindex="-1"><h2>Not ready to publish yet</h2><ul>${faults.map(
    (fault) => {
      const [, place] = new RegExp(`^photos/${id}/0*(\\d+)\\.txt$`).exec(fault.file) ?? [];
      if (id !== undefined && place !== undefined)
        return html`<li><a href="${photosAddress(id)}#photo-${place}">Photo ${place}</a>: ${inForm(fault)}</li>`;
      const field =
        fault.file === file ? homeFields.find(({ name }) => name === fieldOfFault(fault)) : undefined;
      return html`<li>${field ? html`<a href="#field-${field.name}">${field.label}</a>: ` : fault.file && fault.file !== file && `${fault.file}: `}${inForm(fault)}</li>`;
    },
  )}</ul></div>`;
}

/** Both values of each field that two devices changed, one of them to be chosen. */
export const conflictFields = (conflicts: readonly Conflict[]): Html =>
  html`${conflicts.map(({ field, mine, theirs }) => {
    const { label } = homeFields.find(({ name }) => name === field) ?? { label: field };
    return html`<fieldset class="both"><legend>${label}</legend>
<label><input type="radio" name="${FIELD}${field}" value="${mine}" required><b>What you typed</b><span>${mine || 'nothing'}</span></label>
<label><input type="radio" name="${FIELD}${field}" value="${theirs}"><b>What was saved meanwhile</b><span>${theirs || 'nothing'}</span></label></fieldset>`;
  })}`;

/** What a posted form says of the home's fields. */
export function typedEntries(body: unknown): Entries {
  const entries: Record<string, string> = {};
  for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) {
    if (!name.startsWith(FIELD)) continue;
    // A checkbox comes with its empty companion; the first of the two says whether it is checked.
    const text = Array.isArray(value) ? value[0] : value;
    if (typeof text === 'string') entries[name.slice(FIELD.length)] = text;
  }
  return entries;
}

/** What the form showed when it was opened; what is saved now where that cannot be read. */
export function wasEntries(text: string, home: EditedHome): Entries {
  try {
    const was = JSON.parse(text) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(was).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return entriesOfHome(home.data);
  }
}

export const nameOf = ({ data, id }: EditedHome): string => String(valueAt(data, 'name') ?? id);
