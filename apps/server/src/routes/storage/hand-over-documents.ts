import { documentIds, FUNCTIONS_PATH, parseNotice } from '@rivermark/contracts/documents';
import type { FastifyInstance } from 'fastify';
import type { Documents } from '../../documents/create-documents.ts';
import { AppError } from '../../errors.ts';

/**
 * The one call that ends a submission. Recipient, subject and text are ours; the caller only names
 * stored documents. Answers `{success}`, or false with a code if nothing was handed over.
 */
export function handOverDocuments(app: FastifyInstance, documents: Documents): void {
  app.post<{ Params: { name: string } }>(`${FUNCTIONS_PATH}/:name`, async (request, reply) => {
    if (request.params.name !== documentIds.functionName) {
      throw new AppError('unknown-function', 'There is no such function');
    }
    const notice = parseNotice(request.body);
    if (!notice) throw new AppError('malformed-body', 'The notice cannot be read');
    reply.header('cache-control', 'no-store');
    try {
      await documents.handOver(notice);
      return { success: true };
    } catch (error) {
      if (!(error instanceof AppError) || error.statusCode >= 500) throw error;
      reply.code(error.statusCode).header('x-error-code', error.code);
      return { success: false, code: error.code, message: error.message };
    }
  });
}
