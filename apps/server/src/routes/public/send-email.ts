import { EMAIL_SEND_PATH, parseEmailSend } from '@rivermark/contracts/email-send';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { isForeignOrigin } from '../is-foreign-origin.ts';
import { type EnquiryRouteDeps, limitRefusals } from './enquiry-route-deps.ts';

/** The email service's call. Stores and enqueues, never sends. Answers `OK` once stored. */
export async function sendEmail(
  app: FastifyInstance,
  { acceptEnquiry, origins, limits }: EnquiryRouteDeps,
): Promise<void> {
  await app.register(async (scope) => {
    // Only JSON: a page of another site may post plain text without asking the server first.
    scope.removeContentTypeParser('text/plain');
    limitRefusals(scope, limits);
    scope.post(EMAIL_SEND_PATH, async (request, reply) => {
      const parsed = parseEmailSend(request.body);
      if (!parsed.ok) throw new AppError(parsed.code, parsed.message);
      const foreignOrigin = isForeignOrigin(request, ...origins);
      const isBeyondLimit = await limits.isBeyondLimit(request);
      await acceptEnquiry(parsed.enquiry, { via: 'script', foreignOrigin, isBeyondLimit, ip: request.ip });
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
    });
  });
}
