import type { FastifyInstance } from 'fastify';
import type { DeskDeps } from '../desk-deps.ts';

type WithFile = { Params: { file: string } };

/**
 * The desk's calendar at its secret address. A calendar program cannot sign in, so the address is
 * the key; it reads and does nothing else.
 */
export function calendarFeedRoute(
  scope: FastifyInstance,
  { calendarFeed, missLimit }: Pick<DeskDeps, 'calendarFeed' | 'missLimit'>,
): void {
  const secretOf = (file: string) => file.replace(/\.ics$/, '');
  scope.addHook<WithFile>('onRequest', async function (request, reply) {
    // An open address is no miss. Others at the same network address must not be able to block it.
    if (!(await calendarFeed.isOpen(secretOf(request.params.file))))
      await missLimit.call(this, request, reply);
  });
  scope.get<WithFile>('/calendar/:file', async (request, reply) => {
    const calendar = await calendarFeed.read(secretOf(request.params.file));
    if (calendar === undefined) return reply.callNotFound();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
}
