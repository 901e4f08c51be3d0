import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { findPostgres, startPostgres } from '@rivermark/testkit/postgres-server';
import { hasSwift, startSwift } from '@rivermark/testkit/swift-server';

const missing = (what: string, packages: string) =>
  new Error(`TEST_STORES asks for ${what}, which is not installed here (Debian: ${packages}).`);

/**
 * Before all tests of a run: starts the stores that TEST_STORES asks for beside the embedded ones ('postgres',
 * 'postgres+s3'), and says where they are. Resolves with what stops them.
 */
export default async function storesForRun(): Promise<() => Promise<void>> {
  // biome-ignore lint/style/noProcessEnv: the run, not the server, is told which stores it is for
  const env = process.env;
  const wanted = (env.TEST_STORES ?? '').split('+');
  const stops: (() => Promise<void>)[] = [];
  if (wanted.includes('postgres')) {
    const programs = findPostgres();
    if (!programs) throw missing('PostgreSQL', 'postgresql');
    const server = await startPostgres(programs);
    stops.push(server.stop);
    env.TEST_DATABASE_URL = server.url;
  }
  if (wanted.includes('s3')) {
    if (!hasSwift()) throw missing('S3', 'swift-proxy swift-account swift-container swift-object');
    const swift = await startSwift();
    stops.push(swift.stop);
    const { endpoint, region, accessKeyId, secretAccessKey } = swift;
    const client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      credentials: { accessKeyId, secretAccessKey },
    });
    await client.send(new CreateBucketCommand({ Bucket: 'documents' }));
    const bucket = new URL(`s3://documents/${randomUUID()}`);
    bucket.searchParams.set('endpoint', endpoint);
    bucket.searchParams.set('region', region);
    env.TEST_DOCUMENTS_URL = bucket.href;
    env.TEST_DOCUMENTS_KEYS = JSON.stringify({
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
    });
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
