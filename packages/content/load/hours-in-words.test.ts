import { expect, test } from 'vitest';
import { hoursInWords } from './hours-in-words.ts';

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Monday to Saturday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Friday', 'Monday', 'Tuesday', 'Wednesday', 'Sunday'], 'Monday to Wednesday, Friday, Sunday'],
  [['Thursday'], 'Thursday'],
] as const)('days of work %j are said as %s', (days, words) => {
  expect(hoursInWords({ days: [...days], opens: '09:00', closes: '18:00' })).toBe(
    `${words}, 9\u00a0am to 6\u00a0pm`,
  );
});

test.each([
  ['00:30', '12:00', '12:30\u00a0am to 12\u00a0pm'],
  ['11:05', '23:45', '11:05\u00a0am to 11:45\u00a0pm'],
])('from %s to %s is said as clocks in Florida show it', (opens, closes, words) => {
  expect(hoursInWords({ days: ['Monday'], opens, closes })).toBe(`Monday, ${words}`);
});
