import { expect, test } from 'vitest';
import { sizeInWords } from './size-in-words.ts';

test.each([
  [640, '640 bytes'],
  [1000, '1 KB'],
  [86_000, '84 KB'],
  [1_048_576, '1.0 MB'],
  [10 * 1024 * 1024, '10.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
