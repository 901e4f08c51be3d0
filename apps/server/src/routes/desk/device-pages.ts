import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DeskDeviceRow } from '../../desk/auth/create-auth.ts';
import { DESK_PATH } from '../../desk/auth/landing.ts';
import { SIGN_IN_PATH } from '../../desk/auth/sign-in-links.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { createDeskCookie } from './desk-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';
import { deskTime } from './desk-time.ts';
import { atDeskOf, formOf } from './form-of.ts';
import { passkeyRoutes, passkeySection } from './passkey-pages.ts';
import { pushRoutes, pushSection } from './push-pages.ts';
import { sendDeskPage } from './send-desk-page.ts';

const DEVICES = `${DESK_PATH}/devices`;

function deviceLine(request: FastifyRequest, device: DeskDeviceRow): Html {
  const { id, words, signed_in_by, signed_in_at, last_seen_at, guest_home } = device;
  const { device: here, now } = atDeskOf(request);
  const isThis = id === here.id;
  const seen = isThis ? '' : `Last seen ${deskTime(last_seen_at, now)}. `;
  const button = isThis
    ? html`<button class="as-link">Sign Out of This Device</button>`
    : html`<button class="as-link">Sign Out<span class="hidden"> ${words}</span></button>`;
  const by = signed_in_by === 'passkey' ? 'with a passkey' : 'with an emailed link';
  return html`<li><div><h2>${words}${isThis && html` <span class="tag">This device</span>`}${guest_home !== null && html` <span class="tag">At an open house</span>`}</h2><p><small>${seen}Signed in ${deskTime(signed_in_at, now)}, ${by}.</small></p></div>
${formOf(request, `${DEVICES}/${id}/sign-out`, button)}</li>`;
}

/** The devices that are signed in, and how to sign them out. */
export function devicePages(scope: FastifyInstance, deps: DeskDeps): void {
  const { auth } = deps;
  const cookie = createDeskCookie(deps.publicUrl);

  scope.get('/devices', async (request, reply) => {
    const [devices, passkeys, reminding] = await Promise.all([
      auth.devices(),
      auth.passkeys(),
      pushSection(request, deps),
    ]);
    const assets = request.server.deskAssets;
    const { device: here } = atDeskOf(request);
    // The one in the agent's hand stands first, and its button says which it is.
    const inOrder = [...devices].sort((a, b) => Number(b.id === here.id) - Number(a.id === here.id));
    return sendDeskPage(request, reply, {
      title: 'Devices',
      section: '/desk/devices',
      scripts: [assets.passkeys, assets.push],
      main: html`<h1>Devices</h1><p>These phones and computers are signed in. You get an email about each new one.</p>
<ul class="rows">${inOrder.map((device) => deviceLine(request, device))}<li><p><small>Was one lost? This ends every sign-in, this device’s too, and every emailed link that was not used.</small></p>
${formOf(request, `${DEVICES}/sign-out-everywhere`, html`<button class="as-link all">Sign Out Everywhere</button>`)}</li></ul>
${reminding}
${passkeySection(request, passkeys)}`,
    });
  });

  scope.post<{ Params: { id: string } }>('/devices/:id/sign-out', async (request, reply) => {
    const { device } = atDeskOf(request);
    await auth.signOut({ id: request.params.id }, device);
    if (request.params.id !== device.id) return reply.code(303).header('location', DEVICES).send();
    cookie.clear(reply);
    return reply.code(303).header('location', SIGN_IN_PATH).send();
  });

  scope.post('/devices/sign-out-everywhere', async (request, reply) => {
    const { device } = atDeskOf(request);
    await auth.signOut('all', device);
    cookie.clear(reply);
    return reply.code(303).header('location', SIGN_IN_PATH).send();
  });

  passkeyRoutes(scope, deps, cookie);
  pushRoutes(scope, deps);
}
