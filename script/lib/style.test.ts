import { expect, test } from 'vitest';
import { styleFindings } from './style.ts';

test('prose has no dialect words, no inverted sentences and no line over 100 characters', () => {
  expect(styleFindings()).toEqual([]);
});
