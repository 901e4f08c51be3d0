import { DAY_MS } from '@rivermark/contracts/durations';

/** Nobody waits any more for an answer to what is older. */
const OLD_MS = 30 * DAY_MS;

/** Before this moment what was received and not answered stands by itself, not before what can still be saved. */
export const oldBefore = (now: number): number => now - OLD_MS;
