import type { FastifyInstance } from 'fastify';

/** On every answer of a scope: kept by nobody, found by no search, and its address told to no other site. */
export function agentHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    });
  });
}
