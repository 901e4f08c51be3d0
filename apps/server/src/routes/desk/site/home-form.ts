import { fieldsIn, fileFormOf, valueAt } from '@rivermark/content/edit';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyRequest } from 'fastify';
import { type EditedHome, homeFields, homeLists } from '../../../content-editing/home-editor.ts';
import { fileOfHome } from '../../../content-editing/home-files.ts';
import type { Entries } from '../../../content-editing/merge-fields.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { faultsByField, type RowsView, rowDrawer, WAS } from './field-rows.ts';
import { type Drawing, listOf, newEntry } from './file-form.ts';

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

/** Draws rows of the form by the names of their fields. */
function rowsFor(draw: ReturnType<typeof rowDrawer>) {
  return (names: readonly string[]) =>
    names.map((name) => {
      const field = homeFields.find((one) => one.name === name);
      return field && draw(field);
    });
}

/** Everything that the form of a home needs to be drawn. */
export interface HomeFormView {
  readonly home: EditedHome;
  readonly entries: Entries;
  /** What is saved now, which the next save is compared with. */
  readonly was: Entries;
  readonly faults: readonly DrawFault[];
  /** A list that is to have one more entry. */
  readonly add?: string | undefined;
}

export function homeFieldsets(
  request: FastifyRequest,
  { home, entries, was, faults, add }: HomeFormView,
): Html {
  const lists = homeLists(home.data, add ? [newEntry(home, add)] : []);
  const view: RowsView = { edited: home, fields: [...homeFields, ...fieldsIn(lists)], entries, faults };
  const draw = rowDrawer(request, view);
  const rows = rowsFor(draw);
  const withFault = [...faultsByField(view).keys()];
  const drawing: Drawing = {
    row: (field, label = field.label) => draw(field, { label }),
    hasFault: (parts) => fieldsIn(parts).some(({ name }) => withFault.includes(name)),
    elsewhere: new Set(),
  };
  const rest = homeFields.map(({ name }) => name).filter((name) => !named.includes(name));
  const restHasFault = withFault.some((name) => rest.includes(name));
  const [first, ...others] = groups.map(
    ([legend, names]) => html`<fieldset><legend>${legend}</legend>${rows(names)}</fieldset>`,
  );
  return html`<input type="hidden" name="${WAS}" value="${JSON.stringify(was)}">${first}${lists.map((list) => listOf(list, drawing))}${others}<details${restHasFault && html` open`}><summary>More fields</summary>${rows(rest)}</details>`;
}

/** What is needed to add a home. */
const first = ['name', 'address', 'neighborhood', 'price', 'beds', 'baths'];

export function firstFields(request: FastifyRequest, entries: Entries): Html {
  const file = fileOfHome('new');
  const form = fileFormOf(file);
  if (!form) return html``;
  const edited = { file, form, draft: undefined, published: undefined };
  return html`${rowsFor(rowDrawer(request, { edited, fields: homeFields, entries, faults: [] }))(first)}`;
}

export const nameOf = ({ data, id }: EditedHome): string => String(valueAt(data, 'name') ?? id);
