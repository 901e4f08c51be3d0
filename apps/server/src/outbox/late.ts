import { MINUTE_MS } from '@rivermark/contracts/durations';

/** When a mail counts as late: after the usual retries and the digest's ten minutes. */
export const LATE_MS = 15 * MINUTE_MS;
