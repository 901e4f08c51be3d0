import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { s3Target } from '../src/data/backup/targets/s3-target.ts';
import { backupPlace } from './backups.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

onEmbeddedStores(
  'a place that lists late, or is away for a moment, loses nothing of the backup that was just made',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await place.backup(site, DAY_MS);
    const target = folderTarget(place.folder);
    const late = place.over({
      ...target,
      list: async (folder) =>
        (await target.list(folder)).filter(({ name }) => !name.startsWith('snapshots/1970-03')),
    });
    await late.backup(site, 61 * DAY_MS);
    expect(readdirSync(join(place.folder, 'databases'))).toHaveLength(2);
    expect(await place.restore(undefined, { now: 62 * DAY_MS })).toMatchObject({ at: 61 * DAY_MS });
  },
);

/** A store that takes what it is sent and never answers. */
async function silentStore() {
  const server = createServer((request) => void request.resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    vi.unstubAllEnvs();
  });
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'one');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'two');
  return s3Target('backups', '');
}

// What nobody hears of ends the process, and with it this run.
test.each([0, 1, 5])(
  'what fails in the source of a backup to a bucket, after %i pieces, fails the backup by its own reason and ends no server',
  async (pieces) => {
    const target = await silentStore();
    async function* source() {
      for (let piece = 0; piece < pieces; piece += 1) yield Buffer.alloc(65_536);
      throw Object.assign(new Error('the document is gone'), { code: 'ENOENT' });
    }
    await expect(target.put('documents/one.sealed', 10 * 65_536, source())).rejects.toMatchObject({
      code: 'ENOENT',
    });
  },
);
