import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const known = new Set([...tokens.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name));
const sheets = globSync('**/*.css', { cwd: app })
  // The map is a document of its own, with colours of its own in map-colors.css.
  .filter((file) => !file.endsWith('tokens.css') && !file.startsWith('maps/'))
  .map((file) => [file, readFileSync(join(app, file), 'utf8')] as const);

test.each(sheets)('%s takes colours, type sizes and durations from the tokens', (_, css) => {
  expect([...css.matchAll(/#[0-9a-f]{3,8}\b|\brgb\(\d/gi)].map(([found]) => found)).toEqual([]);
  expect([...css.matchAll(/font-size:\s*(?:\d*\.?\d+(?:px|rem)|clamp)/g)].map(([found]) => found)).toEqual(
    [],
  );
  expect(
    [...css.matchAll(/(?:transition|animation)[^;{}]*[\s,]0?\.\d+s\b/g)].map(([found]) => found),
  ).toEqual([]);
});

test.each(sheets)('%s names no token that does not exist, and no px but in a hairline', (_, css) => {
  const used = [...css.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) => name);
  const own = new Set([...css.matchAll(/^\s*(--[a-z0-9-]+):/gm)].map(([, name]) => name));
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
  expect([...css.matchAll(/font-size[^;]*\dpx/g)].map(([found]) => found)).toEqual([]);
});
