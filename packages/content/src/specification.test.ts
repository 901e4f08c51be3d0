import { describe, expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';
import { dollars } from './amounts.ts';
import { isActive } from './developments.ts';
import { featuredHomes } from './homes.ts';
import { neighborhoodBySlug } from './neighborhoods.ts';
import { quizStyles } from './quiz-styles.ts';

/* The values printed in the specification. They bind the delivered sample content, of which
   `fixtures/specification` is a copy. Owners can edit `content/` without failing tests. */
const content = fixtureContent();
const { developments, homePage, market, neighborhoods, quiz } = content;

/**
 * The printed table: name, median, growth, days, ZIP, and the buildings if the table names them.
 */
const table: readonly (readonly [string, string, string, number, string, string])[] = [
  ['Downtown Jacksonville', '$425K', '+9.2%', 38, '32202', ''],
  ['Riverside', '$425K', '+8.2%', 45, '32205', ''],
  ['San Marco', '$485K', '+9.1%', 38, '32207', ''],
  ['Jacksonville Beach', '$625K', '+12.4%', 52, '32250', ''],
  ['Nocatee', '$385K', '+11.8%', 28, '32081', 'The Promenade, Nocatee Town Center, Anastasia, Crosswater'],
  [
    'Murray Hill',
    '$325K',
    '+7.3%',
    42,
    '32205',
    'Historic Bungalow Conversions, Murray Hill Commons, Edgewood Avenue Residences, Park Street Lofts',
  ],
  [
    'Avondale',
    '$395K',
    '+8.5%',
    41,
    '32205',
    'Avondale Square, St. Johns Avenue Residences, Riverside Gardens, The Shoppes of Avondale',
  ],
  [
    'Southside',
    '$295K',
    '+6.8%',
    35,
    '32216',
    'Southside Commons, Butler Boulevard Residences, The Preserve at Southside, Town Center Plaza',
  ],
  [
    'Ortega',
    '$695K',
    '+10.2%',
    58,
    '32210',
    'Ortega Forest, River Oaks, Yacht Club Residences, The Peninsula',
  ],
  [
    'Springfield',
    '$285K',
    '+12.1%',
    29,
    '32206',
    'Main Street Lofts, Springfield Commons, Art District Residences, The Revival',
  ],
  [
    'Atlantic Beach',
    '$485K',
    '+8.9%',
    47,
    '32233',
    'Oceanfront Condominiums, Atlantic Station, Seminole Beach, Mayport Village',
  ],
  [
    'Ponte Vedra Beach',
    '$825K',
    '+13.5%',
    65,
    '32082',
    'The Lodge & Club, Sawgrass Country Club, Ponte Vedra Inn Residences, Ocean House',
  ],
];

test('the neighborhoods show the specified figures and buildings', () => {
  expect(
    neighborhoods.map(({ name, figures, zipCode, buildings }, index) => [
      name,
      figures?.medianPrice,
      figures?.growth,
      figures?.daysOnMarket,
      zipCode,
      table[index]?.[5] === ''
        ? ''
        : buildings.map((building) => building.name.replaceAll('\u00a0', ' ')).join(', '),
    ]),
  ).toEqual(table);
});

describe.each(neighborhoods)('$name', ({ about, buildings, checks, similar }) => {
  test('tells its place in two paragraphs of readable length, and names four buildings and three places like it', () => {
    expect([about.length, buildings.length, new Set(similar).size]).toEqual([2, 4, 3]);
    expect(checks.length).toBeGreaterThanOrEqual(4);
    for (const paragraph of about) {
      const words = paragraph.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(110);
    }
  });
});

test('no two neighborhoods share a sentence', () => {
  const sentences = neighborhoods.flatMap(({ about, description, tagline }) =>
    [...about, description, tagline].flatMap((text) => text.split(/(?<=\.)\s/)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});

test('eight homes are featured, from $895,000 to $1,350,000, three features of each on its card', () => {
  const featured = featuredHomes(content);
  expect(featured.map(({ price = 0 }) => dollars(price))).toEqual([
    '$1,350,000',
    '$1,295,000',
    '$1,195,000',
    '$1,125,000',
    '$1,050,000',
    '$975,000',
    '$925,000',
    '$895,000',
  ]);
  expect(homePage.featured.intro).toMatch(/^Eight homes, /);
  for (const { neighborhood, neighborhoodName, features, address, sample } of featured) {
    expect(neighborhoodBySlug(content, neighborhood).name).toBe(neighborhoodName);
    expect(features).toHaveLength(4);
    expect(address).toContain('Sample');
    expect(sample).toBe(true);
  }
});

test('the headline figures of the market are the specified ones', () => {
  expect(market.trends.map(({ value, change, trend }) => [value, change, trend])).toEqual([
    ['$385,000', '+8.5%', 'up'],
    ['42 days', '-3 days', 'down'],
    ['2.1 months', '-0.3 months', 'down'],
    ['1,247', '+4.1%', 'up'],
  ]);
  expect(market.trends[1]?.description).toContain('against October of last year');
  expect([market.sales.length, market.spotlights.length]).toEqual([4, 3]);
  expect(market.investment.map(({ id }) => id)).toEqual([
    'pre-construction',
    'rental-yield',
    'population-growth',
  ]);
});

test('the claims of the new developments are the specified ones, and the list bears the first out', () => {
  expect(homePage.developments.claims.map(({ value }) => value)).toEqual(['15+', '$2.5B+', '2024-2027']);
  expect(developments.filter(isActive).length).toBeGreaterThanOrEqual(15);
});

test('eight questions are answered, closing costs first', () => {
  expect(content.faq.items).toHaveLength(8);
  expect(content.faq.items[0]?.answer).toContain('2-5% of the price');
});

test('the quiz has six questions of five options', () => {
  expect(quiz.questions.map(({ id, options }) => [id, options.length])).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => [`q${number}`, 5]),
  );
});

test('each result has the specified title and neighborhoods', () => {
  expect(
    quizStyles.map((style) => {
      const { title, matches } = quiz.results[style];
      return [style, title, matches.map(({ name }) => name).join(', ')];
    }),
  ).toEqual([
    ['coastal', 'Coastal Chill', 'Jacksonville Beach, Atlantic Beach'],
    ['urban', 'Urban Cool', 'Southbank, Brooklyn, Downtown'],
    ['historic', 'Historic Soul', 'Riverside, Avondale, Springfield'],
    ['eclectic', 'Creative Edge', 'Murray Hill, San Marco'],
    ['suburban', 'Family Focused', 'Nocatee, Julington Creek, Southside'],
  ]);
});
