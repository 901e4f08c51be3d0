import type { FastifyInstance } from 'fastify';
import { privateHeaders } from '../private-headers.ts';

/** On every answer of a scope: private, and its address told to no other site. */
export function agentHeaders(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...privateHeaders, 'referrer-policy': 'no-referrer' });
  });
}
