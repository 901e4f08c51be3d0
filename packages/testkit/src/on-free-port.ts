import { createServer } from 'node:net';

/** What `start` rejects with where somebody else took the port in between. */
export class PortTaken extends Error {}

const TRIES = 20;

/** A port of this machine that nobody listened on a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts what has to be told its port; on another one where somebody else takes it first. */
export async function onFreePort<T>(start: (port: number) => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left--) {
    try {
      return await start(await freePort());
    } catch (error) {
      if (!(error instanceof PortTaken) || left === 1) throw error;
    }
  }
}
