/** What a server holds in memory, for one that was started with `memoryOnAsk` before it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Started, waitUntil } from './start-process.ts';

export const MB = 1024 * 1024;

/** The module to run before the server. */
export const memoryOnAsk = join(import.meta.dirname, 'memory-on-ask.ts');

/** The most memory that a process ever had, in MB. */
export const peakOf = ({ child }: Started) =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

/** All that the server said so far after `word`, in bytes. */
const saidBy = (server: Started, word: 'read' | 'live') =>
  [...server.said().matchAll(new RegExp(`^${word}: (\\d+)$`, 'gm'))].map(([, bytes]) => Number(bytes));

/** What it has read from its sockets, in bytes. */
export const readBy = (server: Started) => saidBy(server, 'read').at(-1) ?? 0;

/** What it holds now, garbage apart, in bytes. */
export async function liveIn(server: Started): Promise<number> {
  const before = saidBy(server, 'live').length;
  server.child.kill('SIGUSR2');
  await waitUntil(server, () => saidBy(server, 'live').length > before);
  return saidBy(server, 'live').at(-1) ?? 0;
}
