import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';

/** Ends one part of the server within so many milliseconds. */
export type Stop = (graceMs: number) => Promise<void>;

/** All that is in hand must be finished by then; a service manager kills soon after. */
const GRACE_MS = 10_000;

/**
 * On SIGTERM or SIGINT runs the steps in order, each with the remaining milliseconds. Exits with 0
 * if all finished in time, otherwise 1. A second signal exits at once.
 */
export function shutDownOnSignal(log: FastifyBaseLogger, steps: readonly Stop[]): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    const deadline = Date.now() + GRACE_MS;
    setTimeout(() => {
      log.error('not finished within the time to stop; what was in hand is resumed at the next start');
      process.exit(1);
    }, GRACE_MS).unref();
    try {
      for (const step of steps) await step(Math.max(0, deadline - Date.now()));
      process.exit(0);
    } catch (error) {
      log.error({ errors: errorInLog(error) }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
