import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DESK_PATH } from '../../desk/auth/landing.ts';
import { html } from '../../plain-pages/html.ts';
import { plateFigure } from '../../plain-pages/plate-figure.ts';
import { createDeskCookie } from './desk-cookie.ts';
import type { DeskDeps } from './desk-deps.ts';
import { entryOf, FORM_TOKEN } from './form-of.ts';
import { sendPinPage } from './open-house/open-house-pages.ts';
import { openHouseEnd } from './open-house/open-house-routes.ts';
import { notOurForm, refuseForeignForms } from './refuse-foreign-forms.ts';
import { hasWords, sendOnceMore, sendSignedOut } from './resend-form.ts';
import { sendDeskPage } from './send-desk-page.ts';
import { calendarFeedRoute } from './showings/calendar-feed-route.ts';
import { sendSignInPage } from './sign-in-pages.ts';
import { signInRoutes } from './sign-in-routes.ts';

const changesNothing = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Everything below /desk. The routes that `rooms` registers (paths relative to /desk) need a
 * signed-in device. Others see the sign-in page and continue to the page they asked for. A device
 * at an open house asks for its PIN. Every request but GET must come from our own page and carry
 * the session's token (see formOf).
 */
export async function deskScope(
  app: FastifyInstance,
  deps: DeskDeps,
  rooms: (scope: FastifyInstance) => void | Promise<void>,
): Promise<void> {
  const { auth, publicUrl, missLimit, clock } = deps;
  const cookie = createDeskCookie(publicUrl);
  app.decorateRequest('atDesk', null);
  app.decorateRequest('deskWaiting', null);
  app.decorateRequest('deskReplies', null);

  await app.register(
    async (desk) => {
      desk.removeAllContentTypeParsers();
      await desk.register(formbody);
      refuseForeignForms(desk, publicUrl);
      const enter = async (request: FastifyRequest) => {
        const device = await auth.deviceOf(cookie.read(request));
        if (device) request.atDesk = { device, formToken: auth.formToken(device), now: clock() };
        return device !== undefined;
      };
      const sendAway = async (request: FastifyRequest, reply: FastifyReply) => {
        const device = await auth.guestDeviceOf(cookie.read(request));
        return device ? sendPinPage(request, reply, device) : sendSignInPage(request, reply, auth);
      };
      desk.setNotFoundHandler({ preHandler: missLimit }, async (request, reply) => {
        await enter(request);
        return sendDeskPage(request, reply, {
          title: 'Nothing here',
          status: 404,
          main: html`<h1>There is nothing here</h1><div class="empty"><p class="lead">The address is incomplete, or what it led to was erased.</p><p><a class="button main" href="${DESK_PATH}">Open the Desk</a></p></div>${plateFigure(app)}`,
        });
      });
      await desk.register(async (scope) => signInRoutes(scope, deps, cookie));
      await desk.register(async (scope) => calendarFeedRoute(scope, deps));
      await desk.register(async (scope) => openHouseEnd(scope, deps, cookie));

      await desk.register(async (scope) => {
        scope.addHook('onRequest', async (request, reply) => {
          if (!(await enter(request)) && changesNothing(request)) return sendAway(request, reply);
        });
        // Once the form is read: its words are not to be lost with it.
        scope.addHook('preHandler', async (request, reply) => {
          if (changesNothing(request)) return;
          const { atDesk } = request;
          if (!atDesk) return hasWords(request) ? sendSignedOut(request, reply) : sendAway(request, reply);
          if (auth.isFormToken(atDesk.device, entryOf(request, FORM_TOKEN))) return;
          if (hasWords(request)) return sendOnceMore(request, reply, atDesk.formToken);
          throw notOurForm();
        });
        await rooms(scope);
      });
    },
    { prefix: DESK_PATH },
  );
}
