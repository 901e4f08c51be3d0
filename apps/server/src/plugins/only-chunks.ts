import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * Rejects transfer codings other than plain chunked, and closes the connection. A front may
 * disagree with this server about where such a body ends (RFC 9112, 6.1).
 */
export function onlyChunks(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers }, reply) => {
    const coding = headers['transfer-encoding'];
    if (coding === undefined || coding.toLowerCase() === 'chunked') return;
    reply.header('connection', 'close');
    throw new AppError('malformed-body', 'The request could not be read');
  });
}
