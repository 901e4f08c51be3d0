import type { CountsOf } from './window-counts.ts';

const MOST = 5;
const WINDOW_MS = 15 * 60_000;

/** Counts wrong passphrases for each submission, so that a link in wrong hands cannot be guessed open. */
export interface PassphraseTries {
  /** Counts a try. Resolves with the minutes to wait before one may be made; 0 where this one may. */
  admit(submissionId: string): Promise<number>;
  succeeded(submissionId: string): Promise<void>;
}

/** `of`: what the passphrase opens, so that tries at one do not count for another. */
export function createPassphraseTries(
  countsOf: CountsOf,
  of: string,
  now: () => number = Date.now,
): PassphraseTries {
  const tries = countsOf(`passphrases ${of}`, WINDOW_MS);
  return {
    async admit(id) {
      // Counted before the slow check, so that many at once count as well.
      const { count, until } = await tries.add(id, now());
      return count <= MOST ? 0 : Math.ceil((until - now()) / 60_000);
    },
    succeeded: (id) => tries.forget(id),
  };
}
