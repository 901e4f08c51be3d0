import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../clock/clock.ts';
import type { Documents } from '../../../documents/create-documents.ts';
import type { EnquiryList } from '../../../intake/enquiry-list.ts';
import { entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { DOCUMENTS, documentsPage, submissionPage } from './documents-page.ts';

interface DocumentRoutes {
  readonly documents: Documents;
  readonly list: EnquiryList;
  readonly clock: Clock;
  readonly retentionDays: number;
}

type WithId = { Params: { id: string }; Querystring: Record<string, unknown> };

/** As many as are of use. */
const MOST_ERASED = 20;
const MOST_ENQUIRIES = 20;

const said: Readonly<Record<string, string>> = {
  extended: 'Done: they are kept longer. You are reminded three days before they are erased.',
  'not-extended': 'They were already kept longer once, or are erased.',
  erased: 'Erased. The documents are gone for good.',
};

/** Client documents on the desk: their expiry, opening, extending once, erasing. */
export function deskDocuments(
  scope: FastifyInstance,
  { documents, list, clock, retentionDays }: DocumentRoutes,
): void {
  scope.get('/documents', async (request, reply) => {
    const [kept, erased] = await Promise.all([documents.kept(), documents.erased(MOST_ERASED)]);
    return sendDeskPage(request, reply, {
      title: 'Client documents',
      section: '/desk/documents',
      main: documentsPage(kept, erased, clock()),
    });
  });

  scope.get<WithId>('/documents/:id', async (request, reply) => {
    const submission = await documents.find(request.params.id);
    if (!submission) return reply.callNotFound();
    const [log, rows, enquiries] = await Promise.all([
      documents.auditOf(submission),
      documents.documentsOf(submission),
      submission.client_email ? list.ofAddress(submission.client_email, MOST_ENQUIRIES) : [],
    ]);
    const done = String(request.query.done ?? '');
    const line = Object.hasOwn(said, done) ? said[done] : undefined;
    const view = { submission, log, rows, enquiries, retentionDays, said: line, now: clock() };
    return sendDeskPage(request, reply, {
      title: 'Documents of a client',
      section: '/desk/documents',
      main: submissionPage(request, view),
    });
  });

  scope.get<WithId>('/documents/:id/open', async (request, reply) => {
    const submission = await documents.find(request.params.id);
    const page = submission && documents.pageOf(submission);
    if (!page) return reply.callNotFound();
    return reply.code(303).header('location', page).send();
  });

  scope.post<WithId>('/documents/:id/extend', async (request, reply) => {
    const submission = await documents.find(request.params.id);
    if (!submission) return reply.callNotFound();
    const done = (await documents.extend(submission, request.ip)) ? 'extended' : 'not-extended';
    return reply.code(303).header('location', `${DOCUMENTS}/${submission.id}?done=${done}`).send();
  });

  scope.post<WithId>('/documents/:id/erase', async (request, reply) => {
    const submission = await documents.find(request.params.id);
    if (!submission) return reply.callNotFound();
    const here = `${DOCUMENTS}/${submission.id}`;
    if (entryOf(request, 'sure') !== 'yes') return reply.code(303).header('location', here).send();
    await documents.erase(submission, request.ip);
    return reply.code(303).header('location', `${here}?done=erased`).send();
  });
}
