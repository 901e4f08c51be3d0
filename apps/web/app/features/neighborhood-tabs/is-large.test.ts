import { expect, test } from 'vitest';
import { isLarge } from './is-large.ts';

test('however many there are, two or three begin large, and what is left stands two by two', () => {
  for (let count = 2; count <= 40; count += 1) {
    const large = Array.from({ length: count }, (_, at) => isLarge(at, count)).lastIndexOf(true) + 1;
    expect([count, large, (count - large) % 2]).toEqual([count, count % 2 ? 3 : 2, 0]);
  }
});
