import { type UploadMetadata, UploadMetadataSchema } from '@rivermark/contracts/documents';
import { AppError } from '../../errors.ts';

/** What travels with an upload, from its JSON; absent is empty. Throws AppError 'invalid-metadata'. */
export function parseUploadMetadata(json: string | undefined): UploadMetadata {
  if (!json) return {};
  try {
    return UploadMetadataSchema.parse(JSON.parse(json));
  } catch (cause) {
    throw new AppError('invalid-metadata', 'The metadata of the upload cannot be read', { cause });
  }
}
