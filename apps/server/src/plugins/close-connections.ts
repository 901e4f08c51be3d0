import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

/** Connections accepted just before a stop get this long to send their request. */
const FRESH_MS = 1000;

/** What is open, and what of it is in hand. */
interface OpenConnections {
  readonly isStopping: () => boolean;
  /** A request began on this connection, and one is over: sent whole, or its connection gone. */
  readonly began: (socket: Socket) => void;
  readonly ended: () => void;
  /** From now on nothing is waited for but what is in hand. */
  readonly stop: () => void;
}

function openConnections(server: Server): OpenConnections {
  let stopping = false;
  let inHand = 0;
  /** Connections of which nothing came yet, and when they were made. */
  const fresh = new Map<Socket, number>();
  const others = new Set<Socket>();

  server.on('connection', (socket: Socket) => {
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
  return {
    isStopping: () => stopping,
    began(socket) {
      inHand += 1;
      if (fresh.delete(socket)) others.add(socket);
    },
    ended() {
      inHand -= 1;
      if (stopping) closeIdle();
    },
    stop() {
      stopping = true;
      closeIdle();
    },
  };
}

/**
 * On a stop, waits for requests in progress and for fresh connections, and nothing else. Otherwise
 * idle keep-alive connections would delay the stop until the service manager kills the process, and
 * a front's accepted connection would lose its request.
 */
export function closeConnections(app: FastifyInstance): void {
  const open = openConnections(app.server);
  app.addHook('onRequest', async ({ raw: { socket } }) => open.began(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (open.isStopping()) reply.header('connection', 'close');
  });
  whenEnded(app, () => open.ended());
  app.addHook('preClose', async () => open.stop());
}
