import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from '../metrics/request-metrics.ts';
import { routeClass } from '../metrics/route-class.ts';
import { whenEnded } from './when-ended.ts';

/** Counts every request by what it is for; nothing of who made it. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', async ({ routeOptions }) => metrics.began(routeClass(routeOptions.url)));
  whenEnded(app, ({ routeOptions }, reply) =>
    metrics.ended(routeClass(routeOptions.url), reply.statusCode, reply.elapsedTime / 1000),
  );
}
