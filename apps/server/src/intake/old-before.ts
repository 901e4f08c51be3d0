import { DAY_MS } from '@rivermark/contracts/durations';

/** Nobody still waits for an answer to an older enquiry. */
const OLD_MS = 30 * DAY_MS;

/**
 * Unanswered enquiries from before this moment are listed apart, not ahead of those that can still
 * be saved.
 */
export const oldBefore = (now: number): number => now - OLD_MS;
