import type { Read } from './read.ts';

/** The first that systemd passes on (sd_listen_fds). */
const FIRST_FD = 3;

const one = (text: string): true => {
  if (text !== '1') throw new Error('not one');
  return true;
};

/**
 * The number of the listening socket that systemd holds, so that connections wait during a restart.
 * Undefined without the variables, or if they are for another process.
 */
export function inheritedSocket(read: Read, pid = process.pid): number | undefined {
  const isMeant = read('LISTEN_PID', 0, Number, 'a number') === pid;
  if (!isMeant) return undefined;
  return read('LISTEN_FDS', false, one, '1: one socket is passed on') ? FIRST_FD : undefined;
}
