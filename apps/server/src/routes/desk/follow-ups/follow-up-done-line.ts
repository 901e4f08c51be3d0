import type { FastifyRequest } from 'fastify';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import type { FollowUps } from '../../../desk/follow-ups/follow-ups.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { REMINDERS } from './follow-up-parts.ts';

/**
 * The message about what was just done with a reminder, with Undo. Undefined if it no longer holds.
 */
export async function followUpDoneLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  {
    followUps,
    enquiries,
  }: { readonly followUps: FollowUps; readonly enquiries: Pick<DeskEnquiries, 'find'> },
  to: string,
): Promise<{ readonly title: string; readonly line: Html } | undefined> {
  const { done, of: id, before } = request.query;
  if (typeof done !== 'string' || typeof id !== 'string' || !done.startsWith('remind')) return undefined;
  const said = (title: string, words: Html) => ({
    title,
    line: html`<div class="said" role="status">${words}</div>`,
  });
  if (done === 'reminder-removed') return said('Reminder removed', html`<p>The reminder is removed.</p>`);
  const followUp = await followUps.find(id);
  const enquiry = followUp && (await enquiries.find(followUp.enquiry_id));
  if (!followUp || !enquiry) return undefined;
  const name = html`<a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a>`;
  const when = deskTime(followUp.due_at, atDeskOf(request).now);
  const undo = (what: string, fields?: Html) =>
    formOf(
      request,
      `${REMINDERS}/${followUp.id}/${what}`,
      html`${returnField(to)}${fields}<button class="quiet">Undo<span class="hidden"> the reminder of ${enquiry.name}</span></button>`,
    );
  switch (done) {
    case 'reminded':
      return said(
        'Reminder set',
        html`<p>${name} comes back to the top of your desk ${when}.</p>${undo('remove')}`,
      );
    case 'reminder-done':
      return said('Reminder done', html`<p>Done: your reminder of ${name}.</p>${undo('undone')}`);
    case 'reminder-moved': {
      const earlier = typeof before === 'string' && /^\d{1,16}$/.test(before) ? before : undefined;
      const fields = html`<input type="hidden" name="at" value="${earlier ?? ''}"><input type="hidden" name="undo" value="yes">`;
      return said(
        'Reminder moved',
        html`<p>${name} comes back to the top of your desk ${when}.</p>${earlier && undo('move', fields)}`,
      );
    }
    case 'reminder-back':
      return said('Taken back', html`<p>Taken back: your reminder of ${name}, ${when}.</p>`);
    default:
      return undefined;
  }
}
