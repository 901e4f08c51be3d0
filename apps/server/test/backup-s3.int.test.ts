import { join } from 'node:path';
import S3rver from 's3rver';
import { expect, onTestFinished, vi } from 'vitest';
import { keysIn, snapshotsIn } from '../src/backup/manifest.ts';
import { openTarget } from '../src/backup/targets/open-target.ts';
import { backupPlace as parsePlace } from '../src/config/backup-settings.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startWithClients, submitAll } from './documents-calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

/** A server that speaks S3 on this machine, with a bucket, and the variables that lead every S3 tool to it. */
async function bucket(): Promise<void> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: temporaryFolder(),
    configureBuckets: [{ name: 'backups', configs: [] }],
  });
  const { port } = await server.run();
  onTestFinished(() => server.close());
  const env = {
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

onEmbeddedStores(
  'a backup goes into a bucket, only what is new the next time, and comes back whole',
  async () => {
    await bucket();
    const target = await openTarget(parsePlace('s3://backups/site/main', '/var/data'));
    const place = await backupPlace(target);
    const site = await startWithClients();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    await submitAll(site);
    expect((await place.backup(site, 1000)).copied.objects).toBe(6 + 3);
    expect((await place.backup(site, 2000)).copied.objects).toBe(3);
    await place.backup(site, 40 * 86_400_000);
    expect([await snapshotsIn(target), await keysIn(target)].map(({ length }) => length)).toEqual([1, 1]);
    const { dataDir } = await place.restore(join(temporaryFolder(), 'restored'));
    const other = await startApp({ DATA_DIR: dataDir });
    expect(await other.enquiries()).toHaveLength(1);
    const [kept] = await other.documents.kept();
    expect(kept && (await other.documents.documentsOf(kept))).toHaveLength(6);
  },
);

onEmbeddedStores(
  'a bucket that is not there, or a service that does not answer, is told by its code',
  async () => {
    await bucket();
    const site = await startApp();
    const nowhere = await backupPlace(await openTarget({ kind: 's3', bucket: 'no-such-bucket', prefix: '' }));
    await expect(nowhere.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:1');
    const silent = await backupPlace(await openTarget({ kind: 's3', bucket: 'backups', prefix: '' }));
    await expect(silent.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
  },
);
