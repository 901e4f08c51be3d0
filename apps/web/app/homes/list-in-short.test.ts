import { expect, test } from 'vitest';
import type { HomeCard } from './home-view.ts';
import { listInShort } from './list-in-short.ts';

const home = (neighborhoodName: string, price?: number) =>
  ({ neighborhoodName, ...(price !== undefined && { price }) }) as HomeCard;

test.each([
  ['', []],
  ['One home in Ortega, at $900,000.', [home('Ortega', 900_000)]],
  ['One home in Ortega.', [home('Ortega')]],
  ['Two homes in Ortega, from $900,000 to $1,350,000.', [home('Ortega', 1_350_000), home('Ortega', 900_000)]],
  [
    'Three homes in two neighborhoods, at $900,000.',
    [home('Ortega', 900_000), home('Riverside', 900_000), home('Riverside')],
  ],
])('a list of homes in one sentence: %s', (words, homes) => {
  expect(listInShort(homes)).toBe(words);
});
