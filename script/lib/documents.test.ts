import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every document that another one, a command or the server names is there', () => {
  const files = globSync(
    ['*.md', 'docs/**/*.md', 'content/*.md', 'photos/*.md', 'script/*', 'apps/server/src/**/*.ts'],
    { cwd: root, withFileTypes: true },
  ).filter((entry) => entry.isFile());
  const named = files.flatMap((entry) => {
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    return [...text.matchAll(/\b(?:docs|content|photos|bench|illustrations)\/[\w/-]+\.md\b/g)].map(
      ([name]) => name,
    );
  });
  expect(named).toContain('docs/runbook.md');
  // Recipes write ID for a name that the reader chooses.
  const meant = new Set(named.filter((name) => !name.endsWith('/ID.md')));
  expect([...meant].filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

/** The numbers of the promises below each such heading, or of a table's rows. */
const numbered = (text: string, number: RegExp) =>
  new Map(
    text
      .split(/^## /m)
      .map((part): [string, string[]] => [
        part.slice(0, part.indexOf('\n')).trim(),
        [...part.matchAll(number)].map(([, each = '']) => each),
      ])
      .filter(([, numbers]) => numbers.length > 0),
  );

/** Every test's path by its file's name. */
const tests = Map.groupBy(
  globSync('{apps,bench,packages,illustrations,e2e,script}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }),
  (file) => file.split('/').at(-1) ?? '',
);

test('docs/recipes.md names each file by a path that is there, and a test by a name that one alone has', () => {
  // Names that the reader chooses (NAME, ID, FOLDER), and the output of builds.
  const named = [...read('docs/recipes.md').matchAll(/`([\w.-]*(?:\/[\w.-]+)*\/?)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /^\w.*\/|\.(?:tsx?|css|md|ya?ml|json)$/.test(name))
    .filter((name) => !/\b(?:NAME|ID|FOLDER)\b/.test(name) && name !== 'site.json');
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !existsSync(join(root, name)) && tests.get(name)?.length !== 1)).toEqual([]);
});

test('docs/proof.md has a line for each promise of the map, and names tests and commands that are there', () => {
  const proof = read('docs/proof.md');
  expect(numbered(proof, /^\| (\d+) \|/gm)).toEqual(numbered(read('docs/architecture.md'), /^(\d+)\. /gm));
  const named = [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(90);
  // A name of two files is ambiguous, so it needs its folder.
  const isThere = (name: string) =>
    name.includes('/') ? existsSync(join(root, name)) : tests.get(name)?.length === 1;
  expect(named.filter((name) => !isThere(name))).toEqual([]);
  for (const [, command = ''] of proof.matchAll(/`(script\/[\w-]+)/g)) {
    expect(existsSync(join(root, command)), command).toBe(true);
  }
});
