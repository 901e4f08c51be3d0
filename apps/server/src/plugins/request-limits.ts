import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { addressGroup, networkOf } from '../address-group.ts';
import type { Clock } from '../clock/clock.ts';
import { errorInLog } from '../error-in-log.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { memoryCounts } from '../limits/memory-counts.ts';
import type { Counted, CountsOf } from '../limits/window-counts.ts';
import { within } from '../within.ts';

/** A shared count takes a round trip to the database. */
const COUNTED_WITHIN_MS = 2000;
/** How many connections to a shared database counting may use at once. */
const MOST_IN_HAND = 2;
/** A network's limit for an hour and for a day, in minutes of an address's limit. */
const MINUTES_IN_HOUR = 4;
const MINUTES_IN_DAY = 10;
/** How many bad form requests of an address are answered in full each minute. */
const REFUSALS_PER_MINUTE = 30;
/**
 * How many missing files an address may request in a minute. A page of an older build may miss a
 * few dozen.
 */
const MISSES_PER_MINUTE = 300;
/** A page reports its counts whenever its window is left. A household may share an address. */
const COUNTS_PER_MINUTE = 60;
/** How often an address may ask for letters in an hour. A household shares one. */
const LETTERS_PER_HOUR = 5;
/** A browser sends its reports together. */
const REPORTS_PER_MINUTE = 20;

/** Counts one more request of an address. */
type CountRequest = (request: Pick<FastifyRequest, 'ip' | 'log'>) => Promise<Counted>;

export interface RequestLimits {
  /**
   * Counts an enquiry that is about to be stored. Resolves with whether its address or network has
   * sent more than one visitor would. Never rejects it.
   */
  readonly isBeyondLimit: (request: Pick<FastifyRequest, 'ip' | 'log'>) => Promise<boolean>;
  /**
   * Counts a request that a form rejects. Throws AppError 'too-many-refusals' if its address sends
   * too many.
   */
  readonly refusals: onRequestAsyncHookHandler;
  readonly misses: onRequestAsyncHookHandler;
  readonly counts: onRequestAsyncHookHandler;
  readonly reports: onRequestAsyncHookHandler;
  readonly letters: onRequestAsyncHookHandler;
}

/**
 * The request limits. Only bad requests are refused, by address (see addressGroup). Enquiries
 * beyond a limit are reported to the caller, who marks them. If counting across machines fails, the
 * request is counted on this machine only.
 */
export function requestLimits(countsOf: CountsOf, enquiriesPerMinute: number, clock: Clock): RequestLimits {
  /** Pending count statements. A flood of them would leave enquiries no connection. */
  let inHand = 0;

  /** Counts by `keyOf`. Includes other machines as long as the count here is within `most`. */
  function counter(kind: string, windowMs: number, most: number, keyOf = addressGroup): CountRequest {
    const counts = countsOf(kind, windowMs);
    const here = memoryCounts(windowMs);
    return async ({ ip, log }) => {
      const now = clock();
      const key = keyOf(ip);
      const counted = await here.add(key, now);
      if (counted.count > most || inHand >= MOST_IN_HAND) return counted;
      inHand += 1;
      const together = counts.add(key, now).finally(() => {
        inHand -= 1;
      });
      const all = await within(COUNTED_WITHIN_MS, together).catch((error: unknown) => {
        log.warn({ errors: errorInLog(error) }, 'a request could not be counted');
        return undefined;
      });
      return all ?? counted;
    };
  }

  function refuseBeyond(
    most: number,
    code: ErrorCode,
    what: string,
    windowMs = MINUTE_MS,
  ): onRequestAsyncHookHandler {
    const count = counter(code, windowMs, most);
    return async (request) => {
      const counted = await count(request);
      if (counted.count <= most) return;
      const seconds = Math.max(1, Math.ceil((counted.until - clock()) / 1000));
      throw new AppError(
        code,
        `Too many ${what} from your address. Please try again in ${seconds} seconds, or call.`,
        { retryAfterSeconds: seconds },
      );
    };
  }

  const ofNetwork = (ip: string) => networkOf(addressGroup(ip));
  const enquiryLimits = [
    { windowMs: MINUTE_MS, most: enquiriesPerMinute, keyOf: addressGroup },
    { windowMs: HOUR_MS, most: enquiriesPerMinute * MINUTES_IN_HOUR, keyOf: ofNetwork },
    { windowMs: DAY_MS, most: enquiriesPerMinute * MINUTES_IN_DAY, keyOf: ofNetwork },
  ].map(({ windowMs, most, keyOf }) => ({
    most,
    count: counter(`enquiries ${windowMs}`, windowMs, most, keyOf),
  }));

  return {
    async isBeyondLimit(request) {
      let isBeyond = false;
      for (const { most, count } of enquiryLimits) {
        if ((await count(request)).count > most) isBeyond = true;
      }
      return isBeyond;
    },
    refusals: refuseBeyond(REFUSALS_PER_MINUTE, 'too-many-refusals', 'requests that could not be read'),
    counts: refuseBeyond(COUNTS_PER_MINUTE, 'too-many-counts', 'counts'),
    reports: refuseBeyond(REPORTS_PER_MINUTE, 'too-many-reports', 'reports'),
    letters: refuseBeyond(LETTERS_PER_HOUR, 'too-many-letters', 'requests for letters', HOUR_MS),
    misses: refuseBeyond(MISSES_PER_MINUTE, 'too-many-misses', 'requests'),
  };
}
