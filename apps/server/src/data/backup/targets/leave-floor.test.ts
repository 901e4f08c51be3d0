import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderTarget } from './folder-target.ts';
import { leaveFloor } from './leave-floor.ts';

/** Folders on two disks. Where tests run in memory, the other disk is that of the sources. */
function foldersOf() {
  const { dev } = statSync(tmpdir());
  const other = ['/dev/shm', import.meta.dirname].find((folder) => statSync(folder).dev !== dev) ?? '';
  const [dataDir = '', elsewhere = ''] = [tmpdir(), other].map((parent) =>
    mkdtempSync(join(parent, 'floor-')),
  );
  onTestFinished(() => {
    for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
  });
  return { dataDir, elsewhere };
}

const disk = { freeBytes: 3_000, totalBytes: 10_000, floorBytes: 2_000 };
const measure = async () => disk;
async function* bytes(count: number) {
  yield Buffer.alloc(count);
}

test('a backup on the disk of the data leaves the floor free, also in a folder that is still to be made', async () => {
  const { dataDir } = foldersOf();
  const folder = join(dataDir, 'deep/backups');
  const target = leaveFloor(folderTarget(folder), { folder, dataDir, measure });
  await target.put('documents/one', 1_000, bytes(1_000));
  await expect(target.put('documents/two', 1_001, bytes(1_001))).rejects.toMatchObject({
    code: 'backup-target-full',
    message: expect.stringMatching(/for inquiries.*BACKUP_TO/),
  });
  expect(readdirSync(join(folder, 'documents'))).toEqual(['one']);
});

test('a backup on another disk may fill that', async () => {
  const { dataDir, elsewhere } = foldersOf();
  const target = leaveFloor(folderTarget(elsewhere), { folder: elsewhere, dataDir, measure });
  await target.put('documents/one', 5_000, bytes(5_000));
  expect(await target.list('documents')).toEqual([{ name: 'documents/one', bytes: 5_000 }]);
});
