import { oneLine } from '@rivermark/contracts/forms';
import type { FastifyRequest } from 'fastify';
import type { FloodAround } from '../../../desk/enquiries/floods.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { newIdField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { detailsOf, ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { FLOOD } from './flood-address.ts';

const inquiries = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'inquiry' : 'inquiries'}`;

/** What one act took away, with the way back. */
function takenLine(request: FastifyRequest, { enquiry, taken }: FloodAround): Html | false {
  if (!taken) return false;
  const { id, count } = taken;
  const undo = formOf(
    request,
    `${FLOOD}/${enquiry.id}/undo`,
    html`<input type="hidden" name="act" value="${id}"><button class="quiet">Undo All ${count}</button>`,
  );
  return html`<div class="said" role="status"><p>${inquiries(count)} of this flood ${count === 1 ? 'is' : 'are'} marked as spam and off your desk. You can undo this until they are erased.</p>${undo}</div>`;
}

/** `count`: how many stand as before. */
export const broughtBackLine = (count: number): Html =>
  html`<div class="said" role="status"><p>${count === 0 ? 'There was nothing to take back.' : `Taken back: ${inquiries(count)} ${count === 1 ? 'stands' : 'stand'} as before.`}</p></div>`;

/** This much of a message shows whether it is meant seriously. */
const BEGINNING = 80;

/** How a message begins; '' where there is none. */
function beginning(details: string): string {
  const { message = '', notes = '' } = detailsOf({ details });
  const line = oneLine(message || notes);
  return line.length > BEGINNING ? `“${line.slice(0, BEGINNING)}…”` : line && `“${line}”`;
}

/** The names, a page of them at a time; each leads to what was written. */
function names({ enquiry, count, newest, isLaterPage, mostNamed }: FloodAround, now: number): Html {
  const lines = newest.map(
    ({ id, name, received_at, details }) =>
      html`<li><div><h2><a href="${ENQUIRIES}/${id}">${name}</a></h2><p class="about">${[beginning(details), deskTime(received_at, now)].filter(Boolean).join('\u00a0· ')}</p></div></li>`,
  );
  const last = newest.at(-1);
  const more = newest.length === mostNamed && count > mostNamed && last;
  const address = `${FLOOD}/${enquiry.id}`;
  return html`<ul class="rows">${lines}</ul>${
    (more || isLaterPage) &&
    html`<p class="more">${more && html`<a class="button" href="${address}?after=${more.id}">More Names</a>`}${isLaterPage && html`<a href="${address}">Back to the first</a>`}<span>${count.toLocaleString('en-US')} in all</span></p>`
  }`;
}

/** What the agent should know before all of them go. */
function warnings({ opened, decided }: FloodAround): Html {
  return html`<p>A hotel, an office or a phone company can be one network. Look through the names first: whoever is real stays if you open the inquiry and say ‘Not Spam’.</p>
${opened > 0 && html`<p><strong>You have opened ${opened === 1 ? 'one' : opened.toLocaleString('en-US')} of them on this desk.</strong></p>`}${
  decided > 0 &&
  html`<p>${inquiries(decided)} from there ${decided === 1 ? 'stays as it is: you have' : 'stay as they are: you have'} already answered or decided on ${decided === 1 ? 'it' : 'them'}.</p>`
}`;
}

/** Marks a whole flood as spam. One tap takes it back, so nothing is asked first. */
export const floodButton = (request: FastifyRequest, enquiryId: string, count: number): Html =>
  formOf(
    request,
    `${FLOOD}/${enquiryId}`,
    html`${newIdField()}<button class="quiet">Mark ${count === 1 ? 'It' : `All ${count.toLocaleString('en-US')}`} as Spam</button>`,
  );

/** Asks before removing a flood, and offers Undo afterwards. `said`: the last action. */
export function floodPage(request: FastifyRequest, flood: FloodAround, said?: Html): Html {
  const { enquiry, count, taken } = flood;
  const back = html`<p class="back"><a href="${ENQUIRIES}/${enquiry.id}">Back to the inquiry of ${enquiry.name}</a></p>`;
  const head = html`${said}${takenLine(request, flood)}${back}`;
  if (count === 0) {
    return html`${head}<h1>${taken ? 'The flood is off your desk' : 'Nothing to take away'}</h1>
<div class="empty"><p class="lead">${taken ? 'Nothing else that waits came' : 'Nothing that waits is known to have come'} from the same network within a day.</p>${!taken && html`<p>The network of an inquiry is known for seven days.</p>`}<p><a class="button main" href="/desk">Open the Desk</a></p></div>`;
  }
  return html`${head}<h1>${inquiries(count)} from one network</h1>
<p class="lead">${count === 1 ? 'It' : 'They all'} came from the same network within a day of this one, and ${count === 1 ? 'waits' : 'wait'} for an answer. Marked as spam, ${count === 1 ? 'it leaves' : 'they leave'} your desk; emails about ${count === 1 ? 'it' : 'them'} that have not gone out are not sent. You can undo this until they are erased.</p>
${warnings(flood)}${floodButton(request, enquiry.id, count)}${names(flood, atDeskOf(request).now)}`;
}
