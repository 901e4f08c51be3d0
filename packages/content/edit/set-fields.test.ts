import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../load/fixtures.ts';
import { dataOf, setFields } from './set-fields.ts';

const folder = join(fixtureFolder('specification'), 'content/homes');
const homes = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
const order = ['name', 'status', 'sold', 'price', 'beds', 'features', 'plate'];

/** How many lines of one text are not in the other. */
const changedLines = (before: string, after: string) => {
  const there = before.split('\n');
  return after.split('\n').filter((line) => !there.includes(line)).length;
};

test.each(homes)('a price changes one line of %s, and back again it is the same file', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  const { price } = dataOf(text);
  const after = setFields(text, { price: 777_000 }, order);
  expect(changedLines(text, after)).toBe(1);
  expect(dataOf(after)).toEqual({ ...dataOf(text), price: 777_000 });
  expect(setFields(after, { price }, order)).toBe(text);
});

test.each(homes)('every field of %s can be written again without another change', (name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  expect(dataOf(setFields(text, dataOf(text), order))).toEqual(dataOf(text));
});

const text = `# The bungalow
name: Bungalow # as the sign has it

price: 895000   # asked in October
features:
  - A porch
  - "Two blocks: the river"

# Last
plate: bungalow
`;

test('comments and the blank lines around a field stay', () => {
  expect(setFields(text, { price: 875_000, name: 'Bungalow: the blue one' }, order)).toBe(
    text.replace('895000', '875000').replace('name: Bungalow #', 'name: "Bungalow: the blue one" #'),
  );
});

test('a new field stands where the schema has it, and goes again', () => {
  const sold = setFields(text, { status: 'sold', sold: '2026-11' }, order);
  expect(sold).toContain('as the sign has it\nstatus: sold\nsold: 2026-11\n\nprice');
  expect(setFields(sold, { sold: undefined, status: undefined }, order)).toBe(text);
});

test('a list is written as a list, and another field keeps its place', () => {
  const after = setFields(text, { features: ['A porch', 'A yard'] }, order);
  expect(after).toContain('features:\n  - A porch\n  - A yard\n\n# Last\nplate: bungalow\n');
});

test('an entry that comes to a list of groups leaves the others with their comments and their style', () => {
  const open = `openHouses:\n  - { date: 2026-12-06, from: '13:00', to: '15:00' } # with the caterer\n`;
  const was = dataOf(open).openHouses as readonly object[];
  const next = { date: '2026-12-13', from: '11:00', to: '13:00' };
  const after = setFields(open, { openHouses: [...was, next] }, order);
  expect(after.startsWith(open.trimEnd())).toBe(true);
  expect(dataOf(after).openHouses).toEqual([...was, next]);
  expect(setFields(after, { openHouses: was }, order)).toBe(open);
});

test('a file without a line break at its end takes a new field', () => {
  expect(setFields('name: A', { plate: 'tudor' }, order)).toBe('name: A\nplate: tudor\n');
});

test('a new file begins with its first field', () => {
  expect(setFields('', { plate: 'tudor', name: 'A' }, order)).toBe('name: A\nplate: tudor\n');
});

test('what is no YAML is refused', () => {
  expect(() => setFields('name: "A', { name: 'B' }, order)).toThrow('not a list of fields');
});
