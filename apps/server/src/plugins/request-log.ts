import type { FastifyInstance } from 'fastify';
import { routeName } from '../site/serve-site.ts';
import { whenEnded } from './when-ended.ts';

/**
 * Logs one line per request without personal data: the route's pattern instead of the address, and
 * no network address, header or body. `brokenOff`: the connection closed early.
 */
export function requestLog(app: FastifyInstance): void {
  whenEnded(app, (request, reply) => {
    const code = reply.getHeader('x-error-code');
    request.log.info(
      {
        method: request.method,
        route: routeName(request) ?? 'none',
        status: reply.statusCode,
        ...(!reply.raw.writableFinished && { brokenOff: true }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(code !== undefined && { code }),
      },
      'request',
    );
  });
}
