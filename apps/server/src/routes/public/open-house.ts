import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { Home } from '@rivermark/content';
import { openHousePath } from '@rivermark/contracts/open-house';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock/clock.ts';
import type { Auth } from '../../desk/auth/create-auth.ts';
import { AppError } from '../../errors.ts';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';
import { acceptGuest, parseGuest } from '../../intake/accept-guest.ts';
import { createDeskCookie } from '../desk/desk-cookie.ts';
import { refuseForeignForms } from '../desk/refuse-foreign-forms.ts';
import { sendGuestForm, sendGuestThanks } from './guest-page.ts';
import { guestWorker } from './guest-worker.ts';

interface OpenHouseDeps {
  readonly auth: Auth;
  readonly acceptEnquiry: AcceptEnquiry;
  readonly publicUrl: string;
  readonly clock: Clock;
}

type WithHome = { Params: { home: string } };

/** As the content names its homes, so that it can stand in a script. */
const HOME_ID = /^[a-z0-9-]{1,80}$/;

const textsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/**
 * The page at which guests of an open house sign in, on a device that the agent has put into guest
 * mode. On every other device its address leads to the home's page.
 */
export async function openHouse(app: FastifyInstance, deps: OpenHouseDeps): Promise<void> {
  const { auth, acceptEnquiry, publicUrl, clock } = deps;
  const cookie = createDeskCookie(publicUrl);
  const page = openHousePath(':home');
  const homeOf = ({ params }: FastifyRequest<WithHome>) =>
    app.content().homes.find(({ id }) => id === params.home);

  /** Sends one of the pages where the device is in guest mode for this home. */
  async function forGuests(
    request: FastifyRequest<WithHome>,
    reply: FastifyReply,
    sendPage: (home: Home) => FastifyReply,
  ) {
    const { home: id } = request.params;
    if (!HOME_ID.test(id)) throw new AppError('not-found', 'There is nothing here');
    const device = await auth.guestDeviceOf(cookie.read(request));
    const home = homeOf(request);
    if (home && device?.home === id) return sendPage(home);
    return reply.header('cache-control', 'no-store').code(303).header('location', `/properties/${id}`).send();
  }

  /**
   * Guests are taken from a device in guest mode for their home. Those that it could not send
   * before the mode ended come from the agent's desk on the same device.
   */
  async function refuseOthers(request: FastifyRequest<WithHome>): Promise<void> {
    const session = cookie.read(request);
    if ((await auth.guestDeviceOf(session))?.home === request.params.home) return;
    if (HOME_ID.test(request.params.home) && (await auth.deviceOf(session))) return;
    throw new AppError('not-allowed', 'Nobody can sign in here now. Please ask the agent.');
  }

  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.removeContentTypeParser('text/plain');
    refuseForeignForms(scope, publicUrl);

    scope.get<WithHome>(page, (request, reply) =>
      forGuests(request, reply, (home) => sendGuestForm(reply, request.site, home)),
    );

    scope.get<WithHome>(`${page}/thanks`, (request, reply) =>
      forGuests(request, reply, (home) => sendGuestThanks(reply, request.site, home)),
    );

    scope.get<WithHome>(`${page}/worker.js`, async (request, reply) => {
      const { home } = request.params;
      if (!HOME_ID.test(home)) throw new AppError('not-found', 'There is nothing here');
      const path = openHousePath(home);
      return (
        reply
          .header('cache-control', 'no-store')
          // Otherwise a worker may answer only for what lies below its own folder.
          .header('service-worker-allowed', path)
          .type('text/javascript; charset=utf-8')
          .send(guestWorker(path))
      );
    });

    scope.post<WithHome>(page, async (request, reply) => {
      await refuseOthers(request);
      const isScript = request.headers['content-type']?.startsWith('application/json') === true;
      const entries = textsOf(request.body);
      const parsed = parseGuest(entries);
      const home = homeOf(request);
      if (!parsed.ok) {
        const [fault] = parsed.faults;
        if (isScript || !home) throw new AppError('invalid-params', fault?.message ?? '');
        return sendGuestForm(reply, request.site, home, { entries, faults: parsed.faults });
      }
      // The home may have left the site while its last guests waited on the tablet.
      const place = home?.address ?? request.params.home;
      await acceptGuest(acceptEnquiry, parsed.sent, place, clock());
      reply.header('cache-control', 'no-store');
      if (isScript) return reply.type('text/plain; charset=utf-8').send('OK');
      const path = openHousePath(request.params.home);
      // Without scripts Chromium would keep the filled form for Back, although it must not be
      // stored. It forgets a page whose cookies have changed.
      const forget = `rivermark-guest=${randomUUID()}; Path=${path}; HttpOnly; SameSite=Lax`;
      return reply.code(303).header('set-cookie', forget).header('location', `${path}/thanks`).send();
    });
  });
}
