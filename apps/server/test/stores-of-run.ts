import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { Client } from 'pg';
import { onTestFinished, test } from 'vitest';
import { type BucketAddress, bucketUrl } from '../src/config/bucket-address.ts';
import { sqliteFileIn } from '../src/db/sqlite/open-sqlite.ts';

// biome-ignore lint/style/noProcessEnv: the stores of the test run, not a server setting
const env = process.env;
const { TEST_DATABASE_URL, TEST_DATABASE_FILE = '', TEST_DOCUMENTS_URL, TEST_DOCUMENTS_KEYS = '{}' } = env;

const newName = () => `test_${randomBytes(8).toString('hex')}`;

/** Has the newest schema. */
const TEMPLATE = 'postgres';

/**
 * A new database of the newest schema in a PostgreSQL, removed after the test. It is a copy of the
 * first, which must have no connections. To copy the files costs a third of logging each page.
 */
export async function newDatabase(server: string): Promise<string> {
  const name = newName();
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server.replace(/\/postgres$/, '/template1') });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  onTestFinished(() => ask(`drop database ${name} with (force)`));
  const own = new URL(server);
  own.pathname = name;
  return own.href;
}

/** Puts an empty embedded database of the newest schema into a new data directory. */
export function putEmptyDatabase(dataDir: string): void {
  mkdirSync(dataDir, { mode: 0o700 });
  copyFileSync(TEST_DATABASE_FILE, sqliteFileIn(dataDir));
}

/** A prefix in this run's bucket, which is removed with the run. */
function newPrefix(bucket: string): string {
  const own = new URL(bucket);
  own.pathname += `/${newName()}`;
  return own.href;
}

/** A test that only exists in certain runs. In others it is absent instead of skipped. */
const meantFor = (
  isMeant: boolean,
): Pick<typeof test, 'each'> & ((name: string, run: () => unknown) => void) =>
  isMeant ? test : (Object.assign(() => {}, { each: () => () => {} }) as never);

/** For promises of the embedded stores only. */
export const onEmbeddedStores = meantFor(!TEST_DATABASE_URL);
/** For tests of files in the data directory. */
export const onDisk = meantFor(!TEST_DOCUMENTS_URL);
/** For promises of several machines over one database, and over one document store too. */
export const onSharedDatabase = meantFor(TEST_DATABASE_URL !== undefined);
export const onSharedStores = meantFor(TEST_DATABASE_URL !== undefined && TEST_DOCUMENTS_URL !== undefined);

/**
 * The run's store settings: the embedded ones, unless TEST_STORES says otherwise. With a
 * `DATABASE_URL`, no database is created.
 */
export async function storesOfRun({
  DATABASE_URL,
}: {
  readonly DATABASE_URL?: string;
} = {}): Promise<Readonly<Record<string, string>>> {
  if (!TEST_DATABASE_URL) return {};
  return {
    DATABASE_URL: DATABASE_URL ?? (await newDatabase(TEST_DATABASE_URL)),
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...(TEST_DOCUMENTS_URL && { DOCUMENTS_URL: newPrefix(TEST_DOCUMENTS_URL) }),
    ...(JSON.parse(TEST_DOCUMENTS_KEYS) as Record<string, string>),
  };
}

/** A prefix in this run's bucket; undefined without a bucket. */
export function bucketOfRun(): BucketAddress | undefined {
  if (!TEST_DOCUMENTS_URL) return undefined;
  const keys = JSON.parse(TEST_DOCUMENTS_KEYS) as Record<string, string>;
  return {
    ...bucketUrl(newPrefix(TEST_DOCUMENTS_URL)),
    accessKeyId: keys.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: keys.AWS_SECRET_ACCESS_KEY ?? '',
  };
}
