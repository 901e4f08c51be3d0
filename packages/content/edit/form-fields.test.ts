import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fixtureFolder } from '../load/fixtures.ts';
import { HomeSchema } from '../schema/home.ts';
import {
  changesFrom,
  fieldsIn,
  formFieldsOf,
  formPartsOf,
  shownIn,
  valueAt,
  valueFrom,
} from './form-fields.ts';
import { dataOf } from './set-fields.ts';

const fields = formFieldsOf(HomeSchema);
const fieldNamed = (name: string) => fields.find((field) => field.name === name) ?? expect.fail(name);
const bungalow = dataOf(
  readFileSync(join(fixtureFolder('specification'), 'content/homes/riverside-bungalow.yaml'), 'utf8'),
);

/** What a form shows of a file. */
const shown = () =>
  Object.fromEntries(fields.map((field) => [field.name, shownIn(field, valueAt(bungalow, field.name))]));

test('the form of a home has a field for each of the schema, with its help, example and limits', () => {
  expect(fieldNamed('price')).toEqual({
    name: 'price',
    label: 'Price',
    kind: 'number',
    help: expect.stringContaining('the price asked in dollars'),
    example: '1350000',
    isRequired: false,
  });
  expect(fieldNamed('status')).toMatchObject({ kind: 'choice', choices: expect.arrayContaining(['sold']) });
  expect(fieldNamed('sold')).toMatchObject({ kind: 'month' });
  expect(fieldNamed('summary')).toMatchObject({ kind: 'text', longest: 155 });
  expect(fieldNamed('address')).toMatchObject({ kind: 'line', isRequired: true });
  expect(fieldNamed('neighborhood')).toMatchObject({ kind: 'neighborhood', isRequired: true });
  expect(fieldNamed('features')).toMatchObject({ kind: 'lines', isRequired: false });
  expect(fieldNamed('facts')).toMatchObject({ kind: 'pairs' });
  expect(fieldNamed('place.lat')).toMatchObject({ label: 'Place: lat', kind: 'number', isRequired: false });
  expect(fieldNamed('illustration.plan.caption')).toMatchObject({ kind: 'line' });
});

test('an open house has a date, two times and a note, and those of the file their day as title', () => {
  const openHouses = [{ date: '2026-12-06', from: '13:00', to: '15:00' }];
  const list = formPartsOf(HomeSchema, { openHouses }).find(({ name }) => name === 'openHouses');
  const [entry] = list?.kind === 'list' ? list.entries : [];
  expect(entry?.title).toBe('Sunday, December 6, 1–3 PM');
  expect(fieldsIn(entry?.parts ?? []).map(({ label, kind }) => [label, kind])).toEqual([
    ['Date', 'date'],
    ['From', 'time'],
    ['To', 'time'],
    ['Note', 'text'],
  ]);
});

test('a field that the schema gets later is in the form without a line for it', () => {
  const later = HomeSchema.safeExtend({ garden: z.string().max(200).meta({ description: 'the garden' }) });
  expect(formFieldsOf(later).at(-1)).toMatchObject({ name: 'garden', label: 'Garden', kind: 'text' });
});

test('a form that is sent as it was shown changes nothing', () => {
  expect(changesFrom(bungalow, fields, shown())).toEqual({});
});

test('what was typed becomes what the file says, and only that', () => {
  const typed = {
    ...shown(),
    price: '$875,000',
    features: 'A porch\n\n A  yard \n',
    'place.lat': '30.3',
    sold: '',
  };
  expect(changesFrom(bungalow, fields, typed)).toEqual({
    price: 875_000,
    features: ['A porch', 'A yard'],
    place: { lat: 30.3 },
  });
});

test('an emptied field goes, a group with its last field', () => {
  const data = { ...bungalow, place: { lat: 30.3 } };
  expect(changesFrom(data, fields, { price: ' ', 'place.lat': '', 'place.lon': '' })).toEqual({
    price: undefined,
    place: undefined,
  });
});

test.each([
  ['875000', 875_000],
  ['$1,250,000', 1_250_000],
  ['2.5', 2.5],
  ['-81.7', -81.7],
  ['about 900', 'about 900'],
  ['', undefined],
])('%j in a number field is %j', (typed, value) => {
  expect(valueFrom(fieldNamed('price'), typed)).toBe(value);
});
