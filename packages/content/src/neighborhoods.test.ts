import { describe, expect, test } from 'vitest';
import { neighborhoodGuides } from './guides.ts';
import { neighborhoods } from './neighborhoods.ts';

/** The printed table: name, median, growth, days, ZIP, and the buildings where the table names them. */
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

test('the twelve neighborhoods show the specified figures and buildings', () => {
  expect(
    neighborhoods.map(({ slug, name, figures }, index) => [
      name,
      figures.medianPrice,
      figures.growth,
      figures.daysOnMarket,
      figures.zipCode,
      table[index]?.[5] === ''
        ? ''
        : neighborhoodGuides[slug].buildings.map((building) => building.name).join(', '),
    ]),
  ).toEqual(table);
});

describe.each(neighborhoods)('$name', (neighborhood) => {
  test('tells its place in two paragraphs of readable length', () => {
    for (const paragraph of neighborhoodGuides[neighborhood.slug].about) {
      const words = paragraph.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(60);
      expect(words).toBeLessThanOrEqual(110);
    }
  });

  test('names three other neighborhoods to look at next', () => {
    expect(new Set(neighborhood.similar).size).toBe(3);
    expect(neighborhood.similar).not.toContain(neighborhood.slug);
  });

  test('lies in Duval or St. Johns County', () => {
    expect(neighborhood.center.lat).toBeGreaterThan(30.05);
    expect(neighborhood.center.lat).toBeLessThan(30.42);
    expect(neighborhood.center.lon).toBeGreaterThan(-81.75);
    expect(neighborhood.center.lon).toBeLessThan(-81.36);
  });

  test('dates its figures and names their source', () => {
    expect(neighborhood.asOf).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
    expect(neighborhood.sourceLabel).not.toBe('');
  });
});

test('no two neighborhoods share a sentence', () => {
  const sentences = neighborhoods.flatMap(({ slug, description, tagline }) =>
    [...neighborhoodGuides[slug].about, description, tagline].flatMap((text) => text.split(/(?<=\.)\s/)),
  );
  expect(new Set(sentences).size).toBe(sentences.length);
});
