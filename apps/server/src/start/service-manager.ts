import { execFile } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';

/** What a service manager that speaks systemd's words wants to hear. */
export interface ServiceManager {
  /** The server takes requests. From here on it is told that the event loop lives, if it asked for that. */
  ready(): void;
  stopping(): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads what the service manager of this process set for it, and nobody else: NOTIFY_SOCKET and WATCHDOG_USEC. Without
 * one nothing is told.
 */
export function serviceManager(env: Environment, log: FastifyBaseLogger): ServiceManager {
  const tell = notifier(env, log);
  const watchdogMs = Number(env.WATCHDOG_USEC ?? 0) / 1000;
  return {
    ready() {
      tell('READY=1');
      // Twice as often as it is asked for. A database that does not answer is no reason: a new start would not heal it.
      if (watchdogMs > 0) setInterval(() => tell('WATCHDOG=1'), watchdogMs / 2).unref();
    },
    stopping: () => tell('STOPPING=1'),
  };
}

/** Node has no datagrams on the machine's own sockets: systemd's command sends them, which is there where systemd is. */
function notifier({ NOTIFY_SOCKET, PATH = '/usr/bin:/bin' }: Environment, log: FastifyBaseLogger) {
  return (state: string): void => {
    if (!NOTIFY_SOCKET) return;
    execFile('systemd-notify', [state], { env: { NOTIFY_SOCKET, PATH } }, (error) => {
      if (error) log.error({ state, errors: errorInLog(error) }, 'the service manager could not be told');
    });
  };
}
