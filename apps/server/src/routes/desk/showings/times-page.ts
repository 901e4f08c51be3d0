import { localInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyRequest } from 'fastify';
import type { EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { fillReply } from '../../../desk/replies/write-reply.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { ShowingRow } from '../../../showings/showing-book.ts';
import { newIdField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { aboutLine, detailsOf, ENQUIRIES, replyOf } from '../enquiries/enquiry-parts.ts';
import { formOf } from '../form-of.ts';
import { timesAddress } from './showing-parts.ts';

/** A mail has three buttons. */
export const MOST_TIMES = 3;

export const lengths = [30, 60, 90, 120] as const;
const lengthNames: Readonly<Record<(typeof lengths)[number], string>> = {
  30: '30 minutes',
  60: '1 hour',
  90: '1½ hours',
  120: '2 hours',
};

/** What was chosen and typed, where it could not be taken. */
export interface RefusedTimes {
  readonly message: string;
  readonly field: 'times' | 'text' | 'agreed' | 'reason' | 'agreed-reason';
  readonly text: string;
  readonly chosen: readonly number[];
  readonly others: readonly string[];
  readonly agreed: string;
  readonly reason: string;
  readonly minutes: number;
}

interface TimesView {
  readonly enquiry: EnquiryRow;
  readonly showing: ShowingRow | undefined;
  /** Undefined: her calendar cannot be read. */
  readonly proposed: readonly number[] | undefined;
  readonly refused: RefusedTimes | undefined;
  /** Whether it is a tour without an agreement that is valid today. */
  readonly needsReason: boolean;
  readonly now: number;
}

function lengthChoice(chosen: number, id: string): Html {
  const options = lengths.map(
    (minutes) =>
      html`<option value="${minutes}"${minutes === chosen && html` selected`}>${lengthNames[minutes]}</option>`,
  );
  return html`<label for="${id}">How long</label><div class="pick"><select id="${id}" name="minutes">${options}</select></div>`;
}

const timeField = (id: string, name: string, label: string, value: string, now: number): Html =>
  html`<label for="${id}">${label}</label><input id="${id}" name="${name}" type="datetime-local" step="900" min="${localInJacksonville(now)}" value="${value}">`;

const fault = ({ refused }: TimesView, field: RefusedTimes['field']): Html | false =>
  refused?.field === field && html`<p class="fault" id="${field}-fault" role="alert">${refused.message}</p>`;

/** Asked where a tour would have no signed buyer agreement. */
const reasonField = (view: TimesView, id: 'reason' | 'agreed-reason'): Html | false =>
  (view.needsReason || view.refused?.field === id) &&
  html`<label for="${id}">No signed buyer agreement covers this. Why is that all right?</label><input id="${id}" name="reason" autocomplete="off" value="${view.refused?.reason ?? ''}"${view.refused?.field === id && html` aria-invalid="true" aria-describedby="${id}-fault"`}>${fault(view, id)}`;

/** The free times, the best three checked. */
function choices({ proposed = [], refused, now }: TimesView): Html | false {
  const chosen = refused ? refused.chosen : proposed.slice(0, MOST_TIMES);
  return (
    proposed.length > 0 &&
    html`<fieldset class="free"><legend>Free times, up to three</legend>${proposed.map(
      (at) =>
        html`<label class="choose"><input type="checkbox" name="time" value="${at}"${chosen.includes(at) && html` checked`}>${deskTime(at, now)}</label>`,
    )}</fieldset>`
  );
}

/** Times to offer by mail, and a time that was agreed otherwise. */
export function timesPage(request: FastifyRequest, view: TimesView): Html {
  const { enquiry, showing, proposed, refused, now } = view;
  const minutes = refused?.minutes ?? showing?.minutes ?? (enquiry.kind === 'showing' ? 60 : 30);
  const words =
    refused?.text ??
    fillReply(request.server.content(), replyOf(request, 'times'), enquiry, detailsOf(enquiry)).trim();
  const typed = proposed && proposed.length > 0 ? 1 : MOST_TIMES;
  const others = Array.from({ length: typed }, (_, count) =>
    timeField(
      `other-${count}`,
      'other',
      typed === 1 ? 'Another time (optional)' : `Time ${count + 1}${count > 0 ? ' (optional)' : ''}`,
      refused?.others[count] ?? '',
      now,
    ),
  );
  const unread =
    !proposed &&
    html`<p class="fault">Your calendar cannot be read at the moment, so no times are proposed. <a href="/desk/health">See Health</a></p>`;
  const none =
    proposed?.length === 0 &&
    html`<p>No time in the next two weeks is free within your hours of business.</p>`;
  const so =
    showing?.starts_at != null &&
    html`<p>So far it is ${deskTime(showing.starts_at, now)}. That holds until another time is confirmed.</p>`;
  const offer =
    enquiry.email !== '' &&
    formOf(
      request,
      timesAddress(enquiry.id),
      html`${newIdField()}${unread}${none}${choices(view)}${others}${fault(view, 'times')}
${lengthChoice(minutes, 'minutes')}
<label for="text">Your words</label><textarea id="text" name="text" rows="6"${refused?.field === 'text' && html` aria-invalid="true" aria-describedby="text-fault"`}>
${words}</textarea>${fault(view, 'text')}
${reasonField(view, 'reason')}<button>Send These Times</button><p><small>The email has a button for each time. Whoever confirms first has it; you both get an invitation.</small></p>`,
    );
  const isOpen = refused?.field === 'agreed' || refused?.field === 'agreed-reason' || enquiry.email === '';
  const agreed = html`<details id="agreed"${isOpen && html` open`}><summary>Agreed on the phone</summary>${formOf(
    request,
    `${timesAddress(enquiry.id)}/agreed`,
    html`${newIdField()}${timeField('at', 'at', 'When (Jacksonville time)', refused?.agreed ?? '', now)}${fault(view, 'agreed')}${lengthChoice(minutes, 'agreed-minutes')}${reasonField(view, 'agreed-reason')}<button>Confirm This Time</button>`,
  )}</details>`;
  return html`<p class="back"><a href="${ENQUIRIES}/${enquiry.id}">Back to ${enquiry.name}</a></p>
<h1>Times for ${enquiry.name}</h1>${aboutLine(enquiry, now, { isDated: true })}${so}
<div class="narrow">${offer || fault(view, 'times')}${agreed}<p class="onward"><a href="/desk/calendar">Days off and your calendar</a></p></div>`;
}
