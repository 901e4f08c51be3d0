import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../../config/bucket-address.ts';
import { documentFilesIn } from './disk-document-files.ts';
import type { DocumentFiles } from './document-files.ts';

/** No more tries, and no longer for each: the sender of the document is waiting, too. */
const TRIES = 3;
const CONNECT_MS = 5_000;
const ANSWER_MS = 20_000;
/** How long an answer that has begun may pause. */
const SILENCE_MS = 60_000;

/** A client for the bucket. Its some hundred files are loaded only where there is one. */
export async function bucketClient(bucket: BucketAddress, silenceMs = SILENCE_MS): Promise<S3Client> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other services than Amazon's seldom have a host for each bucket; Amazon's takes both.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Few stores support checksums in trailers, and opening authenticates every segment anyway.
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
}

/** Opens the files in the configured place: a bucket, or the data directory. */
export async function openDocumentFiles(
  dataDir: string,
  bucket?: BucketAddress,
  silenceMs = SILENCE_MS,
): Promise<DocumentFiles> {
  if (!bucket) return documentFilesIn(join(dataDir, 'documents'));
  const [client, { documentFilesInBucket }] = await Promise.all([
    bucketClient(bucket, silenceMs),
    import('./s3-document-files.ts'),
  ]);
  return documentFilesInBucket(client, bucket.name, bucket.prefix);
}
