import type { FastifyRequest } from 'fastify';
import type { Attempts, EnquiryRow, Waiting } from '../../../desk/enquiries/desk-enquiries.ts';
import { lateBefore, timeLeft } from '../../../desk/enquiries/time-left.ts';
import type { Reminded } from '../../../desk/follow-ups/follow-ups.ts';
import type { Health } from '../../../health/look-at-health.ts';
import type { EnquiryPage } from '../../../intake/enquiry-list.ts';
import { isWantedSoon } from '../../../intake/wanted-soon.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { UndeliveredOffer } from '../../../showings/undelivered-offers.ts';
import { ADD } from '../adding/add-address.ts';
import { deskTime } from '../desk-time.ts';
import { FLOOD } from '../floods/flood-address.ts';
import { floodButton } from '../floods/flood-pages.ts';
import { REMINDERS, reminderRows } from '../follow-ups/follow-up-parts.ts';
import { healthLine } from '../health/health-line.ts';
import { GUESTS } from '../open-house/open-house-address.ts';
import { type DayOfShowings, showingsSoon } from '../showings/showings-soon.ts';
import { ENQUIRIES } from './enquiry-parts.ts';
import { enquiryRows, nextCard } from './enquiry-rows.ts';

interface OpenView {
  readonly waiting: Waiting;
  readonly page: EnquiryPage;
  /** What can still be answered within the 24 hours, the most urgent of it. */
  readonly firstInTime: EnquiryRow | undefined;
  /** Whether the list begins behind an enquiry. */
  readonly isLaterPage: boolean;
  readonly health: Health;
  readonly said: Html | undefined;
  /** Confirmed for today or tomorrow, or asked for then and not confirmed. */
  readonly showings: readonly DayOfShowings[];
  readonly undelivered: readonly UndeliveredOffer[];
  /** Reminders whose time has come. */
  readonly due: readonly Reminded[];
  /** How many reminders are for later. */
  readonly asleep: number;
  readonly attempts: ReadonlyMap<string, Attempts>;
  readonly now: number;
  /** The page's own address. */
  readonly to: string;
}

const inquiries = (count: number) => `${count} ${count === 1 ? 'inquiry' : 'inquiries'}`;

const reminders = (count: number) => `${count} ${count === 1 ? 'reminder' : 'reminders'}`;

function heading({ waiting, due }: OpenView): string {
  const { open, late } = waiting;
  if (open === 0 && due.length > 0) return `${reminders(due.length)} for now`;
  if (open === 0) return waiting.floods.length > 0 ? 'Nothing else is waiting' : 'Nothing is waiting';
  if (late === open) return `${inquiries(open)} ${open === 1 ? 'is' : 'are'} late`;
  return `${inquiries(open)} ${open === 1 ? 'waits' : 'wait'} for you`;
}

/** In which order they stand. */
const orderInWords = (rows: EnquiryPage['rows'], now: number) =>
  rows.some((row) => isWantedSoon(row, now))
    ? 'What is wanted today or tomorrow comes first, then the oldest.'
    : 'The oldest comes first.';

/** How it stands, in one sentence. */
function lead({ waiting, due, asleep, page, now }: OpenView): Html | false {
  const { open, late, old } = waiting;
  if (open === 0 && due.length > 0) return false;
  if (open === 0) {
    const said =
      waiting.floods.length > 0
        ? 'Look at the names above first. A person may be among them.'
        : html`Everyone${asleep > 0 && ' else'} who wrote${old > 0 && ' this month'} has been answered.`;
    return html`<div class="empty"><p class="lead">${said}</p><p>New inquiries show up here, the oldest first, with the time left of the 24 hours.</p></div>`;
  }
  // Inquiries over a month old have their own list. With those, nothing here is 'the oldest'.
  const beside =
    old > 0
      ? html` Apart from these, <a href="${ENQUIRIES}?state=old">${old} ${old === 1 ? 'has' : 'have'} waited for over a month</a>.`
      : open > 1 && ` ${orderInWords(page.rows, now)}`;
  if (late === open) return html`<p class="lead">The 24 hours that the site promises are over.${beside}</p>`;
  const said =
    late > 0 ? html`<strong>${late} ${late === 1 ? 'is' : 'are'} late.</strong>` : html`None is late.`;
  return html`<p class="lead">${said}${beside}</p>`;
}

/** Where many are late, what could still be in time would be pages below them. */
function stillInTime({ firstInTime, page, isLaterPage, now }: OpenView): Html | false {
  if (!firstInTime || isLaterPage || page.rows.some(({ id }) => id === firstInTime.id)) return false;
  const { id, name, received_at } = firstInTime;
  return html`<p class="lead">Still in time: <a href="${ENQUIRIES}/${id}">${name}</a>. ${timeLeft(received_at, now).words}.</p>`;
}

/** So many others stand beside the first; more are a list below it, a line each. */
const FEW = 5;

