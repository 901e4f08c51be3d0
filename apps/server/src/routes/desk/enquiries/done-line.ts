import type { FastifyRequest } from 'fastify';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { contactInWords } from '../../../desk/enquiries/history.ts';
import { stateOf } from '../../../intake/enquiry-state.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { ENQUIRIES, spamButton } from './enquiry-parts.ts';

/** Says what was just done, with a way to take it back; `title` is what a screen reader says first. */
export interface DoneLine {
  readonly title: string;
  readonly line: Html;
}

const said = (title: string, words: Html): DoneLine => ({
  title,
  line: html`<div class="said" role="status">${words}</div>`,
});

/** What the address of a page says of the step before it; undefined where that is nothing that holds. */
export async function doneLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  desk: DeskEnquiries,
  to: string,
): Promise<DoneLine | undefined> {
  const { done, of: id } = request.query;
  if (typeof done !== 'string' || typeof id !== 'string') return undefined;
  if (done === 'marked') {
    const mark = await desk.findMark(id);
    const enquiry = mark && (await desk.find(mark.enquiry_id));
    if (!mark || !enquiry) return undefined;
    const first = enquiry.contacted_at ?? mark.at;
    const earlier = first < mark.at && ` It was marked before: ${deskTime(first, atDeskOf(request).now)}.`;
    const undo = formOf(
      request,
      `${ENQUIRIES}/${enquiry.id}/undo`,
      html`${returnField(to)}<input type="hidden" name="mark" value="${mark.id}"><button class="quiet">Undo</button>`,
    );
    return said(
      'Marked as contacted',
      html`<p>Done: <a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a> is marked as contacted. ${contactInWords[mark.how]}.${earlier}</p>${undo}`,
    );
  }
  const enquiry = await desk.find(id);
  if (!enquiry) return undefined;
  const name = html`<a href="${ENQUIRIES}/${id}">${enquiry.name}</a>`;
  const undo = spamButton(request, enquiry, { decision: 'undecided', words: 'Undo', to });
  const isContacted = stateOf(enquiry) === 'contacted';
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
  if (done === 'noted') return said('Note saved', html`<p>Your note is saved.</p>`);
  if (done === 'note-removed') return said('Note removed', html`<p>The note was removed.</p>`);
  return undefined;
}
