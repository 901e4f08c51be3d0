import { join } from 'node:path';
import type { BucketAddress } from '../../config/bucket-address.ts';
import { documentFilesIn } from './disk-document-files.ts';
import type { DocumentFiles } from './document-files.ts';

/** No more tries, and no longer for each: the sender of the document is waiting, too. */
const TRIES = 3;
const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;
/** How long an answer that has begun may pause. */
const SILENCE_MS = 60_000;

/** The files where the configuration says that they lie: in a bucket, or in the data directory. */
export async function openDocumentFiles(
  dataDir: string,
  bucket?: BucketAddress,
  silenceMs = SILENCE_MS,
): Promise<DocumentFiles> {
  if (!bucket) return documentFilesIn(join(dataDir, 'documents'));
  // Some hundred files, which nobody needs whose documents lie on a disk.
  const [{ S3Client }, { documentFilesInBucket }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('./s3-document-files.ts'),
  ]);
  const { name, prefix, endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's seldom have a host for each bucket; Amazon's takes both.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Checksums in trailers are understood by few; every segment is authenticated when it is opened.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
      socketTimeout: silenceMs,
    },
  });
  return documentFilesInBucket(client, name, prefix);
}
