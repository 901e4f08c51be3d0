import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DESK_PATH } from '../../desk/auth/landing.ts';
import { AppError } from '../../errors.ts';
import { type Html, html } from '../../plain-pages/html.ts';
import type { DeskDeps } from './desk-deps.ts';
import { atDeskOf, entryOf, formOf } from './form-of.ts';

const DEVICES = `${DESK_PATH}/devices`;
const PUSH = `${DEVICES}/push`;

/** Whether this device gets reminders, and the form that its script shows if push is supported. */
export async function pushSection(
  request: FastifyRequest,
  { subscriptions, pushKey }: DeskDeps,
): Promise<Html> {
  const section = (words: string, forms: Html) =>
    html`<section class="setting" aria-labelledby="reminders"><div><h2 id="reminders">Reminders on this device</h2><p>${words}</p></div><div class="control">${forms}</div></section>`;
  if (await subscriptions.isKept(atDeskOf(request).device.id)) {
    return section(
      'Whenever a reminder is emailed to you, this device also shows how long an inquiry has been waiting. It also tells you when email is delayed. Names are never shown. Signing out ends it.',
      formOf(request, `${PUSH}/remove`, html`<button class="quiet">Do Not Remind Me on This Device</button>`),
    );
  }
  const fields = ['endpoint', 'p256dh', 'auth'].map((name) => html`<input type="hidden" name="${name}">`);
  const form = formOf(
    request,
    PUSH,
    html`${fields}<button>Remind Me on This Device</button><p role="status" class="fault"></p>`,
    html`data-push="${await pushKey()}" hidden`,
  );
  return section(
    'Whenever a reminder is emailed to you, this device can also show how long an inquiry has been waiting, and tell you when email is delayed. Names are never shown.',
    html`${form}<p data-without-push>This browser shows none: it needs scripts and notifications. On an iPhone, add the desk to the home screen first.</p>`,
  );
}

/** Asking to be reminded on the device that asks, and taking that back. */
export function pushRoutes(scope: FastifyInstance, { subscriptions, clock }: DeskDeps): void {
  scope.post('/devices/push', async (request, reply) => {
    const { device } = atDeskOf(request);
    const given = {
      endpoint: entryOf(request, 'endpoint'),
      p256dh: entryOf(request, 'p256dh'),
      auth: entryOf(request, 'auth'),
    };
    if (!(await subscriptions.keep(device.id, given, clock()))) {
      throw new AppError(
        'push-refused',
        'This device cannot show reminders: its browser did not give what is needed. Reminders by email go on.',
      );
    }
    return reply.code(303).header('location', DEVICES).send();
  });

  scope.post('/devices/push/remove', async (request, reply) => {
    await subscriptions.remove(atDeskOf(request).device.id);
    return reply.code(303).header('location', DEVICES).send();
  });
}
