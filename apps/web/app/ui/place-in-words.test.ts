import { expect, test } from 'vitest';
import { placeInDigits, placeInWords } from './place-in-words.ts';

test('a place is counted from one where it is read', () => {
  expect([placeInWords(0, 8), placeInWords(7, 8), placeInDigits(1, 8)]).toEqual([
    '1 of 8',
    '8 of 8',
    '2 / 8',
  ]);
});
