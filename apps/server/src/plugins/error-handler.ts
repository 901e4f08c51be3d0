import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '../errors.ts';

const ofFastify: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body-too-large', 'The message is too large'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'This content type is not accepted here'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['malformed-body', 'The body is empty'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-body', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['malformed-body', 'The body does not have the length it announced'],
  FST_ERR_BAD_URL: ['bad-address', 'The address is malformed'],
};

/** Any error as one that may be shown: what we do not know is an internal error and says nothing of itself. */
function publicError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error;
  const known = ofFastify[error.code ?? ''];
  if (known) return new AppError(...known);
  if (error.statusCode !== undefined && error.statusCode < 500) {
    return new AppError('malformed-body', 'The request could not be read');
  }
  return new AppError('internal-error', 'Something went wrong here. Please try again.', { cause: error });
}

/** Begins the answer to an error, with its code in a header and nothing kept; logs what is our own fault. */
export function beginErrorAnswer(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): AppError {
  const answer = publicError(error);
  if (answer.statusCode >= 500) {
    const cause = answer.cause instanceof Error ? answer.cause : error;
    request.log.error(
      { code: answer.code, cause: cause.name, causeCode: (cause as { code?: string }).code },
      'request failed',
    );
  }
  reply.code(answer.statusCode).header('x-error-code', answer.code).header('cache-control', 'no-store');
  return answer;
}

/** Answers an error in plain text. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { message } = beginErrorAnswer(error, request, reply);
  return reply.type('text/plain; charset=utf-8').send(message);
}

export function errorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}
