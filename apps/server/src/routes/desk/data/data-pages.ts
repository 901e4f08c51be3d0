import { whatItIs } from '@rivermark/contracts/enquiry-words';
import type { FastifyRequest } from 'fastify';
import type {
  DeskAuditRow,
  EnquiryRow,
  ErasedPerson,
  FoundOfPerson,
  LetterSubscriptionRow,
  Sought,
  SubmissionSummary,
} from '../../../desk/desk-data.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { deskTime } from '../desk-time.ts';
import { atDeskOf, formOf } from '../form-of.ts';

export const DATA = '/desk/data';

const actions: Readonly<Record<DeskAuditRow['action'], string>> = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'reminders-ended': 'Reminders there ended by themselves',
  'open-house-began': 'Guests of an open house sign in',
  'open-house-ended': 'Open house ended with the PIN',
  'open-house-locked': 'Too many wrong PINs at an open house',
  'passkey-added': 'Passkey added',
  'calendar-address-made': 'Address for your calendar made',
  'calendar-address-revoked': 'Address for your calendar ended',
  'passkey-removed': 'Passkey removed',
  settled: 'Inquiries settled together',
  'settling-undone': 'Settling taken back',
  'flood-taken-away': 'A flood taken away',
  'flood-brought-back': 'A flood brought back',
  exported: 'Exported',
  'person-erased': 'A person erased',
};

const exports = [
  ['inquiries.csv', 'Inquiries', 'A table for Excel, Numbers or Google Sheets.'],
  ['contacts.vcf', 'Contacts', 'Everyone who wrote, as cards for your phone’s contacts.'],
  [
    'everything.zip',
    'Everything',
    'Inquiries, your notes, the readers of your letters, and all client documents, no longer encrypted.',
  ],
] as const;

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const INQUIRY = ['inquiry', 'inquiries'] as const;
const READER = ['address that letters go to', 'addresses that letters go to'] as const;
const SUBMISSION = ['submission of documents', 'submissions of documents'] as const;

/** What was typed into the form, and what is wrong with it; '' for nothing. */
export interface PersonForm extends Sought {
  readonly fault: string;
}

function personForm(request: FastifyRequest, { email, phone, fault }: PersonForm): Html {
  const isWrong = fault !== '' && html` aria-describedby="found" aria-invalid="true"`;
  return formOf(
    request,
    `${DATA}/erase`,
    html`<label for="email">Their email address</label>
<input id="email" name="email" type="email" maxlength="254" autocomplete="off" value="${email}"${isWrong}>
<label for="phone">Their phone number</label>
<input id="phone" name="phone" type="tel" maxlength="40" autocomplete="off" value="${phone}"${isWrong}>
${fault !== '' && html`<p class="fault" id="found" role="alert">${fault}</p>`}<button class="quiet keep">Show What There Is</button>`,
  );
}

interface DataView {
  readonly log: readonly DeskAuditRow[];
  readonly form: PersonForm;
}

/** Taking everything along, erasing one person, and what was done at the desk. */
export function dataPage(request: FastifyRequest, { log, form }: DataView): Html {
  const { now } = atDeskOf(request);
  return html`<h1>Export and erase</h1>
<section class="exports"><h2>Export</h2><p class="narrow">Treat an exported file like paper records. Each export is listed below.</p>
<ul class="rows">${exports.map(
    ([file, name, words]) =>
      html`<li><div><h3>${name}</h3><p class="about">${words}</p></div>${formOf(request, `${DATA}/${file}`, html`<button class="quiet">Download<span class="hidden"> ${name}</span></button>`)}</li>`,
  )}</ul></section>
<section class="narrow"><h2>One person</h2><p>When someone asks for a copy of their data, or to be erased. Either of the two is enough; both together find more. You choose from what there is before anything is erased.</p>
${personForm(request, form)}</section>
<section><h2>What was done here</h2><ol class="history">${log.map(
    ({ at, action, device, detail }) =>
      html`<li><time datetime="${new Date(at).toISOString()}">${deskTime(at, now)}</time><div><p>${actions[action]}, ${device}</p>${action !== 'signed-in' && detail !== '' && html`<p class="about">${detail}</p>`}</div></li>`,
  )}</ol></section>`;
}

interface ChoiceView {
  readonly sought: Sought;
  readonly found: FoundOfPerson;
  readonly isChosen: (id: string) => boolean;
  readonly fault: string;
}

function enquiryChoice(enquiry: EnquiryRow, isChosen: boolean, now: number): Html {
  const { id, name, email, phone, kind, received_at } = enquiry;
  return html`<li><label class="choose"><input type="checkbox" name="enquiry" value="${id}"${isChosen && html` checked`} aria-describedby="about-${id}"><span class="name">${whatItIs[kind]}, ${deskTime(received_at, now)}</span></label>
<a href="/desk/enquiries/${id}">Read<span class="hidden"> what ${name} wrote</span></a><div id="about-${id}"><p class="about">From ${name}, ${email}, ${phone}</p></div></li>`;
}

