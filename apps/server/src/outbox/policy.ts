/** Full waits before the next attempt, in milliseconds. Jitter shortens each by up to half. */
interface Waits {
  readonly first: number;
  readonly longest: number;
}

/** How patient the outbox is. All times in milliseconds. */
export interface OutboxPolicy {
  readonly concurrency: number;
  /** How long a claimed row belongs to its worker, unless renewed. */
  readonly leaseMs: number;
  readonly renewMs: number;
  /** How often to look for due rows when nothing wakes the worker. */
  readonly pollMs: number;
  /** After a failure that passes in seconds. */
  readonly soon: Waits;
  /** After a temporary refusal, which lasts hours. */
  readonly slowly: Waits;
  /** The factor by which each full wait grows. */
  readonly growth: number;
  /** Counted from the enquiry; then the row is given up, and stays visible. */
  readonly giveUpMs: number;
  /** Nor after fewer attempts than this: a clock that is ahead makes every row old at once. */
  readonly leastAttempts: number;
  /** This many processes in a row that died with it in hand may have died of something else. */
  readonly innocentDeaths: number;
}

const MINUTE = 60_000;

/** The longest wait. A row postponed beyond it was written by a clock that has been set back. */
export const LONGEST_WAIT_MS = 120 * MINUTE;

export const ordinaryPolicy: OutboxPolicy = {
  concurrency: 2,
  // As long as a mail of a killed process waits for the next one.
  leaseMs: 15_000,
  renewMs: 5000,
  pollMs: 1000,
  soon: { first: 4000, longest: 30 * MINUTE },
  slowly: { first: 5 * MINUTE, longest: LONGEST_WAIT_MS },
  growth: 2.2,
  giveUpMs: 5 * 24 * 60 * MINUTE,
  // Five days of the longest waits are sixty.
  leastAttempts: 40,
  innocentDeaths: 4,
};

/**
 * The wait in milliseconds after the nth failed attempt, from 1. It grows up to the longest, and
 * jitter shortens it by up to half, so rows that failed together retry apart. `random` is in [0,
 * 1).
 */
export function retryDelay(
  attempts: number,
  policy: OutboxPolicy,
  random: () => number,
  healing: 'soon' | 'slowly' = 'soon',
): number {
  const { first, longest } = policy[healing];
  const full = Math.min(longest, first * policy.growth ** (attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
