import { MINUTE_MS } from '@rivermark/contracts/durations';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import type { VisitCounter } from './visit-counter.ts';

/**
 * Writes this process's counts every minute and when it ends. The scheduler's jobs run in one of
 * several processes, but these counts are in each process's own memory.
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
