import type { Home } from '@rivermark/content';
import { openHousePath } from '@rivermark/contracts/open-house';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GuestDevice } from '../../../desk/auth/guest-mode.ts';
import { SIGN_IN_PATH } from '../../../desk/auth/sign-in-links.ts';
import { html } from '../../../plain-pages/html.ts';
import { plateFigure } from '../../../plain-pages/plate-figure.ts';
import { formOf } from '../form-of.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { GUESTS } from './open-house-address.ts';

/** Not a password field: the browser would offer to store the PIN, and fill it in for guests. */
const pinField = (label: string, fault: string, isSecret: boolean) =>
  html`<label for="pin">${label}</label><input id="pin" name="pin"${isSecret && html` class="secret"`} inputmode="numeric" autocomplete="off" required${fault !== '' && html` aria-invalid="true" aria-describedby="pin-fault"`}>${fault !== '' && html`<p class="fault" id="pin-fault" role="alert">${fault}</p>`}`;

interface StartPage {
  readonly chosen?: string;
  readonly fault?: string;
}

/** The home whose open house is next; undefined if none is planned. */
function nextToOpen(homes: readonly Home[]): string | undefined {
  const times = homes.flatMap(({ id, openHouses: [next] }) =>
    next ? [{ id, at: `${next.date} ${next.from}` }] : [],
  );
  return times.sort((a, b) => a.at.localeCompare(b.at))[0]?.id;
}

/** Where the agent chooses the home and the PIN. */
export function sendStartPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { chosen, fault = '' }: StartPage = {},
): FastifyReply {
  const homes = request.server.content().homes.filter(({ status }) => status !== 'sold');
  const selected = chosen ?? nextToOpen(homes);
  const options = homes.map(
    ({ id, name, address }) =>
      html`<option value="${id}"${id === selected && html` selected`}>${name}, ${address}</option>`,
  );
  const form =
    options.length === 0
      ? html`<div class="empty"><p class="lead">There is no home on your site that is for sale.</p></div>`
      : formOf(
          request,
          GUESTS,
          html`<label for="home">Home</label><div class="pick"><select id="home" name="home">${options}</select></div>
${pinField('A PIN of 4 to 8 digits', fault, false)}
<button>Start the Sign-In</button>`,
          html`autocomplete="off"`,
        );
  return sendDeskPage(request, reply, {
    title: fault === '' ? 'Open house' : 'Please check your entries',
    section: '/desk',
    scripts: [request.server.deskAssets.guests],
    status: fault === '' ? 200 : 422,
    main: html`<p class="back"><a href="/desk">Back to what is waiting</a></p>
<h1>Open House</h1><p class="lead">Guests sign in on this device. Each becomes an inquiry on your desk.</p>
<p role="status" data-guests-waiting></p>
<div class="narrow">${form}
<p>From then on, this device shows the desk to nobody until you enter the PIN. Close all other pages of the desk on it first.</p>
<p><small>It works without a connection: guests are kept on the device and sent when the connection is back.</small></p></div>`,
  });
}

/** In the place of every page of the desk while guests sign in on this device. */
export function sendPinPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { home, isLocked }: GuestDevice,
  fault = '',
): FastifyReply {
  const way = isLocked
    ? html`<p class="fault" role="alert">Too many wrong PINs. Guests can still sign in; only a new sign-in ends this.</p><p><a class="button main" href="${SIGN_IN_PATH}">Sign In to the Desk</a></p>`
    : html`<form method="post" action="${GUESTS}/end" autocomplete="off">${pinField('PIN', fault, true)}<button>End the Open House</button></form>
<p><small>PIN forgotten? <a href="${SIGN_IN_PATH}">Sign in to the desk</a> instead.</small></p>`;
  return sendDeskPage(request, reply, {
    title: 'Open house',
    status: isLocked ? 429 : 401,
    main: html`<div class="sign-in"><h1>Guests are signing in</h1><p>This device is at an open house. The agent’s PIN opens the desk again.</p>
${way}
<p><a href="${openHousePath(home)}">Back to the sign-in of guests</a></p></div>${plateFigure(request.server)}`,
  });
}
