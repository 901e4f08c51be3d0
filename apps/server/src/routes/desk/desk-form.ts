import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Html, html } from '../../plain-pages/html.ts';
import { formOf } from './form-of.ts';

/** A form of the desk with its token; see formOf. */
export const deskForm = (request: FastifyRequest, action: string, fields: Html): Html =>
  new Html(formOf(request, action, String(fields)));

/** Says where to return to, once what the form does is done. */
export const returnField = (to: string): Html => html`<input type="hidden" name="to" value="${to}">`;

/** An id for what the form makes, so that a second tap makes nothing more. */
export const newIdField = (): Html => html`<input type="hidden" name="id" value="${randomUUID()}">`;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id as a form or an address has it; a new one where it is none. */
export const idOr = (text: string, otherwise: () => string = randomUUID): string =>
  UUID.test(text) ? text : otherwise();
