import type { FastifyInstance } from 'fastify';

/** All that lies below it is the agent's, also what is not there. */
export const AGENT_ROOM = '/agent';

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
