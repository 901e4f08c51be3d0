import { expect, test } from 'vitest';
import { inWords, inWordsFirst } from './in-words.ts';

test('a number is a word to twenty, and digits beyond', () => {
  expect([0, 1, 12, 13, 20, 21].map(inWords)).toEqual(['no', 'one', 'twelve', 'thirteen', 'twenty', '21']);
  expect(inWordsFirst(13)).toBe('Thirteen');
});
