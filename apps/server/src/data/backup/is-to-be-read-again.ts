import { DAY_MS } from '@rivermark/contracts/durations';

/** Every object has its day among so many. */
const DAYS = 30;

const dayOf = (at: number) => Math.floor(at / DAY_MS);

/**
 * Whether this backup verifies an object that an earlier one wrote. Each object has its turn within
 * thirty days, however often backups run. `last`, `now`: the times of the previous backup and of
 * this one, in milliseconds since 1970.
 */
export function isToBeReadAgain(sha256: string, { last, now }: { last: number; now: number }): boolean {
  const own = Number.parseInt(sha256.slice(0, 8), 16) % DAYS;
  const next = dayOf(last) + 1;
  const sinceThen = (((own - next) % DAYS) + DAYS) % DAYS;
  return next + sinceThen <= dayOf(now);
}
