import { expect, test } from 'vitest';
import { inFours, isLarge } from './is-large.ts';

test('of twelve the first and the last two are large', () => {
  expect(Array.from({ length: 12 }, (_, at) => at).filter((at) => isLarge(at, 12))).toEqual([0, 1, 10, 11]);
});

test('however many there are, what stands between the large ones stands two by two', () => {
  for (let count = 2; count <= 40; count += 1) {
    const small = Array.from({ length: count }, (_, at) => at).filter((at) => !isLarge(at, count));
    expect([count, small.length % 2]).toEqual([count, 0]);
    if (count >= 4) expect([count, inFours(count)]).toEqual([count, small.length % 4 === 0]);
  }
});
