import { expect, test } from 'vitest';
import { type Made, newestBackup } from './newest-backup.ts';

const NOW = 1000;
const cases: ReadonlyArray<{
  readonly known: string;
  readonly last: Made;
  readonly others: readonly Made[];
}> = [
  {
    known: 'by its number, whatever the clock said',
    last: { at: 500, number: 3 },
    others: [
      { at: 9000, number: 2 },
      { at: 700, number: 1 },
    ],
  },
  {
    known: 'by its time where numbers are alike',
    last: { at: 700, number: 3 },
    others: [
      { at: 500, number: 3 },
      { at: 9000, number: 3 },
    ],
  },
  { known: 'by its time where there are no numbers', last: { at: 700 }, others: [{ at: 500 }, { at: 9000 }] },
  { known: 'where all are of the future', last: { at: 9000 }, others: [{ at: 8000 }] },
  {
    known: 'by the number, after a program that gave none',
    last: { at: 700, number: 1 },
    others: [{ at: 500 }, { at: 9000 }],
  },
  {
    known: 'by its time, of an older program that was gone back to',
    last: { at: 900 },
    others: [{ at: 700, number: 8 }, { at: 9000 }],
  },
];

test.each(cases)('what was made last is known $known', ({ last, others }) => {
  expect(newestBackup([...others, last], NOW)).toBe(last);
  expect(newestBackup([last, ...others], NOW)).toBe(last);
});

test('where there is nothing, nothing was made last', () => {
  expect(newestBackup([], NOW)).toBeUndefined();
});
