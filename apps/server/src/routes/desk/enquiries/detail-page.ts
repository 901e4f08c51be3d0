import { detailRows } from '@rivermark/contracts/enquiry-words';
import { latelyInJacksonville, localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { EnquiryInFull, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import type { HistoryEntry } from '../../../desk/enquiries/history.ts';
import { readablePhone } from '../../../dialable-phone.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { spamMarksInWords } from '../../../intake/spam-in-words.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { newIdField, returnField } from '../desk-form.ts';
import { asRead, deskTime } from '../desk-time.ts';
import { FLOOD } from '../floods/flood-address.ts';
import { formOf } from '../form-of.ts';
import {
  aboutLine,
  aboutWhat,
  detailsOf,
  ENQUIRIES,
  markButtons,
  noTexts,
  reachLinks,
  spamButton,
  standing,
} from './enquiry-parts.ts';

/** What was typed into a form that could not be taken, and why. */
export interface Refused {
  readonly field: 'at' | 'text';
  readonly message: string;
  readonly how: string;
  readonly at: string;
  readonly note: string;
  readonly text: string;
}

interface DetailView extends EnquiryInFull {
  readonly said: Html | undefined;
  readonly refused: Refused | undefined;
  readonly now: number;
  readonly to: string;
}

const ways = [
  ['call', 'Call'],
  ['text', 'Text message'],
  ['mail', 'Email'],
  ['in-person', 'In person'],
  ['other', 'Another way'],
] as const;

const fault = (refused: Refused | undefined, field: Refused['field']): Html | false =>
  refused?.field === field && html`<p class="fault" id="${field}-fault" role="alert">${refused.message}</p>`;
const invalid = (refused: Refused | undefined, field: Refused['field']): Html | false =>
  refused?.field === field && html` aria-invalid="true" aria-describedby="${field}-fault"`;

/** Of the hour: where that comes twice, what is past may show a later time. The server looks closer. */
const lastMinute = (now: number) => `${localInJacksonville(now).slice(0, -2)}59`;

/** What the agent wrote last: read before the next call. */
function lastWord({ history }: DetailView): Html | false {
  const last = history.findLast(({ text }) => text !== '');
  return (
    last !== undefined &&
    html`<p class="last-word"><time datetime="${new Date(last.at).toISOString()}">${last.words}, ${asRead(latelyInJacksonville(last.at))}</time>${last.text}</p>`
  );
}

/** What was written, to be read; the rest is looked up. */
function message({ enquiry }: DetailView): Html | false {
  const { message = '', notes = '' } = detailsOf(enquiry);
  return (
    [message, notes].some((text) => text !== '') &&
    html`<blockquote class="message">${[message, notes].filter(Boolean).join('\n\n')}</blockquote>`
  );
}

/** Any way, any time, with a note: for what one tap does not say. */
function markForm(request: FastifyRequest, { enquiry, refused, now, to }: DetailView): Html {
  const options = ways.map(
    ([value, words]) =>
      html`<option value="${value}"${value === refused?.how && html` selected`}>${words}</option>`,
  );
  return html`<details${refused?.field === 'at' && html` open`}><summary>Another way or time, or with a note</summary>
${formOf(
  request,
  `${ENQUIRIES}/${enquiry.id}/contacted`,
  html`${newIdField()}${returnField(to)}
<label for="how">How</label><select id="how" name="how">${options}</select>
<label for="at">When (Jacksonville time)</label><input id="at" name="at" type="datetime-local" max="${lastMinute(now)}" value="${refused?.at ?? localInJacksonville(now)}"${invalid(refused, 'at')}>${fault(refused, 'at')}
<label for="note">Note (optional)</label><textarea id="note" name="note" rows="3">
${refused?.note ?? ''}</textarea><button>Mark as contacted</button>`,
)}</details>`;
}

/** What is copied to somewhere else: one click marks all of it. */
const wholes = ['Phone', 'Email'];

function facts(rows: ReturnType<typeof detailRows>): Html | false {
  if (rows.length === 0) return false;
  return html`<dl class="facts">${rows.map(
    ({ label, value }) =>
      html`<div><dt>${label}</dt><dd${wholes.includes(label) && html` class="whole"`}>${value}</dd></div>`,
  )}</dl>`;
}

/** What they said beside their message, and the line under their name does not say. */
const wishes = ({ enquiry }: DetailView) =>
  facts(
    detailRows({ ...detailsOf(enquiry), message: '', notes: '' }).filter(
      ({ value }) => value !== aboutWhat(enquiry),
    ),
  );

/** Beside the links that dial and write: to be copied. */
const reachedAt = ({ enquiry }: DetailView) =>
  facts([
    { label: 'Phone', value: readablePhone(enquiry.phone) },
    { label: 'Email', value: enquiry.email },
  ]);

/** The way to all that came with it. */
function floodLine({ enquiry, ofFlood }: DetailView): Html | false {
  const address = `${FLOOD}/${enquiry.id}`;
  if (enquiry.flood_id !== null)
    return html`<p>Marked as spam together with others. <a href="${address}">See the flood, or undo it</a></p>`;
  return (
    ofFlood > 1 &&
    html`<p>${ofFlood.toLocaleString('en-US')} inquiries that wait came from the same network within a day. <a href="${address}">Is this a flood?</a></p>`
  );
}

function spamPart(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, to } = view;
  const marks = spamMarksInWords(enquiry.spam_marks).join(', ');
  const signs = marks !== '' && html`<p>Why it looks like spam: ${marks}.</p>`;
  const isSpam = spamButton(request, enquiry, { decision: 'spam', words: 'This is spam', to });
  const state = stateOf(enquiry);
  if (state === 'held') {
    return html`<section class="held"><h2>Is this spam?</h2>${signs}<p>It was not emailed to you. You decide.</p>
<div class="decide">${spamButton(request, enquiry, { decision: 'not-spam', words: 'Not spam: email it to me', to })}${isSpam}</div>${floodLine(view)}</section>`;
  }
  const isNone = spamButton(request, enquiry, { decision: 'not-spam', words: 'This is not spam', to });
  return html`<details><summary>Spam</summary>${signs}<div class="decide">${state === 'spam' ? isNone : isSpam}</div>${floodLine(view)}</details>`;
}

function historyLine(request: FastifyRequest, enquiry: EnquiryRow, line: HistoryEntry, to: string): Html {
  const { at, words, text, of } = line;
  const undo =
    of &&
    formOf(
      request,
      `${ENQUIRIES}/${enquiry.id}/${of.kind === 'mark' ? 'undo' : 'remove-note'}`,
      html`${returnField(to)}<input type="hidden" name="${of.kind}" value="${of.id}">
<button class="quiet small">${of.kind === 'mark' ? 'Undo' : 'Remove'}<span class="hidden"> ${words}, ${deskTime(at)}</span></button>`,
    );
  return html`<li><time datetime="${new Date(at).toISOString()}">${deskTime(at)}</time>
<div><p>${asRead(words)}</p>${text !== '' && html`<p class="words">${text}</p>`}</div>${undo}</li>`;
}

function noteForm(request: FastifyRequest, { enquiry, refused, to }: DetailView): Html {
  return html`<section><h2>Notes</h2>${formOf(
    request,
    `${ENQUIRIES}/${enquiry.id}/note`,
    html`${newIdField()}${returnField(to)}<label for="text">A note for yourself</label>
<textarea id="text" name="text" rows="3"${invalid(refused, 'text')}>
${refused?.text ?? ''}</textarea>${fault(refused, 'text')}<button class="quiet keep">Save the note</button>`,
  )}</section>`;
}

function samePerson({ others, submissions }: DetailView): Html | false {
  if (others.length + submissions.length === 0) return false;
  return html`<section><h2>From the same person</h2><ul class="rows">${others.map(
    (one) =>
      html`<li><div><h3><a href="${ENQUIRIES}/${one.id}">${one.name}</a></h3>${aboutLine(one)}</div></li>`,
  )}${submissions.map(
    (one) => html`<li><div><h3><a href="/desk/documents/${one.id}">Client documents</a></h3>
<p class="about">${one.documents} documents · ${deskTime(one.received_at)}</p></div></li>`,
  )}</ul></section>`;
}

/** What is done with it: to reach whoever wrote, and to say that it was done. */
function answering(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, to } = view;
  const isTaken = stateOf(enquiry) === 'open' || stateOf(enquiry) === 'contacted';
  return isTaken
    ? html`<div class="answering">${reachLinks(enquiry, { isLarge: true })}${markButtons(request, enquiry, to)}${markForm(request, view)}</div>`
    : reachLinks(enquiry);
}

/** One enquiry with all that belongs to it: what was written first, then what is done with it, then what was. */
export function detailPage(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, history, said, now, to } = view;
  const isHeld = stateOf(enquiry) === 'held';
  return html`${said}<p class="back"><a href="/desk">Back to what is waiting</a></p>
<div class="one"><div class="main-part">${standing(enquiry, now)}<h1>${enquiry.name}${noTexts(enquiry)}</h1>${aboutLine(enquiry, { now, from: true })}
${message(view)}${lastWord(view)}
${isHeld && spamPart(request, view)}
${wishes(view)}</div>
<div class="side-part">${answering(request, view)}
${reachedAt(view)}
${noteForm(request, view)}
${!isHeld && spamPart(request, view)}
<p class="onward"><a href="/desk/data/erase?enquiry=${enquiry.id}">Copy or erase this person’s data</a></p></div>
<div class="past-part"><section><h2>What happened</h2><ol class="history">${history.map((line) => historyLine(request, enquiry, line, to))}</ol></section>
${samePerson(view)}</div></div>`;
}
