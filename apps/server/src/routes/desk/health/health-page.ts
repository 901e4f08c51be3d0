import type { FastifyRequest } from 'fastify';
import { healthInWords } from '../../../health/health-in-words.ts';
import type { HealthItem } from '../../../health/health-item.ts';
import type { Health } from '../../../health/look-at-health.ts';
import { isFailing, type TroubledMail } from '../../../health/mail/mails-in-trouble.ts';
import { crmTroubleInWords, troubleInWords } from '../../../health/mail/trouble-in-words.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { asRead, deskTime } from '../desk-time.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { atDeskOf, formOf } from '../form-of.ts';

const HEALTH = '/desk/health';

interface HealthView {
  readonly health: Health;
  readonly mails: readonly TroubledMail[];
  /** What a restore kept back. */
  readonly restored: readonly TroubledMail[];
  readonly said: string | undefined;
  /** Page speed as visitors measured it. */
  readonly speed: Html | false;
}

const stateWords = {
  fine: 'Fine',
  attention: 'Needs attention soon',
  wrong: 'Needs attention now',
} as const;

const states: Partial<Readonly<Record<TroubledMail['state'], string>>> = {
  refused: 'Refused',
  'given-up': 'Given up after five days',
};

/** What a row of the outbox tells of, with a way to it. */
function subjectOf({ template, enquiry_id, document_submission_id }: TroubledMail): Html {
  if (template === 'enquiry-to-webhook')
    return html`<a href="${ENQUIRIES}/${enquiry_id ?? ''}">An inquiry</a>, to your CRM`;
  if (template === 'showing-times' || template === 'showing-to-visitor')
    return html`Times of a showing, to the visitor`;
  if (template === 'showing-to-agent') return html`The time of a showing, to you`;
  if (template === 'broker-request') return html`A change of a home, to your broker`;
  if (template === 'broker-answer') return html`Your broker’s answer, to you`;
  if (template === 'acknowledgement')
    return html`<a href="${ENQUIRIES}/${enquiry_id ?? ''}">An answer</a> to whoever wrote`;
  if (template === 'documents-receipt')
    return html`<a href="/desk/documents/${document_submission_id ?? ''}">A receipt</a>, to the client`;
  if (enquiry_id) return html`<a href="${ENQUIRIES}/${enquiry_id}">An inquiry</a>, to you`;
  if (document_submission_id)
    return html`<a href="/desk/documents/${document_submission_id}">Client documents</a>, to you`;
  if (template === 'reminder-to-backup') return html`A reminder, to the second address`;
  if (template === 'reminder' || template === 'morning-digest') return html`A reminder, to you`;
  if (template === 'enquiry-digest') return html`Several inquiries in one email, to you`;
  if (template === 'documents-digest') return html`Documents of several clients in one email, to you`;
  return html`An email to you`;
}

function mailLine(request: FastifyRequest, mail: TroubledMail): Html {
  const trouble =
    mail.template === 'enquiry-to-webhook'
      ? crmTroubleInWords(mail.last_error_code)
      : troubleInWords(mail.last_error_code, mail.last_error);
  const when = deskTime(mail.created_at, atDeskOf(request).now);
  return html`<li><div><h3>${subjectOf(mail)}</h3>
<p>${states[mail.state] ?? 'Waiting'}, since ${when}. ${trouble?.reason ?? 'It is waiting its turn.'}</p>
<p class="about">${trouble?.advice ?? 'It will go out by itself.'}</p></div>
${
  mail.state !== 'sending' &&
  mail.state !== 'in-digest' &&
  formOf(
    request,
    `${HEALTH}/mails/${mail.id}/retry`,
    html`<button class="quiet">Try Again<span class="hidden">: email of ${when}</span></button>`,
  )
}</li>`;
}

function mailList(request: FastifyRequest, mails: readonly TroubledMail[]): Html | false {
  if (mails.length === 0) return false;
  const failing = mails.filter(isFailing).length;
  return html`<section><h2>What was not sent</h2><ul class="rows">${mails.map((mail) => mailLine(request, mail))}</ul>
${failing > 1 && formOf(request, `${HEALTH}/mails/retry-all`, html`<button>Try All of Them Again</button>`)}</section>`;
}

function restoredList(request: FastifyRequest, mails: readonly TroubledMail[]): Html | false {
  if (mails.length === 0) return false;
  const line = (mail: TroubledMail) => {
    const when = deskTime(mail.created_at, atDeskOf(request).now);
    return html`<li><div><h3>${subjectOf(mail)}</h3><p>Written ${when}.</p></div>
${formOf(request, `${HEALTH}/mails/${mail.id}/retry`, html`<button class="quiet">Send<span class="hidden">: email of ${when}</span></button>`)}</li>`;
  };
  return html`<section id="restored"><h2>Held since the restore</h2>
<p>These had not been sent when the backup was made. They may have been sent since, so check your email first.</p>
<ul class="rows">${mails.map(line)}</ul>
<div class="decide">${formOf(request, `${HEALTH}/restored/send-all`, html`<button>Send All of Them</button>`)}
${formOf(request, `${HEALTH}/restored/drop-all`, html`<button>Send None of Them</button>`)}</div></section>`;
}

const itemLine = ({ name, state, words, advice }: HealthItem): Html =>
  html`<li class="${state}"><div><h3>${name}</h3>${state !== 'unknown' && html`<p class="mark-of">${stateWords[state]}</p>`}</div><p>${asRead(words)}</p>${advice && html`<p class="about">${asRead(advice)}</p>`}</li>`;

/** The overall state: problems first, then what works, and unknown states folded away. */
export function healthPage(
  request: FastifyRequest,
  { health, mails, restored, said, speed }: HealthView,
): Html {
  const { items, troubles, held } = health;
  const { heading, lead } = healthInWords(items);
  const list = (some: readonly HealthItem[]) => html`<ul class="checks">${some.map(itemLine)}</ul>`;
  const fine = items.filter(({ state }) => state === 'fine');
  const unknown = items.filter(({ state }) => state === 'unknown');
  return html`${said !== undefined && html`<div class="said" role="status"><p>${said}</p></div>`}
<h1>${heading}</h1>
${troubles.length > 0 ? list(troubles) : held === 0 && html`<p class="lead">${lead}</p>`}
${mailList(request, mails)}
${restoredList(request, restored)}
${held > 0 && html`<p class="lead"><a href="${ENQUIRIES}?state=held">${held} ${held === 1 ? 'message was' : 'messages were'} held back as possible spam</a>: please say ${held === 1 ? 'whether it is' : 'which are'} real.</p>`}
${fine.length > 0 && html`<section><h2>${troubles.length === 0 ? 'What is checked' : 'What is working'}</h2>${list(fine)}</section>`}
${unknown.length > 0 && html`<details><summary>What cannot be checked from here (${unknown.length})</summary>${list(unknown)}</details>`}
${speed}`;
}
