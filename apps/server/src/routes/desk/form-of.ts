import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../../plain-pages/html.ts';
import type { AtDesk } from './desk-deps.ts';

/** The name of the entry by which a form of the desk is known to be its own. */
export const FORM_TOKEN = 'token';

/** The signed-in device on a route within deskScope. */
export function atDeskOf({ atDesk }: FastifyRequest): AtDesk {
  if (!atDesk) throw new Error('This route is not within deskScope');
  return atDesk;
}

/**
 * A form that posts `fields` and the session's token to a route within deskScope. `attributes`:
 * more attributes of its tag.
 */
export function formOf(request: FastifyRequest, action: string, fields: Html, attributes?: Html): Html {
  const { formToken } = atDeskOf(request);
  return html`<form method="post" action="${action}"${attributes && html` ${attributes}`}><input type="hidden" name="${FORM_TOKEN}" value="${formToken}">${fields}</form>`;
}

/** All entries of one name that a posted form has, as boxes that are checked. */
export function entriesOf(request: FastifyRequest, name: string): string[] {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

/** An entry of a posted form as text; '' where it is missing or no text. */
export function entryOf(request: FastifyRequest, name: string): string {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[name];
  return typeof value === 'string' ? value : '';
}
