import { documentSpecOf } from '@rivermark/contracts/documents';
import { DAY_MS } from '@rivermark/contracts/durations';
import { mailLink } from '@rivermark/contracts/mail-link';
import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import type {
  DocumentAuditRow,
  DocumentRow,
  SubmissionSummary,
} from '../../../documents/create-documents.ts';
import { THE_SERVER } from '../../../documents/records/audit.ts';
import { auditWords } from '../../../documents/records/audit-words.ts';
import { isUnopened } from '../../../documents/records/submissions.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { kindOf } from '../../agent/kind-of.ts';
import { deskTime } from '../desk-time.ts';
import { aboutLine, ENQUIRIES, factsInLine } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';

export const DOCUMENTS = '/desk/documents';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** 'Erased in 12 days', from when on it is urgent, or that it is gone. */
function untilErased({ expires_at, erased_at }: SubmissionSummary, now: number): Html {
  if (erased_at !== null) return html`<p class="due past">Erased ${deskTime(erased_at, now)}</p>`;
  const left = (expires_at - now) / DAY_MS;
  const words = left < 1 ? 'Erased within a day' : `Erased in ${days(Math.round(left))}`;
  return html`<p class="due ${left < 3 ? 'soon' : 'calm'}"><span>${words},</span> <span>${deskTime(expires_at, now)}</span></p>`;
}

const clientOf = ({ client_name, client_email, erased_at }: SubmissionSummary) =>
  client_name || client_email || (erased_at === null ? 'A client who gave no name' : 'Erased documents');

const openedLine = ({ opened_at, documents, received_at, is_own }: SubmissionSummary, now: number): Html[] =>
  factsInLine([
    `${documents} ${documents === 1 ? 'document' : 'documents'}`,
    `received ${deskTime(received_at, now)}`,
    ...(opened_at !== null
      ? [`last opened ${deskTime(opened_at, now)}`]
      : is_own === 0
        ? ['not opened yet']
        : []),
  ]);

/** What was not opened yet is what one comes for. */
function card(submission: SubmissionSummary, now: number): Html {
  return html`<li class="entry"><div class="who">${untilErased(submission, now)}
<h2><a href="${DOCUMENTS}/${submission.id}">${clientOf(submission)}</a></h2><p class="about">${openedLine(submission, now)}</p></div>
<div class="do">${submission.erased_at === null && html`<p class="reach"><a class="button${isUnopened(submission) && ' main'}" href="${DOCUMENTS}/${submission.id}/open">Open Documents<span class="hidden"> of ${clientOf(submission)}</span></a></p>`}</div></li>`;
}

/** What the number in the navigation counts. */
function unopened(kept: readonly SubmissionSummary[]): string {
  const many = kept.filter(isUnopened).length;
  return many === 0 ? '' : `${many} ${many === 1 ? 'submission is' : 'submissions are'} not opened yet. `;
}

/** All submissions of documents: those that are kept, and that others were. */
export function documentsPage(
  kept: readonly SubmissionSummary[],
  erased: readonly SubmissionSummary[],
  now: number,
): Html {
  return html`<h1>Client documents</h1>
${
  kept.length === 0
    ? html`<div class="empty"><p class="lead">There are no documents.</p><p>What clients send through the Client Concierge shows up here until it is erased.</p></div>`
    : html`<p class="lead">${unopened(kept)}What is erased next comes first.</p><ul class="entries sent">${kept.map((one) => card(one, now))}</ul>`
}
${erased.length > 0 && html`<details><summary>Erased lately</summary><ul class="entries sent">${erased.map((one) => card(one, now))}</ul></details>`}`;
}

interface SubmissionView {
  readonly submission: SubmissionSummary;
  readonly log: readonly DocumentAuditRow[];
  /** Those that the log is of. */
  readonly rows: readonly DocumentRow[];
  readonly enquiries: readonly EnquiryRow[];
  readonly retentionDays: number;
  readonly said: string | undefined;
  readonly now: number;
}

