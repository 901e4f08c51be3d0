import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceInWords } from '../../desk/auth/device-in-words.ts';
import { DESK_PATH, landing } from '../../desk/auth/landing.ts';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import { AppError } from '../../errors.ts';
import { challengeCookie } from './challenge-cookie.ts';
import type { DeskCookie } from './desk-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskManifest } from './desk-manifest.ts';
import { entryOf } from './form-of.ts';
import { pushWorker } from './push-worker.ts';
import { sendDeskPage } from './send-desk-page.ts';
import { confirmPage, endedPage, sendSignInPage, sentPage } from './sign-in-pages.ts';

/** The longest passphrase that is looked at. */
const LONGEST = 1000;

type WithSecret = { Params: { secret: string } };

/** What is open to everybody: asking for a link, and using one. A GET changes nothing. */
export async function signInRoutes(
  scope: FastifyInstance,
  deps: DeskDeps,
  cookie: DeskCookie,
): Promise<void> {
  const { auth, missLimit } = deps;
  const challenge = challengeCookie(deps, 'sign-in');
  // An open link is no miss. Others at the same address must not be able to block it.
  scope.addHook<{ Params: { secret?: string } }>('onRequest', async function (request, reply) {
    const { secret } = request.params;
    if (secret === undefined || !(await auth.isOpenLink(secret))) await missLimit.call(this, request, reply);
  });

  scope.get('/manifest.webmanifest', async (_request, reply) =>
    reply.type('application/manifest+json').send(deskManifest(reply.server.content())),
  );

  // Without its header a worker answers for what lies below its own folder alone.
  scope.get('/push-worker.js', async (_request, reply) =>
    reply.header('service-worker-allowed', DESK_PATH).type('text/javascript; charset=utf-8').send(pushWorker),
  );

  scope.get('/sign-in', (request, reply) => sendSignInPage(request, reply, auth, { status: 200 }));

  scope.post('/sign-in', async (request, reply) => {
    await auth.askForLink(request.ip, landing(entryOf(request, 'to')));
    return reply.code(303).header('location', `${SIGN_IN_PATH}/sent`).send();
  });

  scope.get('/sign-in/sent', (request, reply) =>
    sendDeskPage(request, reply, { title: 'Check your email', main: sentPage(scope) }),
  );

  const ended = (request: FastifyRequest, reply: FastifyReply) =>
    sendDeskPage(request, reply, { title: 'This link has ended', status: 404, main: endedPage(scope) });
  const confirm = (request: FastifyRequest<WithSecret>, reply: FastifyReply, status: number, fault = '') =>
    sendDeskPage(request, reply, {
      title: 'Sign in on this device',
      status,
      main: confirmPage(scope, encodeURIComponent(request.params.secret), auth.asksPassphrase, fault),
    });

  scope.get<WithSecret>('/sign-in/:secret', async (request, reply) => {
    if (!(await auth.isOpenLink(request.params.secret))) return ended(request, reply);
    return confirm(request, reply, 200);
  });

  /** Throws if an address was refused too often. Called only for invalid links and passkeys. */
  const refuseAfterMany = async (request: FastifyRequest) => {
    if (!(await auth.isRefused(request.ip))) return;
    throw new AppError('too-many-sign-ins', 'Too many tries from your address. Please wait 15 minutes.', {
      retryAfterSeconds: 15 * 60,
    });
  };
  const arriving = (request: FastifyRequest) => ({
    words: deviceInWords(request.headers['user-agent']),
    session: cookie.read(request),
  });

  scope.post('/sign-in/passkey/options', async (_request, reply) => {
    const options = await auth.signInOptions();
    challenge.set(reply, options.challenge);
    return reply.send(options);
  });

  scope.post('/sign-in/passkey', async (request, reply) => {
    const to = landing(entryOf(request, 'to'));
    const given = challenge.read(request);
    const answer = entryOf(request, 'answer');
    if (!(await auth.isOfKnownPasskey(answer))) await refuseAfterMany(request);
    const signedIn = given
      ? await auth.signInByPasskey({ answer, challenge: given, arriving: arriving(request) })
      : undefined;
    if (signedIn) {
      cookie.set(reply, signedIn.session);
      return reply.code(303).header('location', to).send();
    }
    await auth.noteRefusal(request.ip);
    return sendSignInPage(request, reply, auth, {
      to,
      fault: 'This passkey did not open the desk. Please try again, or get a link by email.',
    });
  });

  scope.post<WithSecret>('/sign-in/:secret', async (request, reply) => {
    const { secret } = request.params;
    if (!(await auth.isOpenLink(secret))) await refuseAfterMany(request);
    const passphrase = entryOf(request, 'passphrase').slice(0, LONGEST);
    const used = await auth.redeemLink(secret, passphrase, arriving(request));
    if (used.outcome === 'wait') {
      reply.header('retry-after', used.minutes * 60);
      return confirm(request, reply, 429, `Too many tries. Please wait ${used.minutes} minutes.`);
    }
    if (used.outcome === 'signed-in') {
      cookie.set(reply, used.signedIn.session);
      return reply.code(303).header('location', used.landsAt).send();
    }
    await auth.noteRefusal(request.ip);
    if (used.outcome === 'ended') return ended(request, reply);
    return confirm(request, reply, 401, 'That is not the passphrase.');
  });
}
