import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** As Node reads it: it answers this one by itself, and passes on what asks for anything else. */
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i;

/** Refuses a request that expects something other than 100-continue, with the headers of every answer. */
export function knownExpectations(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { expect } }, reply) => {
    if (expect === undefined || CONTINUE.test(expect)) return;
    // Nobody knows whether a body follows.
    reply.header('connection', 'close');
    throw new AppError('unknown-expectation', 'This server meets no expectation but 100-continue');
  });
}
