import { shortDayInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { offeredTimes, type ShowingRow } from '../../../showings/showing-book.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';

export const SHOWINGS = '/desk/showings';

export const timesAddress = (enquiryId: string) => `${ENQUIRIES}/${enquiryId}/times`;

/** 'Sat, Dec 5' of a day as fields have it. */
export const dayInWords = (day: string) => shortDayInJacksonville(Date.parse(`${day}T17:00:00Z`));

/** What is arranged with one person, and what is done about it. */
export function showingPart(
  request: FastifyRequest,
  showing: ShowingRow | undefined,
  { enquiry, now, to }: { enquiry: Pick<EnquiryRow, 'id' | 'email'>; now: number; to: string },
): Html {
  const propose = (words: string) => html`<a class="button" href="${timesAddress(enquiry.id)}">${words}</a>`;
  if (!showing)
    return html`<div class="showing">${propose(enquiry.email === '' ? 'Set a Time' : 'Propose Times')}</div>`;
  const off = (words: string) =>
    formOf(
      request,
      `${SHOWINGS}/${showing.id}/off`,
      html`${returnField(to)}<button class="quiet">${words}</button>`,
    );
  const offered = offeredTimes(showing);
  const open =
    offered.length > 0 &&
    html`<p>Offered, not confirmed yet:</p><ul>${offered.map((at) => html`<li>${deskTime(at, now)}</li>`)}</ul>`;
  if (showing.starts_at === null) {
    return html`<div class="showing">${open}<div class="acts">${propose('Other Times')}${off('Take the Offer Back')}</div></div>`;
  }
  return html`<div class="showing"><p><strong>Confirmed for ${deskTime(showing.starts_at, now)}</strong></p>${open}<div class="acts">${propose('Move It')}${off('Call It Off')}</div></div>`;
}