function submissionChoice(submission: SubmissionSummary, isChosen: boolean, now: number): Html {
  const { id, client_name, client_email, documents, received_at } = submission;
  const from = [client_name, client_email].filter(Boolean).join(', ');
  return html`<li><label class="choose"><input type="checkbox" name="submission" value="${id}"${isChosen && html` checked`} aria-describedby="about-${id}"><span class="name">${counted(documents, 'client document')}, ${deskTime(received_at, now)}</span></label>
<a href="/desk/documents/${id}">Look<span class="hidden"> at the documents of ${client_name || 'this client'}</span></a><div id="about-${id}"><p class="about">From ${from}</p></div></li>`;
}

function readerChoice({ id, email, state }: LetterSubscriptionRow, isChosen: boolean): Html {
  return html`<li><label class="choose"><input type="checkbox" name="subscription" value="${id}"${isChosen && html` checked`} aria-describedby="about-${id}"><span class="name">Letters about homes</span></label><div id="about-${id}"><p class="about">To ${email}${state !== 'confirmed' && ', not confirmed'}</p></div></li>`;
}

/** Everything stored about one person, a checkbox for each line, and the two buttons. */
export function choicePage(request: FastifyRequest, { sought, found, isChosen, fault }: ChoiceView): Html {
  const { now } = atDeskOf(request);
  const { matching, related, isCut } = found;
  const lines = ({ enquiries, submissions, subscriptions }: FoundOfPerson['matching']) =>
    html`<ul class="rows choices-of">${enquiries.map((one) => enquiryChoice(one, isChosen(one.id), now))}${submissions.map((one) => submissionChoice(one, isChosen(one.id), now))}${subscriptions.map((one) => readerChoice(one, isChosen(one.id)))}</ul>`;
  const isRelated = related.enquiries.length + related.submissions.length + related.subscriptions.length > 0;
  const { email, phone } = sought;
  return html`<p class="back"><a href="${DATA}">Export and erase</a></p><h1>One person’s data</h1>
<p class="about">${[email, phone].filter(Boolean).join(' or ')}</p><p class="lead">On file: ${[
    ...(matching.enquiries.length > 0 ? [counted(matching.enquiries.length, ...INQUIRY)] : []),
    ...(matching.submissions.length > 0 ? [counted(matching.submissions.length, ...SUBMISSION)] : []),
    ...(matching.subscriptions.length > 0 ? [counted(matching.subscriptions.length, ...READER)] : []),
  ].join(' and ')}.</p>
${fault !== '' && html`<p class="fault" role="alert">${fault}</p>`}${isCut && html`<p>There are more than fit here. Erase these first, then look again.</p>`}
${formOf(
  request,
  `${DATA}/erased`,
  html`<input type="hidden" name="email" value="${email}"><input type="hidden" name="phone" value="${phone}">
${lines(matching)}
${isRelated && html`<h2>Perhaps the same person</h2><p class="narrow">These share an email address or a phone number with the lines above. Check the ones that belong to this person.</p>${lines(related)}`}
<div class="pair"><section><h2>A copy for them</h2><p class="narrow">What is checked, in one zip file, with the client documents no longer encrypted. Your notes are included: read them before you pass it on.</p>
<button class="quiet keep" formaction="${DATA}/person.zip" formnovalidate>Download a Copy</button></section>
<section><h2>Erase this person</h2><p class="narrow">What is checked is gone at once and for good, with your notes and the emails about it. The record shows when and how much, but not whose it was.</p>
<label class="consent"><input type="checkbox" name="sure" value="yes" required><span>Yes, erase what is checked now</span></label><button class="danger">Erase Now</button></section></div>`,
)}
<section class="narrow"><h2>What is left alone</h2><ul>
<li>Everything that is not checked.</li>
<li>Documents that were uploaded and never submitted. Nothing says whose they are, and they are gone within a day.</li>
<li>The record of when documents were opened. It does not name the client.</li>
<li>A hash of the email address, where letters about homes ended. It keeps that address from ever getting another.</li>
<li>Backups. They forget it in time, and a restore erases it again.</li>
<li>Your own mailbox, exported files, and any CRM that received the inquiries. These are yours to clear.</li></ul></section>`;
}

/** The result, without names. `notChosen`: how many of the findings were left alone. */
export function erasedPage(
  { enquiries, submissions, subscriptions, left, isOverwritten }: ErasedPerson,
  notChosen: number,
): Html {
  const all = [
    counted(enquiries, ...INQUIRY),
    counted(submissions, ...SUBMISSION),
    ...(subscriptions > 0 ? [counted(subscriptions, ...READER)] : []),
  ];
  const words = `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return html`<h1>${left > 0 || !isOverwritten ? 'Not all is erased yet' : 'Erased'}</h1><p class="lead">${words} are gone${isOverwritten ? ' for good' : ' from the desk'}.</p>
${notChosen > 0 && html`<p>${counted(notChosen, 'line')} that you did not check ${notChosen === 1 ? 'was' : 'were'} left alone.</p>`}
${!isOverwritten && html`<p>Their words are still in a file of the database, because another program is reading it. The server tries again every ten minutes. Pass this on to whoever looks after the server, with the code (log-not-overwritten): it is done once that program has ended.</p>`}${left > 0 && html`<p>An email about ${left === 1 ? 'one more' : `${left} more`} is being sent right now. Please erase this person again in a few minutes.</p>`}
<p><a class="button" href="${DATA}">Export and erase</a></p>`;
}
