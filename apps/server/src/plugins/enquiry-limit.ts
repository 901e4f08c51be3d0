import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { AppError } from '../errors.ts';

/**
 * One counter per visitor address (see addressGroup) over every route that takes the hook. Routes must
 * share the hook itself: the plugin's per-route configuration keeps a counter of its own for each route.
 */
export async function enquiryLimit(
  app: FastifyInstance,
  perMinute: number,
): Promise<onRequestAsyncHookHandler> {
  await app.register(rateLimit, {
    global: false,
    max: perMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => addressGroup(ip),
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError(
        'too-many-enquiries',
        `Too many messages from your address. Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds, or call.`,
      ),
  });
  return app.rateLimit();
}
