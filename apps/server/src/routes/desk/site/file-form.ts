import {
  type FieldEntry,
  type FieldGroup,
  type FieldList,
  type FormField,
  type FormPart,
  fieldsIn,
  formPartsOf,
  labelOf,
  shownIn,
  valueAt,
} from '@rivermark/content/edit';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { FastifyRequest } from 'fastify';
import { type EditedFile, entriesOf, entriesOfFile } from '../../../content-editing/content-editor.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { faultsByField, figureBefore, type RowsView, rowDrawer, WAS } from './field-rows.ts';

/** The entry that says which button of a list was pressed: `add sales`, `remove sales.1`. */
export const ACT = 'act';

/** Where an entry of a list stands on the page. */
export const anchorOf = (name: string): string => `entry-${name}`;

/** The number of a list's entries. */
export function entryCount(edited: EditedFile, list: string): number {
  const value = valueAt(edited.data, list);
  return Array.isArray(value) ? value.length : 0;
}

/** How the parts of a form are drawn. */
export interface Drawing {
  readonly row: (field: FormField, label?: string) => Html;
  readonly hasFault: (parts: readonly FormPart[]) => boolean;
  /** Fields that have a place of their own. */
  readonly elsewhere: ReadonlySet<string>;
}

const isLoose = (part: FormPart): part is FormField => part.kind !== 'group' && part.kind !== 'list';

/** Fields outside groups come first. After a group they would seem to belong to it. */
const looseFirst = (parts: readonly FormPart[]): readonly FormPart[] => [
  ...parts.filter(isLoose),
  ...parts.filter((part) => !isLoose(part)),
];

function partsIn(parts: readonly FormPart[], drawing: Drawing, within: string): Html {
  const own = looseFirst(parts).filter(({ name }) => !drawing.elsewhere.has(name));
  return html`${own.map((part) => partOf(part, drawing, within))}`;
}

const folded = (summary: string, parts: readonly FormPart[], inner: Html, drawing: Drawing): Html =>
  html`<details${drawing.hasFault(parts) && html` open`}><summary>${summary}</summary>${inner}</details>`;

/** A group; one within another is folded. */
function groupOf(group: FieldGroup, drawing: Drawing, isInner: boolean): Html {
  const { label, name, parts } = group;
  const earlier = group.folded.filter((part) => !drawing.elsewhere.has(part.name));
  const inner = html`${partsIn(parts, drawing, name)}${earlier.length > 0 && folded('Earlier', earlier, partsIn(earlier, drawing, name), drawing)}`;
  if (isInner) return folded(label, [...parts, ...earlier], inner, drawing);
  return html`<fieldset><legend>${label}</legend>${inner}</fieldset>`;
}

function entryOf(entry: FieldEntry, list: FieldList, drawing: Drawing): Html {
  const { name, title, parts } = entry;
  const isNew = title === '';
  const remove =
    list.canGrow &&
    html`<button class="quiet small" name="${ACT}" value="remove ${name}">Remove<span class="hidden"> ${title || 'this one'}</span></button>`;
  return html`<details class="one-of" id="${anchorOf(name)}"${(isNew || drawing.hasFault(parts)) && html` open`}><summary>${title || 'New'}</summary>${partsIn(parts, drawing, name)}${remove}</details>`;
}

/** A list with its entries and the buttons that add and remove one. */
export function listOf(list: FieldList, drawing: Drawing): Html {
  const add =
    list.canGrow &&
    html`<p><button class="quiet" name="${ACT}" value="add ${list.name}">${list.entries.length === 0 ? 'Add One' : 'Add Another'}<span class="hidden"> to ${list.label}</span></button></p>`;
  return html`<fieldset id="${anchorOf(list.name)}"><legend>${list.label}</legend>${list.entries.map((entry) => entryOf(entry, list, drawing))}${add}</fieldset>`;
}

function partOf(part: FormPart, drawing: Drawing, within: string): Html {
  if (part.kind === 'group') return groupOf(part, drawing, within !== '');
  if (part.kind === 'list') return listOf(part, drawing);
  return drawing.row(
    part,
    part.month ? part.label : labelOf(part.name.slice(within === '' ? 0 : within.length + 1)),
  );
}

/** The fields of months, one list for each figure. */
const monthsIn = (parts: readonly FormPart[]): readonly (readonly FormField[])[] =>
  parts.flatMap((part) => {
    if (part.kind === 'list') return part.entries.flatMap((entry) => monthsIn(entry.parts));
    if (part.kind !== 'group') return [];
    const months = fieldsIn([...part.parts, ...part.folded]).filter(({ month }) => month !== undefined);
    return months.length > 0 ? [months] : monthsIn(part.parts);
  });

interface FileFormView {
  readonly edited: EditedFile;
  readonly faults: readonly DrawFault[];
  /** A list that is to have one more entry. */
  readonly add?: string | undefined;
}

/** The name that the fields of one more entry of a list begin with. */
export const newEntry = (edited: EditedFile, list: string): string => `${list}.${entryCount(edited, list)}.`;

/** The form of any file of the content: what its schema has. */
export function fileFieldsets(request: FastifyRequest, { edited, faults, add }: FileFormView): Html {
  const { form, data } = edited;
  const parts = formPartsOf(form.schema, data, add ? [newEntry(edited, add)] : []);
  const fields = fieldsIn(parts);
  const entries = entriesOf(fields, edited.data);
  const view: RowsView = { edited, fields, entries, faults };
  const draw = rowDrawer(request, view);
  const withFault = new Set(faultsByField(view).keys());
  const onSite = (field: FormField) => {
    const value = field.kind === 'number' && edited.published && valueAt(edited.published, field.name);
    return typeof value === 'number' ? `On the site: ${shownIn(field, value)}.` : undefined;
  };
  const isNew = ({ name }: FormField) => valueAt(edited.published ?? {}, name) === undefined;
  const unpublished = monthsIn(parts).map((months) => months.filter(isNew));
  // The month after one that waits to be published is not asked for yet.
  const newMonth = unpublished.flatMap((months) => {
    const typed = months.filter(({ name }) => entries[name] !== '');
    return typed.length > 0 ? typed : months;
  });
  const drawing: Drawing = {
    row: (field, label = field.label) =>
      draw(field, { label, beside: figureBefore(field, entries) ?? onSite(field) }),
    hasFault: (inner) => fieldsIn(inner).some(({ name }) => withFault.has(name)),
    elsewhere: new Set(unpublished.flat().map(({ name }) => name)),
  };
  const loose = parts.filter(isLoose);
  const rest = parts.filter((part) => !isLoose(part));
  return html`<input type="hidden" name="${WAS}" value="${JSON.stringify(entriesOfFile(edited))}">${
    newMonth.length > 0 &&
    html`<fieldset><legend>A new month</legend>${newMonth.map((field) => drawing.row(field, `${field.of}, ${field.label}`))}<button>Save These Figures</button></fieldset>`
  }${loose.length > 0 && html`<fieldset><legend>In general</legend>${partsIn(loose, drawing, '')}</fieldset>`}${partsIn(rest, drawing, '')}`;
}
