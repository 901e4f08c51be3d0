import { describe, expect, test } from 'vitest';
import { fixtureContent } from '../load/fixtures.ts';
import { equalHousingStatement } from './equal-housing.ts';
import { fairHousingFaults, forbiddenPatterns } from './fair-housing.ts';

/** Every string in the exported data, with the path to it. */
function strings(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${path}.${key}`));
}

// The Buyer's Guide quotes the law.
const { buyersGuide: _buyersGuide, ...content } = fixtureContent();
const copy = strings(content, 'content');

describe('the copy', () => {
  test('is found by the walk', () => {
    expect(copy.length).toBeGreaterThan(400);
  });

  test('describes homes and places, never who lives or should live there', () => {
    const faults = copy.flatMap(({ path, text }) =>
      fairHousingFaults(text).map((fault) => `${path}: "${fault}"`),
    );
    expect(faults).toEqual([]);
  });

  test('keeps clear of stock phrases and unsourced superlatives', () => {
    const stock =
      /\b(?:nestled|boasts?|vibrant|hidden gem|stunning|breathtaking|dream home|oasis|unparalleled|world-class|must-see|guaranteed?|#1|number one|most sought|finest|largest (?:in|of|on))\b/i;
    expect(copy.filter(({ text }) => stock.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('has no empty, untrimmed or unfinished text', () => {
    const bad = copy.filter(
      ({ path, text }) =>
        (text.trim() !== text && !path.endsWith('titleSuffix')) ||
        text === '' ||
        /\b(?:lorem|tbd|todo|xxx)\b| {2}/i.test(text),
    );
    expect(bad).toEqual([]);
  });
});

/**
 * For each alternative of each pattern at least one phrase that nothing else in its pattern finds.
 */
const forbidden = [
  ['a school', 'an academy'],
  ['district rated'],
  ['a safe street', 'a safer street', 'the safest street', 'its safety', 'an unsafe street'],
  ['no crime', 'a criminal', 'low-crime', 'well policed'],
  ['a church', 'two churches', 'a synagogue', 'a mosque', 'a temple', 'a chapel', 'a parish', 'a cathedral'],
  [
    'Christian',
    'Catholic',
    'Protestant',
    'Jewish',
    'Muslim',
    'Islamic',
    'Hindu',
    'Buddhist',
    'kosher',
    'halal',
  ],
  ['a family', 'for families'],
  ['a kid', 'kids', 'a child', 'children', 'childless', 'a toddler', 'a teen', 'a teenager'],
  [
    'empty-nesters',
    'newlyweds',
    'a bachelor',
    'for singles',
    'a couple',
    'two couples',
    'married',
    'a retiree',
    'retirement',
  ],
  [
    'a senior',
    'elderly',
    'a young professional',
    'millennials',
    'mature',
    'adults only',
    'adult-only',
    'an active adult',
  ],
  ['55+ only', 'for ages 55 +'],
  ['an exclusive enclave', 'restricted', 'prestigious', 'a private community', 'the country-club set'],
  [
    'a white area',
    'a black area',
    'an Asian area',
    'a Hispanic area',
    'a Latino area',
    'a Caucasian area',
    'an African-American area',
    'a white neighborhood',
    'a white community',
    'white buyers',
    'white residents',
  ],
  ['ethnic', 'immigrants', 'a foreigner', 'nationality', 'integrated', 'segregated', 'a minority'],
  ['able-bodied', 'handicap', 'handicapped', 'disabled', 'crippled', 'wheelchair-bound', 'mentally'],
  ['men', 'women', 'a male', 'females', 'ladies', 'gentlemen'],
  ['a master bedroom', 'a master bath', 'a master suite'],
  [
    'a good area',
    'a nice area',
    'a great area',
    'the best area',
    'a better area',
    'a desirable area',
    'a bad area',
    'a rough area',
    'the right area',
    'a good neighborhood',
    'a good part of town',
    'the right side of town',
  ],
  ['up-and-coming', 'tight-knit', 'close-knit', 'like-minded', 'people like you', 'your kind of people'],
  [
    'perfect for a growing household',
    'ideal for a growing household',
    'great for the growing household',
    'made for growing households',
    'perfect for young buyers',
    'perfect for older buyers',
    'perfect for working buyers',
    'perfect for professional buyers',
    'perfect for an active life',
  ],
  ['a free service', 'a free consultation', 'a free valuation', 'a free guide'],
];

/** The pattern without one alternative of one of its groups, for each of them. */
function withoutOne({ source, flags }: RegExp): RegExp[] {
  return [...source.matchAll(/\(\?:([^()]*\|[^()]*(?:\([^()]*\)[^()]*)*)\)/g)].flatMap((group) => {
    const inner = group[1] ?? '';
    // The ending in brackets of a word belongs to that word.
    const words = inner.split(/\|(?![^(]*\))/);
    return words.map((word) => {
      const rest = words.filter((other) => other !== word).join('|');
      const start = group.index + 3;
      return new RegExp(source.slice(0, start) + rest + source.slice(start + inner.length), flags);
    });
  });
}

describe('the phrase check', () => {
  test.each(forbidden.flat())('stops "%s"', (text) => {
    expect(fairHousingFaults(text)).not.toEqual([]);
  });

  test('has a phrase above for each alternative of each pattern', () => {
    expect(forbidden).toHaveLength(forbiddenPatterns.length);
    const unguarded = forbiddenPatterns.flatMap((pattern, n) =>
      withoutOne(pattern).filter((less) => forbidden[n]?.every((text) => less.test(text))),
    );
    expect(unguarded).toEqual([]);
  });

  test.each([
    'A single-family house by the river',
    'Walking distance to the bus stop',
    'Family Focused',
    'Exclusive Broker Agreement',
    equalHousingStatement,
  ])('lets "%s" pass', (text) => {
    expect(fairHousingFaults(text)).toEqual([]);
  });
});
