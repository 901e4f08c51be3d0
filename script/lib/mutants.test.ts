import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const project = join(import.meta.dirname, '../..');

test('each fault can be planted in one place, and the tests that should notice it are there', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60);
  for (const { file, from, to, tests } of mutants) {
    const text = readFileSync(join(project, file), 'utf8');
    expect([file, from, text.split(from).length - 1]).toEqual([file, from, 1]);
    expect(to).not.toBe(from);
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((name) => !existsSync(join(project, name)))).toEqual([]);
  }
});
