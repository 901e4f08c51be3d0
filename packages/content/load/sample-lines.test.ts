import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureContent, fixtureFolder } from './fixtures.ts';

test('every line of the content that says "sample: true" counts as a sample', () => {
  const content = join(fixtureFolder('specification'), 'content');
  const lines = globSync('**/*.{yaml,md}', { cwd: content }).flatMap((file) =>
    [...readFileSync(join(content, file), 'utf8').matchAll(/\bsample: true\b/g)].map(() => file),
  );
  expect(lines.length).toBeGreaterThan(20);
  expect(fixtureContent().samples).toHaveLength(lines.length);
});
