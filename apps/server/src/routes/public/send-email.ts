import { EMAIL_SEND_PATH, parseEmailSend } from '@rivermark/contracts/email-send';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';
import { countedAsEnquiry } from '../../plugins/enquiry-limit.ts';
import { isForeignOrigin } from './is-foreign-origin.ts';

/** The e-mail service's call: records and enqueues, never sends. Answers `OK` once the enquiry is stored. */
export function sendEmail(app: FastifyInstance, acceptEnquiry: AcceptEnquiry): void {
  app.post(EMAIL_SEND_PATH, countedAsEnquiry, async (request, reply) => {
    const parsed = parseEmailSend(request.body);
    if (!parsed.ok) throw new AppError(parsed.code, parsed.message);
    await acceptEnquiry(parsed.submission, { via: 'script', foreignOrigin: isForeignOrigin(request) });
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('OK');
  });
}
