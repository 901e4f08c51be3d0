import type { FastifyInstance } from 'fastify';

/**
 * One line per request that holds no personal data: the route's pattern instead of the address asked for, and
 * neither network address nor header nor body.
 */
export function requestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.hasHeader('x-error-code') && { code: reply.getHeader('x-error-code') }),
      },
      'request',
    );
  });
}
