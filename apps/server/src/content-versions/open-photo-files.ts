import { join } from 'node:path';
import type { BucketAddress } from '../config/bucket-address.ts';
import { bucketClient } from '../documents/files/open-document-files.ts';
import type { PhotoFiles } from './photo-files.ts';
import { photosOnDisk } from './photos-on-disk.ts';

/** Photos lie where client documents lie: in the bucket, or in the data directory. */
export async function openPhotoFiles(dataDir: string, bucket?: BucketAddress): Promise<PhotoFiles> {
  if (!bucket) return photosOnDisk(join(dataDir, 'photos'));
  const [client, { photosInBucket }] = await Promise.all([
    bucketClient(bucket),
    import('./photos-in-bucket.ts'),
  ]);
  return photosInBucket(client, bucket.name, bucket.prefix);
}
