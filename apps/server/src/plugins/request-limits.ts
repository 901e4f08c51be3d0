import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { AppError, type ErrorCode } from '../errors.ts';

/** How often an address may ask in a minute for what is not here. A page of an older build may miss a few dozen files. */
const MISSES_PER_MINUTE = 300;
/** A visit tells its counts whenever its page is left for another window; a household may share an address. */
const COUNTS_PER_MINUTE = 60;

export interface RequestLimits {
  readonly enquiries: onRequestAsyncHookHandler;
  readonly misses: onRequestAsyncHookHandler;
  readonly counts: onRequestAsyncHookHandler;
}

/**
 * One counter per visitor address (see addressGroup) over every route that takes the hook. Routes must share the hook
 * itself: the plugin's per-route configuration keeps a counter of its own for each route.
 */
export async function requestLimits(
  app: FastifyInstance,
  enquiriesPerMinute: number,
): Promise<RequestLimits> {
  await app.register(rateLimit, { global: false });
  const limit = (max: number, code: ErrorCode, what: string) =>
    app.rateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => addressGroup(ip),
      errorResponseBuilder: (_request, { ttl }) => {
        const seconds = Math.max(1, Math.ceil(ttl / 1000));
        return new AppError(
          code,
          `Too many ${what} from your address. Please try again in ${seconds} seconds, or call.`,
        );
      },
    });
  return {
    enquiries: limit(enquiriesPerMinute, 'too-many-enquiries', 'messages'),
    counts: limit(COUNTS_PER_MINUTE, 'too-many-counts', 'counts'),
    misses: limit(MISSES_PER_MINUTE, 'too-many-misses', 'requests'),
  };
}
