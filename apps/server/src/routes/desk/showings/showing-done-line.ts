import type { FastifyRequest } from 'fastify';
import { type Html, html } from '../../../plain-pages/html.ts';
import type { ShowingBook } from '../../../showings/showing-book.ts';
import { returnField } from '../desk-form.ts';
import { deskTime } from '../desk-time.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { atDeskOf, formOf } from '../form-of.ts';
import { SHOWINGS } from './showing-parts.ts';

/** The message about what was just done with a showing. Undefined if it no longer holds. */
export async function showingDoneLine(
  request: FastifyRequest<{ Querystring: Record<string, unknown> }>,
  showings: ShowingBook,
  to: string,
): Promise<{ readonly title: string; readonly line: Html } | undefined> {
  const { done, of: id } = request.query;
  if (typeof done !== 'string' || typeof id !== 'string' || !done.startsWith('times-')) return undefined;
  const found = await showings.find(id);
  if (!found) return undefined;
  const { showing, enquiry } = found;
  const name = html`<a href="${ENQUIRIES}/${enquiry.id}">${enquiry.name}</a>`;
  const said = (title: string, words: Html) => ({
    title,
    line: html`<div class="said" role="status">${words}</div>`,
  });
  const when = showing.starts_at === null ? '' : deskTime(showing.starts_at, atDeskOf(request).now);
  const off = (words: string) =>
    formOf(request, `${SHOWINGS}/${id}/off`, html`${returnField(to)}<button class="quiet">${words}</button>`);
  if (done === 'times-off') {
    return showing.starts_at === null
      ? said('Taken back', html`<p>Taken back: the times that you offered ${name}.</p>`)
      : said('Called off', html`<p>Called off. ${name} and you are told by email.</p>`);
  }
  if (showing.called_off_at !== null) return undefined;
  if (done === 'times-offered') {
    return said(
      'Times sent',
      html`<p>The times are on their way to ${name}. It counts as your answer.</p>${off('Undo')}`,
    );
  }
  if (done === 'times-set' && showing.starts_at !== null) {
    return said('Confirmed', html`<p>${name}: ${when}. An invitation goes to both of you.</p>${off('Undo')}`);
  }
  return undefined;
}
