import { whatItIs } from '@rivermark/contracts/enquiry-words';
import { enquiryKinds } from '@rivermark/contracts/forms';
import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../../../plain-pages/html.ts';
import { newIdField } from '../desk-form.ts';
import { formOf } from '../form-of.ts';
import { ADD } from './add-address.ts';

type Field = 'name' | 'reach' | 'note';

/** What was typed, and why it could not be taken. */
export interface RefusedAddition {
  readonly faults: Readonly<Partial<Record<Field, string>>>;
  readonly name: string;
  readonly reach: string;
  readonly about: string;
  readonly note: string;
}

/** The value of a choice: a showing of one place. */
export const SHOWING_OF = 'showing of ';

function choices(request: FastifyRequest, chosen: string): Html {
  const { homes, neighborhoods } = request.server.content();
  const option = (value: string, words: string) =>
    html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`;
  const places = [...homes.map(({ address }) => address), ...neighborhoods.map(({ name }) => name)];
  // A call is a message before it is anything else.
  const kinds = ['contact' as const, ...enquiryKinds.filter((kind) => kind !== 'contact')];
  return html`${kinds.map((kind) => option(kind, whatItIs[kind]))}<optgroup label="A showing of">${places.map((place) => option(`${SHOWING_OF}${place}`, place))}</optgroup>`;
}

/** Four fields for an inquiry that came by telephone or at an open house. */
export function addPage(request: FastifyRequest, refused: RefusedAddition | undefined): Html {
  const { faults = {}, name = '', reach = '', about = '', note = '' } = refused ?? {};
  const fault = (field: Field) =>
    faults[field] !== undefined &&
    html`<p class="fault" id="${field}-fault" role="alert">${faults[field]}</p>`;
  const invalid = (field: Field) =>
    faults[field] !== undefined && html` aria-invalid="true" aria-describedby="${field}-fault"`;
  return html`<p class="back"><a href="/desk">Back to what is waiting</a></p>
<h1>Add an Inquiry</h1><p class="lead">For a call or an open house. It counts like any other: the 24 hours begin now.</p>
<div class="narrow">${formOf(
    request,
    ADD,
    html`${newIdField()}
<label for="name">Name</label><input id="name" name="name" autocomplete="off" required value="${name}"${invalid('name')}>${fault('name')}
<label for="reach">Phone or email</label><input id="reach" name="reach" autocomplete="off" autocapitalize="none" required value="${reach}"${invalid('reach')}>${fault('reach')}
<label for="about">What it is about</label><div class="pick"><select id="about" name="about">${choices(request, about)}</select></div>
<label for="note">A note for yourself (optional)</label><textarea id="note" name="note" rows="3"${invalid('note')}>
${note}</textarea>${fault('note')}
<button>Add the Inquiry</button>`,
  )}</div>`;
}
