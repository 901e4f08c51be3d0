import { documentIds } from '@rivermark/contracts/documents';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { beginErrorAnswer } from '../../plugins/error-handler.ts';
import { sameText } from '../../same-text.ts';
import { letRunOut } from './body-of.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** In a storage scope: answered without the anonymous key as well. */
    keyless?: true;
  }
}

/** How the storage service words its errors; clients look at `statusCode` and show `message`. */
const names: Partial<Record<AppError['code'], string>> = {
  'object-exists': 'Duplicate',
  'document-too-large': 'Payload too large',
  'not-allowed': 'Unauthorized',
  'unknown-key': 'Unauthorized',
  'no-such-bucket': 'Bucket not found',
  'not-found': 'not_found',
  'invalid-object-name': 'InvalidKey',
};

function answerStorageError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, code, message } = beginErrorAnswer(error, request, reply);
  letRunOut(request);
  return reply.send({ statusCode: String(statusCode), error: names[code] ?? code, message, code });
}

/** The anonymous key, as `apikey` or bearer. It is public, and only keeps stray programs out. */
function requireAnonKey({ headers }: FastifyRequest): void {
  const key = headers.apikey ?? headers.authorization?.replace(/^Bearer /i, '');
  if (typeof key !== 'string' || !sameText(key, documentIds.anonKey)) {
    throw new AppError('unknown-key', 'Invalid API key');
  }
}

/** A scope that speaks as the storage service does: its errors, its key. */
export async function storageScope(
  app: FastifyInstance,
  routes: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler(answerStorageError);
    scope.addHook('onRequest', async (request) => {
      if (!request.routeOptions.config.keyless) requireAnonKey(request);
    });
    await routes(scope);
  });
}
