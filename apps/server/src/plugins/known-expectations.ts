import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Node's own pattern: it answers this expectation and passes on all others. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;

/** Refuses expectations other than 100-continue, with the headers of every answer. */
export function knownExpectations(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { expect } }, reply) => {
    if (expect === undefined || CONTINUE.test(expect)) return;
    // Nobody knows whether a body follows.
    reply.header('connection', 'close');
    throw new AppError('unknown-expectation', 'This server meets no expectation but 100-continue');
  });
}
