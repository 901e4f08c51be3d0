import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeName } from '../site/serve-site.ts';
import type { Traces } from '../traces/traces.ts';
import { whenEnded } from './when-ended.ts';

/** Reports each request to a collector, without its sender or address. */
export function traceRequests(app: FastifyInstance, traces: Pick<Traces, 'begin'>): void {
  const ends = new WeakMap<FastifyRequest, (status: number) => void>();
  app.addHook('onRequest', async (request) => {
    ends.set(request, traces.begin({ method: request.method, route: routeName(request) ?? 'none' }));
  });
  whenEnded(app, (request, reply) => ends.get(request)?.(reply.statusCode));
}
