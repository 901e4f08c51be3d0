import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

/** Whoever has just connected sends a request by then: it was accepted, so it is to be answered. */
const FRESH_MS = 1000;

/**
 * Lets a stop wait for the requests in hand, and for those of connections that were made just before, and for nothing
 * else. Without this, connections that browsers open ahead or keep for later hold up the stop until a service manager
 * kills the process; and a front's connection that was accepted and not read yet would lose its request.
 */
export function closeConnections(app: FastifyInstance): void {
  let stopping = false;
  let inHand = 0;
  /** Connections of which nothing came yet, and when they were made. */
  const fresh = new Map<Socket, number>();
  const others = new Set<Socket>();

  app.server.on('connection', (socket: Socket) => {
    fresh.set(socket, performance.now());
    socket.once('close', () => {
      fresh.delete(socket);
      others.delete(socket);
    });
  });
  /** Ends those that nothing is to be waited for; says when to look again. */
  const closeIdle = () => {
    const now = performance.now();
    const made = [...fresh.values()].filter((at) => now - at < FRESH_MS);
    for (const [socket, at] of fresh) if (now - at >= FRESH_MS) socket.destroy();
    if (inHand > 0) return;
    for (const socket of others) socket.destroy();
    if (made.length > 0) setTimeout(closeIdle, FRESH_MS - (now - Math.min(...made))).unref();
  };
  app.addHook('onRequest', async ({ raw: { socket } }) => {
    inHand += 1;
    if (fresh.delete(socket)) others.add(socket);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  whenEnded(app, () => {
    inHand -= 1;
    if (stopping) closeIdle();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    closeIdle();
  });
}
