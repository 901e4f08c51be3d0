import { readFile, writeFile } from 'node:fs/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { isSha256, type KeptPhoto, type PhotoFiles, requireSha256 } from './photo-files.ts';

const isMissing = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode === 404;

/** Photos in a bucket, below `photos/` under a prefix ('' or one that ends with '/'). */
export function photosInBucket(client: S3Client, bucket: string, prefix: string): PhotoFiles {
  const folder = `${prefix}photos/`;
  const place = (sha256: string) => ({ Bucket: bucket, Key: folder + requireSha256(sha256) });
  async function read(sha256: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await client.send(new GetObjectCommand(place(sha256)));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  }

  return {
    async put(sha256, file) {
      const body = await readFile(file);
      await client.send(new PutObjectCommand({ ...place(sha256), Body: body, ContentLength: body.length }));
    },
    async writeTo(sha256, file) {
      const bytes = await read(sha256);
      if (!bytes) throw Object.assign(new Error(`There is no photo ${sha256}`), { code: 'ENOENT' });
      await writeFile(file, bytes, { mode: 0o600 });
    },
    read,
    async has(sha256) {
      try {
        await client.send(new HeadObjectCommand(place(sha256)));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async list() {
      const found: KeptPhoto[] = [];
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: folder,
            ...(next && { ContinuationToken: next }),
          }),
        );
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const sha256 = Key.slice(folder.length);
          if (isSha256(sha256)) found.push({ sha256, writtenAt: LastModified?.getTime() ?? 0 });
        }
        next = page.NextContinuationToken;
      } while (next);
      return found;
    },
    async remove(sha256) {
      await client.send(new DeleteObjectCommand(place(sha256))).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
    },
  };
}
