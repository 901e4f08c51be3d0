import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Refuses a body in any transfer coding but plain chunks, and closes the connection: where its end is, a front may see otherwise
 * than this server (RFC 9112, 6.1).
 */
export function onlyChunks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const coding = headers['transfer-encoding'];
    if (coding === undefined || coding.toLowerCase() === 'chunked') return;
    reply.header('connection', 'close');
    throw new AppError('malformed-body', 'The request could not be read');
  });
}
