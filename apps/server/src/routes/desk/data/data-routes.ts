import type { Readable } from 'node:stream';
import { EMAIL_PATTERN } from '@rivermark/contracts/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskData, Eraser, ExportKind } from '../../../desk/desk-data.ts';
import { atDeskOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { confirmErasing, DATA, dataPage, erasedPage } from './data-pages.ts';

const MOST_LINES = 30;

const files: Readonly<Record<string, { readonly kind: ExportKind; readonly type: string }>> = {
  'inquiries.csv': { kind: 'csv', type: 'text/csv; charset=utf-8' },
  'contacts.vcf': { kind: 'vcard', type: 'text/vcard; charset=utf-8' },
  'everything.zip': { kind: 'everything', type: 'application/zip' },
};

const who = (request: FastifyRequest): Eraser => ({
  device: atDeskOf(request).device.words,
  ip: request.ip,
});

/** Exports, each a form so that no link fetches one by itself, and erasing one person in two steps. */
export function deskDataRoutes(scope: FastifyInstance, data: DeskData): void {
  const sendData = async (request: FastifyRequest, reply: FastifyReply, said = '', email = '') =>
    sendDeskPage(request, reply, {
      title: said ? 'Please check the address' : 'Export and erase',
      room: DATA,
      status: said ? 422 : 200,
      main: dataPage(request, { log: await data.latest(MOST_LINES), said, email }),
    });

  async function sendConfirm(request: FastifyRequest, reply: FastifyReply, email: string) {
    const kept = await data.kept(email);
    if (kept.enquiries.length + kept.submissions.length === 0)
      return sendData(
        request,
        reply,
        'Nothing is on file for this address. Is it spelled the way they wrote it?',
        email,
      );
    return sendDeskPage(request, reply, {
      title: 'One person’s data',
      room: DATA,
      main: confirmErasing(request, email, kept),
    });
  }

  scope.get('/data', (request, reply) => sendData(request, reply));

  const sendFile = (
    request: FastifyRequest,
    reply: FastifyReply,
    { file, kind, type, stream }: { file: string; kind: string; type: string; stream: Readable },
  ) => {
    stream.once('error', (error) =>
      request.log.error({ cause: (error as Error).name, kind }, 'an export broke off'),
    );
    return reply.header('content-disposition', `attachment; filename="${file}"`).type(type).send(stream);
  };

  for (const [file, { kind, type }] of Object.entries(files)) {
    scope.post(`/data/${file}`, async (request, reply) =>
      sendFile(request, reply, { file, kind, type, stream: await data.export(kind, who(request)) }),
    );
  }

  scope.post('/data/person.zip', async (request, reply) => {
    const stream = await data.exportPerson(entryOf(request, 'email'), who(request));
    return sendFile(request, reply, { file: 'person.zip', kind: 'person', type: 'application/zip', stream });
  });

  scope.get<{ Querystring: Record<string, unknown> }>('/data/erase', async (request, reply) => {
    const enquiry = await data.find(String(request.query.enquiry ?? ''));
    if (!enquiry) return reply.code(303).header('location', DATA).send();
    return sendConfirm(request, reply, enquiry.email);
  });

  scope.post('/data/erase', (request, reply) => {
    const email = entryOf(request, 'email').trim().slice(0, 254);
    if (!EMAIL_PATTERN.test(email))
      return sendData(request, reply, 'Enter an email address in the form name@example.com.', email);
    return sendConfirm(request, reply, email);
  });

  scope.post('/data/erased', async (request, reply) => {
    const email = entryOf(request, 'email');
    if (entryOf(request, 'sure') !== 'yes') return sendConfirm(request, reply, email);
    const erased = await data.erase(email, who(request));
    // Counted before: some of it may be gone.
    request.deskWaiting = null;
    return sendDeskPage(request, reply, { title: 'Erased', room: DATA, main: erasedPage(erased) });
  });
}
