/** How often a module that did not come is fetched before that counts as a failure. */
const TRIES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export interface LateModule<T> {
  /** Fetches it, once. Where it could not be had before, it is fetched anew. Rejects when that, too, fails. */
  readonly load: () => Promise<T>;
  /**
   * What the last `load` promised, as React's `use` reads it; loads where nothing did. A failure stays one until the
   * next `load`, so that a part which is drawn again does not ask for ever.
   */
  readonly current: () => Promise<T>;
  /** What has come, for what cannot wait. */
  readonly arrived: () => T | undefined;
}

/** What React writes on a promise that it has read; written first, it reads the value without waiting. */
type Readable<T> = Promise<T> & {
  status?: 'pending' | 'fulfilled' | 'rejected';
  value?: T;
  reason?: unknown;
};

/** Resolves after so many ms, or once the network is back. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    addEventListener('online', goOn);
  });

async function fetchPatiently<T>(fetch: () => Promise<T>, tries: number): Promise<T> {
  for (let failed = 0; ; ) {
    try {
      return await fetch();
    } catch (error) {
      failed += 1;
      if (failed >= tries) throw error;
      await pause(Math.min(FIRST_PAUSE_MS * 2 ** (failed - 1), LONGEST_PAUSE_MS));
    }
  }
}

/**
 * A module that does not come with the page. All that do so come by this: with the same tries and pauses, and with one
 * way to fail, a rejected promise. `tries` is Infinity where nobody presses anything that could ask again.
 */
export function lateModule<T>(fetch: () => Promise<T>, tries: number = TRIES): LateModule<T> {
  let last: Readable<T> | undefined;
  const load = () => {
    if (last && last.status !== 'rejected') return last;
    const promise: Readable<T> = fetchPatiently(fetch, tries);
    promise.status = 'pending';
    promise.then(
      (value) => {
        promise.value = value;
        promise.status = 'fulfilled';
      },
      (reason) => {
        promise.reason = reason;
        promise.status = 'rejected';
      },
    );
    last = promise;
    return promise;
  };
  return { load, current: () => last ?? load(), arrived: () => last?.value };
}
