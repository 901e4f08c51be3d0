import { expect, test } from 'vitest';
import {
  choiceInWords,
  choiceKinds,
  choiceOfQuery,
  choicesOf,
  listPath,
  narrowed,
  waysOn,
} from './choices.ts';
import type { HomeCard } from './home-view.ts';

const places = [
  ['ortega', 'Ortega'],
  ['riverside', 'Riverside'],
] as const;
const choices = choicesOf(places);
const picture = { name: 'x', hash: 'x', width: 4, height: 3, widths: [480], illustration: true } as const;
const home = (
  id: string,
  price: number | undefined,
  beds: number,
  about: Partial<HomeCard> = {},
): HomeCard => ({
  ...{ id: id as HomeCard['id'], name: id, address: id, neighborhood: 'ortega', neighborhoodName: 'Ortega' },
  ...{
    status: 'for-sale',
    statusInWords: 'For sale',
    priceInWords: '',
    riverMark: '',
    baths: 2,
    squareFeet: 2000,
  },
  ...{ beds, sample: false, picture, alt: '' },
  ...(price !== undefined && { price }),
  ...about,
});
const homes = [
  home('a', 1_250_000, 5),
  home('b', 749_999, 3, { neighborhood: 'riverside' }),
  home('c', 750_000, 2, { status: 'sold' }),
  home('d', undefined, 4, { status: 'coming-soon' }),
];
const idsOf = (choice: Parameters<typeof narrowed>[2]) =>
  narrowed(homes, choices, choice).map(({ id }) => id);

test('homes are narrowed by every kind of choice, and by several together', () => {
  expect(idsOf({})).toEqual(['a', 'b', 'c', 'd']);
  expect(idsOf({ in: 'ortega' })).toEqual(['a', 'c', 'd']);
  expect(idsOf({ beds: '4' })).toEqual(['a', 'd']);
  expect(idsOf({ status: 'sold' })).toEqual(['c']);
  expect(idsOf({ in: 'ortega', beds: '4', price: '1m-1500k' })).toEqual(['a']);
  expect(idsOf({ in: 'riverside', status: 'sold' })).toEqual([]);
});

test('where nothing fits, each choice that can be taken back says how many homes that leaves, and no way leads to none', () => {
  expect(waysOn(homes, choices, { in: 'riverside', status: 'sold' })).toEqual([
    { next: { status: 'sold' }, words: 'Homes sold', count: 1 },
    { next: { in: 'riverside' }, words: 'Homes in Riverside', count: 1 },
  ]);
  expect(waysOn(homes, choices, { in: 'riverside', beds: '5', status: 'sold' })).toEqual([]);
  expect(waysOn(homes, choices, { price: 'over-3m' })).toEqual([{ next: {}, words: 'Homes', count: 4 }]);
});

test('every price is in one band alone, whatever it is', () => {
  for (const price of [
    1, 749_999, 750_000, 999_999.5, 1_000_000, 1_500_000, 2_999_999, 3_000_000, 90_000_000,
  ]) {
    const bands = choices.price.filter(({ fits }) => fits(home('x', price, 1)));
    expect(bands, String(price)).toHaveLength(1);
  }
  expect(choices.price.filter(({ fits }) => fits(home('x', undefined, 1)))).toEqual([]);
});

test('one choice has a page of its own, several have a query, and what a query misspells is left out', () => {
  expect(listPath({})).toBe('/properties');
  expect(listPath({ beds: '4' })).toBe('/properties/beds/4');
  expect(listPath({ beds: '4', in: 'ortega' })).toBe('/properties?in=ortega&beds=4');
  expect(choiceOfQuery('?in=ortega&beds=4&price=cheap&x=y', choices)).toEqual({ in: 'ortega', beds: '4' });
});

test('a choice reads as a heading', () => {
  expect(choiceInWords(choices, {})).toBe('Homes');
  expect(choiceInWords(choices, { in: 'ortega', price: '1m-1500k', beds: '4', status: 'for-sale' })).toBe(
    'Homes in Ortega from $1 to $1.5 million with 4 or more bedrooms for sale',
  );
  const headings = choiceKinds.flatMap((kind) => choices[kind].map(({ words }) => words));
  expect(new Set(headings).size).toBe(headings.length);
});
