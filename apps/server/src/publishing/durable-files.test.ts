import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { linkOrCopy } from './durable-files.ts';

function temporaryFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'rivermark-link-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a finished file gets a second name', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'one'), 'words');
  await linkOrCopy(join(folder, 'one'), join(folder, 'two'));
  expect(statSync(join(folder, 'two')).ino).toBe(statSync(join(folder, 'one')).ino);
});

test('a file of another file system is copied', async () => {
  const file = join(temporaryFolder('/dev/shm'), 'copy');
  await linkOrCopy(import.meta.filename, file);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(import.meta.filename, 'utf8'));
  expect(statSync(file).ino).not.toBe(statSync(import.meta.filename).ino);
});

test('a file that is missing is an error', async () => {
  const folder = temporaryFolder();
  await expect(linkOrCopy(join(folder, 'none'), join(folder, 'copy'))).rejects.toThrow('ENOENT');
});
