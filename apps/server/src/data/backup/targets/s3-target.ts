import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BackupTarget, StoredObject } from './backup-target.ts';

/** Gives up on a service that is silent for this long. A slow one is fine. */
const SILENCE_MS = 60_000;
const CONNECT_MS = 10_000;

/**
 * An S3 bucket. Credentials, region and a custom endpoint come from the usual variables:
 * AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, AWS_ENDPOINT_URL_S3.
 */
export function s3Target(bucket: string, prefix: string, silenceMs = SILENCE_MS): BackupTarget {
  const client = new S3Client({
    // Other services than Amazon's seldom have a host for each bucket; Amazon's takes both.
    forcePathStyle: true,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    // Checksums in trailers are understood by few; what arrived is read again and compared.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (name: string) => (prefix ? `${prefix}/${name}` : name);
  return {
    async put(name, bytes, source) {
      const body = Readable.from(source);
      const ending = new AbortController();
      let broken: Error | undefined;
      // Nobody else hears it: the client only pipes, and what nobody hears ends the process.
      body.once('error', (error) => {
        broken = error;
        ending.abort();
      });
      const put = new PutObjectCommand({
        Bucket: bucket,
        Key: keyOf(name),
        ContentLength: bytes,
        Body: body,
      });
      try {
        await client.send(put, { abortSignal: ending.signal });
      } catch (error) {
        throw broken ?? error;
      } finally {
        body.destroy();
      }
    },
    async *read(name) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
      if (Body) yield* Body as Readable;
    },
    async list(under) {
      const found: StoredObject[] = [];
      const Prefix = keyOf(`${under}/`);
      let next: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix,
            ...(next && { ContinuationToken: next }),
          }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? []) {
          found.push({ name: `${under}/${Key.slice(Prefix.length)}`, bytes: Size });
        }
        next = page.NextContinuationToken;
      } while (next);
      return found;
    },
    // What was not put as a whole is no object.
    async removeTorn() {},
    async remove(name) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(name) }));
    },
  };
}
