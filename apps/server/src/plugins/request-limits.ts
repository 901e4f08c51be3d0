import type { onRequestAsyncHookHandler } from 'fastify';
import { addressGroup } from '../address-group.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import type { CountsOf } from '../limits/window-counts.ts';

const MINUTE_MS = 60_000;
/** How often an address may ask in a minute for what is not here. A page of an older build may miss a few dozen files. */
const MISSES_PER_MINUTE = 300;
/** A visit tells its counts whenever its page is left for another window; a household may share an address. */
const COUNTS_PER_MINUTE = 60;
/** A browser sends its reports together. */
const REPORTS_PER_MINUTE = 20;

export interface RequestLimits {
  readonly enquiries: onRequestAsyncHookHandler;
  readonly misses: onRequestAsyncHookHandler;
  readonly counts: onRequestAsyncHookHandler;
  readonly reports: onRequestAsyncHookHandler;
}

/** One counter per visitor address (see addressGroup) over every route that takes the hook. */
export function requestLimits(countsOf: CountsOf, enquiriesPerMinute: number): RequestLimits {
  const limit = (most: number, code: ErrorCode, what: string): onRequestAsyncHookHandler => {
    const counts = countsOf(code, MINUTE_MS);
    return async ({ ip }) => {
      const now = Date.now();
      const { count, until } = await counts.add(addressGroup(ip), now);
      if (count <= most) return;
      const seconds = Math.max(1, Math.ceil((until - now) / 1000));
      throw new AppError(
        code,
        `Too many ${what} from your address. Please try again in ${seconds} seconds, or call.`,
        { retryAfterSeconds: seconds },
      );
    };
  };
  return {
    enquiries: limit(enquiriesPerMinute, 'too-many-enquiries', 'messages'),
    counts: limit(COUNTS_PER_MINUTE, 'too-many-counts', 'counts'),
    reports: limit(REPORTS_PER_MINUTE, 'too-many-reports', 'reports'),
    misses: limit(MISSES_PER_MINUTE, 'too-many-misses', 'requests'),
  };
}
