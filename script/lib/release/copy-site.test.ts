import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { COMPRESSED_FOLDER, compressedName, contentHash } from '@rivermark/contracts/served-files';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousAssets } from '../../../apps/web/build/keep-previous-assets.ts';
import { copySite } from './copy-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rivermark-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DAY_MS = 86_400_000;
const formOf = (script: string) => `${COMPRESSED_FOLDER}/${compressedName(contentHash(script), 'br')}`;

/**
 * Builds the checkout with this script, this many days after the first build. Each build keeps the
 * previous one's files.
 */
function build(name: string, previous: string, script: string, days: number): void {
  const files = {
    'pages/index.html': `<script src="/assets/${script}">`,
    [`public/assets/${script}`]: script,
    [formOf(script)]: script,
  };
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  keepPreviousAssets(join(folder, previous), join(folder, name), days * DAY_MS);
  if (previous !== 'none') writeFileSync(join(folder, name, formOf(previous)), previous);
}

/**
 * Makes a release of a build, after another. Returns whether it has a script and its compressed
 * form.
 */
function release(built: string, before: string, name: string, days: number) {
  copySite(join(folder, built), join(folder, before), join(folder, name), days * DAY_MS);
  return (script: string) =>
    [`public/assets/${script}`, formOf(script)].map((file) => existsSync(join(folder, name, file)));
}

test('a release has what its newest build made, and for two weeks what the release before it had: none of the builds between them', () => {
  build('a.js', 'none', 'a.js', 0);
  const first = release('a.js', 'none', 'release-1', 0);
  expect(first('a.js')).toEqual([true, true]);

  build('b.js', 'a.js', 'b.js', 1);
  build('c.js', 'b.js', 'c.js', 2);
  expect(existsSync(join(folder, 'c.js/public/assets/b.js'))).toBe(true);
  const second = release('c.js', 'release-1', 'release-2', 2);
  expect(second('a.js')).toEqual([true, true]);
  expect(second('b.js')).toEqual([false, false]);
  expect(second('c.js')).toEqual([true, true]);

  // Even with a release in between: the first one's pages keep their age.
  const third = release('c.js', 'release-2', 'release-3', 16);
  expect(third('a.js')).toEqual([true, true]);
  const fourth = release('c.js', 'release-3', 'release-4', 17);
  expect(fourth('a.js')).toEqual([false, false]);
  expect(fourth('c.js')).toEqual([true, true]);
});

test('what came back with the newest build is not taken for one of an earlier build', () => {
  build('a.js', 'none', 'a.js', 0);
  build('b.js', 'a.js', 'b.js', 1);
  build('again', 'b.js', 'a.js', 2);
  const made = release('again', 'none', 'release-1', 2);
  expect(made('a.js')).toEqual([true, true]);
  expect(made('b.js')).toEqual([false, false]);
});
