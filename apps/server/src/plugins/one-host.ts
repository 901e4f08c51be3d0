import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Whether a request has at most one Host header. `rawHeaders`: names and values in turn, as Node has them. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let place = 0; place < rawHeaders.length; place += 2) {
    if (rawHeaders[place]?.length === 4 && rawHeaders[place]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts < 2;
}

/** Refuses a request with two Host headers, which a front and this server could read as two sites (RFC 9112, 3.2). */
export function oneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    if (!namesOneHost(rawHeaders)) throw new AppError('bad-host', 'A request names one host');
  });
}
