import { MINUTE_MS } from '@rivermark/contracts/durations';

/** From here on a mail is late: longer than retries after a passing fault and the digest's ten minutes need. */
export const LATE_MS = 15 * MINUTE_MS;