/** The first alone, then the late ones, then the rest. `foot`: below the first. */
function queue(
  request: FastifyRequest,
  { page, isLaterPage, now, to, attempts }: OpenView,
  foot: Html,
): Html {
  const more =
    page.next &&
    html`<p class="more"><a class="button" href="/desk?after=${page.next.id}">Later Inquiries</a></p>`;
  const [first] = page.rows;
  const next = isLaterPage ? undefined : first;
  const rest = next ? page.rows.slice(1) : page.rows;
  const soon = rest.filter((one) => isWantedSoon(one, now));
  const others = rest.filter((one) => !isWantedSoon(one, now));
  const late = others.filter(({ received_at }) => received_at <= lateBefore(now));
  const part = (heading: string, rows: typeof rest) =>
    rows.length > 0 &&
    html`<section><h2>${heading}</h2>${enquiryRows(request, rows, { now, to, attempts })}</section>`;
  const list = html`${part('Wanted today or tomorrow', soon)}${part(next ? 'Also late' : 'Late', late)}${part(next ? 'Also waiting' : 'Waiting', others.slice(late.length))}`;
  const waiting = rest.length > 0 && html`<div class="others">${list}${more}</div>`;
  const end = html`<div class="foot">${foot}</div>`;
  if (!next) return html`${waiting}${end}`;
  // People first, where they are soon seen; below many the errands would be found late.
  const isFew = rest.length <= FEW;
  return html`<div class="queue${isFew && waiting && ' few'}">${nextCard(request, next, { now, to, attempts })}${isFew ? html`${waiting}${end}` : html`${end}${waiting}`}</div>`;
}

/** People to call, because an email about a showing never reached them. */
const undeliveredLines = ({ undelivered }: OpenView): Html | false =>
  undelivered.length > 0 &&
  html`<ul class="rows">${undelivered.map(
    ({ enquiryId, name, what }) =>
      html`<li><div><h2><a href="${ENQUIRIES}/${enquiryId}">${name}</a></h2><p class="about">${what === 'times' ? 'Your times' : 'The invitation'} could not be emailed to this address. Call instead.</p></div></li>`,
  )}</ul>`;

/** Each flood in one line, with the way to its names and the act that takes it away. */
const floodLines = (request: FastifyRequest, { waiting, now }: OpenView): Html | false =>
  waiting.floods.length > 0 &&
  html`<ul class="rows floods">${waiting.floods.map(
    ({ enquiryId, count, opened, firstAt }) =>
      html`<li><div><h2><a href="${FLOOD}/${enquiryId}">${inquiries(count)} from one network</a></h2><p class="about">Since ${deskTime(firstAt, now)}.${opened > 0 && ` You have opened ${opened === 1 ? 'one' : opened} of them.`} They may be a flood.</p></div><div class="decide"><a class="button" href="${FLOOD}/${enquiryId}">Look<span class="hidden"> at ${inquiries(count)} from one network</span></a>${floodButton(request, enquiryId, count)}</div></li>`,
  )}</ul>`;

/** What stands apart from what waits, each with the way to it. */
function besides({ waiting: { open, late, old, held }, asleep }: OpenView, documents: number): Html {
  const lines = [
    asleep > 0 &&
      html`<p><a href="${REMINDERS}">${reminders(asleep)}</a> ${asleep === 1 ? 'is' : 'are'} asleep until ${asleep === 1 ? 'its' : 'their'} day.</p>`,
    documents > 0 &&
      html`<p><a href="/desk/documents">${documents === 1 ? 'A submission of client documents' : `${documents} submissions of client documents`}</a> ${documents === 1 ? 'is' : 'are'} not opened yet.</p>`,
    (late > 1 || old > 0) &&
      html`<p>${open === 0 && html`<a href="${ENQUIRIES}?state=old">${inquiries(old)} ${old === 1 ? 'has' : 'have'} waited for more than a month</a>. `}${open > 0 && `${late + old === 1 ? 'Was it' : `Were some of these ${late + old}`} answered elsewhere? `}<a href="/desk/settle${open > 0 && '?older=1'}">Settle Several at Once</a></p>`,
    held > 0 &&
      html`<p><a href="${ENQUIRIES}?state=held">${held} ${held === 1 ? 'message was' : 'messages were'} held back as possible spam</a> and not emailed to you. Please take a look.</p>`,
  ].filter((line) => line !== false);
  return html`${lines.length > 0 && html`<ul class="besides">${lines.map((line) => html`<li>${line}</li>`)}</ul>`}`;
}

/** Beside the heading where there is room; on a phone, where what waits comes first, below it. */
const toAll = (place: string) =>
  html`<p class="${place}"><a href="${ADD}">Add an Inquiry</a> <a href="${GUESTS}">Open house</a> <a href="${ENQUIRIES}">All inquiries</a></p>`;

/** What waits for an answer: where the agent's day begins. */
export function openPage(request: FastifyRequest, view: OpenView): Html {
  const { waiting, health, said, due, now, to } = view;
  const isFine = health.troubles.length === 0;
  const isEmpty = waiting.open === 0 && due.length === 0;
  const title = html`<h1>${heading(view)}</h1>
${lead(view)}${stillInTime(view)}`;
  const foot = html`${besides(view, request.deskWaiting?.documents ?? 0)}
${toAll(isEmpty ? 'onward' : 'onward narrow-only')}${isFine && healthLine(health)}`;
  return html`${said}${!isFine && healthLine(health)}
${undeliveredLines(view)}${floodLines(request, view)}${showingsSoon(request, view.showings, now)}${isEmpty ? title : html`<div class="room-head"><div>${title}</div>${toAll('roomy')}</div>`}
${due.length > 0 && html`<section class="now"><h2>Your ${due.length === 1 ? 'reminder' : 'reminders'}</h2>${reminderRows(request, due, { now, to })}</section>`}${queue(request, view, foot)}`;
}
