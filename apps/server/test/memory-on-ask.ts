/**
 * Preloaded by the server in memory tests. The process reports on stderr how many bytes it has read
 * from its sockets (`read: N`). At SIGUSR2 it collects garbage, and reports how much memory it then
 * holds (`live: N`).
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const sockets: Socket[] = [];
subscribe('net.server.socket', (message) => {
  sockets.push((message as { socket: Socket }).socket);
});
let said = 0;
setInterval(() => {
  const read = sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  if (read !== said) process.stderr.write(`read: ${read}\n`);
  said = read;
}, 20).unref();

process.on('SIGUSR2', async () => {
  // Memory that one round releases, such as bytes outside the heap, is counted off in the next.
  for (let round = 0; round < 3; round++) {
    collect();
    await setImmediate();
  }
  // `external` includes buffers.
  const { heapUsed, external } = process.memoryUsage();
  process.stderr.write(`live: ${heapUsed + external}\n`);
});
