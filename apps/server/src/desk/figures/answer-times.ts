import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';

/** When an enquiry came, and when the agent was first in touch. */
export interface Answer {
  readonly received_at: number;
  readonly contacted_at: number | null;
}

/** How fast enquiries were answered. */
export interface AnswerTimes {
  readonly received: number;
  readonly answered: number;
  /**
   * Milliseconds that half of them, and nine of ten, waited at most. 'open': so many of them have no answer yet that
   * nobody can say. Undefined where there is nothing to measure.
   */
  readonly median: number | 'open' | undefined;
  readonly ninetieth: number | 'open' | undefined;
  /** Shares from 0 to 1 of those whose hour, or day, is over or who were answered; undefined where there are none. */
  readonly withinHour: number | undefined;
  readonly withinDay: number | undefined;
}

/**
 * What waits shorter than the 24 hours is not measured yet. What waits longer is counted as the slowest of all, so that
 * leaving an enquiry unanswered betters no figure.
 */
export function answerTimes(answers: readonly Answer[], now: number): AnswerTimes {
  const waited = ({ received_at, contacted_at }: Answer) =>
    contacted_at === null ? Number.POSITIVE_INFINITY : Math.max(0, contacted_at - received_at);
  const overAfter = (limit: number) =>
    answers.filter(({ received_at, contacted_at }) => contacted_at !== null || now - received_at > limit);
  const shareWithin = (limit: number) => {
    const over = overAfter(limit);
    return over.length === 0 ? undefined : over.filter((one) => waited(one) <= limit).length / over.length;
  };
  const measured = overAfter(DAY_MS)
    .map(waited)
    .sort((a, b) => a - b);
  return {
    received: answers.length,
    answered: answers.filter(({ contacted_at }) => contacted_at !== null).length,
    median: percentile(measured, 0.5),
    ninetieth: percentile(measured, 0.9),
    withinHour: shareWithin(HOUR_MS),
    withinDay: shareWithin(DAY_MS),
  };
}

/** The smallest value that such a share of the sorted values does not exceed (nearest rank). */
function percentile(sorted: readonly number[], share: number): number | 'open' | undefined {
  const value = sorted[Math.ceil(sorted.length * share) - 1];
  return value === Number.POSITIVE_INFINITY ? 'open' : value;
}
