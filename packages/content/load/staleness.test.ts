import { expect, test } from 'vitest';
import { stalenessOf, stalenessWarning } from './staleness.ts';

const life = { markedAfter: 4, leftOutAfter: 13 };
const on = (day: string) => new Date(`${day}T08:00:00Z`);

test.each([
  ['2026-10-31', 'fresh'],
  ['2027-02-28', 'fresh'],
  ['2027-03-01', 'marked'],
  ['2027-11-30', 'marked'],
  ['2027-12-01', 'left-out'],
])('on %s what is of October 2026 is %s', (day, shelf) => {
  expect(stalenessOf('2026-10', life, on(day))).toBe(shelf);
});

test.each([
  ['2027-01-29', undefined],
  ['2027-01-30', 'is of 2026-10, and will be marked as old from 2027-03-01'],
  ['2027-03-01', 'is of 2026-10, and marked as old since 2027-03-01'],
  ['2027-11-02', 'is of 2026-10, and will no longer be shown from 2027-12-01'],
  ['2027-12-01', 'is of 2026-10, and no longer shown since 2027-12-01'],
])('on %s the build says: %s', (day, words) => {
  expect(stalenessWarning('2026-10', life, on(day))).toBe(words);
});
