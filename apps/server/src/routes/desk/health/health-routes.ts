import type { FastifyInstance } from 'fastify';
import type { LookAtHealth } from '../../../desk/health/look-at-health.ts';
import type { TroubledMails } from '../../../desk/health/mails-in-trouble.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { healthPage } from './health-page.ts';

interface HealthRoutes {
  readonly lookAtHealth: LookAtHealth;
  readonly troubledMails: TroubledMails;
}

const said: Readonly<Record<string, string>> = {
  tried: 'It is being tried again now. Look here again in a minute.',
  gone: 'There was nothing to try again: it has left meanwhile, or is just being sent.',
};

/** The page on which everything that is watched is told. */
export function deskHealth(scope: FastifyInstance, { lookAtHealth, troubledMails }: HealthRoutes): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/health', async (request, reply) => {
    const [health, mails] = await Promise.all([lookAtHealth(true), troubledMails.list()]);
    const done = String(request.query.done ?? '');
    const line = Object.hasOwn(said, done) ? said[done] : undefined;
    return sendDeskPage(request, reply, {
      title: health.troubles.length === 0 ? 'Health: nothing is wrong' : 'Health: something needs care',
      room: '/desk/health',
      main: String(healthPage(request, { health, mails, said: line })),
    });
  });

  scope.post<{ Params: { id: string } }>('/health/mails/:id/retry', async (request, reply) => {
    const done = (await troubledMails.tryAgain(request.params.id)) ? 'tried' : 'gone';
    return reply.code(303).header('location', `/desk/health?done=${done}`).send();
  });

  scope.post('/health/mails/retry-all', async (_request, reply) => {
    await troubledMails.tryAllAgain();
    return reply.code(303).header('location', '/desk/health?done=tried').send();
  });
}
