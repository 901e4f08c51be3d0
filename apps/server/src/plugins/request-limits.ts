import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { addressGroup, networkOf } from '../address-group.ts';
import type { Clock } from '../clock.ts';
import { errorInLog } from '../error-in-log.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { memoryCounts } from '../limits/memory-counts.ts';
import type { CountsOf } from '../limits/window-counts.ts';

/** Counts that several machines share are as far away as their database. */
const COUNTED_WITHIN_MS = 2000;
/** Of the connections to a database that is shared, so many may count at once. */
const MOST_IN_HAND = 2;
/** In an hour, and in a day, a network may send what an address may in so many minutes. */
const MINUTES_IN_HOUR = 4;
const MINUTES_IN_DAY = 10;
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
 * Counts visitors over every route that takes the hook: by address (see addressGroup), and enquiries by network as well, in
 * longer windows. Whoever cannot be counted with all machines together is counted here alone, and let in: a page that is
 * not here needs no database, and a form comes back with its entries when it cannot be stored.
 */
export function requestLimits(countsOf: CountsOf, enquiriesPerMinute: number, clock: Clock): RequestLimits {
  /** Statements of counting that are on their way: a flood of them would leave enquiries no connection. */
  let inHand = 0;
  const limit = (most: number, code: ErrorCode, what: string, { windowMs, kind, keyOf } = minutely(code)) => {
    const counts = countsOf(kind, windowMs);
    const here = memoryCounts(windowMs);
    return async ({ ip, log }: FastifyRequest): Promise<void> => {
      const now = clock();
      const key = keyOf(ip);
      let counted = await here.add(key, now);
      if (counted.count <= most && inHand < MOST_IN_HAND) {
        inHand += 1;
        const together = counts.add(key, now).finally(() => {
          inHand -= 1;
        });
        const all = await soon(together).catch((error: unknown) => {
          log.warn({ errors: errorInLog(error) }, 'a request could not be counted');
          return undefined;
        });
        counted = all ?? counted;
      }
      if (counted.count <= most) return;
      const seconds = Math.max(1, Math.ceil((counted.until - now) / 1000));
      const wait = seconds > 120 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
      throw new AppError(code, `Too many ${what} from your address. Please try again in ${wait}, or call.`, {
        retryAfterSeconds: seconds,
      });
    };
  };
  const ofNetwork = (windowMs: number) => ({
    windowMs,
    kind: `too-many-enquiries ${windowMs}`,
    keyOf: (ip: string) => networkOf(addressGroup(ip)),
  });
  const enquiries = (most: number, window?: ReturnType<typeof ofNetwork>) =>
    limit(most, 'too-many-enquiries', 'messages', window);
  const ofEnquiries = [
    enquiries(enquiriesPerMinute),
    enquiries(enquiriesPerMinute * MINUTES_IN_HOUR, ofNetwork(HOUR_MS)),
    enquiries(enquiriesPerMinute * MINUTES_IN_DAY, ofNetwork(DAY_MS)),
  ];
  return {
    async enquiries(request) {
      // One after the other: what one refuses does not count for the next.
      for (const each of ofEnquiries) await each(request);
    },
    counts: limit(COUNTS_PER_MINUTE, 'too-many-counts', 'counts'),
    reports: limit(REPORTS_PER_MINUTE, 'too-many-reports', 'reports'),
    misses: limit(MISSES_PER_MINUTE, 'too-many-misses', 'requests'),
  };
}

const minutely = (kind: string) => ({ windowMs: MINUTE_MS, kind, keyOf: addressGroup });
