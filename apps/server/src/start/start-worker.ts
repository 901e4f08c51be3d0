import type { Server } from './compose.ts';
import type { Stop } from './shutdown.ts';

/** The worker gets most of the time to stop; the rest is for closing the database. */
const CLOSING_MS = 500;

/** Delivers the outbox and runs what time brings. Knows nothing of HTTP. */
export function startWorker({ outboxWorker, scheduler, transport }: Server): Stop {
  outboxWorker.start();
  scheduler.start();
  return async (graceMs) => {
    await Promise.all([outboxWorker.stop(Math.max(0, graceMs - CLOSING_MS)), scheduler.stop()]);
    await transport.close();
  };
}
