import type { CountsOf } from './window-counts.ts';

const MOST = 5;
const WINDOW_MS = 15 * 60_000;

/** Counts wrong passphrases by key, so that nobody opens a link by guessing. */
export interface PassphraseTries {
  /**
   * Counts an attempt. Resolves with the minutes to wait before the next one; 0 if this one is
   * allowed.
   */
  admit(key: string): Promise<number>;
  succeeded(key: string): Promise<void>;
}

/** `of`: what the passphrase opens. Attempts at one link do not count for another. */
export function createPassphraseTries(
  countsOf: CountsOf,
  of: string,
  now: () => number = Date.now,
): PassphraseTries {
  const tries = countsOf(`passphrases ${of}`, WINDOW_MS);
  return {
    async admit(key) {
      // Counted before the slow check, so that parallel attempts count too.
      const { count, until } = await tries.add(key, now());
      return count <= MOST ? 0 : Math.ceil((until - now()) / 60_000);
    },
    succeeded: (key) => tries.forget(key),
  };
}
