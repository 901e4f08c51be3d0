import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../load/fixtures.ts';
import { fileFormOf, idOfFile } from './content-files.ts';
import { changesFrom, fieldsIn, formPartsOf, shownIn, valueAt } from './form-fields.ts';

const root = fixtureFolder('specification');
const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /^[^.].*\.(?:yaml|md)$/.test(name))
  .map((name) => `content/${name}`);
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const formOf = (file: string) => fileFormOf(file) ?? expect.fail(file);

/** The form of a file, with what it shows. */
function opened(file: string, text = textOf(file)) {
  const form = formOf(file);
  const data = form.dataOf(text);
  const fields = fieldsIn(formPartsOf(form.schema, data));
  const shown = Object.fromEntries(
    fields.map((field) => [field.name, shownIn(field, valueAt(data, field.name))]),
  );
  /** The file as it is after the form is sent with some other entries. */
  const save = (typed: Readonly<Record<string, string>>) => {
    const all = { ...shown, ...typed };
    const sent = fieldsIn(formPartsOf(form.schema, data, Object.keys(all)));
    return form.setFields(text, changesFrom(data, sent, all));
  };
  return { form, text, data, shown, save };
}

/** Lines that one of two texts has and the other has not. */
const changedLines = (before: string, after: string) => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return [...old.filter((line) => !now.includes(line)), ...now.filter((line) => !old.includes(line))];
};

test('every file of the content has a form, but for the sources of the guide', () => {
  expect(files.filter((file) => !fileFormOf(file))).toEqual(['content/buyers-guide/sources.yaml']);
  expect(files.length).toBeGreaterThan(30);
  for (const file of [
    'content/../settings.yaml',
    'content/homes/../site.yaml',
    'settings.yaml',
    'content/homes/A.yaml',
  ])
    expect(fileFormOf(file)).toBeUndefined();
});

test('each file has an id of its own', () => {
  expect(new Set(files.map(idOfFile)).size).toBe(files.length);
  expect(idOfFile('content/neighborhoods/riverside.md')).toBe('neighborhoods.riverside');
});

test.each(files.filter((file) => fileFormOf(file)))('%s sent as it is shown stays byte by byte', (file) => {
  const { text, save } = opened(file);
  expect(save({})).toBe(text);
});

test('a figure of a list changes one line, and a new month adds one', () => {
  const { text, save } = opened('content/market.yaml');
  const sold = save({ 'sales.1.price': '$1,500,000' });
  expect(changedLines(text, sold)).toEqual(['    price: 1480000', '    price: 1500000']);
  const month = save({ 'trends.0.months.2026-11': '386,000' });
  expect(changedLines(text, month)).toEqual(['      2026-11: 386000']);
});

test('an entry of a list is added and taken out again', () => {
  const file = 'content/market.yaml';
  const { text, shown, save } = opened(file);
  const at = Object.keys(shown).filter((name) => /^sales\.\d+\.price$/.test(name)).length;
  const added = save({ [`sales.${at}.neighborhood`]: 'riverside', [`sales.${at}.price`]: '900000' });
  expect(changedLines(text, added)).toEqual(['  - neighborhood: riverside', '    price: 900000']);
  expect(opened(file, added).save(emptied(opened(file, added).shown, `sales.${at}`))).toBe(text);
});

/** Every field of an entry without words. */
const emptied = (shown: Readonly<Record<string, string>>, entry: string) =>
  Object.fromEntries(
    Object.keys(shown)
      .filter((name) => name.startsWith(`${entry}.`))
      .map((name) => [name, '']),
  );

test('a question changes, keeps its address, and another comes behind it', () => {
  const file = 'content/faq.md';
  const { text, shown, save } = opened(file);
  const changed = save({ 'questions.0.question': 'What are closing costs?' });
  expect(changedLines(text, changed)).toEqual([
    '## How much are closing costs in Jacksonville? {#closing-costs}',
    '## What are closing costs? {#closing-costs}',
  ]);
  const at = Object.keys(shown).filter((name) => name.endsWith('.question')).length;
  const added = save({ [`questions.${at}.question`]: 'Is there a fee?', [`questions.${at}.answer`]: 'No.' });
  expect(added).toBe(`${text}\n## Is there a fee?\n\nNo.\n`);
  expect(opened(file, added).save(emptied(opened(file, added).shown, `questions.${at}`))).toBe(text);
  const without = opened(file).save(emptied(shown, 'questions.0'));
  expect(text).toContain(without.slice(without.indexOf('\n## ')));
});

test('the paragraphs of a guide change and the fields above them do not', () => {
  const { text, shown, save } = opened('content/neighborhoods/riverside.md');
  const after = save({ text: `${shown.text}\r\n\r\nOne more.  \r\n` });
  expect(after).toBe(`${text}\nOne more.\n`);
});
