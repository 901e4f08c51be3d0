import formbody from '@fastify/formbody';
import { inJacksonville } from '@rivermark/contracts/jacksonville-time';
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { sendPlainPage } from '../../plain-pages/send-plain-page.ts';
import type { Keyring } from '../../secrets/keyring.ts';
import type { ShowingBook, ShowingOf } from '../../showings/showing-book.ts';
import { arrangedWithYou } from '../../showings/showing-entry.ts';
import { TIMES_PATH, timeOfLink, timePath } from '../../showings/showing-link.ts';

interface TimesDeps {
  readonly showings: ShowingBook;
  readonly keyring: Keyring;
  readonly clock: Clock;
  /** Refuses an address that asks too often for what is not here. */
  readonly missLimit: onRequestAsyncHookHandler;
}

type WithToken = { Params: { token: string } };

const reach = html`<p>To find another time, reply to my email or call me. My number is below.</p>`;

/**
 * The page behind a time in the mail: GET shows one button, POST confirms. A scanner that follows
 * links confirms nothing. The link does this and nothing else, so it asks for no sign-in.
 */
export async function showingTimes(app: FastifyInstance, deps: TimesDeps): Promise<void> {
  const { showings, keyring, clock, missLimit } = deps;

  const ended = (reply: FastifyReply, status = 404) =>
    sendPlainPage(
      reply,
      status,
      'This time is no longer offered',
      html`<h1>This time is no longer offered</h1><p>It is over or was taken back, or the address is incomplete.</p>${reach}`,
    );

  /** The other offered times that can still be had, each with its own link. */
  function others({ showing }: ShowingOf, times: readonly number[]): Html {
    if (times.length === 0) return reach;
    return html`<p>Other times that are free:</p>${times.map(
      (at) =>
        html`<p><a class="button" href="${timePath(keyring, showing.id, at)}">${inJacksonville(at)}</a></p>`,
    )}`;
  }

  async function linked(token: string) {
    const link = timeOfLink(keyring, token);
    const found = link && (await showings.find(link.showingId));
    return link && found ? { at: link.at, found } : undefined;
  }

  async function taken(reply: FastifyReply, found: ShowingOf) {
    const free = await showings.stillFree(found.showing);
    const main = html`<h1>Somebody else has just taken this time</h1><p>I am sorry. Nothing is fixed for you yet.</p>${others(found, free)}`;
    return sendPlainPage(reply, 409, 'This time is taken', main);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(formbody);

    scope.get<WithToken>(`${TIMES_PATH}/:token`, { onRequest: missLimit }, async (request, reply) => {
      const { token } = request.params;
      const link = await linked(token);
      if (!link) return ended(reply);
      const { at, found } = link;
      const { showing, enquiry } = found;
      const what = arrangedWithYou(app.content(), enquiry);
      if (showing.called_off_at !== null) return ended(reply, 410);
      if (showing.starts_at === at) {
        const main = html`<h1>It is confirmed</h1><p>${inJacksonville(at)}: ${what}.</p><p>An email with an entry for your calendar is on its way.</p>${reach}`;
        return sendPlainPage(reply, 200, 'Confirmed', main);
      }
      const free = await showings.stillFree(showing);
      if (!free.includes(at)) {
        const isOffered = JSON.parse(showing.offered).includes(at) && at > clock();
        return isOffered ? taken(reply, found) : ended(reply, 410);
      }
      const isMoved =
        showing.starts_at !== null && html`<p>So far it is ${inJacksonville(showing.starts_at)}.</p>`;
      const rest = free.filter((one) => one !== at);
      const main = html`<h1>Confirm this time?</h1><p>${inJacksonville(at)}: ${what}.</p>${isMoved}
<form method="post" action="${TIMES_PATH}/${token}"><button>Confirm This Time</button></form>
${rest.length > 0 && others(found, rest)}`;
      return sendPlainPage(reply, 200, 'Confirm this time?', main);
    });

    scope.post<WithToken>(`${TIMES_PATH}/:token`, { onRequest: missLimit }, async (request, reply) => {
      const { token } = request.params;
      const link = await linked(token);
      if (!link) return ended(reply);
      const booked = await showings.confirm(link.found.showing.id, link.at);
      if (booked === 'taken') return taken(reply, link.found);
      if (booked === 'gone') return ended(reply, 410);
      // Reloading this page does not post again.
      return reply.code(303).header('location', `${TIMES_PATH}/${token}`).send();
    });
  });
}
