import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findPostgres, type PostgresServer, startPostgres } from './postgres-server.ts';
import { hasSwift, type SwiftServer, startSwift } from './swift-server.ts';

const missing = (what: string, packages: string) =>
  new Error(`This needs ${what}, which is not installed here (Debian: ${packages}).`);

/** A PostgreSQL of its own (see startPostgres); throws with what to install where there is none. */
export function startDatabase(options = { syncs: false }): Promise<PostgresServer> {
  const programs = findPostgres();
  if (!programs) throw missing('PostgreSQL', 'postgresql');
  return startPostgres(programs, options);
}

/** An S3-compatible store with an empty bucket. */
export interface Bucket {
  readonly server: SwiftServer;
  /** For DOCUMENTS_URL. */
  readonly url: string;
  /** The variables that say who may write there. */
  readonly keys: Readonly<Record<string, string>>;
}

/** Throws with what to install where there is none. */
export async function startBucket(): Promise<Bucket> {
  if (!hasSwift()) throw missing('S3', 'swift-proxy swift-account swift-container swift-object');
  const server = await startSwift();
  const { endpoint, region, accessKeyId, secretAccessKey } = server;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
  client.destroy();
  const url = new URL(`s3://documents/${randomUUID()}`);
  url.searchParams.set('endpoint', endpoint);
  url.searchParams.set('region', region);
  return {
    server,
    url: url.href,
    keys: { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey },
  };
}
