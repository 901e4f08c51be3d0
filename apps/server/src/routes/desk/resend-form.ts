import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { entriesOf, entryOf, FORM_TOKEN } from './form-of.ts';
import { sendDeskPage } from './send-desk-page.ts';
import { FIELD, WAS } from './site/field-rows.ts';

/** What is written at length into the desk's forms, and the entries that belong to it. */
const written = ['text', 'note'] as const;
const besides = ['id', 'to', 'how', 'at'] as const;

/** The entries of a form of the site, which has too many fields to show them all again. */
const entriesOfSite = (request: FastifyRequest): readonly string[] =>
  Object.keys((request.body ?? {}) as object).filter((name) => name.startsWith(FIELD) || name === WAS);

/** Whether the posted form has words that nobody would want to write twice. */
export const hasWords = (request: FastifyRequest): boolean =>
  written.some((name) => entryOf(request, name).trim() !== '') || entriesOfSite(request).length > 0;

/** The posted form again, to be resubmitted by the user. `token`: the current session's. */
function sameForm(request: FastifyRequest, token: string): Html {
  const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;
  const present = <T extends string>(names: readonly T[]) =>
    names.filter((name) => entryOf(request, name) !== '');
  return html`<form method="post" action="${request.url}">${hidden(FORM_TOKEN, token)}${[...present(besides), ...entriesOfSite(request)].flatMap((name) => entriesOf(request, name).map((value) => hidden(name, value)))}
${present(written).map(
  (name) => html`<label for="${name}">What you wrote</label><textarea id="${name}" name="${name}" rows="6">
${entryOf(request, name)}</textarea>`,
)}<button>Send It Again</button></form>`;
}

/** For users signed out while writing. Their text stays on the page until they sign in again. */
export const sendSignedOut = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendDeskPage(request, reply, {
    title: 'You were signed out',
    status: 401,
    main: html`<div class="sign-in"><h1>You were signed out</h1>
<p>What you wrote is still on this page. Sign in from another tab, come back to this one, and send it again.</p>
<p><a class="button main" href="${SIGN_IN_PATH}" target="_blank">Sign In, in Another Tab</a></p>
${sameForm(request, entryOf(request, FORM_TOKEN))}</div>`,
  });

/** For forms from before a new sign-in: the token is invalid, but the text is kept. */
export const sendOnceMore = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  sendDeskPage(request, reply, {
    title: 'Please send it once more',
    status: 403,
    main: html`<div class="sign-in"><h1>Please send it once more</h1>
<p>This form was opened before you signed in. Nothing is saved yet, and nothing is lost.</p>
${sameForm(request, token)}</div>`,
  });
