import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

const was = { price: '895,000', beds: '3', features: 'A porch\nA yard' };

test('a field that one device alone changed takes that change', () => {
  const mine = { ...was, price: '875,000' };
  const theirs = { ...was, beds: '4' };
  expect(mergeFields(was, mine, theirs)).toEqual({
    entries: { ...was, price: '875,000', beds: '4' },
    conflicts: [],
  });
});

test('a field that both changed is a conflict, unless both say the same', () => {
  const mine = { ...was, price: '875,000', beds: '4' };
  const theirs = { ...was, price: '880,000', beds: '4' };
  expect(mergeFields(was, mine, theirs).conflicts).toEqual([
    { field: 'price', mine: '875,000', theirs: '880,000' },
  ]);
});

test('a browser’s line breaks are no change', () => {
  const mine = { ...was, features: 'A porch\r\nA yard\r\n' };
  const theirs = { ...was, features: 'A porch\nA dock' };
  expect(mergeFields(was, mine, theirs)).toEqual({ entries: theirs, conflicts: [] });
});

test('a form with a few of the fields leaves the others alone', () => {
  expect(
    mergeFields({ status: 'for-sale' }, { status: 'sold' }, { ...was, status: 'for-sale' }).entries,
  ).toEqual({
    status: 'sold',
  });
});
