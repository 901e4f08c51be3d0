import type { FastifyInstance } from 'fastify';
import { whenEnded } from './when-ended.ts';

/**
 * Lets a stop wait for the requests in hand and for nothing else. Without this, connections that browsers open
 * ahead or keep for later hold up the stop until a service manager kills the process.
 */
export function closeConnections(app: FastifyInstance): void {
  let stopping = false;
  let inHand = 0;
  app.addHook('onRequest', async () => {
    inHand += 1;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  whenEnded(app, () => {
    inHand -= 1;
    if (stopping && inHand === 0) app.server.closeAllConnections();
  });
  app.addHook('preClose', async () => {
    stopping = true;
    if (inHand === 0) app.server.closeAllConnections();
  });
}
