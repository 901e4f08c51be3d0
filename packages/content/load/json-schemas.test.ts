import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ContentCopy } from './content-copy.ts';
import { jsonSchemas } from './json-schemas.ts';

const content = join(import.meta.dirname, '../../../content');

test('the schemas that editors read are those that the build checks by', () => {
  const kept = readdirSync(join(content, '.schema')).sort();
  expect(kept).toEqual([...jsonSchemas().keys()].sort());
  for (const [name, text] of jsonSchemas())
    expect(
      readFileSync(join(content, '.schema', name), 'utf8'),
      `${name}: run node packages/content/write-schemas.ts`,
    ).toBe(text);
});

test('every YAML file names its schema in the first line', () => {
  using copy = new ContentCopy();
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const [first = ''] = copy.read(`content/${file}`).split('\n');
    const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(first) ?? [];
    expect(
      [...jsonSchemas().keys()].map((name) => `.schema/${name}`),
      file,
    ).toContain(join(file, '..', path));
  }
});
