import type { Read } from './read.ts';

/** The first that systemd passes on (sd_listen_fds). */
const FIRST_FD = 3;

const one = (text: string): true => {
  if (text !== '1') throw new Error('not one');
  return true;
};

/**
 * The listening socket that systemd holds for this process and passes on, by its number: connections wait in it while
 * the server is started anew. Undefined where the variables are not there, or meant for another process.
 */
export function inheritedSocket(read: Read, pid = process.pid): number | undefined {
  const isMeant = read('LISTEN_PID', 0, Number, 'a number') === pid;
  if (!isMeant) return undefined;
  return read('LISTEN_FDS', false, one, '1: one socket is passed on') ? FIRST_FD : undefined;
}
