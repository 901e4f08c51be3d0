import type { Readable } from 'node:stream';
import { EMAIL_PATTERN } from '@rivermark/contracts/forms';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Chosen, DeskData, Eraser, ExportKind, Sought } from '../../../desk/desk-data.ts';
import { atDeskOf, entriesOf, entryOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { choicePage, DATA, dataPage, erasedPage, type PersonForm } from './data-pages.ts';

const MOST_LINES = 30;
const FEWEST_DIGITS = 7;

const files: Readonly<Record<string, { readonly kind: ExportKind; readonly type: string }>> = {
  'inquiries.csv': { kind: 'csv', type: 'text/csv; charset=utf-8' },
  'contacts.vcf': { kind: 'vcard', type: 'text/vcard; charset=utf-8' },
  'everything.zip': { kind: 'everything', type: 'application/zip' },
};

const who = (request: FastifyRequest): Eraser => ({
  device: atDeskOf(request).device.words,
  ip: request.ip,
});

/** Exports, and erasing a person in two steps. Exports are forms so that no link triggers one. */
export function deskDataRoutes(scope: FastifyInstance, data: DeskData): void {
  const sendData = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: PersonForm = { email: '', phone: '', fault: '' },
  ) =>
    sendDeskPage(request, reply, {
      title: form.fault ? 'Please check what you typed' : 'Export and erase',
      section: DATA,
      status: form.fault ? 422 : 200,
      main: dataPage(request, { log: await data.latest(MOST_LINES), form }),
    });

  /** Shows what is found. `chosen`: what was checked when the page came back; absent at first. */
  async function sendChoice(
    request: FastifyRequest,
    reply: FastifyReply,
    sought: Sought,
    { chosen, fault = '' }: { chosen?: Chosen; fault?: string } = {},
  ) {
    const found = await data.findPerson(sought);
    const { enquiries, submissions, subscriptions } = found.matching;
    if (enquiries.length + submissions.length + subscriptions.length === 0) {
      const words = 'Nothing is on file for this person. Is it spelled the way they wrote it?';
      return sendData(request, reply, { ...sought, fault: words });
    }
    const ids = chosen
      ? [...chosen.enquiries, ...chosen.submissions, ...chosen.subscriptions]
      : [...enquiries, ...submissions, ...subscriptions].map(({ id }) => id);
    return sendDeskPage(request, reply, {
      title: 'One person’s data',
      section: DATA,
      status: fault ? 422 : 200,
      main: choicePage(request, { sought, found, isChosen: (id) => ids.includes(id), fault }),
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

  scope.post<{ Params: { id: string } }>('/data/contact/:id', async (request, reply) => {
    const stream = await data.exportContact(request.params.id, who(request));
    if (!stream) return reply.callNotFound();
    return sendFile(request, reply, {
      file: 'contact.vcf',
      kind: 'contact',
      type: 'text/vcard; charset=utf-8',
      stream,
    });
  });

  /** What the form says, or undefined where nothing is checked. */
  const chosenIn = (request: FastifyRequest): Chosen | undefined => {
    const chosen = {
      enquiries: entriesOf(request, 'enquiry'),
      submissions: entriesOf(request, 'submission'),
      subscriptions: entriesOf(request, 'subscription'),
    };
    return Object.values(chosen).some(({ length }) => length > 0) ? chosen : undefined;
  };
  const soughtIn = (request: FastifyRequest): Sought => ({
    email: entryOf(request, 'email').trim().slice(0, 254),
    phone: entryOf(request, 'phone').trim().slice(0, 40),
  });
  const nothingChosen = { enquiries: [], submissions: [], subscriptions: [] };
  const chooseFirst = { chosen: nothingChosen, fault: 'Check at least one line first.' };

  scope.post('/data/person.zip', async (request, reply) => {
    const chosen = chosenIn(request);
    if (!chosen) return sendChoice(request, reply, soughtIn(request), chooseFirst);
    const stream = await data.exportPerson(chosen, who(request));
    return sendFile(request, reply, { file: 'person.zip', kind: 'person', type: 'application/zip', stream });
  });

  scope.get<{ Querystring: Record<string, unknown> }>('/data/erase', async (request, reply) => {
    const enquiry = await data.find(String(request.query.enquiry ?? ''));
    if (!enquiry) return reply.code(303).header('location', DATA).send();
    return sendChoice(request, reply, enquiry);
  });

  scope.post('/data/erase', (request, reply) => {
    const sought = soughtIn(request);
    const fault = faultOf(sought);
    if (fault) return sendData(request, reply, { ...sought, fault });
    return sendChoice(request, reply, sought);
  });

  scope.post('/data/erased', async (request, reply) => {
    const sought = soughtIn(request);
    const chosen = chosenIn(request);
    if (!chosen) return sendChoice(request, reply, sought, chooseFirst);
    if (entryOf(request, 'sure') !== 'yes') return sendChoice(request, reply, sought, { chosen });
    const { matching, related } = await data.findPerson(sought);
    const erased = await data.erase(chosen, who(request));
    // Counted before: some of it may be gone.
    request.deskWaiting = null;
    const ids = Object.values(chosen).flat();
    const notChosen = [matching, related]
      .flatMap(({ enquiries, submissions, subscriptions }) => [
        ...enquiries,
        ...submissions,
        ...subscriptions,
      ])
      .filter(({ id }) => !ids.includes(id)).length;
    return sendDeskPage(request, reply, {
      title: 'Erased',
      section: DATA,
      main: erasedPage(erased, notChosen),
    });
  });
}

/** What is wrong with what a person is looked for by; '' for nothing. */
function faultOf({ email, phone }: Sought): string {
  if (email === '' && phone === '') return 'Enter their email address or their phone number.';
  if (email !== '' && !EMAIL_PATTERN.test(email))
    return 'Enter an email address in the form name@example.com.';
  if (phone !== '' && phone.replace(/\D/g, '').length < FEWEST_DIGITS)
    return 'Enter a phone number with its area code, for example 904-555-0100.';
  return '';
}
