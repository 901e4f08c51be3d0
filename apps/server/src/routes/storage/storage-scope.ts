import { timingSafeEqual } from 'node:crypto';
import { documentIds } from '@rivermark/contracts/documents';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { publicError } from '../../plugins/error-handler.ts';
import { letRunOut } from './body-of.ts';

/** How the storage service words its errors; clients look at `statusCode` and show `message`. */
const names: Partial<Record<AppError['code'], string>> = {
  'object-exists': 'Duplicate',
  'document-too-large': 'Payload too large',
  'not-allowed': 'Unauthorized',
  'no-such-bucket': 'Bucket not found',
  'not-found': 'not_found',
  'invalid-object-name': 'InvalidKey',
};

function answerStorageError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const answer = publicError(error);
  letRunOut(request);
  if (answer.statusCode >= 500) {
    const cause = answer.cause instanceof Error ? answer.cause : error;
    request.log.error(
      { code: answer.code, cause: cause.name, causeCode: (cause as { code?: string }).code },
      'request failed',
    );
  }
  return reply
    .code(answer.statusCode)
    .header('x-error-code', answer.code)
    .header('cache-control', 'no-store')
    .send({
      statusCode: String(answer.statusCode),
      error: names[answer.code] ?? answer.code,
      message: answer.message,
      code: answer.code,
    });
}

const same = (given: string, expected: string) =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

/** The anonymous key, as `apikey` or as bearer. It is public; asking for it keeps other programs' mistakes out. */
function requireAnonKey({ headers }: FastifyRequest): void {
  const key = headers.apikey ?? headers.authorization?.replace(/^Bearer /i, '');
  if (typeof key !== 'string' || !same(key, documentIds.anonKey)) {
    throw new AppError('not-allowed', 'Invalid API key');
  }
}

/** A scope that speaks as the storage service does: its errors, its key. */
export async function storageScope(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerStorageError);
    scope.addHook('onRequest', async (request) => requireAnonKey(request));
    await routes(scope);
  });
}
