import type { EnquiryDetails } from '@rivermark/contracts/email-send';
import { whatItIs } from '@rivermark/contracts/enquiry-words';
import type { FastifyRequest } from 'fastify';
import type { Attempts, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { stageInWords } from '../../../desk/enquiries/history.ts';
import { callLink, replyLink, textLink, whatsAppLink } from '../../../desk/enquiries/reach-links.ts';
import { inWholeHours, type TimeLeft, timeLeft } from '../../../desk/enquiries/time-left.ts';
import { originalReply, type ReplyId, replyFor } from '../../../desk/replies/reply-templates.ts';
import { fillReply } from '../../../desk/replies/write-reply.ts';
import { phonesIn, readablePhone } from '../../../dialable-phone.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { spamSignsInWords } from '../../../intake/spam-in-words.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { wantedInWords } from '../../../wanted-in-words.ts';
import { newIdField, returnField } from '../desk-form.ts';
import { asRead, deskTime } from '../desk-time.ts';
import { formOf } from '../form-of.ts';

export const ENQUIRIES = '/desk/enquiries';

export const detailsOf = ({ details }: Pick<EnquiryRow, 'details'>) => JSON.parse(details) as EnquiryDetails;

/** Why it looks like spam, as a line of its own; '' where that is not known. */
function heldFor({ spam_marks }: EnquiryRow): string {
  const why = spamSignsInWords(spam_marks).join(', ');
  return why.charAt(0).toUpperCase() + why.slice(1);
}

/** Time left, or that it is done. In a list, which shows the day, how long it took instead. */
export function standing(enquiry: EnquiryRow, now: number, { inList = false } = {}): Html {
  const state = stateOf(enquiry);
  const badge = (look: TimeLeft['urgency'] | 'done' | 'past', words: string) =>
    html`<p class="due ${look}">${asRead(words)
      .split(', ')
      .map(
        (part, at, { length }) => html`${at > 0 && ' '}<span>${part}${at < length - 1 && ','}</span>`,
      )}</p>`;
  if (state === 'contacted') {
    const at = enquiry.contacted_at ?? 0;
    return badge(
      'done',
      inList ? `Answered after ${inWholeHours(at - enquiry.received_at)}` : `Contacted ${deskTime(at, now)}`,
    );
  }
  if (state === 'imported') return badge('past', 'Imported');
  if (state === 'spam') return badge('past', 'Spam');
  if (state === 'held') return badge('past', (inList && heldFor(enquiry)) || 'Held back as possible spam');
  const { urgency, words } = timeLeft(enquiry.received_at, now);
  return badge(urgency, words);
}

/** What it is about: a home, an area or the visitor's own words. */
export function aboutWhat(enquiry: EnquiryRow): string | undefined {
  const { propertyAddress, about, interestedIn } = detailsOf(enquiry);
  return enquiry.home ?? propertyAddress ?? about ?? interestedIn;
}

/** For people who must not be texted. */
export const noTexts = ({ consent_given }: EnquiryRow): Html | false =>
  consent_given !== 1 && html` <span class="tag plain">No texts</span>`;

/** When it came: not said while the hours are counted, and with its year once it is old. */
function received(enquiry: EnquiryRow, now: number): string | false {
  const { received_at } = enquiry;
  if (stateOf(enquiry) === 'open' && timeLeft(received_at, now).urgency !== 'late') return false;
  return deskTime(received_at, now);
}

/** Facts on a line. A fact that fits on one line does not break, and separators end the line. */
export const factsInLine = (facts: readonly string[]): Html[] =>
  facts.map((fact, at) => html`${at > 0 && '\u00a0· '}<span class="at">${fact}</span>`);

interface AboutLine {
  /** The page that it came from. */
  readonly from?: string;
  /** Where nothing beside it says how long it waits. */
  readonly isDated?: boolean;
  /** Where the ways to reach somebody stand beside it: also which of them is closed. */
  readonly isReached?: boolean;
  readonly attempts?: Attempts | undefined;
  /** How many more inquiries of the same person the row stands for. */
  readonly more?: number | undefined;
}

/** 'Called once without an answer, Fri, Nov 20, 4:04 PM'. */
const attemptsInWords = ({ count, lastAt }: Attempts, now: number) =>
  `Called ${count === 1 ? 'once' : `${count} times`} without an answer, ${deskTime(lastAt, now)}`;

/** 'Showing · No. 1 Sample Point · Fri, Nov 20, 4:04 PM'. */
export function aboutLine(
  enquiry: EnquiryRow,
  now: number,
  { from, isDated = false, isReached = false, attempts, more = 0 }: AboutLine = {},
): Html {
  const wanted = wantedInWords(detailsOf(enquiry));
  const facts = [
    enquiry.via === 'import' ? 'Contact' : whatItIs[enquiry.kind],
    aboutWhat(enquiry),
    wanted && `for\u00a0${asRead(wanted)}`,
    from && `from\u00a0“${from}”`,
  ].filter(Boolean);
  const when = isDated ? deskTime(enquiry.received_at, now) : received(enquiry, now);
  return html`<p class="about">${facts.join('\u00a0· ')}${[when, isReached && enquiry.consent_given !== 1 && 'No texts', enquiry.stage !== null && stageInWords[enquiry.stage], attempts && attemptsInWords(attempts, now), more > 0 && `and ${more} more`].map((fact) => fact && html`\u00a0· <span class="at">${fact}</span>`)}</p>`;
}

/** A reply in the agent's words. */
export const replyOf = (request: FastifyRequest, id: ReplyId): string =>
  request.deskReplies?.[id] ?? originalReply(id);

/**
 * Call, text (if agreed to) and reply by email, one tap each. `isLarge`: this is the next one to
 * answer. The number itself is shown wherever there is section, for dialing from another phone.
 */
export function reachLinks(request: FastifyRequest, enquiry: EnquiryRow, { isLarge = false } = {}): Html {
  const reply = replyOf(request, replyFor[enquiry.kind]);
  const call = callLink(enquiry);
  const content = request.server.content();
  const words = fillReply(content, reply, enquiry, detailsOf(enquiry)).trim();
  const mayText = enquiry.consent_given === 1;
  const text = mayText ? textLink(enquiry, words) : undefined;
  const whatsApp = mayText && content.usesWhatsApp ? whatsAppLink(enquiry, words) : undefined;
  const name = html`<span class="hidden"> ${enquiry.name}</span>`;
  const look = isLarge && html` main`;
  const [first, ...others] = phonesIn(enquiry.phone);
  const number = others.length > 0 && first ? first.shown : readablePhone(enquiry.phone);
  return html`<p class="reach">
${call && html`<a class="button call${look}" href="${call}"><span class="verb">Call </span><span class="number">${number}</span>${name}</a>`}
${others.map(({ dial, shown }) => html`<a class="button also" href="tel:${dial}"><span class="hidden">Call </span>${shown}${name}</a>`)}
${text && html`<a class="button" href="${text}">Text${name}</a>`}
${whatsApp && html`<a class="button" href="${whatsApp}" rel="noreferrer">WhatsApp${name}</a>`}
${enquiry.email !== '' && html`<a class="button${!call && look}" href="${replyLink(request.server.content(), enquiry, detailsOf(enquiry), reply)}">Reply<span class="hidden"> to ${enquiry.name} by email</span></a>`}</p>`;
}

/** One tap that only says they were in touch. Does the same as the other button. */
export const doneButton = (request: FastifyRequest, { id, name }: EnquiryRow, to: string): Html =>
  formOf(
    request,
    `${ENQUIRIES}/${id}/contacted`,
    html`${newIdField()}${returnField(to)}<button class="quiet" name="how" value="other"><span class="hidden">Mark as </span>Contacted<span class="hidden">: ${name}</span></button>`,
  );

/** What was typed beside the buttons, where it could not be taken. */
interface NoteTyped {
  readonly text: string;
  readonly fault: string;
}

/**
 * One tap for the ordinary ways of having been in touch, or having tried; of texts only where they
 * were agreed to. What is typed into the note goes with either, or is saved alone.
 */
export function contactButtons(
  request: FastifyRequest,
  enquiry: EnquiryRow,
  { to, typed }: { readonly to: string; readonly typed?: NoteTyped | undefined },
): Html {
  const { id, name } = enquiry;
  const button = (how: string, words: string) =>
    html`<button class="quiet" name="how" value="${how}"><span class="hidden">Mark as contacted </span>${words}<span class="hidden">: ${name}</span></button>`;
  const fault = typed !== undefined && typed.fault !== '';
  return html`<div class="mark">${formOf(
    request,
    `${ENQUIRIES}/${id}/contacted`,
    html`${newIdField()}${returnField(to)}<div class="note"><label class="hidden" for="note">A note for yourself</label>
<textarea id="note" name="note" rows="1" placeholder="A note (optional)"${fault && html` aria-invalid="true" aria-describedby="note-fault"`}>
${typed?.text ?? ''}</textarea><button class="quiet" formaction="${ENQUIRIES}/${id}/note">Save the Note</button></div>${fault && html`<p class="fault" id="note-fault" role="alert">${typed.fault}</p>`}<fieldset><legend>Mark as contacted</legend>
${button('call', 'By Phone')}${enquiry.consent_given === 1 && button('text', 'By Text')}${enquiry.email !== '' && button('mail', 'By Email')}${button('in-person', 'In Person')}<button class="quiet" name="how" value="no-answer">No Answer<span class="hidden"> from ${name}</span></button></fieldset>`,
  )}</div>`;
}

/** Says whether it is spam, or takes that back. */
export function spamButton(
  request: FastifyRequest,
  { id, name }: EnquiryRow,
  { decision, words, to }: { decision: 'spam' | 'not-spam' | 'undecided'; words: string; to: string },
): Html {
  return formOf(
    request,
    `${ENQUIRIES}/${id}/${decision}`,
    html`${returnField(to)}<button class="quiet">${words}<span class="hidden">: ${name}</span></button>`,
  );
}
