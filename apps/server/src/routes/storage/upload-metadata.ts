import { UploadMetadataSchema } from '@rivermark/contracts/documents';
import type { SaidOfDocument } from '../../documents/receiving/begin-document.ts';
import { AppError } from '../../errors.ts';

/** Parses an upload's JSON metadata; absent means empty. Throws AppError 'invalid-metadata'. */
export function parseUploadMetadata(json: string | undefined): SaidOfDocument {
  if (!json) return {};
  try {
    const { originalName, submissionId: clientKey } = UploadMetadataSchema.parse(JSON.parse(json));
    return { originalName, clientKey };
  } catch (cause) {
    throw new AppError('invalid-metadata', 'The metadata of the upload cannot be read', { cause });
  }
}
