import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFolder } from '@rivermark/content/fixtures';
import { expect, test } from 'vitest';
import { fileFormOf } from '../edit/content-files.ts';
import { readMarkdown } from '../load/markdown-file.ts';
import { readYaml } from '../load/yaml-file.ts';
import { migrations } from './migrations.ts';
import { inPresentForm } from './present-form.ts';

const filesOf = (name: 'earlier' | 'specification') => {
  const root = fixtureFolder(name);
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' }).flatMap((below) => {
    const file = `content/${below}`;
    const form = fileFormOf(file);
    return form ? [{ file, form, text: readFileSync(join(root, file), 'utf8') }] : [];
  });
};

test.each(filesOf('earlier'))(
  '$file of an earlier program is read, and its form is complete',
  ({ file, form, text }) => {
    expect(form.schema.safeParse(form.dataOf(text)).error?.issues).toBeUndefined();
    const read = file.endsWith('.md') ? readMarkdown(file, text) : readYaml(file, text);
    const source = 'source' in read ? read.source : read;
    const { questions: _, text: __, ...head } = form.dataOf(text);
    expect('data' in source && source.data).toEqual(head);
  },
);

test('each migration changes a file of an earlier program', () => {
  const earlier = new Map(filesOf('earlier').map(({ file, text }) => [file, text]));
  for (const { path, migrate } of migrations) {
    const text = earlier.get(path) ?? '';
    const head = path.endsWith('.md') ? (text.split('---\n')[1] ?? '') : text;
    const source = readYaml('no-migration.yaml', head);
    const data = 'data' in source ? (source.data as Record<string, unknown>) : {};
    expect([path, migrate(data)]).not.toEqual([path, data]);
  }
});

test('content of the present form stays as it is', () => {
  for (const { file, form, text } of filesOf('specification')) {
    const data = form.dataOf(text);
    expect(inPresentForm(file, data)).toBe(data);
    expect(form.setFields(text, {})).toBe(text);
  }
});

test('the first change at the desk writes a file of an earlier program in the present form', () => {
  for (const { file, form, text } of filesOf('earlier')) {
    const after = form.setFields(text, { intro: 'Changed.' });
    expect(form.dataOf(after)).toEqual({ ...form.dataOf(text), intro: 'Changed.' });
    const source = readYaml(
      'no-migration.yaml',
      file.endsWith('.md') ? (after.split('---\n')[1] ?? '') : after,
    );
    const data = 'data' in source ? (source.data as Record<string, unknown>) : {};
    expect(inPresentForm(file, data)).toBe(data);
  }
});
