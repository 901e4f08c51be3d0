import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPreviousAssets } from './keep-previous-assets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rivermark-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with these pages, this many days after the first; returns its final files. */
function build(
  name: string,
  previous: string,
  pictures: readonly string[],
  days: number,
): (one: string) => boolean {
  const images = join(folder, name, 'public/img');
  mkdirSync(images, { recursive: true });
  for (const picture of pictures) writeFileSync(join(images, picture), picture);
  keepPreviousAssets(join(folder, previous), join(folder, name), days * DAY_MS);
  return (one) => existsSync(join(images, one));
}

test('what a build no longer makes is kept for two weeks after the last that made it, however old it is', () => {
  build('first', 'none', ['old.avif', 'new.avif'], 0);
  build('second', 'first', ['old.avif', 'new.avif'], 100);
  expect(build('third', 'second', ['new.avif'], 101)('old.avif')).toBe(true);
  expect(build('fourth', 'third', ['new.avif'], 114)('old.avif')).toBe(true);
  expect(build('fifth', 'fourth', ['new.avif'], 116)('old.avif')).toBe(false);
});