function keepLonger(request: FastifyRequest, { submission, retentionDays }: SubmissionView): Html {
  if (submission.extended_ms > 0)
    return html`<p>They were already kept longer once. That is not possible a second time.</p>`;
  return html`<p>Still needed? They can be kept ${days(retentionDays)} longer, once. Please tell the client: the receipt names the earlier day.</p>
${formOf(request, `${DOCUMENTS}/${submission.id}/extend`, html`<button class="quiet keep">Keep ${days(retentionDays).replace('day', 'Day')} Longer</button>`)}`;
}

function eraseNow(request: FastifyRequest, { submission }: SubmissionView): Html {
  return html`<details><summary>Erase these documents</summary><p>They are gone at once and for good, here and in every link. The record of who opened what stays.</p>
${formOf(
  request,
  `${DOCUMENTS}/${submission.id}/erase`,
  html`<label class="consent"><input type="checkbox" name="sure" value="yes" required><span>Yes, erase all ${submission.documents} documents now</span></label><button class="danger">Erase Now</button>`,
)}</details>`;
}

/** What was done, and from which device. Arrival is one line, as the documents are listed above. */
function history({ log, rows, now }: SubmissionView): Html[] {
  const received = log.filter(({ action }) => action === 'received');
  const line = ({ at }: DocumentAuditRow, words: Html) =>
    html`<li><time datetime="${new Date(at).toISOString()}">${deskTime(at, now)}</time><div><p>${words}</p></div></li>`;
  const came = received.slice(-1).map((last) => {
    const many = received.length;
    return line(last, html`${many} ${many === 1 ? 'document' : 'documents'} received`);
  });
  const done = log
    .filter(({ action }) => action !== 'received')
    .map((entry) => {
      const document = rows.find(({ id }) => id === entry.document_id);
      const what = document && `: ${documentSpecOf(document.field).typeLabel}`;
      return line(
        entry,
        html`${auditWords[entry.action]}${what ?? ''}${entry.by !== THE_SERVER && `, from ${entry.by}`}`,
      );
    });
  return [...came, ...done];
}

/** One submission: its expiry, possible actions, who opened it, the client's other records. */
export function submissionPage(request: FastifyRequest, view: SubmissionView): Html {
  const { submission, rows, enquiries, said, now } = view;
  const isKept = submission.erased_at === null;
  return html`${said && html`<div class="said" role="status"><p>${said}</p></div>`}
<p class="back"><a href="${DOCUMENTS}">All documents</a></p>
<div class="one"><div class="main-part">${untilErased(submission, now)}<h1>${clientOf(submission)}</h1><p class="about">${openedLine(submission, now)}</p>
${submission.client_email && html`<p class="onward"><a href="${mailLink(submission.client_email)}">${submission.client_email}</a></p>`}
${isKept && html`<section><h2>What was sent</h2><ul class="rows">${rows.map((row) => html`<li><div><h3>${documentSpecOf(row.field).typeLabel}</h3><p class="about">${kindOf(row)}</p></div></li>`)}</ul></section>`}</div>
<div class="side-part">${
    isKept &&
    html`<div class="answering"><p class="reach"><a class="button main" href="${DOCUMENTS}/${submission.id}/open">Open the Documents</a></p>
${keepLonger(request, view)}${eraseNow(request, view)}</div>`
  }
<section><h2>What happened</h2><ol class="history">${history(view)}</ol></section></div>
<div class="past-part">${
    enquiries.length > 0 &&
    html`<section><h2>Inquiries of the same person</h2><ul class="rows">${enquiries.map(
      (one) =>
        html`<li><div><h3><a href="${ENQUIRIES}/${one.id}">${one.name}</a></h3>${aboutLine(one, now, { isDated: true })}</div></li>`,
    )}</ul></section>`
  }</div></div>`;
}
