import { STORAGE_PATH } from '@rivermark/contracts/documents';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { leaveBodies } from './body-of.ts';

/**
 * Everything else that the storage service could do: reading, in public or signed, listing, overwriting, moving,
 * removing, buckets. The public URL that clients build leads here, and here is nothing.
 */
export async function refuseTheRest(app: FastifyInstance): Promise<void> {
  app.get(`${STORAGE_PATH}/object/public/*`, async () => {
    throw new AppError('not-found', 'Object not found');
  });
  await app.register(async (scope) => {
    leaveBodies(scope);
    scope.all(`${STORAGE_PATH}/*`, async () => {
      throw new AppError('not-allowed', 'The anonymous key may add a document and do nothing else');
    });
  });
}
