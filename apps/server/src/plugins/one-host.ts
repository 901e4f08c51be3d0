import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Whether a request has one Host header, as HTTP/1.1 requires. Older versions may have none. */
function namesOneHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    if (rawHeaders[place]?.length === 4 && rawHeaders[place]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/**
 * Rejects requests with no Host header or two. A front and this server could read two as different
 * sites (RFC 9112, 3.2). Node would reject the first without the headers of every answer.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw)) return;
    reply.header('connection', 'close');
    throw new AppError('bad-host', 'A request names one host');
  });
}
