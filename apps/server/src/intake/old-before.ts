import { DAY_MS } from '@rivermark/contracts/durations';

/** Nobody waits any more for an answer to what is older. */
const OLD_MS = 30 * DAY_MS;

/** What was received before this moment and never answered is listed apart, not ahead of what can still be saved. */
export const oldBefore = (now: number): number => now - OLD_MS;
