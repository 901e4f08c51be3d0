import { documentSpecOf } from '@rivermark/contracts/documents';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import type {
  DocumentAuditRow,
  DocumentRow,
  DocumentSubmissionRow,
} from '../../documents/create-documents.ts';
import { warningsInWords } from '../../documents/opening/warnings-in-words.ts';
import { auditWords } from '../../documents/records/audit-words.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { deskTime } from '../desk/desk-time.ts';
import { kindOf } from './kind-of.ts';

function markedLine(row: DocumentRow): Html | false {
  const words = warningsInWords(row, 'here');
  return words !== '' && html`<p class="marked">This file ${words}.</p>`;
}

/** What was found of a document, by the word that is kept of it; another word is said as it is. */
const checkWords: Readonly<Record<string, string>> = {
  'content fits the type': 'it is the kind of file it claims to be',
  whole: 'it is complete',
  'starts no other program': 'it starts no other program',
};

const checksOf = ({ checks }: DocumentRow) =>
  (JSON.parse(checks) as string[]).map((word) => checkWords[word] ?? word).join(', ');

/** `checks`: what is said of its checks, '' where it is said once for all. */
function documentLine(base: string, row: DocumentRow, checks: string): Html {
  const { id, field, original_name } = row;
  const label = documentSpecOf(field).typeLabel;
  const rest = html`<span class="hidden"> ${label}</span>`;
  return html`<li><div><h2>${label}</h2><p>${original_name}\u00a0· <small>${kindOf(row)}${checks && `. Checked: ${checks}.`}</small></p>${markedLine(row)}</div>
<p class="opening"><a href="${base}/${id}">View${rest}</a> <a href="${base}/${id}/download">Download${rest}</a></p></li>`;
}

function auditLine(documents: readonly DocumentRow[], line: DocumentAuditRow, now: number): Html {
  const document = documents.find(({ id }) => id === line.document_id);
  const what = document ? documentSpecOf(document.field).typeLabel : '';
  return html`<tr><td>${deskTime(line.at, now)}</td><td>${auditWords[line.action]}</td><td>${what}</td><td>${line.by}</td></tr>`;
}

/** What somebody needs besides the page's address to open the documents. */
export type OpenedBy = 'device' | 'passphrase' | 'address';

const untilThen: Readonly<Record<OpenedBy, Html | string>> = {
  device: 'Until then they open on devices that are signed in to your desk, and on no others.',
  passphrase: 'Until then they open with your passphrase only.',
  address: html`Anyone with this page’s address can open them until then, so do not share it. <a href="${SIGN_IN_PATH}">Sign in to your desk</a> once, and links like this one open on your own devices only.`,
};

/** All documents of a submission with what can be done, and who did what. */
export function submissionPage(
  base: string,
  submission: DocumentSubmissionRow,
  documents: readonly DocumentRow[],
  log: readonly DocumentAuditRow[],
  { now, openedBy }: { readonly now: number; readonly openedBy: OpenedBy },
): Html {
  const { client_name, client_email, received_at, expires_at } = submission;
  const from = [client_name, client_email].filter(Boolean).join(', ');
  const checks = new Set(documents.map(checksOf));
  const [ofAll = ''] = checks.size === 1 ? checks : [];
  return html`<div class="wide"><p><a href="/desk/documents/${submission.id}">These documents on the desk</a></p><h1>Client documents</h1>
<p>${from ? `From ${from}. ` : ''}Received ${deskTime(received_at, now)}. The client acknowledged the exclusive broker agreement.</p>
<p>They are erased on <strong>${deskTime(expires_at, now)}</strong>. ${untilThen[openedBy]}</p>
<p><a class="button main" href="${base}/all">Download All as One Zip File</a></p>
<ul class="papers">
${documents.map((row) => documentLine(base, row, ofAll ? '' : checksOf(row)))}</ul>
${ofAll && html`<p><small>Each was checked: ${ofAll}.</small></p>`}
<details><summary>Who opened what, and when</summary>
<table><thead><tr><th scope="col">When (Jacksonville)</th><th scope="col">What</th><th scope="col">Document</th><th scope="col">From the address</th></tr></thead><tbody>
${log.map((line) => auditLine(documents, line, now))}</tbody></table></details>
<details><summary>Erase these documents</summary>
<p>They are gone at once and for good, here and in every link. The record above of who opened what stays.</p>
<form method="post" action="${base}/erase"><label class="consent"><input type="checkbox" name="sure" value="yes" required><span>Yes, erase all ${documents.length} documents now</span></label>
<button class="danger">Erase Now</button></form></details></div>`;
}

function documentHead(base: string, row: DocumentRow): Html {
  const label = documentSpecOf(row.field).typeLabel;
  return html`<p><a href="${base}">All documents</a></p><h1>${label}</h1>
<p>${row.original_name} <small>${kindOf(row)}</small></p>${markedLine(row)}
<p class="opening"><a class="button" href="${base}/${row.id}/download">Download</a></p>`;
}

/** A picture in a frame that may run nothing and reach nothing. */
export function picturePage(base: string, row: DocumentRow): Html {
  const label = documentSpecOf(row.field).typeLabel;
  return html`<div class="wide">${documentHead(base, row)}
<iframe title="${label}" sandbox="" referrerpolicy="no-referrer" src="${base}/${row.id}/content"></iframe></div>`;
}

/** A PDF, which the viewer's script draws page by page in place of the words. */
export function pdfPage(base: string, row: DocumentRow): Html {
  const address = `${base}/${row.id}`;
  return html`<div class="wide">${documentHead(base, row)}
<section class="viewer" id="viewer" aria-label="The document" data-content="${address}/content" data-download="${address}/download"><p>A script shows the document here. Where none runs, download it to open it.</p></section></div>`;
}

/** Asks for the passphrase; `fault` says what was wrong with the last one. */
export function passphrasePage(base: string, fault: Html | string): Html {
  return html`<h1>Your passphrase</h1><p>The documents open after that.</p>
${fault !== '' && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
<form method="post" action="${base}/passphrase"><label for="passphrase">Passphrase</label>
<input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required${fault !== '' && html` aria-invalid="true" aria-describedby="fault"`}>
<button>Open</button></form>`;
}

export const erasedPage = html`<h1>Erased</h1><p>The documents are gone for good. The record of who opened them stays.</p>`;

export const closedPage = html`<h1>This link opens nothing</h1><p>The documents were erased, or the address is incomplete. Open the link in the email again, or ask the client to send the documents once more.</p>`;
