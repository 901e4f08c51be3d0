import type { FastifyInstance } from 'fastify';
import type { VisitFigures } from '../../../counts/visit-figures.ts';
import { healthInWords } from '../../../health/health-in-words.ts';
import type { LookAtHealth } from '../../../health/look-at-health.ts';
import type { TroubledMails } from '../../../health/mail/mails-in-trouble.ts';
import { sendDeskPage } from '../send-desk-page.ts';
import { healthPage } from './health-page.ts';
import { pageSpeed } from './page-speed.ts';

interface HealthRoutes {
  readonly lookAtHealth: LookAtHealth;
  readonly troubledMails: TroubledMails;
  /** Absent: this site does not count its visits. */
  readonly visits?: (days: number) => Promise<VisitFigures>;
}

/** Speed is measured over so many days. */
const SPEED_DAYS = 28;

const said: Readonly<Record<string, string>> = {
  tried: 'It is being tried again now. Check back in a minute.',
  sent: 'What was held since the restore is being sent now. Check back in a minute.',
  dropped: 'None of what was held since the restore will be sent. What it was about is still on this desk.',
  gone: 'There was nothing to try again: it has been sent in the meantime, or is being sent right now.',
};

/** The page that shows everything the server monitors. */
export function deskHealth(
  scope: FastifyInstance,
  { lookAtHealth, troubledMails, visits }: HealthRoutes,
): void {
  scope.get<{ Querystring: Record<string, unknown> }>('/health', async (request, reply) => {
    const [health, mails, restored, visited] = await Promise.all([
      lookAtHealth(true),
      troubledMails.list(),
      troubledMails.restored(),
      visits?.(SPEED_DAYS),
    ]);
    const done = String(request.query.done ?? '');
    const line = Object.hasOwn(said, done) ? said[done] : undefined;
    return sendDeskPage(request, reply, {
      title: `Health: ${healthInWords(health.items).heading.toLowerCase()}`,
      section: '/desk/health',
      main: healthPage(request, {
        health,
        mails,
        restored,
        said: line,
        speed: visited !== undefined && pageSpeed(visited.speed, SPEED_DAYS),
      }),
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

  scope.post('/health/restored/send-all', async (_request, reply) => {
    await troubledMails.sendAllRestored();
    return reply.code(303).header('location', '/desk/health?done=sent').send();
  });

  scope.post('/health/restored/drop-all', async (_request, reply) => {
    await troubledMails.dropAllRestored();
    return reply.code(303).header('location', '/desk/health?done=dropped').send();
  });
}
