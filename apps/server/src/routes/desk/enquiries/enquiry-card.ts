import { latelyInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { oldBefore } from '../../../intake/old-before.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import {
  aboutLine,
  detailsOf,
  ENQUIRIES,
  markButtons,
  reachLinks,
  spamButton,
  standing,
} from './enquiry-parts.ts';

/** So much of a message as tells what it is about; the rest is on its page. */
const LONGEST = 280;

function beginning(enquiry: EnquiryRow): Html | false {
  const { message, notes } = detailsOf(enquiry);
  const text = message ?? notes ?? '';
  if (text === '') return false;
  const cut = text.length > LONGEST;
  const shown = cut ? `${text.slice(0, LONGEST).replace(/\s+\S*$/u, '')} …` : text;
  return html`<p class="words">${shown.toWellFormed()}</p>`;
}

function actions(request: FastifyRequest, enquiry: EnquiryRow, to: string): Html | false {
  switch (stateOf(enquiry)) {
    case 'open':
      return html`${reachLinks(enquiry)}${markButtons(request, enquiry, to)}`;
    case 'contacted':
      return reachLinks(enquiry);
    case 'held':
      return html`<div class="decide">${spamButton(request, enquiry, { decision: 'not-spam', words: 'Not spam: mail it to me', to })}
${spamButton(request, enquiry, { decision: 'spam', words: 'Spam', to })}</div>`;
    case 'spam':
      return html`<div class="decide">${spamButton(request, enquiry, { decision: 'not-spam', words: 'Not spam', to })}</div>`;
  }
}

/** Enquiries as a list of cards; `to`: where one returns to from what is done there. */
export function enquiryCards(
  request: FastifyRequest,
  enquiries: readonly EnquiryRow[],
  { now, to }: { readonly now: number; readonly to: string },
): Html {
  const cards = enquiries.map(
    (enquiry) => html`<li class="card"><div class="who">${standing(enquiry, now)}
<h2><a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a></h2>
${aboutLine(enquiry, enquiry.received_at < oldBefore(now) ? undefined : latelyInJacksonville)}${beginning(enquiry)}
<p class="about numbers">${enquiry.phone} · ${enquiry.email}</p></div>
<div class="do">${actions(request, enquiry, to)}</div></li>`,
  );
  return html`<ul class="cards">${cards}</ul>`;
}
