import { pause } from './pause.ts';

/** Attempts before an import counts as failed. */
const TRIES = 3;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export interface RetryingImport<T> {
  /** Imports the module once. After a failure, tries again. Rejects when all attempts fail. */
  readonly load: () => Promise<T>;
  /** The module, if it is loaded. */
  readonly arrived: () => T | undefined;
}

async function importWithRetries<T>(fetch: () => Promise<T>, tries: number): Promise<T> {
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
 * A module that is imported on demand, with retries. `tries` is Infinity where nobody can ask
 * again.
 */
export function retryingImport<T>(fetch: () => Promise<T>, tries: number = TRIES): RetryingImport<T> {
  let loading: Promise<T> | undefined;
  let loaded: T | undefined;
  const load = () => {
    loading ??= importWithRetries(fetch, tries).then(
      (module) => {
        loaded = module;
        return module;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, arrived: () => loaded };
}
