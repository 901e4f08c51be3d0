import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { HOUR_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect, onTestFinished, vi } from 'vitest';
import { asBackupError } from '../src/data/backup/backup-error.ts';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { backupHealth } from '../src/health/backup/backup-health.ts';
import { holdBackup } from '../src/hold-data-dir.ts';
import { claimJob } from '../src/scheduler/job-lease.ts';
import { backupPlace, filesIn } from './backups.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
onEmbeddedStores('one backup is made at a time, and how each ended is written down by its code', async () => {
  const place = await backupPlace();
  const site = await startApp();
  const release = holdBackup(site.config.dataDir);
  await expect(place.backup(site, 5000)).rejects.toMatchObject({ code: 'backup-busy' });
  release?.();
  await place.backup(site, 6000);
  const closed = await backupPlace({
    ...folderTarget(place.folder),
    put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  });
  await expect(closed.backup(site, 7000)).rejects.toMatchObject({ code: 'backup-target-full' });
  const runs = await site.db.selectFrom('backup_run').select(['started_at', 'error']).execute();
  expect(runs).toEqual([
    { started_at: 6000, error: null },
    { started_at: 7000, error: 'backup-target-full' },
  ]);
});

onEmbeddedStores('after a backup that was killed the next one begins at once', async () => {
  const { stores, ...site } = await startApp();
  const place = await backupPlace();
  // It accepts the connection and never answers.
  const asked = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    asked.resolve();
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const killed = spawn(process.execPath, [fileOf('backup'), 's3://backups'], {
    env: {
      ...compileCache,
      ...stores,
      BACKUP_RECIPIENT: place.recipient,
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'secret',
      AWS_REGION: 'us-east-1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await Promise.race([asked.promise, once(killed, 'exit')]);
  expect(killed.exitCode).toBeNull();
  await expect(place.backup(site)).rejects.toMatchObject({ code: 'backup-busy' });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await place.backup(site);
  expect(place.faults).toEqual([]);
});

onEmbeddedStores('why a backup failed is said, also where it cannot be written down', async () => {
  const site = await startApp();
  const place = await backupPlace({
    ...folderTarget(temporaryFolder()),
    async list() {
      await site.closeDatabase();
      throw Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
    },
  });
  await expect(place.backup(site)).rejects.toMatchObject({ code: 'backup-target-unreachable' });
  expect(place.faults).toHaveLength(2);
});

onEmbeddedStores(
  'a backup that does not end is given up and told; the next one is made, and the old one wakes in vain',
  async () => {
    const site = await startApp();
    const silence = Promise.withResolvers<void>();
    const hanging = Promise.withResolvers<{ readonly put: Promise<void> }>();
    const folder = temporaryFolder();
    const sound = folderTarget(folder);
    const place = await backupPlace({
      ...sound,
      put(name, bytes, source) {
        const put = silence.promise.then(() => sound.put(name, bytes, source));
        hanging.resolve({ put });
        return put;
      },
    });
    const hours = HOUR_MS;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = place.backup(site, hours).catch(asBackupError);
    const { put } = await hanging.promise;
    vi.advanceTimersByTime(12 * hours);
    vi.useRealTimers();
    expect(await ended).toMatchObject({ code: 'backup-too-long' });
    const runs = await site.db.selectFrom('backup_run').select(['snapshot', 'error']).execute();
    expect(runs).toEqual([{ snapshot: null, error: 'backup-too-long' }]);

    const next = place.over(sound);
    await next.backup(site, 2 * hours);
    const made = [...filesIn(folder).keys()];
    silence.resolve();
    await expect(put).rejects.toMatchObject({ code: 'backup-too-long' });
    expect([...filesIn(folder).keys()]).toEqual(made);
    await next.backup(site, 3 * hours);
    await next.restore();
  },
);

onEmbeddedStores('a first backup that never ends is told as late', async () => {
  const site = await startApp();
  const now = Date.now();
  expect(await claimJob(site.db, { name: 'backup-in-hand', everyMs: 0, now, leaseMs: 60_000 })).toBeDefined();
  const stateAfter = async (hours: number) => (await backupHealth(site.db, 24, now + hours * HOUR_MS)).state;
  expect([await stateAfter(1), await stateAfter(50)]).toEqual(['ok', 'late']);
});
