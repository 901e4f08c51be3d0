import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../../desk/auth/devices.ts';
import { isBelow, landing } from '../../desk/auth/landing.ts';
import { LINK_MINUTES, SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import { AGENT_PATH } from '../../documents/links/submission-link.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { plateFigure } from '../../plain-pages/plate-figure.ts';
import type { DeskDeps } from './desk-deps.ts';
import { sendDeskPage } from './send-desk-page.ts';

/** What stands before the desk: one card, beside a house front. */
const atSignIn = (server: FastifyInstance, words: Html): Html =>
  html`<div class="sign-in">${words}</div>${plateFigure(server)}`;

/** Hidden until the script has seen that the browser can. */
const passkeyForm = (to: string) =>
  html`<form method="post" action="${SIGN_IN_PATH}/passkey" data-passkey="sign-in" hidden><input type="hidden" name="to" value="${to}"><input type="hidden" name="answer">
<button>Sign In with a Passkey</button><p role="status" class="fault"></p></form>`;

interface SignInPage {
  readonly status?: number;
  /** Where one lands afterwards, as a form has brought it; else at what was asked for. */
  readonly to?: string;
  /** What went wrong before. */
  readonly fault?: string;
}

/** How to sign in, in the place of what was asked for; afterwards one lands there. */
export async function sendSignInPage(
  request: FastifyRequest,
  reply: FastifyReply,
  auth: DeskDeps['auth'],
  { status = 401, fault = '', ...page }: SignInPage = {},
): Promise<FastifyReply> {
  const to = landing(page.to ?? (request.method === 'GET' ? request.url : ''));
  const hasPasskeys = await auth.hasPasskeys();
  return sendDeskPage(request, reply, {
    title: 'Sign in',
    status,
    ...(hasPasskeys && { scripts: [request.server.deskAssets.passkeys] }),
    main: atSignIn(
      request.server,
      html`<h1>Sign in to the desk</h1>
${isBelow(to, AGENT_PATH) && html`<p>The documents open right after you sign in.</p>`}${fault !== '' && html`<p class="fault" role="alert">${fault}</p>`}
${hasPasskeys && passkeyForm(to)}
<form method="post" action="${SIGN_IN_PATH}"><input type="hidden" name="to" value="${to}"><button${hasPasskeys && html` class="quiet"`}>Email Me a Link</button></form>
<p><small>The link goes to your own address, and nowhere else. Use it within ${LINK_MINUTES} minutes; it works once.</small></p>`,
    ),
  });
}

export const sentPage = (server: FastifyInstance): Html =>
  atSignIn(
    server,
    html`<h1>Check your email</h1>
<p>A link is on its way to your address. Use it within ${LINK_MINUTES} minutes; it works once. Open it on the phone or computer that you want to sign in.</p>
<p>Nothing there? Look in the spam folder, or <a class="at" href="${SIGN_IN_PATH}">ask for another</a> in a few minutes.</p>`,
  );

/** One button, because what scans mails opens links and presses nothing. */
export function confirmPage(
  server: FastifyInstance,
  secret: string,
  asksPassphrase: boolean,
  fault = '',
): Html {
  const field =
    asksPassphrase &&
    html`<label for="passphrase">Passphrase</label><input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required${fault !== '' && html` aria-invalid="true" aria-describedby="fault"`}>`;
  return atSignIn(
    server,
    html`<h1>Sign in on this device</h1>
<p>It stays signed in for ${DEVICE_DAYS} days. Do this only on your own phone or computer.</p>
${fault !== '' && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
<form method="post" action="${SIGN_IN_PATH}/${secret}">${field}<button>Sign In</button></form>`,
  );
}

export const endedPage = (server: FastifyInstance): Html =>
  atSignIn(
    server,
    html`<h1>This link has ended</h1>
<p>It was already used, is too old, or its address is incomplete.</p>
<p><a class="button main" href="${SIGN_IN_PATH}">Get a New Link</a></p>`,
  );
