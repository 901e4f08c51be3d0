import { whatItIs } from '@rivermark/contracts/enquiry-words';
import type { FastifyRequest } from 'fastify';
import type { DeskAuditRow, ErasedPerson, KeptOfPerson } from '../../../desk/desk-data.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { deskTime } from '../desk-time.ts';
import { atDeskOf, formOf } from '../form-of.ts';

export const DATA = '/desk/data';

const actions: Readonly<Record<DeskAuditRow['action'], string>> = {
  'signed-in': 'Signed in',
  'signed-out': 'Signed out',
  'signed-out-everywhere': 'Signed out everywhere',
  'reminders-ended': 'Reminders there ended by themselves',
  'passkey-added': 'Passkey added',
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
  ['everything.zip', 'Everything', 'Inquiries, your notes, and all client documents, no longer encrypted.'],
] as const;

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const INQUIRY = ['inquiry', 'inquiries'] as const;
const SUBMISSION = ['submission of documents', 'submissions of documents'] as const;

function emailForm(request: FastifyRequest, said: string, email: string): Html {
  return formOf(
    request,
    `${DATA}/erase`,
    html`<label for="email">Their email address</label>
<input id="email" name="email" type="email" maxlength="254" autocomplete="off" required value="${email}"${said !== '' && html` aria-describedby="found" aria-invalid="true"`}>
${said !== '' && html`<p class="fault" id="found" role="alert">${said}</p>`}<button class="quiet keep">Show What There Is</button>`,
  );
}

interface DataView {
  readonly log: readonly DeskAuditRow[];
  /** What was wrong with the address that was looked for; '' for nothing. */
  readonly said: string;
  readonly email: string;
}

/** Taking everything along, erasing one person, and what was done at the desk. */
export function dataPage(request: FastifyRequest, { log, said, email }: DataView): Html {
  const { now } = atDeskOf(request);
  return html`<h1>Export and erase</h1>
<section class="exports"><h2>Export</h2><p class="narrow">Treat an exported file like paper records. Each export is listed below.</p>
<ul class="rows">${exports.map(
    ([file, name, words]) =>
      html`<li><div><h3>${name}</h3><p class="about">${words}</p></div>${formOf(request, `${DATA}/${file}`, html`<button class="quiet">Download<span class="hidden"> ${name}</span></button>`)}</li>`,
  )}</ul></section>
<section class="narrow"><h2>One person</h2><p>When someone asks for a copy of their data, or to be erased. You see what there is before anything is erased.</p>
${emailForm(request, said, email)}</section>
<section><h2>What was done here</h2><ol class="history">${log.map(
    ({ at, action, device, detail }) =>
      html`<li><time datetime="${new Date(at).toISOString()}">${deskTime(at, now)}</time><div><p>${actions[action]}, ${device}</p>${action !== 'signed-in' && detail !== '' && html`<p class="about">${detail}</p>`}</div></li>`,
  )}</ol></section>`;
}

/** What is kept of one person, and the button that erases it. */
export function confirmErasing(request: FastifyRequest, email: string, kept: KeptOfPerson): Html {
  const { enquiries, submissions } = kept;
  const { now } = atDeskOf(request);
  const found = [
    ...(enquiries.length > 0 ? [counted(enquiries.length, ...INQUIRY)] : []),
    ...(submissions.length > 0 ? [counted(submissions.length, ...SUBMISSION)] : []),
  ].join(' and ');
  return html`<p class="back"><a href="${DATA}">Export and erase</a></p><h1>One person’s data</h1>
<p class="about">${email}</p><p class="lead">On file: ${found}.</p>
<ul class="rows">${enquiries.map(
    ({ name, kind, received_at }) =>
      html`<li><div><h2>${whatItIs[kind]}, ${deskTime(received_at, now)}</h2><p class="about">From ${name}, with your notes and the emails about it</p></div></li>`,
  )}${submissions.map(
    ({ client_name, documents, received_at }) =>
      html`<li><div><h2>${counted(documents, 'client document')}${client_name && ` of ${client_name}`}</h2><p class="about">${deskTime(received_at, now)}</p></div></li>`,
  )}</ul>
<div class="pair"><section><h2>A copy for them</h2><p class="narrow">Everything in one zip file, with the client documents no longer encrypted. Your notes are included: read them before you pass it on.</p>
${formOf(request, `${DATA}/person.zip`, html`<input type="hidden" name="email" value="${email}"><button class="quiet keep">Download a Copy</button>`)}</section>
<section><h2>Erase this person</h2>
<p class="narrow">All of it is gone at once and for good. The record shows that something was erased, when and how much, but not whose it was. Your own mailbox, exported files, backups and any CRM that received the inquiries are yours to clear.</p>
${formOf(
  request,
  `${DATA}/erased`,
  html`<input type="hidden" name="email" value="${email}"><label class="consent"><input type="checkbox" name="sure" value="yes" required><span>Yes, erase ${found} of this person now</span></label><button class="danger">Erase Now</button>`,
)}</section></div>`;
}

/** What came of it; names nobody any more. */
export function erasedPage({ enquiries, submissions, left, isOverwritten }: ErasedPerson): Html {
  const words = `${counted(enquiries, ...INQUIRY)} and ${counted(submissions, ...SUBMISSION)}`;
  return html`<h1>${left > 0 || !isOverwritten ? 'Not all is erased yet' : 'Erased'}</h1><p class="lead">${words} are gone${isOverwritten ? ' for good' : ' from the desk'}.</p>
${!isOverwritten && html`<p>Their words are still in a file of the database, because another program is reading it. The server tries again every ten minutes. Pass this on to whoever looks after the server, with the code (log-not-overwritten): it is done once that program has ended.</p>`}${left > 0 && html`<p>An email about ${left === 1 ? 'one more' : `${left} more`} is being sent right now. Please erase this person again in a few minutes.</p>`}
<p><a class="button" href="${DATA}">Export and erase</a></p>`;
}
