import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import type { EnquiryPage } from '../../../intake/enquiry-list.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { newIdField, returnField } from '../desk-form.ts';
import { aboutLine, ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { beginning, longest } from '../enquiries/enquiry-rows.ts';
import { atDeskOf, formOf } from '../form-of.ts';

export const SETTLE = '/desk/settle';

/** For how many days they have waited at least. */
export const ages = { 1: 'All late', 7: 'Over a week', 30: 'Over a month' } as const;
export type Age = keyof typeof ages;

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;
const isAre = (count: number) => (count === 1 ? 'is' : 'are');

interface SettleView {
  readonly days: Age;
  readonly page: EnquiryPage;
  readonly found: number;
  /** Behind which enquiry the page begins; '' for the first. */
  readonly after: string;
  /** All of this page are chosen. */
  readonly isAll: boolean;
  readonly said: Html | undefined;
  readonly fault: string;
}

/** The list's own address. */
export function settleAddress(days: Age, after = '', isAll = false): string {
  const query = new URLSearchParams({
    older: String(days),
    ...(after && { after }),
    ...(isAll && { all: '1' }),
  });
  return `${SETTLE}?${query}`;
}

const seenLine = ({ opened_at }: EnquiryRow): Html | false =>
  opened_at === null && html` <span class="unseen">Not opened here yet</span>`;

function choice(enquiry: EnquiryRow, isChosen: boolean, now: number): Html {
  const { id, name } = enquiry;
  return html`<li><label class="choose"><input type="checkbox" name="of" value="${id}"${isChosen && html` checked`} aria-describedby="about-${id}"><span class="name">${name}</span>${seenLine(enquiry)}</label>
<a href="${ENQUIRIES}/${id}">Read<span class="hidden"> what ${name} wrote</span></a><div id="about-${id}">${aboutLine(enquiry, now, { isDated: true })}${beginning(enquiry, longest.open)}</div></li>`;
}

/** What is late, with a box beside each, and one button that leads to a question. */
export function settlePage(request: FastifyRequest, view: SettleView): Html {
  const { days, page, found, after, isAll, said, fault } = view;
  const { now } = atDeskOf(request);
  const links = Object.entries(ages).map(
    ([count, words]) =>
      html`<li><a href="${SETTLE}?older=${count}"${Number(count) === days && html` aria-current="true"`}>${words}</a></li>`,
  );
  const rows = page.rows.length;
  return html`${said}<p class="back"><a href="/desk">Back to all that waits</a></p><h1>Settle several at once</h1>
<p class="lead">For what you answered elsewhere, or what needs no answer any more. Nobody is written to.</p>
${fault !== '' && html`<p class="fault" role="alert">${fault}</p>`}<nav aria-label="Waiting"><ul class="periods">${links}</ul></nav>
${
  rows === 0
    ? html`<div class="empty"><p class="lead">None waits for so long.</p></div>`
    : html`<p class="count" role="status">${inquiries(found)}, the oldest first. Inquiries still within their 24 hours are not listed.</p>
${formOf(
  request,
  `${SETTLE}/confirm`,
  html`${returnField(settleAddress(days, after))}
<p class="choosing">${
    isAll
      ? html`<a class="button" href="${settleAddress(days, after)}">Choose None</a>`
      : html`<a class="button" href="${settleAddress(days, after, true)}">${rows === 1 ? 'Choose It' : `Choose ${rows === found ? 'All' : 'These'} ${rows}`}</a>`
  }</p><ul class="rows choices-of">${page.rows.map((one) => choice(one, isAll, now))}</ul>
<div class="act"><button>Settle the Chosen</button></div>`,
)}
${page.next && html`<p class="more"><a class="button" href="${settleAddress(days, page.next.id)}">Later Inquiries</a></p>`}`
}`;
}

interface ConfirmView {
  readonly chosen: readonly EnquiryRow[];
  /** How many were decided elsewhere since the list was shown. */
  readonly gone: number;
  readonly to: string;
}

/** The question before: how many, and whom. */
export function confirmPage(request: FastifyRequest, { chosen, gone, to }: ConfirmView): Html {
  const { now } = atDeskOf(request);
  const count = chosen.length;
  const unseen = chosen.filter(({ opened_at }) => opened_at === null).length;
  const lines = chosen.map(
    (one) =>
      html`<li><div><h2><a href="${ENQUIRIES}/${one.id}">${one.name}</a></h2>${seenLine(one)}${aboutLine(one, now, { isDated: true })}</div></li>`,
  );
  return html`<p class="back"><a href="${to}">Back to the list</a></p><h1>Settle ${inquiries(count)}?</h1>
<p class="lead">${count === 1 ? 'It leaves' : 'They leave'} what waits, and nothing reminds you any more. You can take it back.</p>
${gone > 0 && html`<p>${inquiries(gone)} that you chose ${isAre(gone)} left out: answered, decided on or erased meanwhile.</p>`}
${unseen > 0 && html`<p><strong>${unseen === count ? (count === 1 ? 'It was' : 'None of them was') : `${unseen} of them ${unseen === 1 ? 'was' : 'were'}`} ${unseen === count && count > 1 ? 'ever' : 'never'} opened on this desk.</strong></p>`}
<ul class="rows">${lines}</ul>
${formOf(
  request,
  SETTLE,
  html`${newIdField()}${returnField(to)}${chosen.map(({ id }) => html`<input type="hidden" name="of" value="${id}">`)}
<label class="consent"><input type="checkbox" name="sure" value="yes" required><span>${count === 1 ? 'Yes, this person no longer waits' : `Yes, none of these ${count} still waits`} for an answer from me</span></label><button>Settle ${inquiries(count)}</button>`,
)}`;
}

/** What came of it, with the way back. `left`: of those chosen, how many stayed as they were. */
export function settledLine(
  request: FastifyRequest,
  { id, count, left, to }: { id: string; count: number; left: number; to: string },
): Html {
  const rest =
    left > 0 &&
    ` ${inquiries(left)} had been decided on meanwhile and ${left === 1 ? 'stays as it is' : 'stay as they are'}.`;
  const undo = formOf(
    request,
    `${SETTLE}/undo`,
    html`${returnField(to)}<input type="hidden" name="act" value="${id}"><button class="quiet">Undo All ${count}</button>`,
  );
  return html`<div class="said" role="status"><p>${count === 0 ? 'Nothing was settled.' : `${inquiries(count)} ${isAre(count)} settled.`}${rest}</p>${count > 0 && undo}</div>`;
}

/** `count`: how many wait again. */
export const undoneLine = (count: number): Html =>
  html`<div class="said" role="status"><p>${count === 0 ? 'There was nothing to take back.' : `Taken back: ${inquiries(count)} ${count === 1 ? 'waits' : 'wait'} as before.`}</p></div>`;
