import { documentIds, FUNCTIONS_PATH, RESUMABLE_PATH, STORAGE_PATH } from '@rivermark/contracts/documents';
import { FunctionsClient } from '@supabase/functions-js';
import { StorageClient } from '@supabase/storage-js';
import { apiOrigin } from '../../../api-origin.ts';
import { documentService } from '../../../document-service.ts';

/** The outside service takes resumable uploads in pieces of this size and no other. */
const OUTSIDE_CHUNK_BYTES = 6 * 1024 * 1024;

const base = () => documentService.url || apiOrigin || location.origin;

export const serviceHeaders = {
  apikey: documentService.anonKey,
  Authorization: `Bearer ${documentService.anonKey}`,
} as const;

export const resumableEndpoint = (): string => base() + RESUMABLE_PATH;
export const chunkBytes: number | undefined = documentService.url ? OUTSIDE_CHUNK_BYTES : undefined;

/** The bucket of documents, asked through `fetchWith`. */
export const bucketWith = (fetchWith?: typeof fetch) =>
  new StorageClient(base() + STORAGE_PATH, serviceHeaders, fetchWith).from(documentIds.bucket);

export const functions = () => new FunctionsClient(base() + FUNCTIONS_PATH, { headers: serviceHeaders });
