import { expect, test } from 'vitest';
import { numbersOf } from './cluster-pins.ts';

test.each([
  [[16, 17], '16, 17'],
  [[4, 5, 6], '4–6'],
  [[1, 2, 3, 4, 13], '1–4, 13'],
  [[2, 9], '2, 9'],
  [[1, 3, 5, 13], '1 … 13'],
])('a mark of gathered pins names the numbers of the list: %j is %s', (numbers, said) => {
  expect(numbersOf(numbers)).toBe(said);
});
