import { expect, test } from 'vitest';
import { homeByTheRiver, homesInWords, priceLine, pricesInWords, sampleHomesNote } from './home-words.ts';

test.each([
  [{ status: 'for-sale', price: 895_000 }, '$895,000'],
  [{ status: 'under-contract', price: 1_250_000 }, 'Under contract · $1,250,000'],
  [{ status: 'coming-soon' }, 'Coming soon · Price on request'],
  [{ status: 'coming-soon', price: 700_000 }, 'Coming soon · $700,000'],
  [{ status: 'sold' }, 'Sold'],
  [{ status: 'sold', price: 880_000 }, 'Sold · $880,000'],
] as const)('the card of %j says "%s"', (home, line) => {
  expect(priceLine(home)).toBe(line);
});

test('counts and ranges are right for one home, for homes of one price, and for none with a price', () => {
  expect([homesInWords(1), homesInWords(8), homesInWords(27)]).toEqual([
    'One home',
    'Eight homes',
    '27 homes',
  ]);
  expect(pricesInWords([{ price: 2 }, { price: 1_350_000 }])).toBe('between $2 and $1,350,000');
  expect(pricesInWords([{ price: 895_000 }, {}])).toBe('at $895,000');
  expect(pricesInWords([{}])).toBe('');
});

test.each([
  [0, 8, ''],
  [1, 1, 'A sample, not an offer of sale.'],
  [8, 8, 'Samples, not offers of sale.'],
  [3, 8, '3 of these 8 homes: samples, not offers of sale.'],
])('of %i samples among %i homes the note says "%s"', (samples, of, says) => {
  expect(sampleHomesNote(samples, of)).toBe(says);
});

test('where all pictures are drawn, the note says it of all, as no card says it of its own', () => {
  expect(sampleHomesNote(0, 3, true)).toBe('All pictures are illustrations.');
  expect(sampleHomesNote(3, 3, true)).toBe('Samples, not offers of sale. All pictures are illustrations.');
});

test('a mail about a home says its place and its river mark', () => {
  const river = { long: 'Mile 28, west bank', short: 'Mile 28' };
  expect(homeByTheRiver({ neighborhoodName: 'Ortega', river })).toBe('Ortega. Mile 28, west bank');
});
