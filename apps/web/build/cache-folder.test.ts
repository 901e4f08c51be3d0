import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeUnused, touchUsed } from './cache-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (name: string, daysAgo: number) => {
  const entry = join(folder, name);
  mkdirSync(entry);
  writeFileSync(join(entry, 'a'), '');
  const then = new Date(Date.now() - daysAgo * 86_400_000);
  utimesSync(entry, then, then);
  return entry;
};

test('what no build has used for long is removed from the cache, the rest stays', () => {
  const old = put('site-old', 40);
  const used = put('site-used', 40);
  const other = put('other', 40);
  const fresh = put('site-fresh', 2);
  touchUsed(used);
  removeUnused(folder, 30, 'site-');
  expect([old, used, other, fresh].map(existsSync)).toEqual([false, true, true, true]);
});
