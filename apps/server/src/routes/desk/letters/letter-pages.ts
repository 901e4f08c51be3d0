import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import {
  type LetterCounts,
  type LetterOfHome,
  type LetterSubscriptionRow,
  LONGEST_SUBJECT,
  LONGEST_WORDS,
} from '../../../letters/letter-desk.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { SITE } from '../site/site-addresses.ts';

export const LETTERS = '/desk/letters';

const people = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;

const kinds = {
  new: 'New on the site',
  reduced: 'Price reduced',
  reopened: 'For sale again',
  'open-house': 'Open house',
} as const;

const nameOf = ({ home, letter }: LetterOfHome) => home?.name ?? letter.home;

/** Letters that wait, for the top of the page of the site. */
export const letterNotice = (proposed: readonly LetterOfHome[]): Html | false =>
  proposed.length > 0 &&
  html`<section class="waiting"><h2>Letters to look at</h2><ul>${proposed.map((one) => html`<li><a href="${LETTERS}/${one.letter.id}">${nameOf(one)}: ${kinds[one.letter.kind].toLowerCase()}</a></li>`)}</ul></section>`;

interface LettersView {
  readonly proposed: readonly LetterOfHome[];
  readonly decided: readonly (LetterOfHome & { readonly counts: LetterCounts })[];
  readonly readers: number;
  readonly faults: readonly string[];
  readonly done: Html | undefined;
}

function countsInWords({ sent, waiting, failed }: LetterCounts): string {
  return [
    `${people(sent)} got it`,
    waiting > 0 && `${waiting.toLocaleString('en-US')} wait to be sent`,
    failed > 0 && `${failed.toLocaleString('en-US')} not delivered`,
  ]
    .filter(Boolean)
    .join(', ');
}

const faultNote = (faults: readonly string[]): Html | false =>
  faults.length > 0 &&
  html`<div class="faults" role="alert"><h2>No letter can be sent yet</h2><ul>${faults.map((fault) => html`<li>${fault}</li>`)}</ul></div>`;

export function lettersPage(request: FastifyRequest, view: LettersView): Html {
  const { proposed, decided, readers, faults, done } = view;
  const { now } = atDeskOf(request);
  return html`${done}<p class="back"><a href="${SITE}">Back to your site</a></p><h1>Letters</h1>
<p class="lead">${people(readers)} asked for letters about homes and confirmed it. A letter is proposed when you publish a new home, reduce a price, put a home back on sale or hold an open house. None leaves by itself.</p>
${faultNote(faults)}<h2>Proposed</h2>${
    proposed.length === 0
      ? html`<p>Nothing to look at.</p>`
      : html`<ul class="rows">${proposed.map((one) => html`<li><div><h3><a href="${LETTERS}/${one.letter.id}">${nameOf(one)}</a></h3><p>${kinds[one.letter.kind]}, ${shortInJacksonville(one.letter.proposed_at, now)}</p></div></li>`)}</ul>`
  }
${decided.length > 0 && html`<h2>Before</h2><ul class="rows">${decided.map((one) => html`<li><div><h3>${nameOf(one)}</h3><p>${kinds[one.letter.kind]}, ${shortInJacksonville(one.letter.decided_at ?? 0, now)}</p></div><p>${one.letter.state === 'sent' ? countsInWords(one.counts) : 'Left unsent'}</p></li>`)}</ul>`}`;
}

interface LetterView {
  readonly one: LetterOfHome;
  readonly readers: readonly LetterSubscriptionRow[];
  readonly isMarketed: boolean;
  readonly faults: readonly string[];
  readonly perDay: number;
  readonly trouble: string | undefined;
}

/**
 * One proposed letter: who gets it, its words, how it looks, and the two buttons. Sending takes the
 * words along as they stand in the fields.
 */
export function letterPage(request: FastifyRequest, view: LetterView): Html {
  const { one, readers, isMarketed, faults, perDay, trouble } = view;
  const { letter } = one;
  const address = `${LETTERS}/${letter.id}`;
  const days = Math.ceil(readers.length / Math.max(1, perDay));
  const canSend = faults.length === 0 && readers.length > 0;
  return html`<p class="back"><a href="${LETTERS}">Back to the letters</a></p><h1>${nameOf(one)}</h1>
<p class="lead">${kinds[letter.kind]}. ${people(readers.length)} would get this letter.${days > 1 && ` It takes ${days} days: ${perDay.toLocaleString('en-US')} letters leave in a day (MAILS_PER_DAY).`}</p>
${readers.length > 0 && html`<details><summary>Show who</summary><ul>${readers.map(({ email }) => html`<li>${email}</li>`)}</ul></details>`}
${trouble && html`<div class="faults" role="alert"><p>${trouble}</p></div>`}${faultNote(faults)}
<div class="edit">${formOf(
    request,
    address,
    html`<label for="subject">Subject</label><input id="subject" name="subject" maxlength="${LONGEST_SUBJECT}" required value="${letter.subject}">
<label for="words">Your words</label><p class="help" id="words-help">An empty line begins a new paragraph. Price, facts, your brokerage, license and postal address are added below.</p><textarea id="words" name="words" rows="8" maxlength="${LONGEST_WORDS}" required aria-describedby="words-help">\n${letter.words}</textarea>
<button class="outlined" formnovalidate>Save and See It</button>`,
    html`id="letter"`,
  )}</div>
<h2>How it looks</h2><div class="letter-looks"><iframe title="The letter by day, as wide as a phone" src="${address}/look"></iframe><iframe title="The letter in dark, as wide as a phone" src="${address}/look?dark"></iframe></div>
<h2>Send it</h2><div class="edit">${canSend && html`${!isMarketed && html`<label class="sure"><input type="checkbox" name="marketed" value="yes" form="letter" required><span>This home may be publicly marketed: its owner and my brokerage have agreed.</span></label>`}<button form="letter" formaction="${address}/send">Send to ${people(readers.length)}</button>`}${readers.length === 0 && html`<p>Nobody gets letters about such a home yet.</p>`}${formOf(request, `${address}/leave`, html`<button class="as-link">Leave It Unsent</button>`)}</div>`;
}
