import { execFile } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';

/** What a service manager that speaks systemd's words wants to hear. */
export interface ServiceManager {
  /** The server accepts requests. From now on the watchdog is notified, if enabled. */
  ready(): void;
  stopping(): void;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Uses this process's own NOTIFY_SOCKET and WATCHDOG_USEC. Without a service manager does nothing.
 */
export function serviceManager(env: Environment, log: FastifyBaseLogger): ServiceManager {
  const tell = notifier(env, log);
  const watchdogMs = Number(env.WATCHDOG_USEC ?? 0) / 1000;
  return {
    ready() {
      tell('READY=1');
      // Twice as often as required. A silent database does not stop it, as a restart would not
      // help.
      if (watchdogMs > 0) setInterval(() => tell('WATCHDOG=1'), watchdogMs / 2).unref();
    },
    stopping: () => tell('STOPPING=1'),
  };
}

/** Node has no Unix datagram sockets, so systemd's own command sends the message. */
function notifier({ NOTIFY_SOCKET, PATH = '/usr/bin:/bin' }: Environment, log: FastifyBaseLogger) {
  return (state: string): void => {
    if (!NOTIFY_SOCKET) return;
    execFile('systemd-notify', [state], { env: { NOTIFY_SOCKET, PATH } }, (error) => {
      if (error) log.error({ state, errors: errorInLog(error) }, 'the service manager could not be told');
    });
  };
}
