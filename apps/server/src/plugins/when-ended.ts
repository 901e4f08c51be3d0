import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls `ended` once per request, when its answer was sent or its connection was lost. */
export function whenEnded(
  app: FastifyInstance,
  ended: (request: FastifyRequest, reply: FastifyReply) => void,
): void {
  const ends = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request, reply) => {
    const end = () => {
      if (ends.delete(request)) ended(request, reply);
    };
    ends.set(request, end);
    // The only event for an answer that was cut off.
    reply.raw.once('close', end);
  });
  app.addHook('onResponse', async (request) => ends.get(request)?.());
}
