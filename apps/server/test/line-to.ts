import { connect, createServer, type Socket } from 'node:net';
import { onFreePort } from '@rivermark/testkit/on-free-port';
import { onTestFinished } from 'vitest';

/**
 * A connection to a server on this machine that can go silent, as when a machine is lost or hangs.
 */
export async function lineTo(url: string) {
  const target = new URL(url);
  const far = Number(target.port);
  let dead = false;
  let swallowed = 0;
  const sockets = new Set<Socket>();
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const server = connect(far, '127.0.0.1');
    for (const [from, to] of [
      [near, server],
      [server, near],
    ] as const) {
      hold(from);
      from.on('data', (bytes) => {
        if (dead) swallowed += 1;
        else to.write(bytes);
      });
      from.on('close', () => dead || to.destroy());
    }
  });
  const port = await onFreePort(async (free) => {
    await new Promise<void>((resolve) => server.listen(free, '127.0.0.1', resolve));
    return free;
  });
  const breakOff = () => {
    const broken = sockets.size;
    for (const socket of sockets) socket.destroy();
    return broken;
  };
  onTestFinished(() => {
    breakOff();
    server.close();
  });
  target.port = String(port);
  return {
    url: target.href,
    die() {
      dead = true;
    },
    live() {
      dead = false;
    },
    /** How many pieces arrived from either end while it was silent. */
    swallowed: () => swallowed,
    /** Ends every connection, so that both ends notice; returns how many ends that were. */
    breakOff,
  };
}
