import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskDeviceRow, DeskPasskeyRow } from '../../desk/auth/create-auth.ts';
import { DESK_PATH } from '../../desk/auth/landing.ts';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import { AppError } from '../../errors.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { challengeCookie } from './challenge-cookie.ts';
import type { DeskCookie } from './desk-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskTime } from './desk-time.ts';
import { atDeskOf, entryOf, formOf } from './form-of.ts';
import { sendDeskPage } from './send-desk-page.ts';

const DEVICES = `${DESK_PATH}/devices`;
const PASSKEYS = `${DEVICES}/passkeys`;

function passkeyLine(request: FastifyRequest, { id, name, added_at, last_used_at }: DeskPasskeyRow): Html {
  const { now } = atDeskOf(request);
  const used = last_used_at === null ? 'Not used yet' : `Last used ${deskTime(last_used_at, now)}`;
  const button = html`<button class="as-link">Remove<span class="hidden"> the passkey ${name}</span></button>`;
  return html`<li><div><h3>${name}</h3><p><small>${used}. Added ${deskTime(added_at, now)}.</small></p></div>
${formOf(request, `${PASSKEYS}/${encodeURIComponent(id)}/remove`, button)}</li>`;
}

/** The passkeys, and the form that adds one, which its script shows where the browser can. */
export function passkeySection(request: FastifyRequest, passkeys: readonly DeskPasskeyRow[]): Html {
  const { words } = atDeskOf(request).device;
  const list =
    passkeys.length > 0 &&
    html`<ul class="rows">${passkeys.map((passkey) => passkeyLine(request, passkey))}</ul>`;
  const fields = html`<input type="hidden" name="answer"><label for="passkey-name">Name of this phone or computer</label>
<input id="passkey-name" name="name" maxlength="60" required autocomplete="off" value="${words}"><button>Add a Passkey</button><p role="status" class="fault"></p>`;
  return html`<section class="setting" aria-labelledby="passkeys"><div><h2 id="passkeys">Passkeys</h2>
<p>A passkey signs you in with your fingerprint, your face or the device’s PIN, without an email. Once you have one, links to client documents open only on signed-in devices.</p></div>
<div class="control">${formOf(request, PASSKEYS, fields, html`data-passkey="add" hidden`)}<p data-without-passkeys>This browser adds none: it needs scripts, and a device that can store a passkey.</p></div>${list}</section>`;
}

/** Asks what becomes of the devices that a passkey has signed in. */
function removalPage(request: FastifyRequest, id: string, devices: readonly DeskDeviceRow[]): Html {
  const { device: here, now } = atDeskOf(request);
  return html`<p class="back"><a href="${DEVICES}">Devices</a></p><h1>Remove this passkey?</h1>
<p class="lead">It will not sign in again. These are signed in by it now:</p>
<ul class="rows">${devices.map(
    ({ id: device, words, signed_in_at }) =>
      html`<li><div><h2>${words}${device === here.id && html` <span class="tag">This device</span>`}</h2><p><small>Signed in ${deskTime(signed_in_at, now)}.</small></p></div></li>`,
  )}</ul>
${formOf(
  request,
  `${PASSKEYS}/${encodeURIComponent(id)}/remove`,
  html`<input type="hidden" name="sure" value="yes"><label class="consent"><input type="checkbox" name="also" value="yes" checked><span>Sign ${devices.length === 1 ? 'it' : 'them'} out as well</span></label><button class="danger">Remove the Passkey</button>`,
)}`;
}

/** Adding and removing passkeys. */
export function passkeyRoutes(scope: FastifyInstance, deps: DeskDeps, cookie: DeskCookie): void {
  const { auth } = deps;
  const challenge = (request: FastifyRequest) =>
    challengeCookie(deps, 'add', atDeskOf(request).device.session_hash);
  const back = (reply: FastifyReply) => reply.code(303).header('location', DEVICES).send();

  scope.post('/devices/passkeys/options', async (request, reply) => {
    const options = await auth.additionOptions();
    challenge(request).set(reply, options.challenge);
    return reply.send(options);
  });

  scope.post('/devices/passkeys', async (request, reply) => {
    const given = challenge(request).read(request);
    const addition = {
      answer: entryOf(request, 'answer'),
      name: entryOf(request, 'name'),
      by: atDeskOf(request).device,
    };
    if (!given || !(await auth.addPasskey({ ...addition, challenge: given }))) {
      throw new AppError('passkey-refused', 'The passkey was not added. Please go back and try again.');
    }
    return back(reply);
  });

  scope.post<{ Params: { id: string } }>('/devices/passkeys/:id/remove', async (request, reply) => {
    const { id } = request.params;
    const { device: by } = atDeskOf(request);
    const devices = await auth.devicesOfPasskey(id);
    if (devices.length > 0 && entryOf(request, 'sure') !== 'yes') {
      return sendDeskPage(request, reply, {
        title: 'Remove a passkey',
        section: DEVICES,
        main: removalPage(request, id, devices),
      });
    }
    const signsOut = entryOf(request, 'also') === 'yes';
    await auth.removePasskey(id, { by, signsOut });
    if (!signsOut || !devices.some((device) => device.id === by.id)) return back(reply);
    cookie.clear(reply);
    return reply.code(303).header('location', SIGN_IN_PATH).send();
  });
}
