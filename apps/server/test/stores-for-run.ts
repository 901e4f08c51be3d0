import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBucket, startDatabase } from '@rivermark/testkit/shared-stores';
import { migrate } from '../src/db/migrate.ts';
import { type DatabasePlace, openDatabase } from '../src/db/open-database.ts';
import { sqliteFileIn } from '../src/db/sqlite/open-sqlite.ts';

/** Each test copies it: creating the schema each time takes longer than most tests. */
async function makeTemplate(place: DatabasePlace): Promise<void> {
  const template = openDatabase(place);
  await migrate(template);
  await template.destroy();
}

/**
 * Runs before all tests of a run. Starts the stores in TEST_STORES beside the embedded ones
 * ('postgres', 'postgres+s3'), and publishes their addresses. Resolves with the function that stops
 * them.
 */
export default async function storesForRun(): Promise<() => Promise<void>> {
  // biome-ignore lint/style/noProcessEnv: the stores of the test run, not a server setting
  const env = process.env;
  const wanted = (env.TEST_STORES ?? '').split('+');
  const stops: (() => Promise<void>)[] = [];
  if (wanted.includes('postgres')) {
    const server = await startDatabase();
    stops.push(server.stop);
    env.TEST_DATABASE_URL = server.url;
    await makeTemplate({ dataDir: '', databaseUrl: server.url });
  } else {
    const dataDir = mkdtempSync(join(tmpdir(), 'rivermark-template-'));
    stops.push(async () => rmSync(dataDir, { recursive: true }));
    env.TEST_DATABASE_FILE = sqliteFileIn(dataDir);
    await makeTemplate({ dataDir });
  }
  if (wanted.includes('s3')) {
    const { server, url, keys } = await startBucket();
    stops.push(server.stop);
    env.TEST_DOCUMENTS_URL = url;
    env.TEST_DOCUMENTS_KEYS = JSON.stringify(keys);
  }
  return async () => {
    for (const stop of stops) await stop();
  };
}
