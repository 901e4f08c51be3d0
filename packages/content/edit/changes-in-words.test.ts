import { expect, test } from 'vitest';
import { HomeSchema } from '../schema/home.ts';
import { MarketSchema } from '../schema/market.ts';
import { changesInWords, likelySlips } from './changes-in-words.ts';

const home = {
  name: 'Bungalow',
  status: 'for-sale',
  price: 895_000,
  beds: 3,
  squareFeet: 2360,
  yearBuilt: 1919,
  summary: 'A Craftsman bungalow of 1919 in Riverside with a deep porch and a detached studio.',
  features: ['A porch', 'A yard'],
};

test.each([
  [{ price: 875_000 }, ['Price: $895,000 → $875,000']],
  [{ status: 'under-contract' }, ['Status: for sale → under contract']],
  [{ yearBuilt: 1920 }, ['Year built: 1919 → 1920']],
  [{ hoaPerYear: 2400 }, ['HOA per year: nothing → $2,400']],
  [{ summary: `${home.summary} Now empty.` }, ['Summary: new words']],
  [{ features: ['A porch', 'A pool', 'A dock'] }, ['Features: 2 new, 1 taken out']],
  [{ features: ['A yard', 'A porch'] }, ['Features: another order']],
  [{ price: 875_000, beds: 4 }, ['Price: $895,000 → $875,000', 'Beds: 3 → 4']],
  [{}, []],
])('%j is said as %j', (change, words) => {
  expect(changesInWords(HomeSchema, home, { ...home, ...change })).toEqual(words);
});

test('an open house that comes, moves or goes is named by its day and hours', () => {
  const openHouse = { date: '2026-12-06', from: '13:00', to: '15:00' };
  const open = { ...home, openHouses: [openHouse] };
  expect(changesInWords(HomeSchema, home, open)).toEqual(['Open houses: new, Sunday, December 6, 1–3 PM']);
  expect(changesInWords(HomeSchema, open, home)).toEqual([
    'Open houses: taken out, Sunday, December 6, 1–3 PM',
  ]);
  const moved = { ...home, openHouses: [{ ...openHouse, from: '12:00' }] };
  expect(changesInWords(HomeSchema, open, moved)).toEqual([
    'Sunday, December 6, 12–3 PM, From: 13:00 → 12:00',
  ]);
});

const others = [
  { price: 640_000, squareFeet: 1900 },
  { price: 3_860_000, squareFeet: 6200 },
];
const slips = (change: object, before: object = home) =>
  likelySlips(HomeSchema, before as never, { ...before, ...change }, others, '2026-11').map(
    ({ question }) => question,
  );

test('a price with a digit too few or too many is asked about, a reduction is not', () => {
  expect(slips({ price: 97_500 })).toEqual(['Price goes from $895,000 to $97,500. Is that right?']);
  expect(slips({ price: 8_950_000 })).toEqual(['Price goes from $895,000 to $8,950,000. Is that right?']);
  expect(slips({ price: 795_000 })).toEqual([]);
});

test('a new home is compared with the others', () => {
  expect(slips({ price: 120_000 }, {})).toEqual([
    'Price is $120,000. The others are between $640,000 and $3,860,000. Is that right?',
  ]);
  expect(slips({ squareFeet: 23_600 }, {})).toHaveLength(1);
  expect(slips({ price: 1_200_000, squareFeet: 2300 }, {})).toEqual([]);
});

test('a month that has not come yet is asked about', () => {
  expect(slips({ sold: '2027-01' })).toEqual([
    'Sold is 2027-01, a month that has not come yet. Is that right?',
  ]);
  expect(slips({ sold: '2026-11' })).toEqual([]);
});

const market = {
  trends: [{ title: 'Median Price', months: { '2026-09': 383_500, '2026-10': 385_000 } }],
  sales: [
    { neighborhood: 'ortega', type: 'House', price: 1_480_000, days: 54 },
    { neighborhood: 'san-marco', type: 'House', price: 985_000, days: 33 },
  ],
};
const withMonth = (value: number, month = '2026-11') => ({
  ...market,
  trends: [{ ...market.trends[0], months: { ...market.trends[0]?.months, [month]: value } }],
});

test('a figure of a new month is a sentence, and is compared with the month before', () => {
  expect(changesInWords(MarketSchema, market, withMonth(386_000))).toEqual([
    'Median Price, November 2026: nothing → 386,000',
  ]);
  const asked = (value: number, month?: string) =>
    likelySlips(MarketSchema, market, withMonth(value, month), [], '2026-11').map(({ question }) => question);
  expect(asked(386_000)).toEqual([]);
  expect(asked(38_600)).toEqual(['Median Price, November 2026 goes from 385,000 to 38,600. Is that right?']);
  expect(asked(386_000, '2026-12')).toEqual([
    'Median Price, December 2026 is 2026-12, a month that has not come yet. Is that right?',
  ]);
});

test('what came into a list and what went is a sentence each', () => {
  const [first] = market.sales;
  const added = { neighborhood: 'riverside', type: 'Bungalow', price: 8_950_000, days: 20 };
  const more = { ...market, sales: [...market.sales, added] };
  expect(changesInWords(MarketSchema, market, more)).toEqual(['Sales: new, Riverside']);
  expect(changesInWords(MarketSchema, market, { ...market, sales: [first] })).toEqual([
    'Sales: taken out, San Marco',
  ]);
  expect(likelySlips(MarketSchema, market, more, [], '2026-11').map(({ question }) => question)).toEqual([
    'Riverside, Price is $8,950,000. The others are between $985,000 and $1,480,000. Is that right?',
  ]);
});
