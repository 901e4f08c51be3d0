import { UploadFailure } from './upload-failure.ts';

/** So many failures of the line in a row, without anything having moved on, end it. */
export const MOST_FAILURES = 8;
/** After only errors for this long, a few more seconds of retrying would not help. */
export const LONGEST_TROUBLE_MS = 10_000;
const FIRST_PAUSE_MS = 250;
/** Phones often lose the network for moments. Longer pauses would cost more than they save. */
const LONGEST_PAUSE_MS = 2000;
/** Retry even while offline, because not every device reports when it is online again. */
const OFFLINE_PAUSE_MS = 15_000;

/** How long to wait after the n-th failure in a row, in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);

/** How this device stands to the network; replaced in tests. */
export interface Connection {
  readonly offline: () => boolean;
  /** In ms, from any beginning. */
  readonly now: () => number;
  /** Resolves after `ms`, or once the device is online again. Rejects when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const deviceConnection: Connection = {
  offline: () => !navigator.onLine,
  now: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const end = (done: () => void) => () => {
        clearTimeout(timer);
        removeEventListener('online', goOn);
        signal.removeEventListener('abort', giveUp);
        done();
      };
      const goOn = end(resolve);
      const giveUp = end(() => reject(signal.reason));
      const timer = setTimeout(goOn, ms);
      addEventListener('online', goOn);
      signal.addEventListener('abort', giveUp);
    }),
};

export interface RetryOptions {
  readonly signal: AbortSignal;
  readonly connection?: Connection;
  /** Whether there was progress since the last call. Progress resets the count of failures. */
  readonly movedOn: () => boolean;
  /** Told before each wait whether the device has no network, and that it goes on after it. */
  readonly onPause: (offline: boolean) => void;
  readonly onResume: () => void;
}

/**
 * Retries failures that may pass: network failures a few times, server errors for a few seconds.
 * While offline it waits without counting. Rejects with the last failure, or with the signal's
 * reason.
 */
export async function withRetry(attempt: () => Promise<void>, options: RetryOptions): Promise<void> {
  const { signal, connection = deviceConnection, movedOn, onPause, onResume } = options;
  let troubleSince: number | undefined;
  for (let failures = 0; ; ) {
    try {
      return await attempt();
    } catch (thrown) {
      signal.throwIfAborted();
      if (!(thrown instanceof UploadFailure) || (thrown.kind !== 'network' && thrown.kind !== 'busy'))
        throw thrown;
      const offline = connection.offline();
      const answered = thrown.kind === 'busy';
      if (movedOn() || offline) failures = 0;
      if (failures === 0 || !answered) troubleSince = undefined;
      failures += 1;
      if (!answered && failures >= MOST_FAILURES) throw thrown;
      const pause = offline ? OFFLINE_PAUSE_MS : pauseAfter(failures);
      if (answered) {
        troubleSince ??= connection.now();
        if (connection.now() + pause - troubleSince > LONGEST_TROUBLE_MS) throw thrown;
      }
      onPause(offline);
      await connection.wait(pause, signal);
      onResume();
    }
  }
}
