import { limits } from '@rivermark/contracts/forms';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../db/is-unavailable.ts';
import { errorInLog } from '../error-in-log.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { type Html, html } from '../plain-pages/html.ts';
import { plateFigure } from '../plain-pages/plate-figure.ts';
import { sendPlainPage } from '../plain-pages/send-plain-page.ts';

const ofFastify: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [
    'body-too-large',
    `This is too long to be read here; a message may have at most ${limits.message} characters`,
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'This content type is not accepted here'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-body', 'The body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-body', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-body', 'The body does not have the length it announced'],
  FST_ERR_BAD_URL: ['bad-address', 'The address is malformed'],
};

/** A restart or a failover of the database seldom takes longer. */
const BACK_IN_SECONDS = 30;

/** Makes any error fit to show. Unknown ones become an internal error without details. */
function publicError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  // A client that hangs up in the middle of its body causes the same code as a database that does.
  const isOfRequest = error.statusCode !== undefined && error.statusCode < 500;
  if (!isOfRequest && isUnavailable(error)) {
    return new AppError(
      'database-unavailable',
      'This cannot be done right now. Please try again in a minute.',
      {
        cause: error,
      },
    );
  }
  const known = ofFastify[error.code ?? ''];
  if (known) return new AppError(...known);
  if (isOfRequest) {
    return new AppError('malformed-body', 'The request could not be read');
  }
  return new AppError('internal-error', 'Something went wrong here. Please try again.', { cause: error });
}

/** Starts an error's answer with its code in a header and no caching. Logs our own errors. */
export function beginErrorAnswer(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const answer = publicError(error);
  if (answer.statusCode >= 500) {
    request.log.error({ code: answer.code, errors: errorInLog(error) }, 'request failed');
    reply.header('x-request-id', request.id);
  }
  const seconds = answer.retryAfterSeconds ?? (isUnavailable(answer) ? BACK_IN_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  reply.code(answer.statusCode).header('x-error-code', answer.code).header('cache-control', 'no-store');
  return answer;
}

/** Answers an error: a person who opens an address in a page, a program in plain text. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { message, statusCode } = beginErrorAnswer(error, request, reply);
  if (!request.headers.accept?.includes('text/html')) {
    return reply.type('text/plain; charset=utf-8').send(message);
  }
  const title = statusCode >= 500 ? 'Something went wrong' : 'This did not work';
  return sendPlainPage(
    reply,
    statusCode,
    title,
    html`<h1>${title}</h1><p>${message}</p>${referenceLine(request, statusCode)}<p><a class="button main" href="/">Return to Home</a></p>${plateFigure(request.server)}`,
  );
}

/** What a visitor can name when asking about a fault of ours: the log has the same reference. */
export function referenceLine(request: FastifyRequest, statusCode: number): Html | false {
  if (statusCode < 500) return false;
  return html`<p>If you call or write about it, please name the reference <strong>${request.id}</strong>.</p>`;
}

export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
