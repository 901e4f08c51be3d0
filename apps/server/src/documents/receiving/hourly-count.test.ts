import { expect, test } from 'vitest';
import { createHourlyCount } from './hourly-count.ts';

test('so many an hour and no more, each key for itself, and then anew; what is too many is told how long', () => {
  const count = createHourlyCount(2);
  expect([0, 1, 2].map((now) => count.add('a', now))).toEqual([0, 0, 3_599_998]);
  expect(count.add('b', 3)).toBe(0);
  expect(count.add('a', 3_599_999)).toBe(1);
  expect(count.add('a', 3_600_000)).toBe(0);
});

test('however many keys there are, the oldest alone are forgotten', () => {
  const count = createHourlyCount(1, 100);
  for (let key = 0; key < 1000; key += 1) count.add(String(key), 0);
  expect(count.add('999', 1)).toBe(3_599_999);
  expect(count.add('900', 1)).toBe(3_599_999);
  expect(count.add('0', 1)).toBe(0);
});
