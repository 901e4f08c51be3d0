import type { OutboxWorker } from './worker.ts';

/** The workers of all lanes as one. */
export function allChannels(workers: readonly OutboxWorker[]): OutboxWorker {
  return {
    start() {
      for (const worker of workers) worker.start();
    },
    wake() {
      for (const worker of workers) worker.wake();
    },
    async stop(graceMs) {
      await Promise.all(workers.map((worker) => worker.stop(graceMs)));
    },
  };
}
