import type { FastifyInstance } from 'fastify';
import { errorInLog } from '../../error-in-log.ts';
import type { EnquiryRepository } from '../../intake/enquiry-repository.ts';

/** `/healthz`: the process lives. `/readyz`: the database answers, so enquiries can be stored. */
export function health(app: FastifyInstance, enquiries: EnquiryRepository): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('alive\n'));
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await enquiries.prove();
      return reply.send('ready\n');
    } catch (error) {
      request.log.error({ errors: errorInLog(error) }, 'database does not answer');
      return reply.code(503).send('the database does not answer\n');
    }
  });
}
