import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../../desk/door/devices.ts';
import { isBelow, landing } from '../../desk/door/landing.ts';
import { SIGN_IN_PATH } from '../../desk/door/sign-in-links.ts';
import { AGENT_PATH } from '../../documents/links/submission-link.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import type { DeskParts } from './desk-parts.ts';
import { sendDeskPage } from './send-desk-page.ts';

/** Hidden until the script has seen that the browser can. */
const passkeyForm = (to: string) =>
  html`<form method="post" action="${SIGN_IN_PATH}/passkey" data-passkey="sign-in" hidden><input type="hidden" name="to" value="${to}"><input type="hidden" name="answer">
<button>Sign in with a passkey</button><p role="status" class="fault"></p></form>`;

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
  door: DeskParts['door'],
  { status = 401, fault = '', ...page }: SignInPage = {},
): Promise<FastifyReply> {
  const to = landing(page.to ?? (request.method === 'GET' ? request.url : ''));
  const hasPasskeys = await door.hasPasskeys();
  return sendDeskPage(request, reply, {
    title: 'Sign in',
    status,
    ...(hasPasskeys && { scripts: [request.server.deskAssets.passkeys] }),
    main: html`<div class="door"><h1>Sign in to the desk</h1>
${isBelow(to, AGENT_PATH) && html`<p>The documents open right after you sign in.</p>`}${fault !== '' && html`<p class="fault" role="alert">${fault}</p>`}
${hasPasskeys && passkeyForm(to)}
<form method="post" action="${SIGN_IN_PATH}"><input type="hidden" name="to" value="${to}"><button${hasPasskeys && html` class="quiet"`}>Email me a link</button></form>
<p><small>The link goes to the desk’s own email address, and nowhere else.</small></p></div>`,
  });
}

export const sentPage = html`<div class="door"><h1>Check your email</h1>
<p>A link is on its way to the desk’s email address. It works once, until the time that the email says. Open it on the phone or computer that you want to sign in.</p>
<p>Nothing there? Look in the spam folder, or <a href="${SIGN_IN_PATH}">ask again</a> in a few minutes: only a few are sent in a row.</p></div>`;

/** One button, because what scans mails opens links and presses nothing. */
export function confirmPage(secret: string, asksPassphrase: boolean, fault = ''): Html {
  const field =
    asksPassphrase &&
    html`<label for="passphrase">Passphrase</label><input id="passphrase" name="passphrase" type="password" autocomplete="current-password" required${fault !== '' && html` aria-invalid="true" aria-describedby="fault"`}>`;
  return html`<div class="door"><h1>Sign in on this device</h1>
<p>It stays signed in for ${DEVICE_DAYS} days. Do this only on your own phone or computer.</p>
${fault !== '' && html`<p class="fault" id="fault" role="alert">${fault}</p>`}
<form method="post" action="${SIGN_IN_PATH}/${secret}">${field}<button>Sign in</button></form></div>`;
}

export const endedPage = html`<div class="door"><h1>This link has ended</h1>
<p>It was already used, is too old, or its address is incomplete.</p>
<p><a class="button main" href="${SIGN_IN_PATH}">Get a new link</a></p></div>`;
