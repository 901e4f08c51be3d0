import type { FastifyRequest } from 'fastify';
import type { Attempts, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import {
  aboutLine,
  contactButtons,
  detailsOf,
  doneButton,
  ENQUIRIES,
  reachLinks,
  spamButton,
  standing,
} from './enquiry-parts.ts';

interface ListView {
  readonly now: number;
  /** Where one returns to from what is done there. */
  readonly to: string;
  /** Calls without an answer, by the inquiry's id. */
  readonly attempts?: ReadonlyMap<string, Attempts> | undefined;
  /** How many more inquiries of the same person a row stands for, by its id. */
  readonly more?: ReadonlyMap<string, number> | undefined;
}

/** Length of a message's preview, cut at a word. The whole text is on its page. */
export const longest = { next: 280, open: 96, done: 34 } as const;

/** What the message begins with; nothing where there is none. */
export function beginning(enquiry: EnquiryRow, most: number): Html | false {
  const { message, notes } = detailsOf(enquiry);
  const text = message ?? notes ?? '';
  if (text === '') return false;
  const cut = text.length > most;
  const shown = cut ? `${text.slice(0, most).replace(/\s+\S*$/u, '')}…` : text;
  return html`<p class="words">${shown.toWellFormed()}</p>`;
}

/** So that 'Back' leads to the same search. */
const fromList = (to: string) => (to.startsWith(ENQUIRIES) ? `?from=${encodeURIComponent(to)}` : '');

/** The name, the waiting time and the request. */
const who = (
  enquiry: EnquiryRow,
  heading: (name: Html) => Html,
  { now, to, attempts, more }: ListView,
  most: number,
): Html =>
  html`<div class="who">${standing(enquiry, now, { inList: true })}
${heading(html`<a href="${ENQUIRIES}/${enquiry.id}${fromList(to)}">${enquiry.name}</a>`)}
${aboutLine(enquiry, now, { isReached: stateOf(enquiry) !== 'contacted', attempts: attempts?.get(enquiry.id), more: more?.get(enquiry.id) })}${beginning(enquiry, most)}</div>`;

/** Whom to answer next: all that is needed for it under one thumb. */
export const nextCard = (
  request: FastifyRequest,
  enquiry: EnquiryRow,
  { now, to, attempts }: ListView,
): Html =>
  html`<article class="next" aria-labelledby="next">${who(enquiry, (name) => html`<h2 id="next">${name}</h2>`, { now, to, attempts }, longest.next)}
<div class="do">${reachLinks(request, enquiry, { isLarge: true })}${contactButtons(request, enquiry, { to })}</div></article>`;

/** None where it is answered: all that can still be done is on its page, behind the name. */
function actions(request: FastifyRequest, enquiry: EnquiryRow, to: string): Html | false {
  switch (stateOf(enquiry)) {
    case 'open':
      return html`${reachLinks(request, enquiry)}${doneButton(request, enquiry, to)}`;
    case 'held':
      return html`<div class="decision">${spamButton(request, enquiry, { decision: 'not-spam', words: 'Not Spam: Email It to Me', to })}
${spamButton(request, enquiry, { decision: 'spam', words: 'Spam', to })}</div>`;
    case 'spam':
      return spamButton(request, enquiry, { decision: 'not-spam', words: 'Not Spam', to });
    case 'imported':
      return reachLinks(request, enquiry);
    case 'contacted':
      return false;
  }
}

/** Enquiries as a ruled list below a heading, each with what is done with it in one tap. */
export function enquiryRows(
  request: FastifyRequest,
  enquiries: readonly EnquiryRow[],
  { now, to, attempts, more }: ListView,
): Html {
  const mostOf = (enquiry: EnquiryRow) => longest[stateOf(enquiry) === 'contacted' ? 'done' : 'open'];
  const rows = enquiries.map(
    (enquiry) =>
      html`<li class="entry">${who(enquiry, (name) => html`<h3>${name}</h3>`, { now, to, attempts, more }, mostOf(enquiry))}<div class="do">${actions(request, enquiry, to)}</div></li>`,
  );
  return html`<ul class="entries">${rows}</ul>`;
}
