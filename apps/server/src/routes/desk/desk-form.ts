import { randomUUID } from 'node:crypto';
import { type Html, html } from '../../plain-pages/html.ts';

/** Says where to return to, once what the form does is done. */
export const returnField = (to: string): Html => html`<input type="hidden" name="to" value="${to}">`;

/** An id for what the form makes, so that a second tap makes nothing more. */
export const newIdField = (): Html => html`<input type="hidden" name="id" value="${randomUUID()}">`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id as a form or an address has it; a new one where it is none. */
export const idOr = (text: string, otherwise: () => string = randomUUID): string =>
  UUID.test(text) ? text : otherwise();
