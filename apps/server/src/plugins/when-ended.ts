import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Calls `ended` once for each request: when its answer was sent whole, or when its connection was gone before. */
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
    // Of an answer that is broken off nothing else is heard.
    reply.raw.once('close', end);
  });
  app.addHook('onResponse', async (request) => ends.get(request)?.());
}
