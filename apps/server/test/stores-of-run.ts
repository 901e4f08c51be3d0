import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished, test } from 'vitest';
import { type BucketAddress, bucketUrl } from '../src/config/bucket-address.ts';

// biome-ignore lint/style/noProcessEnv: the run, not the server, is told where its stores are
const { TEST_DATABASE_URL, TEST_DOCUMENTS_URL, TEST_DOCUMENTS_KEYS = '{}' } = process.env;

const newName = () => `test_${randomBytes(8).toString('hex')}`;

/** In the newest schema; to be copied, it may have nobody connected. */
const TEMPLATE = 'postgres';

/** A database of its own in the PostgreSQL of this run, which goes with the test. */
async function newDatabase(server: string): Promise<string> {
  const name = newName();
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server.replace(/\/postgres$/, '/template1') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template ${TEMPLATE}`);
  onTestFinished(() => ask(`drop database ${name} with (force)`));
  const own = new URL(server);
  own.pathname = name;
  return own.href;
}

/** A place of its own in the bucket of this run, which goes with the run. */
function newPrefix(bucket: string): string {
  const own = new URL(bucket);
  own.pathname += `/${newName()}`;
  return own.href;
}

/** A test of the runs for which it is meant; in others it does not exist, so that none of theirs is passed over. */
const meantFor = (
  isMeant: boolean,
): Pick<typeof test, 'each'> & ((name: string, run: () => unknown) => void) =>
  isMeant ? test : (Object.assign(() => {}, { each: () => () => {} }) as never);

/** For what only the embedded stores promise. */
export const onEmbeddedStores = meantFor(!TEST_DATABASE_URL);
/** For what is said of files in the data directory. */
export const onDisk = meantFor(!TEST_DOCUMENTS_URL);
/** For what several machines promise over one database, and over one store of documents as well. */
export const onSharedDatabase = meantFor(TEST_DATABASE_URL !== undefined);
export const onSharedStores = meantFor(TEST_DATABASE_URL !== undefined && TEST_DOCUMENTS_URL !== undefined);

/** The settings for the stores that the run is for: the embedded ones, unless TEST_STORES says otherwise. */
export async function storesOfRun(): Promise<Readonly<Record<string, string>>> {
  if (!TEST_DATABASE_URL) return {};
  return {
    DATABASE_URL: await newDatabase(TEST_DATABASE_URL),
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...(TEST_DOCUMENTS_URL && { DOCUMENTS_URL: newPrefix(TEST_DOCUMENTS_URL) }),
    ...(JSON.parse(TEST_DOCUMENTS_KEYS) as Record<string, string>),
  };
}

/** A place of its own in the bucket of this run; undefined where it has none. */
export function bucketOfRun(): BucketAddress | undefined {
  if (!TEST_DOCUMENTS_URL) return undefined;
  const keys = JSON.parse(TEST_DOCUMENTS_KEYS) as Record<string, string>;
  return {
    ...bucketUrl(newPrefix(TEST_DOCUMENTS_URL)),
    accessKeyId: keys.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: keys.AWS_SECRET_ACCESS_KEY ?? '',
  };
}
