import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The time for bodies that are read before their handler. Handlers read documents themselves. */
const SMALL_BODY_MS = 60_000;

export function slowBodies(app: FastifyInstance): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  app.addHook('preParsing', async (request) => {
    timers.set(
      request,
      setTimeout(() => request.raw.socket.destroy(), SMALL_BODY_MS),
    );
  });
  app.addHook('preHandler', async (request) => clearTimeout(timers.get(request)));
  app.addHook('onResponse', async (request) => clearTimeout(timers.get(request)));
  app.addHook('onRequestAbort', async (request) => clearTimeout(timers.get(request)));
}
