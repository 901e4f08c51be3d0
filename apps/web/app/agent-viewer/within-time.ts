/** Time limit for opening a document and for drawing each page, in milliseconds. */
const MOST_MS = 20_000;

export class TimeLimitError extends Error {}

/**
 * Rejects with TimeLimitError if the work takes too long. Time in a hidden window does not count.
 */
export async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer = 0;
  let start = () => {};
  const over = new Promise<never>((_, reject) => {
    start = () => {
      timer = window.setTimeout(() => {
        // Nothing is drawn in a hidden window: the time restarts when it is visible.
        if (document.hidden) document.addEventListener('visibilitychange', start, { once: true });
        else reject(new TimeLimitError());
      }, MOST_MS);
    };
    start();
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', start);
  }
}
