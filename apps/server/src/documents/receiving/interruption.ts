/** Lets somebody else end what is waited for. */
export interface Interruption {
  interrupt(reason: Error): void;
  /** What `work` comes to, unless it is interrupted before; one at a time. */
  orInterrupted<T>(work: Promise<T>): Promise<T>;
}

/** `Promise.race` against one promise for the whole upload would keep every chunk in memory. */
export function createInterruption(): Interruption {
  let reason: Error | undefined;
  let rejectWork: ((reason: Error) => void) | undefined;
  return {
    interrupt(why) {
      reason = why;
      rejectWork?.(why);
    },
    orInterrupted: (work) =>
      new Promise((resolve, reject) => {
        work.then(resolve, reject);
        if (reason) reject(reason);
        rejectWork = reject;
      }),
  };
}
