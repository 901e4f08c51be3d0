import { STORAGE_PATH } from '@rivermark/contracts/documents';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../errors.ts';
import { leaveBodies } from './body-of.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/**
 * Everything else that the storage service offers: reading, listing, overwriting, moving, removing,
 * buckets. Clients build a public URL that ends here, and nothing is public.
 */
export async function refuseTheRest(app: FastifyInstance): Promise<void> {
  // The same answer for everybody, so that it does not reveal who knows the key.
  app.get(`${STORAGE_PATH}/object/public/*`, { config: { keyless: true } }, async () => {
    throw new AppError('not-found', 'Object not found');
  });
  refuseOtherMethods(app, `${STORAGE_PATH}/object/public/*`, ['GET', 'HEAD']);
  await app.register(async (scope) => {
    leaveBodies(scope);
    scope.all(`${STORAGE_PATH}/*`, async () => {
      throw new AppError('not-allowed', 'The anonymous key may add a document and do nothing else');
    });
  });
}
