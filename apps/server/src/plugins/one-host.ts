import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Whether a request has one Host header, as HTTP/1.1 wants it. Older ones may have none. */
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
 * Refuses a request without a Host header, and one with two, which a front and this server could read as two sites
 * (RFC 9112, 3.2). Node would refuse the first without the headers of every answer.
 */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (namesOneHost(raw)) return;
    reply.header('connection', 'close');
    throw new AppError('bad-host', 'A request names one host');
  });
}
