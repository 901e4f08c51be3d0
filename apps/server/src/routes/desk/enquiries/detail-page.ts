import type { Content } from '@rivermark/content';
import { pageName, pageOfPlace } from '@rivermark/content/page-names';
import { detailRows, whatItIs } from '@rivermark/contracts/enquiry-words';
import { localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { FastifyRequest } from 'fastify';
import type { Attempts, EnquiryInFull, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { contactInWords, type HistoryEntry, stageInWords, stages } from '../../../desk/enquiries/history.ts';
import { callLink, replyLink } from '../../../desk/enquiries/reach-links.ts';
import { replyFor, replyIds, replyNames } from '../../../desk/replies/reply-templates.ts';
import { readablePhone } from '../../../dialable-phone.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { sourcesOf } from '../../../intake/sources-of.ts';
import { spamSignsInWords } from '../../../intake/spam-in-words.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { ShowingRow } from '../../../showings/showing-book.ts';
import { agreementPart } from '../agreements/agreement-parts.ts';
import { newIdField, returnField } from '../desk-form.ts';
import { asRead, deskTime } from '../desk-time.ts';
import { FLOOD } from '../floods/flood-address.ts';
import { remindersOfOne, remindForm } from '../follow-ups/follow-up-parts.ts';
import { formOf } from '../form-of.ts';
import { personPart } from '../people/person-parts.ts';
import { REPLIES } from '../replies/replies-address.ts';
import { showingPart } from '../showings/showing-parts.ts';
import {
  aboutLine,
  aboutWhat,
  contactButtons,
  detailsOf,
  ENQUIRIES,
  noTexts,
  reachLinks,
  replyOf,
  spamButton,
  standing,
} from './enquiry-parts.ts';

/** What was typed into a form that could not be taken, and why. */
export interface Refused {
  readonly field: 'at' | 'note' | 'day';
  readonly message: string;
  readonly how: string;
  readonly at: string;
  readonly note: string;
  readonly day?: string;
}

interface DetailView extends EnquiryInFull {
  readonly said: Html | undefined;
  readonly attempts: Attempts | undefined;
  readonly showing: ShowingRow | undefined;
  /** Whom to answer next, once this one is marked. */
  readonly next: EnquiryRow | undefined;
  /** The list that led here. */
  readonly from: string;
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

const fault = (refused: Refused | undefined, field: 'at' | 'note'): Html | false =>
  refused?.field === field && html`<p class="fault" id="${field}-fault" role="alert">${refused.message}</p>`;
const invalid = (refused: Refused | undefined, field: 'at' | 'note'): Html | false =>
  refused?.field === field && html` aria-invalid="true" aria-describedby="${field}-fault"`;

/** The end of this hour. In the repeated hour a past time may look later; the server checks. */
const lastMinute = (now: number) => `${localInJacksonville(now).slice(0, -2)}59`;

/** What the agent wrote last: read before the next call. */
function lastWord({ history, now }: DetailView): Html | false {
  const last = history.findLast(({ text, from }) => text !== '' && from === undefined);
  return (
    last !== undefined &&
    html`<p class="last-word"><time datetime="${new Date(last.at).toISOString()}">${last.words}, ${deskTime(last.at, now)}</time>${last.text}</p>`
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
function contactForm(request: FastifyRequest, { enquiry, refused, now, to }: DetailView): Html {
  const options = ways.map(
    ([value, words]) =>
      html`<option value="${value}"${value === refused?.how && html` selected`}>${words}</option>`,
  );
  return html`<details class="otherwise"${refused?.field === 'at' && html` open`}><summary>Another way or time</summary>
${formOf(
  request,
  `${ENQUIRIES}/${enquiry.id}/contacted`,
  html`${newIdField()}${returnField(to)}
<label for="how">How</label><div class="pick"><select id="how" name="how">${options}</select></div>
<label for="at">When (Jacksonville time)</label><input id="at" name="at" type="datetime-local" max="${lastMinute(now)}" value="${refused?.at ?? localInJacksonville(now)}"${invalid(refused, 'at')}>${fault(refused, 'at')}
<label for="note-then">Note (optional)</label><textarea id="note-then" name="note" rows="3">
${refused?.field === 'at' ? refused.note : ''}</textarea><button>Mark as Contacted</button>`,
)}</details>`;
}

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string | undefined;
}

function facts(rows: readonly Fact[]): Html | false {
  if (rows.length === 0) return false;
  return html`<dl class="facts">${rows.map(
    ({ label, value, href }) =>
      html`<div><dt>${label}</dt><dd>${href ? html`<a href="${href}">${value}</a>` : value}</dd></div>`,
  )}</dl>`;
}

/** Details beyond the message and the line below the name. Says if a tour named no day. */
function wishes({ enquiry }: DetailView): Html | false {
  const details = detailsOf(enquiry);
  const said = detailRows({ ...details, message: '', notes: '' }).filter(
    ({ value }) => value !== aboutWhat(enquiry),
  );
  const sources = sourcesOf(enquiry);
  const isDayOpen = enquiry.kind === 'showing' && !details.preferredDate;
  return facts([
    ...(isDayOpen ? [{ label: 'Preferred date', value: 'Not given. Please ask.' }] : []),
    ...said,
    ...(sources === '' ? [] : [{ label: 'Found you through', value: sources }]),
  ]);
}

/** The home or neighborhood to tour: its card's picture, cropped by CSS, and a link to its page. */
function wanted(content: Content, { enquiry }: DetailView): Html | false {
  const place = enquiry.home ?? '';
  const page = pageOfPlace(content, place);
  return (
    page !== undefined &&
    html`<a class="wanted" href="${page}"><span><img src="/cards/${page.slice(1).replaceAll('/', '-')}.jpg" width="1200" height="630" alt="" loading="lazy"></span><span><b>${pageName(content, page)}</b><small>${place}</small></span></a>`
  );
}

/** In full, to be copied, or to begin an empty email: the button's quotes what was asked. */
const reachedAt = ({ enquiry }: DetailView) =>
  facts(
    [
      { label: 'Phone', value: readablePhone(enquiry.phone), href: callLink(enquiry) },
      { label: 'Email', value: enquiry.email, href: mailLink(enquiry.email) },
    ].filter(({ value }) => value !== ''),
  );

/** The card of this person for a phone's contacts. */
const saveContact = (request: FastifyRequest, { enquiry }: DetailView): Html =>
  formOf(
    request,
    `/desk/data/contact/${enquiry.id}`,
    html`<button class="as-link">Save to Contacts</button>`,
    html`data-download`,
  );

/** So many from one network within a day are asked about; a household or an office writes fewer. */
const FLOOD_FROM = 10;

/** The way to all that came with it. */
function floodLine({ enquiry, ofFlood }: DetailView): Html | false {
  const address = `${FLOOD}/${enquiry.id}`;
  if (enquiry.flood_id !== null)
    return html`<p>Marked as spam together with others. <a href="${address}">See the flood, or undo it</a></p>`;
  return (
    ofFlood >= FLOOD_FROM &&
    html`<p>${ofFlood.toLocaleString('en-US')} inquiries that wait came from the same network within a day. <a href="${address}">Is this a flood?</a></p>`
  );
}

const spamSigns = ({ enquiry }: DetailView): Html | false => {
  const marks = spamSignsInWords(enquiry.spam_marks).join(', ');
  return marks !== '' && html`<p>Why it looks like spam: ${marks}.</p>`;
};

const isSpam = (request: FastifyRequest, { enquiry, to }: DetailView): Html =>
  spamButton(request, enquiry, { decision: 'spam', words: 'Mark as Spam', to });

const isNone = (request: FastifyRequest, { enquiry, to }: DetailView): Html =>
  spamButton(request, enquiry, { decision: 'not-spam', words: 'Not Spam', to });

/** The question that is to be answered first, of what was held back. */
function heldPart(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, to } = view;
  return html`<section class="held"><h2>Is this spam?</h2>${spamSigns(view)}<p>It was not emailed to you. You decide.</p>
<div class="decide">${spamButton(request, enquiry, { decision: 'not-spam', words: 'Not Spam: Email It to Me', to })}${isSpam(request, view)}</div>${floodLine(view)}</section>`;
}

/** What is rarely done with one, in a quiet row at the end that says what it does. */
function rarelyDone(request: FastifyRequest, view: DetailView): Html {
  const { enquiry } = view;
  const state = stateOf(enquiry);
  const spam = html`${state === 'contacted' && isSpam(request, view)}${state === 'spam' && isNone(request, view)}`;
  return html`<div class="rarely">${state === 'spam' && html`${spamSigns(view)}${floodLine(view)}`}
<div class="decide">${state !== 'held' && spam}<a href="/desk/data/erase?enquiry=${enquiry.id}">Copy or Erase Data</a></div>
<p><small>Before anything is erased you are asked.</small></p></div>`;
}

function historyLine(request: FastifyRequest, { enquiry, now, to }: DetailView, line: HistoryEntry): Html {
  const { at, words, text, of, from } = line;
  const undo =
    of &&
    formOf(
      request,
      `${ENQUIRIES}/${(from ?? enquiry).id}/${of.kind === 'mark' ? 'undo' : 'remove-note'}`,
      html`${returnField(to)}<input type="hidden" name="${of.kind}" value="${of.id}">
<button class="quiet small">${of.kind === 'mark' ? 'Undo' : 'Remove'}<span class="hidden"> ${words}, ${deskTime(at, now)}</span></button>`,
    );
  return html`<li><time datetime="${new Date(at).toISOString()}">${deskTime(at, now)}</time>
<div><p>${asRead(words)}${from && html` <small>(<a href="${ENQUIRIES}/${from.id}">${whatItIs[from.kind].toLowerCase()}</a>)</small>`}</p>${text !== '' && html`<p class="words">${text}</p>`}</div>${undo}</li>`;
}

/**
 * The note form of held and spam inquiries. All others have a note beside the buttons that mark
 * them.
 */
function noteForm(request: FastifyRequest, { enquiry, refused, to }: DetailView): Html {
  return html`<section><h2>Notes</h2>${formOf(
    request,
    `${ENQUIRIES}/${enquiry.id}/note`,
    html`${newIdField()}${returnField(to)}<label for="text">A note for yourself</label>
<textarea id="text" name="text" rows="3"${invalid(refused, 'note')}>
${refused?.note ?? ''}</textarea>${fault(refused, 'note')}<button class="quiet keep">Save the Note</button>`,
  )}</section>`;
}

/** The actions: reach the writer, and record that it was done. */
function answering(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, to } = view;
  const state = stateOf(enquiry);
  if (state === 'held' || state === 'spam') return reachLinks(request, enquiry);
  // Once it is answered nothing of this presses.
  const isOpen = state === 'open';
  const { refused, reminders, showing, now } = view;
  const typed = refused && { text: refused.note, fault: refused.field === 'note' ? refused.message : '' };
  const marks = contactButtons(request, enquiry, {
    to,
    typed: refused?.field === 'note' ? typed : undefined,
  });
  const refusedDay = refused?.field === 'day' && {
    message: refused.message,
    day: refused.day ?? '',
    note: refused.note,
  };
  return html`<div class="answering">${reachLinks(request, enquiry, { isLarge: isOpen })}${showingPart(request, showing, { enquiry, now, to })}${otherReplies(request, view)}${marks}
${agreementPart(request, view)}
${remindersOfOne(request, reminders, enquiry.name, { now, to })}
${remindForm(request, enquiry, { now, to, refused: refusedDay || undefined })}${contactForm(request, view)}${stageForm(request, view)}</div>`;
}

/** Her other replies, each a mail in one tap, and the way to their words. */
function otherReplies(request: FastifyRequest, { enquiry }: DetailView): Html | false {
  if (enquiry.email === '') return false;
  // Times go out by a mail of the server's, with a button for each.
  const others = replyIds.filter((id) => id !== replyFor[enquiry.kind] && id !== 'times');
  return html`<details class="replies"><summary>Reply with other words</summary><ul>${others.map(
    (id) =>
      html`<li><a href="${replyLink(request.server.content(), enquiry, detailsOf(enquiry), replyOf(request, id))}">${replyNames[id]}</a></li>`,
  )}<li><a href="${REPLIES}">Edit my replies</a></li></ul></details>`;
}

/** How far she has come with it, in one tap; the same one again takes it off. */
function stageForm(request: FastifyRequest, { enquiry, to }: DetailView): Html {
  const button = (stage: (typeof stages)[number]) => {
    const isCurrent = enquiry.stage === stage;
    return html`<button class="quiet" name="stage" value="${isCurrent ? '' : stage}" aria-pressed="${isCurrent ? 'true' : 'false'}">${stageInWords[stage]}</button>`;
  };
  return html`<div class="mark stages">${formOf(
    request,
    `${ENQUIRIES}/${enquiry.id}/stage`,
    html`${returnField(to)}<fieldset><legend>Stage</legend>${stages.map(button)}</fieldset>`,
  )}</div>`;
}

/**
 * Frequent actions at the top of the page: links to the note and the reminder, and the spam button.
 */
function quickRow(request: FastifyRequest, view: DetailView): Html | false {
  const state = stateOf(view.enquiry);
  // Within a flood, real inquiries are confirmed first and kept.
  const ofFlood = view.ofFlood >= FLOOD_FROM && isNone(request, view);
  return (
    state !== 'held' &&
    state !== 'spam' &&
    html`<div class="quick"><a href="#note">Note</a><a href="#remind">Remind Me</a>${state === 'open' && html`${spamSigns(view)}${isSpam(request, view)}${ofFlood}`}</div>${state === 'open' && floodLine(view)}`
  );
}

/** 'You called Fri, Nov 20, 4:04 PM'. */
function contactedLine({ firstContact, now }: DetailView): Html | false {
  if (!firstContact) return false;
  const { how, at, id } = firstContact;
  const by = id.startsWith('in-touch-') && ', marked by the link in an email';
  return html`<p class="due done">${contactInWords[how]} ${deskTime(at, now)}${by}</p>`;
}

/** One enquiry and everything about it: its text first, then the actions, then the history. */
export function detailPage(request: FastifyRequest, view: DetailView): Html {
  const { enquiry, history, said, now, attempts, next, from } = view;
  const content = request.server.content();
  const hasButtons = ['open', 'contacted', 'imported'].includes(stateOf(enquiry));
  return html`${said}${next && html`<p class="back"><a href="${ENQUIRIES}/${next.id}">Next: ${next.name}</a></p>`}<p class="back"><a href="${from}">${from === '/desk' ? 'Back to what is waiting' : 'Back to the list'}</a></p>
<div class="one"><div class="main-part">${contactedLine(view) || standing(enquiry, now)}<h1>${enquiry.name}${noTexts(enquiry)}</h1>${aboutLine(enquiry, now, { from: pageName(content, enquiry.page) ?? enquiry.page, attempts })}
${quickRow(request, view)}${message(view)}${lastWord(view)}
${stateOf(enquiry) === 'held' && heldPart(request, view)}
${wanted(content, view)}${wishes(view)}</div>
<div class="side-part">${answering(request, view)}
${reachedAt(view)}${hasButtons && saveContact(request, view)}
<section><h2>What happened</h2><ol class="history">${history.map((line) => historyLine(request, view, line))}</ol></section></div>
<div class="past-part">${!hasButtons && noteForm(request, view)}
${personPart(request, view)}
${rarelyDone(request, view)}</div></div>`;
}
