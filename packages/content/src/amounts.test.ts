import { expect, test } from 'vitest';
import { unitOf } from './amounts.ts';

test.each([
  [1, 'bed', 'bed'],
  [0, 'bed', 'beds'],
  [2.5, 'bath', 'baths'],
  [0.42, 'acre', 'acres'],
])('of %s the unit %s is said as "%s"', (count, one, said) => {
  expect(unitOf(count, one)).toBe(said);
});
