import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AcceptEnquiry } from '../../intake/accept-enquiry.ts';
import { answerError } from '../../plugins/error-handler.ts';
import type { RequestLimits } from '../../plugins/request-limits.ts';

/** What both ways to send an enquiry need. */
export interface EnquiryRouteDeps {
  readonly acceptEnquiry: AcceptEnquiry;
  /** Origins of the site's own pages. */
  readonly origins: readonly string[];
  readonly limits: Pick<RequestLimits, 'isBeyondLimit' | 'refusals'>;
}

/** Counts refused requests of a scope. Addresses with too many get the limit's error instead. */
export function limitRefusals(scope: FastifyInstance, { refusals }: Pick<RequestLimits, 'refusals'>): void {
  scope.setErrorHandler(async (error: Parameters<typeof answerError>[0], request, reply) => {
    // A client that hung up gets no answer, and its socket has no address left to count by.
    const isRefusal =
      error.statusCode !== undefined && error.statusCode < 500 && !request.raw.socket.destroyed;
    try {
      if (isRefusal) await refusals.call(scope, request, reply);
    } catch (beyond) {
      if (beyond instanceof AppError) return answerError(beyond, request, reply);
      throw beyond;
    }
    return answerError(error, request, reply);
  });
}
