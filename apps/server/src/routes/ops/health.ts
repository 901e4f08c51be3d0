import type { FastifyInstance } from 'fastify';
import { errorInLog } from '../../error-in-log.ts';
import type { Readiness } from '../../health/readiness.ts';
import { seenAddress, seenAddressText } from '../../seen-address.ts';
import { isThisMachine } from '../dev/is-this-machine.ts';

/** As any other refusal while the database is away. */
const BACK_IN_SECONDS = 30;

/**
 * `/healthz`: the process is alive. `/healthz?address` adds the caller's address as the server sees
 * it, which exposes a proxy that hides visitors. `/readyz`: the database accepts writes, so
 * enquiries can be stored. Local callers also get the mail's state, one figure a line.
 */
export function health(app: FastifyInstance, readiness: Readiness): void {
  app.get<{ Querystring: Record<string, unknown> }>('/healthz', async (request, reply) => {
    const address = 'address' in request.query ? seenAddressText(seenAddress(request)) : '';
    return reply.header('cache-control', 'no-store').send(`alive\n${address}`);
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await readiness.proveWrite();
      const mail = isThisMachine(request) ? await readiness.mail() : [];
      return reply.send(['ready', ...mail, ''].join('\n'));
    } catch (error) {
      request.log.error({ errors: errorInLog(error) }, 'database does not answer');
      return reply.code(503).header('retry-after', BACK_IN_SECONDS).send('the database does not answer\n');
    }
  });
}
