import { nextDay } from '@rivermark/contracts/jacksonville-moment';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { FollowUpRow, Reminded } from '../../../desk/follow-ups/follow-ups.ts';
import { morningOf, type ProposedTime, reminderTimes } from '../../../desk/follow-ups/proposed-times.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { newIdField, returnField } from '../desk-form.ts';
import { asRead, deskTime } from '../desk-time.ts';
import { aboutLine, doneButton, ENQUIRIES, reachLinks } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';

export const REMINDERS = '/desk/reminders';

interface ReminderView {
  readonly now: number;
  /** Where one returns to. */
  readonly to: string;
}

/** One tap each that posts a moment. */
const timeButtons = (times: readonly ProposedTime[], name: string): Html[] =>
  times.map(
    ({ words, at }) =>
      html`<button class="quiet" name="at" value="${at}">${asRead(words)}<span class="hidden">: ${name}</span></button>`,
  );

/** Sets a reminder in one tap. `hidden`: what else the form posts. */
export const reminderButtons = (
  request: FastifyRequest,
  { id, name }: { readonly id: string; readonly name: string },
  times: readonly ProposedTime[],
  hidden: Html,
): Html =>
  formOf(
    request,
    `${ENQUIRIES}/${id}/remind`,
    html`${newIdField()}${hidden}<div class="times">${timeButtons(times, name)}</div>`,
  );

/** What of a reminder could not be taken, with what was typed. */
export interface RefusedReminder {
  readonly message: string;
  readonly day: string;
  readonly note: string;
}

/** A reminder for any day, with a note. */
export function remindForm(
  request: FastifyRequest,
  { id, name }: { readonly id: string; readonly name: string },
  { now, to, refused }: ReminderView & { readonly refused: RefusedReminder | undefined },
): Html {
  return html`<details id="remind"${refused && html` open`}><summary>Remind Me On …</summary>
${formOf(
  request,
  `${ENQUIRIES}/${id}/remind`,
  html`${newIdField()}${returnField(to)}<label for="what-for">What for (optional)</label><input id="what-for" name="note" maxlength="500" autocomplete="off" value="${refused?.note ?? ''}">
<div class="times">${timeButtons(reminderTimes(now), name)}</div>
<label for="day">Another day</label><div class="box"><input id="day" name="day" type="date" min="${nextDay(dateInJacksonville(now))}" value="${refused?.day ?? ''}"${refused && html` aria-invalid="true" aria-describedby="day-fault"`}><button class="quiet" name="at" value="day">Remind Me<span class="hidden"> of ${name} on this day</span></button></div>${refused && html`<p class="fault" id="day-fault" role="alert">${refused.message}</p>`}`,
)}</details>`;
}

const act = (
  request: FastifyRequest,
  followUp: FollowUpRow,
  { what, to, fields, words, name }: { what: string; to: string; fields?: Html; words: string; name: string },
): Html =>
  formOf(
    request,
    `${REMINDERS}/${followUp.id}/${what}`,
    html`${returnField(to)}${fields}<button class="quiet">${words}<span class="hidden">: ${name}</span></button>`,
  );

const tomorrow = (now: number) => morningOf(nextDay(dateInJacksonville(now)));

/** Ends a reminder, or moves it to the next day, in one tap each. */
export const reminderActs = (
  request: FastifyRequest,
  followUp: FollowUpRow,
  name: string,
  { now, to }: ReminderView,
): Html => html`${act(request, followUp, { what: 'done', to, words: 'Done', name })}
${act(request, followUp, { what: 'move', to, words: 'Tomorrow', name, fields: html`<input type="hidden" name="at" value="${tomorrow(now)}">` })}`;

/** One reminder with the person it is about: to reach them, to end it, to move it. */
function row(request: FastifyRequest, { followUp, enquiry }: Reminded, view: ReminderView): Html {
  const { now } = view;
  const isDue = followUp.due_at <= now;
  const isOpen = stateOf(enquiry) === 'open';
  return html`<li class="entry"><div class="who"><p class="due${isDue && ' soon'}">${isDue ? 'Your reminder' : 'Asleep until'}${isDue ? ', ' : ' '}${deskTime(followUp.due_at, now)}</p>
<h3><a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a></h3>${aboutLine(enquiry, now, { isReached: true })}${followUp.note !== '' && html`<p class="words">${followUp.note}</p>`}</div>
<div class="do">${reachLinks(request, enquiry)}${isOpen && isDue && doneButton(request, enquiry, view.to)}${reminderActs(request, followUp, enquiry.name, view)}</div></li>`;
}

export const reminderRows = (
  request: FastifyRequest,
  reminded: readonly Reminded[],
  view: ReminderView,
): Html => html`<ul class="entries">${reminded.map((one) => row(request, one, view))}</ul>`;

/** The reminders of one inquiry that are not done. */
export const remindersOfOne = (
  request: FastifyRequest,
  followUps: readonly FollowUpRow[],
  name: string,
  view: ReminderView,
): Html | false =>
  followUps.length > 0 &&
  html`<ul class="rows reminders">${followUps.map(
    (one) =>
      html`<li><div><p><strong>${one.due_at <= view.now ? 'Your reminder' : 'Asleep until'} ${deskTime(one.due_at, view.now)}</strong></p>${one.note !== '' && html`<p class="words">${one.note}</p>`}</div><div class="decide">${reminderActs(request, one, name, view)}</div></li>`,
  )}</ul>`;
