import { MAX_DOCUMENT_BYTES } from '@rivermark/contracts/documents';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskEnquiries } from '../../../desk/enquiries/desk-enquiries.ts';
import type { Documents } from '../../../documents/create-documents.ts';
import { AppError } from '../../../errors.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { bodyOf } from '../../storage/body-of.ts';
import { ENQUIRIES } from '../enquiries/enquiry-parts.ts';
import { afterwards } from '../flash-message.ts';
import { entryOf } from '../form-of.ts';
import { acceptPostedFiles } from '../posted-files.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { agreementOf } from './agreement-parts.ts';

type WithId = { Params: { id: string } };

interface AgreementRoutes {
  readonly enquiries: Pick<DeskEnquiries, 'setAgreement'>;
  readonly documents: Pick<Documents, 'keepAgreement'>;
}

const sendRefused = (request: FastifyRequest, reply: FastifyReply, id: string, title: string, words: Html) =>
  sendDeskPage(request, reply, {
    title: 'Please check your entries',
    section: '/desk',
    status: 422,
    main: html`<p class="back"><a href="${ENQUIRIES}/${id}#agreement">Back to the inquiry</a></p><h1>${title}</h1><p class="lead">${words}</p>`,
  });

const untilWhen = (request: FastifyRequest, reply: FastifyReply, id: string) =>
  sendRefused(
    request,
    reply,
    id,
    'Until when is it signed?',
    html`Enter the last day of the agreement beside ‘Signed until’.`,
  );

/** Routes for the agent's records of buyer agreements. */
export function deskAgreements(scope: FastifyInstance, { enquiries, documents }: AgreementRoutes): void {
  const leave = (request: FastifyRequest, reply: FastifyReply, id: string, what: string, before?: string) =>
    reply
      .code(303)
      .header('location', afterwards(entryOf(request, 'to'), { what, id }, before))
      .send();

  scope.post<WithId>('/enquiries/:id/agreement', async (request, reply) => {
    const { id } = request.params;
    const state = entryOf(request, 'state');
    const agreement = agreementOf(state === 'signed' ? `signed ${entryOf(request, 'until')}` : state);
    if (!agreement) return untilWhen(request, reply, id);
    if (!(await enquiries.setAgreement(id, agreement))) return reply.callNotFound();
    const what = entryOf(request, 'undo') === 'yes' ? 'agreement-back' : 'agreement';
    return leave(request, reply, id, what, entryOf(request, 'before'));
  });

  scope.register(async (files) => {
    await acceptPostedFiles(files, { mostFiles: 1, mostBytes: MAX_DOCUMENT_BYTES });
    files.post<WithId>('/enquiries/:id/agreement/pdf', async (request, reply) => {
      const { id } = request.params;
      const until = agreementOf(`signed ${entryOf(request, 'until')}`)?.until;
      if (!until) return untilWhen(request, reply, id);
      const open = async () => {
        for await (const { filename, file } of request.postedFiles)
          return { said: { originalName: filename }, body: bodyOf(file) };
        throw new AppError('malformed-body', 'Choose the signed PDF first.');
      };
      try {
        const agreement = { enquiryId: id, until, address: request.ip, open };
        if (!(await documents.keepAgreement(agreement))) return reply.callNotFound();
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return sendRefused(request, reply, id, 'The PDF was not kept', html`${error.message}`);
      }
      return leave(request, reply, id, 'agreement-kept');
    });
  });
}
