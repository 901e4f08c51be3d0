import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { routeClass } from '../metrics/route-class.ts';
import { routeName } from '../site/serve-site.ts';
import { whenEnded } from './when-ended.ts';

/** Counts every request by what it is for; nothing of who made it. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', async (request) => metrics.began(routeClass(routeName(request))));
  whenEnded(app, (request, reply) =>
    metrics.ended(routeClass(routeName(request)), reply.statusCode, reply.elapsedTime / 1000),
  );
}
