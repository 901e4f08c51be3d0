import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY_MS } from '@rivermark/contracts/durations';
import { compileCache } from '@rivermark/testkit/compile-cache';
import { fileOf } from '@rivermark/testkit/server-programs';
import { expect } from 'vitest';
import { folderTarget } from '../src/data/backup/targets/folder-target.ts';
import { backupPlace } from './backups.ts';
import { call, callBody } from './calls.ts';
import { startApp } from './start-app.ts';
import { onEmbeddedStores } from './stores-of-run.ts';

const kept = { keptDays: 30, keysKeptDays: 7 };

/** Every file of a backup with its content's hash. */
const standing = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
    })
    .sort();

const snapshots = (folder: string) => readdirSync(join(folder, 'snapshots')).length;

// Backups are of the embedded database. PostgreSQL has its own, and the configuration forbids both.
onEmbeddedStores(
  'a second server on one place of backups is refused, and nothing of the first is overwritten or removed',
  async () => {
    const place = await backupPlace();
    const [first, second] = [await startApp(), await startApp()];
    await call(first.app, callBody({ from_name: 'Marisol Whitfield' }));
    await place.backup(first, DAY_MS);
    const before = standing(place.folder);
    // So much later that everything of the first would be outdated.
    const refused = place.backup(second, 90 * DAY_MS);
    await expect(refused).rejects.toMatchObject({
      code: 'backup-place-of-another',
      message: expect.stringContaining('script/backup --take-over'),
    });
    expect(standing(place.folder)).toEqual(before);
    await place.backup(first, 2 * DAY_MS);
    expect(snapshots(place.folder)).toBe(2);
  },
);

onEmbeddedStores('two servers that begin at once in an empty place do not both count on it', async () => {
  const place = await backupPlace();
  const [first, second] = [await startApp(), await startApp()];
  const target = folderTarget(place.folder);
  let isBegun = false;
  const meanwhile = place.over({
    ...target,
    async put(name, bytes, source) {
      await target.put(name, bytes, source);
      if (!name.startsWith('keys/') || isBegun) return;
      isBegun = true;
      await place.backup(second, DAY_MS, kept, true);
    },
  });
  await expect(meanwhile.backup(first, DAY_MS + 1)).rejects.toMatchObject({
    code: 'backup-place-of-another',
  });
  expect(snapshots(place.folder)).toBe(1);
});

onEmbeddedStores(
  'a place that had backups and has none now is told and not begun anew, unless somebody says so',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await place.backup(site, DAY_MS);
    renameSync(place.folder, `${place.folder}-mounted-elsewhere`);
    await expect(place.backup(site, 2 * DAY_MS)).rejects.toMatchObject({
      code: 'backup-place-emptied',
      message: expect.stringContaining('Is the disk mounted'),
    });
    expect(() => readdirSync(place.folder)).toThrow();
    await place.backup(site, 2 * DAY_MS, kept, true);
    await place.backup(site, 3 * DAY_MS);
    expect(snapshots(place.folder)).toBe(2);
    // A target that was unavailable still belongs to it.
    rmSync(place.folder, { recursive: true });
    renameSync(`${place.folder}-mounted-elsewhere`, place.folder);
    await place.backup(site, 4 * DAY_MS);
  },
);

onEmbeddedStores(
  'a first backup that was broken off is gone on with, and is no place that was emptied',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    const target = folderTarget(place.folder);
    const full = place.over({
      ...target,
      put: (name, ...rest) =>
        name.startsWith('snapshots/')
          ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
          : target.put(name, ...rest),
    });
    await expect(full.backup(site, DAY_MS)).rejects.toMatchObject({ code: 'backup-target-full' });
    await place.backup(site, 2 * DAY_MS);
  },
);

/** Makes a backup look like one from a program without ids. */
function forgetInstallation(folder: string): void {
  rmSync(join(folder, 'installation'), { recursive: true });
  for (const name of readdirSync(join(folder, 'snapshots'))) {
    const path = join(folder, 'snapshots', name);
    const { installation: _, ...manifest } = JSON.parse(readFileSync(path, 'utf8').split('\n')[0] ?? '');
    const body = `${JSON.stringify(manifest)}\n`;
    writeFileSync(path, `${body}${createHash('sha256').update(body).digest('hex')}\n`);
  }
}

onEmbeddedStores(
  'a place of before there were ids is gone on with by the server that knows a backup in it, and by no other',
  async () => {
    const place = await backupPlace();
    const [site, other] = [await startApp(), await startApp()];
    await place.backup(site, DAY_MS);
    forgetInstallation(place.folder);
    const before = standing(place.folder);
    await expect(place.backup(other, 2 * DAY_MS)).rejects.toMatchObject({ code: 'backup-place-of-another' });
    expect(standing(place.folder)).toEqual(before);
    await place.backup(site, 2 * DAY_MS);
    await expect(place.backup(other, 3 * DAY_MS)).rejects.toMatchObject({ code: 'backup-place-of-another' });
  },
);

onEmbeddedStores(
  'whose the backups are is known from the manifests where the place does not say it',
  async () => {
    const place = await backupPlace();
    const [site, other] = [await startApp(), await startApp()];
    await place.backup(site, DAY_MS);
    writeFileSync(join(place.folder, 'installation/id.json'), 'rotten');
    await expect(place.backup(other, 2 * DAY_MS)).rejects.toMatchObject({ code: 'backup-place-of-another' });
    await place.backup(site, 2 * DAY_MS);
    rmSync(join(place.folder, 'installation'), { recursive: true });
    await expect(place.backup(other, 3 * DAY_MS)).rejects.toMatchObject({ code: 'backup-place-of-another' });
  },
);

onEmbeddedStores(
  'a restored site goes on in the place of the old one when it is told to, and the old one no longer',
  async () => {
    const place = await backupPlace();
    const site = await startApp();
    await call(site.app, callBody({ from_name: 'Marisol Whitfield' }));
    const now = Date.now();
    await place.backup(site, now - 1000);
    const { dataDir } = await place.restore();
    const restored = await startApp({ DATA_DIR: dataDir });
    await expect(place.backup(restored, now)).rejects.toMatchObject({ code: 'backup-place-of-another' });
    const byHand = async (...args: string[]) => {
      const env = { ...compileCache, DATA_DIR: dataDir, BACKUP_RECIPIENT: place.recipient };
      const command = fileOf('backup');
      return (await promisify(execFile)(process.execPath, [command, place.folder, ...args], { env })).stdout;
    };
    await expect(byHand()).rejects.toMatchObject({
      stderr: expect.stringContaining(`keeps its backups in ${place.folder}.`),
    });
    expect(await byHand('--take-over')).toContain('Backed up and read again');
    expect(await byHand()).toContain('Backed up and read again');
    await expect(place.backup(site, now + DAY_MS)).rejects.toMatchObject({ code: 'backup-place-of-another' });
    expect(await place.restore()).toMatchObject({ erasedEnquiries: 0, laterEnquiries: 0 });
  },
);
