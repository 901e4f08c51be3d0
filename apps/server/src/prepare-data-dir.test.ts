import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareDataDir } from './prepare-data-dir.ts';

function parent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rivermark-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the key is made once: 32 bytes that nobody else can read, kept over every later start', () => {
  const dataDir = join(parent(), 'deep', 'data');
  prepareDataDir(dataDir, false);
  const key = readFileSync(join(dataDir, 'secret.key'), 'utf8');
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  prepareDataDir(dataDir, false);
  expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(key);
});

test('a key that is configured is not written down', () => {
  const dataDir = join(parent(), 'data');
  prepareDataDir(dataDir, true);
  expect(existsSync(join(dataDir, 'secret.key'))).toBe(false);
});

test('our own directory is closed to others again', () => {
  const dataDir = join(parent(), 'data');
  prepareDataDir(dataDir, false);
  chmodSync(dataDir, 0o755);
  prepareDataDir(dataDir, false);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
});

test.each(['compressed', 'publish.lock'])(
  'a machine that keeps its rows elsewhere starts again beside %s',
  (name) => {
    const dataDir = join(parent(), 'data');
    prepareDataDir(dataDir, true);
    writeFileSync(join(dataDir, name), '');
    expect(() => prepareDataDir(dataDir, true)).not.toThrow();
  },
);

test("another program's directory is refused and left as it is", () => {
  const folder = parent();
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'thesis.txt'), '');
  expect(() => prepareDataDir(folder, false)).toThrow(/holds files of another program/);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
