import type { FastifyRequest } from 'fastify';
import type { ContactRecordRow, DeskEnquiries, EnquiryRow } from '../../../desk/enquiries/desk-enquiries.ts';
import { contactInWords, stageInWords, stages } from '../../../desk/enquiries/history.ts';
import type { FollowUps } from '../../../desk/follow-ups/follow-ups.ts';
import { tryAgainTimes } from '../../../desk/follow-ups/proposed-times.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { ShowingBook } from '../../../showings/showing-book.ts';
import { agreementLine } from '../agreements/agreement-parts.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { followUpDoneLine } from '../follow-ups/follow-up-done-line.ts';
import { reminderButtons } from '../follow-ups/follow-up-parts.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { showingDoneLine } from '../showings/showing-done-line.ts';
import { ENQUIRIES, spamButton } from './enquiry-parts.ts';

/** Confirms the last action and offers Undo. Screen readers read `title` first. */
export interface DoneLine {
  readonly title: string;
  readonly line: Html;
}

const said = (title: string, words: Html): DoneLine => ({
  title,
  line: html`<div class="said" role="status">${words}</div>`,
});

/** After a call without an answer: when to try again, in one tap. */
function noAnswerLine(
  request: FastifyRequest,
  { mark, enquiry, undo, to }: { mark: ContactRecordRow; enquiry: EnquiryRow; undo: Html; to: string },
): DoneLine {
  const { now } = atDeskOf(request);
  const waits = stateOf(enquiry) === 'open' && ' The promised answer is still open.';
  const hidden = html`${returnField(to)}<input type="hidden" name="attempt" value="${mark.id}">`;
  return said(
    'No answer',
    html`<p>Noted: <a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a> did not answer, ${deskTime(mark.at, now)}.${waits} When do you try again?</p><div class="again">${reminderButtons(request, enquiry, tryAgainTimes(now, request.server.content().businessHours), hidden)}${undo}</div>`,
  );
}

/**
 * Confirms that two inquiries were joined or separated. `other`: the inquiry on another page.
 */
function personLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  other: EnquiryRow,
  done: string,
  to: string,
): DoneLine | undefined {
  const name = html`<a href="${ENQUIRIES}/${other.id}">${other.name}</a>`;
  if (done === 'person-back') return said('Taken back', html`<p>Taken back.</p>`);
  const [, of] = /^\/desk\/enquiries\/([^/?]+)/.exec(to) ?? [];
  const before = (['same', 'apart'] as const).find((one) => one === request.query.before) ?? 'derived';
  const back =
    of !== undefined &&
    formOf(
      request,
      `${ENQUIRIES}/${of}/person`,
      html`${returnField(to)}<input type="hidden" name="other" value="${other.id}"><input type="hidden" name="undo" value="yes"><button class="quiet" name="as" value="${before}">Undo</button>`,
    );
  return done === 'person-apart'
    ? said('Another person', html`<p>${name} is another person now.</p>${back}`)
    : said('The same person', html`<p>${name} is the same person now.</p>${back}`);
}

/** The confirmation that the page's address asks for, or undefined if it does not apply. */
export async function doneLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  {
    enquiries: desk,
    followUps,
    showings,
  }: {
    readonly enquiries: DeskEnquiries;
    readonly followUps: FollowUps;
    readonly showings: ShowingBook;
  },
  to: string,
): Promise<DoneLine | undefined> {
  const { done, of: id } = request.query;
  if (typeof done !== 'string' || typeof id !== 'string') return undefined;
  const ofReminder = await followUpDoneLine(request, { followUps, enquiries: desk }, to);
  if (ofReminder) return ofReminder;
  const ofShowing = await showingDoneLine(request, showings, to);
  if (ofShowing) return ofShowing;
  if (done === 'marked') {
    const mark = await desk.findContact(id);
    const enquiry = mark && (await desk.find(mark.enquiry_id));
    if (!mark || !enquiry) return undefined;
    const first = enquiry.contacted_at ?? mark.at;
    const earlier = first < mark.at && ` It was marked before: ${deskTime(first, atDeskOf(request).now)}.`;
    const undo = formOf(
      request,
      `${ENQUIRIES}/${enquiry.id}/undo`,
      html`${returnField(to)}<input type="hidden" name="mark" value="${mark.id}"><button class="quiet">Undo</button>`,
    );
    if (mark.how === 'no-answer') return noAnswerLine(request, { mark, enquiry, undo, to });
    return said(
      'Marked as contacted',
      html`<p>Done: <a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a> is marked as contacted. ${contactInWords[mark.how]}, ${deskTime(mark.at, atDeskOf(request).now)}.${earlier}</p>${undo}`,
    );
  }
  const enquiry = await desk.find(id);
  if (!enquiry) return undefined;
  if (done.startsWith('agreement')) return agreementLine(request, enquiry, done, to);
  if (done.startsWith('person-')) return personLine(request, enquiry, done, to);
  const name = html`<a href="${ENQUIRIES}/${id}">${enquiry.name}</a>`;
  const undo = spamButton(request, enquiry, { decision: 'undecided', words: 'Undo', to });
  const isContacted = stateOf(enquiry) === 'contacted';
  if (done === 'added') return said('Added', html`<p>${name} is on your desk. The 24 hours begin now.</p>`);
  if (done === 'undone' && isContacted)
    return said(
      'Taken back',
      html`<p>Taken back. ${name} is still marked as contacted: you were in touch another time.</p>`,
    );
  if (done === 'spam' && isContacted)
    return said(
      'Marked as spam',
      html`<p>${name} is marked as spam, and stays among the contacted: you were in touch.</p>${undo}`,
    );
  if (done === 'undone') return said('Taken back', html`<p>Taken back: ${name} waits as before.</p>`);
  if (done === 'spam') return said('Marked as spam', html`<p>${name} is marked as spam.</p>${undo}`);
  if (done === 'not-spam') {
    const mailed = enquiry.held === 1 ? ' The email about it is on its way to you.' : '';
    return said('Not spam', html`<p>${name} is not spam.${mailed}</p>`);
  }
  if (done === 'undecided')
    return said('Taken back', html`<p>Taken back: ${name} is not marked as spam.</p>`);
  if (done === 'staged' || done === 'stage-back') {
    const { before } = request.query;
    const words =
      enquiry.stage === null ? 'has no stage now' : `is now in the stage “${stageInWords[enquiry.stage]}”`;
    const earlier = stages.find((stage) => stage === before) ?? '';
    const back = formOf(
      request,
      `${ENQUIRIES}/${id}/stage`,
      html`${returnField(to)}<input type="hidden" name="stage" value="${earlier}"><input type="hidden" name="undo" value="yes"><button class="quiet">Undo</button>`,
    );
    return said('Stage set', html`<p>${name} ${words}.</p>${done === 'staged' && back}`);
  }
  if (done === 'noted') return said('Note saved', html`<p>Your note is saved.</p>`);
  if (done === 'note-removed') return said('Note removed', html`<p>The note was removed.</p>`);
  return undefined;
}
