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

interface Drawing {
  readonly row: (field: FormField, label?: string) => Html;
  readonly hasFault: (parts: readonly FormPart[]) => boolean;
  /** Fields that have a place of their own. */
  readonly elsewhere: ReadonlySet<string>;
}

function groupOf(group: FieldGroup, drawing: Drawing): Html {
  const inner = group.parts.filter(({ name }) => !drawing.elsewhere.has(name));
  const own = inner.map((part) => partOf(part, drawing, group.name));
  const { folded } = group;
  return html`<fieldset><legend>${group.label}</legend>${own}${
    folded.length > 0 &&
    html`<details${drawing.hasFault(folded) && html` open`}><summary>Earlier</summary>${folded.map((part) => partOf(part, drawing, group.name))}</details>`
  }</fieldset>`;
}

function entryOf(entry: FieldEntry, list: FieldList, drawing: Drawing): Html {
  const { name, title, parts } = entry;
  const isNew = title === '';
  const remove =
    list.canGrow &&
    html`<button class="quiet small" name="${ACT}" value="remove ${name}">Remove<span class="hidden"> ${title || 'this one'}</span></button>`;
  return html`<details class="entry" id="${anchorOf(name)}"${(isNew || drawing.hasFault(parts)) && html` open`}><summary>${title || 'New'}</summary>${parts.map((part) => partOf(part, drawing, name))}${remove}</details>`;
}

function listOf(list: FieldList, drawing: Drawing): Html {
  const add =
    list.canGrow &&
    html`<p><button class="quiet" name="${ACT}" value="add ${list.name}">Add Another<span class="hidden"> to ${list.label}</span></button></p>`;
  return html`<fieldset id="${anchorOf(list.name)}"><legend>${list.label}</legend>${list.entries.map((entry) => entryOf(entry, list, drawing))}${add}</fieldset>`;
}

function partOf(part: FormPart, drawing: Drawing, within: string): Html {
  if (part.kind === 'group') return groupOf(part, drawing);
  if (part.kind === 'list') return listOf(part, drawing);
  return drawing.row(
    part,
    part.month ? part.label : labelOf(part.name.slice(within === '' ? 0 : within.length + 1)),
  );
}

const monthsIn = (parts: readonly FormPart[]): readonly FormField[] =>
  parts.flatMap((part) => {
    if (part.kind === 'list') return part.entries.flatMap((entry) => monthsIn(entry.parts));
    if (part.kind === 'group') return monthsIn(part.parts);
    return part.month ? [part] : [];
  });

interface FileFormView {
  readonly edited: EditedFile;
  readonly faults: readonly DrawFault[];
  /** A list that is to have one more entry. */
  readonly add?: string | undefined;
}

/** The fields of a file's form, with one more entry of the list `add`. */
export const partsOfFile = ({ form, data }: EditedFile, add?: string): readonly FormPart[] => {
  const list = add && valueAt(data, add);
  return formPartsOf(form.schema, data, add ? [`${add}.${Array.isArray(list) ? list.length : 0}.`] : []);
};

/** The form of any file of the content: what its schema has. */
export function fileFieldsets(request: FastifyRequest, { edited, faults, add }: FileFormView): Html {
  const parts = partsOfFile(edited, add);
  const fields = fieldsIn(parts);
  const entries = entriesOf(fields, edited.data);
  const view: RowsView = { edited, fields, entries, faults };
  const draw = rowDrawer(request, view);
  const withFault = new Set(faultsByField(view).keys());
  const onSite = (field: FormField) => {
    const value = field.kind === 'number' && edited.published && valueAt(edited.published, field.name);
    return typeof value === 'number' ? `On the site: ${shownIn(field, value)}.` : undefined;
  };
  const newMonth = monthsIn(parts).filter(({ name }) => entries[name] === '');
  const drawing: Drawing = {
    row: (field, label = field.label) =>
      draw(field, { label, beside: figureBefore(field, entries) ?? onSite(field) }),
    hasFault: (inner) => fieldsIn(inner).some(({ name }) => withFault.has(name)),
    elsewhere: new Set(newMonth.map(({ name }) => name)),
  };
  return html`<input type="hidden" name="${WAS}" value="${JSON.stringify(entriesOfFile(edited))}">${
    newMonth.length > 0 &&
    html`<fieldset><legend>A new month</legend>${newMonth.map((field) => drawing.row(field, `${field.of}, ${field.label}`))}</fieldset>`
  }${parts.map((part) => partOf(part, drawing, ''))}`;
}
