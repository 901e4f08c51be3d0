import formbody from '@fastify/formbody';
import { fileFormOf } from '@rivermark/content/edit';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Linked } from '../../content-editing/broker-approval.ts';
import { APPROVAL_PATH, type BrokerRequest, LONGEST_NOTE } from '../../content-editing/broker-requests.ts';
import type { SiteDesk } from '../../content-editing/create-site-desk.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import { stillPageSafety } from '../../plugins/safety-headers.ts';

interface ApprovalParts {
  readonly site: SiteDesk;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
}

type WithSecret = { Params: { secret: string } };
type WithPath = { Params: { secret: string; '*': string } };

const addressOf = (secret: string) => `${APPROVAL_PATH}/${encodeURIComponent(secret)}`;

const sentencesOf = ({ sentences }: BrokerRequest): Html =>
  html`<ul>${sentences.map((sentence) => html`<li>${sentence}</li>`)}</ul>`;

const noteOf = (request: FastifyRequest): string => {
  const note = (request.body as { note?: unknown } | null | undefined)?.note;
  return typeof note === 'string' ? note.trim() : '';
};

/**
 * The page behind the broker's link: GET shows what changes, POST approves it or sends it back. A
 * scanner that follows links approves nothing. The link opens this one change, so it asks for no
 * sign-in.
 */
export async function brokerApproval(app: FastifyInstance, parts: ApprovalParts): Promise<void> {
  const { site, missLimit } = parts;
  const { broker } = site;
  if (!broker) return;

  function sendEnded(reply: FastifyReply) {
    const { agentName } = app.content().identity;
    return sendPlainPage(
      reply,
      404,
      'This link has ended',
      html`<h1>This link has ended</h1><p>The change was taken back or changed since, seven days have passed, or the address is incomplete. ${agentName} can send you a new link.</p>`,
    );
  }

  function sendOpen(
    reply: FastifyReply,
    secret: string,
    request: BrokerRequest,
    trouble?: string,
  ): FastifyReply {
    const { identity, brand } = app.content();
    const address = addressOf(secret);
    return sendPlainPage(
      reply,
      trouble ? 409 : 200,
      `Approve: ${request.title}`,
      html`<h1>${request.title}</h1>${trouble && html`<div class="faults" role="alert"><h2>It was not published</h2><p>${trouble}</p></div>`}<p>${identity.agentName} would like to publish this on ${brand.name}:</p>${sentencesOf(request)}
<p><a class="button" href="${address}/see">See the Preview</a></p>
<form method="post" action="${address}/approve"><button>Approve</button></form>
<p><small>It is published at once. This link is good until ${inJacksonville(request.expiresAt)}.</small></p>
<form method="post" action="${address}/send-back" id="send-back"><label for="note">What should change? <small>(optional)</small></label><textarea id="note" name="note" rows="3" maxlength="${LONGEST_NOTE}"></textarea><button class="outlined">Send Back</button></form>`,
    );
  }

  function sendAnswered(reply: FastifyReply, found: Extract<Linked, { state: 'approved' | 'sent-back' }>) {
    const { request, state } = found;
    const isApproved = state === 'approved';
    const main = html`<h1>${isApproved ? 'Approved and published' : 'Sent back'}</h1><p>${request.title}, ${inJacksonville(request.answeredAt)}.</p>${sentencesOf(request)}${request.note && html`<p>Your note: “${request.note}”</p>`}${isApproved && html`<p><a class="button" href="${fileFormOf(request.file)?.page ?? '/'}">See It on the Site</a></p>`}`;
    return sendPlainPage(reply, 200, isApproved ? 'Approved' : 'Sent back', main);
  }

  const send = (reply: FastifyReply, secret: string, found: Linked) => {
    if (found.state === 'ended') return sendEnded(reply);
    return found.state === 'open' ? sendOpen(reply, secret, found.request) : sendAnswered(reply, found);
  };
  const see = (reply: FastifyReply, address: string) => reply.code(303).header('location', address).send();

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);
    scope.addHook('onRequest', missLimit);

    scope.get<WithSecret>(`${APPROVAL_PATH}/:secret`, async (request, reply) => {
      const { secret } = request.params;
      return send(reply, secret, await broker.linked(secret));
    });

    scope.get<WithSecret>(`${APPROVAL_PATH}/:secret/see`, async (request, reply) => {
      const { secret } = request.params;
      const found = await broker.linked(secret);
      if (found.state !== 'open') return send(reply, secret, found);
      const drawn = await site.see(found.edited);
      const pages = 'pages' in drawn ? drawn.pages : [];
      const { page } = found.edited.form;
      const shown = pages.includes(page) ? page : pages[0];
      return shown === undefined
        ? sendOpen(reply, secret, found.request, 'It cannot be shown at present.')
        : see(reply, `${addressOf(secret)}/see${shown}`);
    });

    scope.get<WithPath>(`${APPROVAL_PATH}/:secret/see/*`, async (request, reply) => {
      const { secret, '*': rest } = request.params;
      const found = await broker.linked(secret);
      if (found.state !== 'open') return send(reply, secret, found);
      const { file } = found.edited;
      const drawn = await site.previewFile(file, `/${rest}`);
      if (drawn) return reply.type(drawn.type).send(drawn.body);
      const page = await site.previewPage(file, `/${rest}`, {
        base: `${addressOf(secret)}/see`,
        seenBy: 'this is not on the site yet',
        back: addressOf(secret),
        backWords: 'Back to the change',
        isOnSite: (address) =>
          request.site.files.has(address) || request.site.pictures.has(address.slice('/img/'.length)),
      });
      if (!page) return sendEnded(reply);
      return reply
        .headers(stillPageSafety(page.site, `/${rest}`))
        .type('text/html; charset=utf-8')
        .send(page.html);
    });

    scope.post<WithSecret>(`${APPROVAL_PATH}/:secret/approve`, async (request, reply) => {
      const { secret } = request.params;
      const done = await broker.approve(secret);
      if (done.state !== 'failed') return see(reply, addressOf(secret));
      const found = await broker.linked(secret);
      return found.state === 'open'
        ? sendOpen(reply, secret, found.request, done.message)
        : send(reply, secret, found);
    });

    scope.post<WithSecret>(`${APPROVAL_PATH}/:secret/send-back`, async (request, reply) => {
      const { secret } = request.params;
      await broker.sendBack(secret, noteOf(request));
      return see(reply, addressOf(secret));
    });
  });
}
