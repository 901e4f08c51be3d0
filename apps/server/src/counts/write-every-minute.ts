import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import type { VisitCounter } from './visit-counter.ts';

/**
 * Writes what this process has counted, every minute and at its end. The scheduler's jobs run in one process of several;
 * this is each one's own memory.
 */
export function writeEveryMinute(counter: VisitCounter, log: FastifyBaseLogger) {
  const write = () =>
    counter.write().catch((error: unknown) => {
      log.error({ errors: errorInLog(error) }, 'the counts of visits could not be written yet');
    });
  const timer = setInterval(write, MINUTE_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await write();
    },
  };
}
