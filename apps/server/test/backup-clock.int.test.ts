import { execFile } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS, HOUR_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { backupHealth } from '../src/health/backup/backup-health.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startApp, temporaryFolder } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
onEmbeddedStores(
  'a backup of a clock that was ahead hides no later one that failed, and the last good one stays known',
  async () => {
    const place = await backupPlace();
    const closed = await backupPlace({
      ...folderTarget(place.folder),
      put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
    });
    const site = await startApp();
    await place.backup(site, DAY_MS);
    // As many as are remembered: a clock that was long ahead must not keep current runs from being
    // recorded.
    const ahead = Array.from({ length: 100 }, (_, day) => (300 + day) * DAY_MS);
    const rows = ahead.map((at) => ({
      id: `of ${at}`,
      started_at: at,
      ended_at: at,
      snapshot: 'one',
      copied_bytes: 0,
      error: null,
    }));
    await site.db.insertInto('backup_run').values(rows).execute();
    await expect(closed.backup(site, 2 * DAY_MS)).rejects.toMatchObject({ code: 'backup-target-full' });
    expect(await backupHealth(site.db, 24, 2 * DAY_MS + HOUR_MS)).toMatchObject({
      state: 'failed',
      code: 'backup-target-full',
      lastGoodAt: DAY_MS,
    });
    expect(await backupHealth(site.db, 24, 20 * DAY_MS)).toMatchObject({ isLate: true });
  },
);

/**
 * Backups of a site at these moments, in this order, each with one enquiry more than the one
 * before.
 */
async function backedUpAt(...moments: readonly number[]) {
  const place = await backupPlace();
  const site = await startApp();
  for (const at of moments) {
    await call(site.app, callBody({ submission_id: `a-filling-before-${at}` }));
    await place.backup(site, at);
  }
  const restored = async (asked: { now: number; before?: number }) => {
    const { dataDir, ...done } = await place.restore(undefined, asked);
    const other = await startApp({ DATA_DIR: dataDir });
    return { ...done, enquiries: (await other.enquiries()).length };
  };
  return { ...place, site, restored };
}

onEmbeddedStores('a backup of a clock that was ahead erases nothing of a later one', async () => {
  const [ahead, right] = [300 * DAY_MS, 2 * DAY_MS];
  const { restored } = await backedUpAt(DAY_MS, ahead, right, right + HOUR_MS);
  const whole = { at: right + HOUR_MS, keysAt: right + HOUR_MS, erasedEnquiries: 0, enquiries: 4 };
  expect(await restored({ now: right + DAY_MS })).toMatchObject(whole);
  // Also once its day has come, and from an earlier one on request.
  expect(await restored({ now: ahead + DAY_MS })).toMatchObject(whole);
  expect(await restored({ now: right + DAY_MS, before: right + 1 })).toMatchObject({
    at: right,
    keysAt: right + HOUR_MS,
    erasedEnquiries: 0,
    enquiries: 3,
  });
});

onEmbeddedStores('keys that were made before a backup are not taken for what was erased since', async () => {
  const { folder, restore, restored } = await backedUpAt(DAY_MS, 2 * DAY_MS);
  const keys = join(folder, 'keys');
  rmSync(join(keys, readdirSync(keys).sort().at(-1) ?? ''));
  const dataDir = join(temporaryFolder(), 'restored');
  const now = 3 * DAY_MS;
  await expect(restore(dataDir, { now })).rejects.toMatchObject({ code: 'restore-nothing-there' });
  expect(await restored({ now, before: DAY_MS })).toMatchObject({ at: DAY_MS, enquiries: 1 });
});

onEmbeddedStores('script/backup removes nothing by age where the clock went on by days at once', async () => {
  const now = Date.now();
  const { folder, recipient, site } = await backedUpAt(now - 60 * DAY_MS);
  const byHand = async () => {
    const env = { ...compileCache, DATA_DIR: site.config.dataDir, BACKUP_RECIPIENT: recipient };
    const command = fileOf('backup');
    const { stdout } = await promisify(execFile)(process.execPath, [command, folder], { env });
    return {
      says: stdout.includes('Nothing was removed by age'),
      kept: readdirSync(join(folder, 'snapshots')).length,
    };
  };
  const ranLast = async (name: string, started_at: number) => {
    await site.db.deleteFrom('job').execute();
    const row = { name, started_at, ended_at: started_at, error: null, lease_owner: null, lease_until: null };
    await site.db.insertInto('job').values(row).execute();
  };
  await ranLast('sweep-enquiries', now - 10 * DAY_MS);
  expect(await byHand()).toEqual({ says: true, kept: 2 });
  await ranLast('sweep-enquiries:leap', now - HOUR_MS);
  expect(await byHand()).toEqual({ says: true, kept: 3 });
  await ranLast('sweep-enquiries', now - HOUR_MS);
  expect(await byHand()).toEqual({ says: false, kept: 3 });
});
