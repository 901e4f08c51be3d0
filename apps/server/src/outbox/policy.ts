/** How patient the outbox is. All times in milliseconds. */
export interface OutboxPolicy {
  readonly concurrency: number;
  /** How long a claimed row belongs to its worker, unless renewed. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** How often to look for due rows when nothing wakes the worker. */
  readonly pollMs: number;
  readonly firstDelayMs: number;
  readonly growth: number;
  readonly longestDelayMs: number;
  /** The first and the longest wait after a server has refused what may heal. */
  readonly slowFirstDelayMs: number;
  readonly slowLongestDelayMs: number;
  /** From the enquiry on; then the row is given up, and stays visible. */
  readonly giveUpMs: number;
}

const MINUTE = 60_000;

export const ordinaryPolicy: OutboxPolicy = {
  concurrency: 2,
  // As long as a mail of a killed process waits for the next one.
  leaseMs: 15_000,
  renewMs: 5000,
  pollMs: 1000,
  firstDelayMs: 4000,
  growth: 2.2,
  longestDelayMs: 30 * MINUTE,
  slowFirstDelayMs: 5 * MINUTE,
  slowLongestDelayMs: 120 * MINUTE,
  giveUpMs: 5 * 24 * 60 * MINUTE,
};

/**
 * The wait after the nth failed attempt (n from 1): growing up to the longest delay, and shortened by up to half
 * at random so that rows which failed together do not come back together. `slowly`: a server refused, which heals in
 * hours and not in seconds. `random` is in [0, 1).
 */
export function retryDelay(
  attempts: number,
  policy: OutboxPolicy,
  random: () => number,
  slowly = false,
): number {
  const [first, longest] = slowly
    ? [policy.slowFirstDelayMs, policy.slowLongestDelayMs]
    : [policy.firstDelayMs, policy.longestDelayMs];
  const full = Math.min(longest, first * policy.growth ** (attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
