import type { FastifyInstance } from 'fastify';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import { html } from '../../../plain-pages/html.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { entryOf } from '../form-of.ts';
import { afterwards } from '../said.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { agreementOf } from './agreement-parts.ts';

type WithId = { Params: { id: string } };

/** Routes for the agent's records of buyer agreements. */
export function deskAgreements(
  scope: FastifyInstance,
  { enquiries }: { readonly enquiries: Pick<DeskEnquiries, 'setAgreement'> },
): void {
  scope.post<WithId>('/enquiries/:id/agreement', async (request, reply) => {
    const { id } = request.params;
    const state = entryOf(request, 'state');
    const agreement = agreementOf(state === 'signed' ? `signed ${entryOf(request, 'until')}` : state);
    if (!agreement)
      return sendDeskPage(request, reply, {
        title: 'Please check your entries',
        room: '/desk',
        status: 422,
        main: html`<p class="back"><a href="${ENQUIRIES}/${id}#agreement">Back to the inquiry</a></p><h1>Until when is it signed?</h1><p class="lead">Enter the last day of the agreement beside ‘Signed’.</p>`,
      });
    if (!(await enquiries.setAgreement(id, agreement))) return reply.callNotFound();
    const what = entryOf(request, 'undo') === 'yes' ? 'agreement-back' : 'agreement';
    const before = entryOf(request, 'before');
    return reply
      .code(303)
      .header('location', afterwards(entryOf(request, 'to'), { what, id }, before))
      .send();
  });
}
