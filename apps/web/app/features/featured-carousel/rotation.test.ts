import { expect, test } from 'vitest';
import { wrap } from './rotation.ts';

test('after the last comes the first, and before the first the last', () => {
  expect(wrap(8, 8)).toBe(0);
  expect(wrap(-1, 8)).toBe(7);
  expect(wrap(3, 8)).toBe(3);
});
