import type { FastifyRequest } from 'fastify';
import type { EnquiryInFull, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import type { SamePerson } from '../../../intake/persons.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { aboutLine, ENQUIRIES, factsInLine } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';

export const joinAddress = (enquiryId: string) => `${ENQUIRIES}/${enquiryId}/join`;

/** Says whether two inquiries are one person's, or takes that back. */
export function personButton(
  request: FastifyRequest,
  { of, other, as, words, to }: { of: string; other: EnquiryRow; as: SamePerson; words: string; to: string },
): Html {
  return formOf(
    request,
    `${ENQUIRIES}/${of}/person`,
    html`${returnField(to)}<input type="hidden" name="other" value="${other.id}"><button class="quiet small" name="as" value="${as}">${words}<span class="hidden">: ${other.name}</span></button>`,
  );
}

interface PersonView extends Pick<EnquiryInFull, 'enquiry' | 'others' | 'household' | 'submissions'> {
  readonly now: number;
  readonly to: string;
}

/**
 * The person's other inquiries and documents, the household, and the way to join what is one
 * person's.
 */
export function personPart(
  request: FastifyRequest,
  { enquiry, others, household, submissions, now, to }: PersonView,
): Html {
  const row = (other: EnquiryRow, as: SamePerson, words: string) =>
    html`<li><div><h3><a href="${ENQUIRIES}/${other.id}">${other.name}</a></h3>${aboutLine(other, now, { isDated: true })}</div>${personButton(request, { of: enquiry.id, other, as, words, to })}</li>`;
  const own =
    others.length + submissions.length > 0 &&
    html`<section><h2>From the same person</h2><ul class="rows">${others.map((one) => row(one, 'apart', 'Another Person'))}${submissions.map(
      (one) => html`<li><div><h3><a href="/desk/documents/${one.id}">Client documents</a></h3>
<p class="about">${factsInLine([`${one.documents} documents`, deskTime(one.received_at, now)])}</p></div></li>`,
    )}</ul></section>`;
  const shared =
    household.length > 0 &&
    html`<section><h2>Same household</h2><ul class="rows">${household.map((one) => row(one, 'same', 'The Same Person'))}</ul></section>`;
  return html`${own}${shared}<p class="onward"><a href="${joinAddress(enquiry.id)}">Is this someone you know?</a></p>`;
}

interface JoinView {
  readonly enquiry: EnquiryRow;
  readonly search: string;
  readonly found: readonly EnquiryRow[];
  readonly now: number;
}

/** Looks for another inquiry of the same person, with a button beside each that is found. */
export function joinPage(request: FastifyRequest, { enquiry, search, found, now }: JoinView): Html {
  const to = `${ENQUIRIES}/${enquiry.id}`;
  const rows = found.map(
    (other) =>
      html`<li><div><h2><a href="${ENQUIRIES}/${other.id}">${other.name}</a></h2>${aboutLine(other, now, { isDated: true })}</div>${personButton(request, { of: enquiry.id, other, as: 'same', words: 'The Same Person', to })}</li>`,
  );
  const nothing = search !== '' && html`<p class="lead">Nothing else matches.</p>`;
  return html`<p class="back"><a href="${to}">Back to ${enquiry.name}</a></p>
<h1>Is ${enquiry.name} someone you know?</h1>
<form class="search" role="search" action="${joinAddress(enquiry.id)}"><label for="q">Search all inquiries</label>
<div class="box"><input id="q" name="q" type="search" value="${search}" autocomplete="off" placeholder="Name, phone or words"><button>Search</button></div></form>
${rows.length > 0 ? html`<ul class="rows">${rows}</ul>` : nothing}`;
}
