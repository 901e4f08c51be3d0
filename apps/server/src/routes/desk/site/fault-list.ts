import { type FormField, fieldsIn, formPartsOf } from '@rivermark/content/edit';
import type { DrawFault } from '@rivermark/contracts/renderer';
import type { EditedFile } from '../../../content-editing/content-editor.ts';
import { homeIdIn } from '../../../content-editing/home-files.ts';
import type { Conflict } from '../../../content-editing/merge-fields.ts';
import type { MovedEntries } from '../../../content-editing/moved-entries.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { FIELD, fieldOfFault, idOf, inForm } from './field-rows.ts';
import { photosAddress } from './site-addresses.ts';

const fieldsOf = ({ form, data }: EditedFile): readonly FormField[] =>
  fieldsIn(formPartsOf(form.schema, data));

const nameOfField = ({ of, label }: FormField) => (of === undefined ? label : `${of}, ${label}`);

/** Every fault in one list, each leading to its field. */
export function faultList(faults: readonly DrawFault[], edited: EditedFile): Html {
  if (faults.length === 0) return html``;
  const fields = fieldsOf(edited);
  const home = homeIdIn(edited.file);
  return html`<div class="faults" role="alert" id="faults" tabindex="-1"><h2>Not ready to publish yet</h2><ul>${faults.map(
    (fault) => {
      const [, place] = new RegExp(`^photos/${home}/0*(\\d+)\\.txt$`).exec(fault.file) ?? [];
      if (home !== undefined && place !== undefined)
        return html`<li><a href="${photosAddress(home)}#photo-${place}">Photo ${place}</a>: ${inForm(fault)}</li>`;
      const isOwn = fault.file === edited.file;
      const field = isOwn ? fieldOfFault(fault, fields, edited) : undefined;
      return html`<li>${field ? html`<a href="#${idOf(field)}">${nameOfField(field)}</a>: ` : fault.file && !isOwn && `${fault.file}: `}${inForm(fault)}</li>`;
    },
  )}</ul></div>`;
}

/** Both values of each field that two devices changed, one of them to be chosen. */
export function conflictFields(conflicts: readonly Conflict[], edited: EditedFile): Html {
  const fields = fieldsOf(edited);
  return html`${conflicts.map(({ field, mine, theirs }) => {
    const own = fields.find(({ name }) => name === field);
    return html`<fieldset class="both"><legend>${own ? nameOfField(own) : field}</legend>
<label><input type="radio" name="${FIELD}${field}" value="${mine}" required><b>What you typed</b><span>${mine || 'nothing'}</span></label>
<label><input type="radio" name="${FIELD}${field}" value="${theirs}"><b>What was saved meanwhile</b><span>${theirs || 'nothing'}</span></label></fieldset>`;
  })}`;
}

/** What was typed into lists that have other entries now: it is shown, to be typed again. */
export const movedWords = (moved: readonly MovedEntries[]): Html =>
  html`${moved.map(
    ({ label, typed }) =>
      html`<div class="faults"><h2>${label}</h2><p>Another device added or took out entries here. What you typed is not saved. Copy it, save, and put it in again.</p><ul>${typed.map((words) => html`<li>${words}</li>`)}</ul></div>`,
  )}`;
