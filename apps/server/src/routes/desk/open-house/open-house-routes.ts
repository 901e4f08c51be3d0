import { openHousePath } from '@rivermark/contracts/open-house';
import type { FastifyInstance } from 'fastify';
import { faultOfPin } from '../../../desk/auth/guest-mode.ts';
import { DESK_PATH } from '../../../desk/auth/landing.ts';
import { AppError } from '../../../errors.ts';
import { createDeskCookie, type DeskCookie } from '../desk-cookie.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { atDeskOf, entryOf } from '../form-of.ts';
import { sendSignInPage } from '../sign-in-pages.ts';
import { GUESTS } from './open-house-address.ts';
import { sendPinPage, sendStartPage } from './open-house-pages.ts';

const path = GUESTS.slice(DESK_PATH.length);

/** Starting an open house on the device that asks; for signed-in devices. */
export function openHouseStart(scope: FastifyInstance, { auth, publicUrl }: DeskDeps): void {
  const cookie = createDeskCookie(publicUrl);

  scope.get(path, (request, reply) => sendStartPage(request, reply));

  scope.post(path, async (request, reply) => {
    const { device } = atDeskOf(request);
    const [id, pin] = [entryOf(request, 'home'), entryOf(request, 'pin').trim()];
    const home = scope.content().homes.find((one) => one.id === id);
    if (!home) throw new AppError('not-found', 'This home is no longer on your site.');
    const fault = faultOfPin(pin);
    if (fault !== undefined) return sendStartPage(request, reply, { chosen: id, fault });
    cookie.set(reply, await auth.beginGuestMode(device, { home: id, pin }));
    return reply.code(303).header('location', openHousePath(id)).send();
  });
}

/** The way out of guest mode; for everybody, as nobody is signed in then. */
export function openHouseEnd(scope: FastifyInstance, { auth }: DeskDeps, cookie: DeskCookie): void {
  scope.post(`${path}/end`, async (request, reply) => {
    const session = cookie.read(request);
    const device = await auth.guestDeviceOf(session);
    if (!device) return sendSignInPage(request, reply, auth);
    const used = await auth.endGuestMode(session, entryOf(request, 'pin').trim());
    if (used.outcome !== 'ended') {
      const isLocked = used.outcome === 'locked';
      return sendPinPage(request, reply, { ...device, isLocked }, isLocked ? '' : 'That is not the PIN.');
    }
    cookie.set(reply, used.session);
    return reply.code(303).header('location', GUESTS).send();
  });
}
