import formbody from '@fastify/formbody';
import { whatTheyDo } from '@rivermark/contracts/enquiry-words';
import { shortInJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { ContactRecord } from '../../intake/contact-record.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import { enquiryOfInTouchLink, IN_TOUCH_PATH } from '../../reminders/in-touch-link.ts';
import type { Keyring } from '../../secrets/keyring.ts';

interface InTouchDeps {
  readonly enquiries: EnquiryRepository;
  readonly contacts: ContactRecord;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
}

type WithToken = { Params: { token: string } };

/** Enough of the name for the agent to recognize, too little for a stranger with the link. */
const initialOf = (name: string) => `${[...name.trim()][0]?.toUpperCase() ?? '?'}.`;

const toDesk = html`<p><a class="button" href="/desk">Open my desk</a></p>`;

/**
 * 'I have been in touch', from a mail. GET shows one button, POST marks the enquiry as answered.
 * The link can do nothing else, so it needs no sign-in. A scanner that opens it changes nothing.
 */
export async function inTouch(app: FastifyInstance, deps: InTouchDeps): Promise<void> {
  const { enquiries, contacts, keyring, clock, missLimit } = deps;

  const closed = (reply: FastifyReply) =>
    sendPlainPage(
      reply,
      404,
      'This link opens nothing',
      html`<h1>This link opens nothing</h1><p>Its inquiry was erased, the address is incomplete, or the server’s key was changed since. Your desk has every inquiry.</p>${toDesk}`,
    );

  async function enquiryOf(token: string) {
    const id = enquiryOfInTouchLink(keyring, token);
    return id === undefined ? undefined : enquiries.find(id);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);

    scope.get<WithToken>(`${IN_TOUCH_PATH}/:token`, { onRequest: missLimit }, async (request, reply) => {
      const enquiry = await enquiryOf(request.params.token);
      if (!enquiry) return closed(reply);
      const who = `${initialOf(enquiry.name)} ${whatTheyDo[enquiry.kind]}`;
      const when = shortInJacksonville(enquiry.received_at, clock());
      if (enquiry.contacted_at !== null) return sendPlainPage(reply, 200, 'Marked', markedPage(who, when));
      const main = html`<h1>Have you been in touch?</h1><p>${who}, ${when}.</p>
<form method="post" action="${IN_TOUCH_PATH}/${request.params.token}"><button>I have been in touch</button></form>
<p>It is then no longer brought up.</p>${toDesk}`;
      return sendPlainPage(reply, 200, 'Have you been in touch?', main);
    });

    scope.post<WithToken>(`${IN_TOUCH_PATH}/:token`, { onRequest: missLimit }, async (request, reply) => {
      const { token } = request.params;
      const enquiry = await enquiryOf(token);
      if (!enquiry) return closed(reply);
      if (enquiry.contacted_at === null) {
        const now = clock();
        const mark = { id: `in-touch-${enquiry.id}`, enquiry_id: enquiry.id, how: 'other' as const, at: now };
        await contacts.mark({ ...mark, note: 'Said by the link in a mail' }, now);
      }
      // Reloading this page does not post again.
      return reply.code(303).header('location', `${IN_TOUCH_PATH}/${token}`).send();
    });
  });
}

function markedPage(who: string, when: string): Html {
  return html`<h1>Thank you</h1><p>${who}, ${when}. It is marked as answered, and no longer brought up. Your desk can take that back.</p>${toDesk}`;
}
