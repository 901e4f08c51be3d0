import type { FastifyInstance } from 'fastify';
import { refuseMethod } from '../../plugins/known-methods.ts';

/** Answers 405 to every other method at this address, with or without the key. */
export function refuseOtherMethods(scope: FastifyInstance, url: string, methods: readonly string[]): void {
  scope.route({
    method: scope.supportedMethods.filter((method) => !methods.includes(method)),
    url,
    config: { keyless: true },
    // Before the body is read: nobody wants it.
    onRequest: async (_request, reply) => refuseMethod(reply, methods),
    handler: async () => undefined,
  });
}
