import type { FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

/**
 * One line per request that holds no personal data: the route's pattern instead of the address asked for, and
 * neither network address nor header nor body.
 */
export function requestLog(app: FastifyInstance): void {
  whenEnded(app, (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ...(!reply.raw.writableFinished && { brokenOff: true }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.hasHeader('x-error-code') && { code: reply.getHeader('x-error-code') }),
      },
      'request',
    );
  });
}
