import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { onRequestAsyncHookHandler } from 'fastify';
import { addressGroup } from '../address-group.ts';
import type { Clock } from '../clock.ts';
import { errorInLog } from '../error-in-log.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import type { CountsOf } from '../limits/window-counts.ts';

/** Counts that several machines share are as far away as their database. */
const COUNTED_WITHIN_MS = 2000;
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

/** Resolves with undefined where it takes too long. */
async function soon<T>(counting: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), COUNTED_WITHIN_MS);
  return Promise.race([counting, late.promise]).finally(() => clearTimeout(timer));
}

/**
 * One counter per visitor address (see addressGroup) over every route that takes the hook. Whoever cannot be counted is let
 * in: a page that is not here needs no database, and a form comes back with its entries when it cannot be stored.
 */
export function requestLimits(countsOf: CountsOf, enquiriesPerMinute: number, clock: Clock): RequestLimits {
  const limit = (most: number, code: ErrorCode, what: string): onRequestAsyncHookHandler => {
    const counts = countsOf(code, MINUTE_MS);
    return async ({ ip, log }) => {
      const now = clock();
      const counted = await soon(counts.add(addressGroup(ip), now)).catch((error: unknown) => {
        log.warn({ errors: errorInLog(error) }, 'a request could not be counted');
        return undefined;
      });
      if (!counted || counted.count <= most) return;
      const seconds = Math.max(1, Math.ceil((counted.until - now) / 1000));
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
