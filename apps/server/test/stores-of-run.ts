import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { onTestFinished, test } from 'vitest';

// biome-ignore lint/style/noProcessEnv: the run, not the server, is told where its stores are
const { TEST_DATABASE_URL } = process.env;

/** A database of its own in the PostgreSQL of this run, which goes with the test. */
async function newDatabase(server: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const ask = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await ask(`create database ${name} template template0`);
  onTestFinished(() => ask(`drop database ${name} with (force)`));
  const own = new URL(server);
  own.pathname = name;
  return own.href;
}

/** For what only the embedded stores promise. */
export const onEmbeddedStores = test.runIf(!TEST_DATABASE_URL);

/** The settings for the stores that the run is for: the embedded ones, unless TEST_DATABASE_URL names a PostgreSQL. */
export async function storesOfRun(): Promise<Readonly<Record<string, string>>> {
  if (!TEST_DATABASE_URL) return {};
  return {
    DATABASE_URL: await newDatabase(TEST_DATABASE_URL),
    SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  };
}
