import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const app = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));

const sources = read('{.,../build}/**/*.{ts,tsx}')
  .map(({ text }) => text)
  .join('\n');
/** What stands in quotes of any kind, and is no part of a longer name. */
const names = new Set(sources.match(/[a-zA-Z][\w-]*/g));
/** The beginnings of names that are put together, such as `toast-${kind}`. */
const beginnings = new Set(Array.from(sources.matchAll(/([a-zA-Z][\w-]*-)\$\{/g), ([, start = '']) => start));
/** Made by the library that draws documents. */
const ofOthers = ['markedContent'];

const isUsed = (name: string) =>
  names.has(name) || ofOthers.includes(name) || [...beginnings].some((start) => name.startsWith(start));

test('every class that a sheet styles is one that some part bears', () => {
  const dead = read('**/*.css').flatMap(({ file, text }) => {
    const selectors = text.replaceAll(/\/\*[\s\S]*?\*\/|\{\{[^}]*\}\}/g, '').match(/[^;{}]+(?=\{)/g) ?? [];
    const classes = new Set(selectors.flatMap((one) => one.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []));
    return [...classes].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`);
  });
  expect(dead).toEqual([]);
});
