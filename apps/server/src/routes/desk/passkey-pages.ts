import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeskPasskeyRow } from '../../desk/door/create-door.ts';
import { DESK_PATH } from '../../desk/door/landing.ts';
import { AppError } from '../../errors.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import { challengeCookie } from './challenge-cookie.ts';
import type { DeskParts } from './desk-parts.ts';
import { deskTime } from './desk-time.ts';
import { atDeskOf, entryOf, formOf } from './form-of.ts';

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

/** Adding and removing passkeys. */
export function passkeyRoutes(scope: FastifyInstance, parts: DeskParts): void {
  const { door } = parts;
  const challenge = (request: FastifyRequest) =>
    challengeCookie(parts, 'add', atDeskOf(request).device.session_hash);
  const back = (reply: FastifyReply) => reply.code(303).header('location', DEVICES).send();

  scope.post('/devices/passkeys/options', async (request, reply) => {
    const options = await door.additionOptions();
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
    if (!given || !(await door.addPasskey({ ...addition, challenge: given }))) {
      throw new AppError('passkey-refused', 'The passkey was not added. Please go back and try again.');
    }
    return back(reply);
  });

  scope.post<{ Params: { id: string } }>('/devices/passkeys/:id/remove', async (request, reply) => {
    await door.removePasskey(request.params.id, atDeskOf(request).device);
    return back(reply);
  });
}
