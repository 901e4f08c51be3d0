import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from './fixtures.ts';
import { jsonSchemas } from './json-schemas.ts';

const schemas = join(import.meta.dirname, '../../../content/.schema');

test('the schemas that editors read are those that the build checks by', () => {
  const kept = readdirSync(schemas).sort();
  expect(kept).toEqual([...jsonSchemas().keys()].sort());
  for (const [name, text] of jsonSchemas())
    expect(
      readFileSync(join(schemas, name), 'utf8'),
      `${name}: run node packages/content/write-schemas.ts`,
    ).toBe(text);
});

test('every YAML file names its schema in the first line', () => {
  const sample = join(fixtureFolder('specification'), 'content');
  const files = readdirSync(sample, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const [first = ''] = readFileSync(join(sample, file), 'utf8').split('\n');
    const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)$/.exec(first) ?? [];
    expect(
      [...jsonSchemas().keys()].map((name) => `.schema/${name}`),
      file,
    ).toContain(join(file, '..', path));
  }
});
