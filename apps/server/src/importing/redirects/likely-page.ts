import type { Content } from '@rivermark/content';
import { pagePaths } from '@rivermark/content';

type Places = Pick<Content, 'homes' | 'neighborhoods'>;

const streetWords: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  blvd: 'boulevard',
  cir: 'circle',
  ct: 'court',
  dr: 'drive',
  hwy: 'highway',
  ln: 'lane',
  pkwy: 'parkway',
  pl: 'place',
  rd: 'road',
  st: 'street',
  ter: 'terrace',
  trl: 'trail',
  e: 'east',
  n: 'north',
  s: 'south',
  w: 'west',
};

const streets = new Set([...Object.values(streetWords).slice(0, -4), 'way']);

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) =>
    word === 'jax' ? 'jacksonville' : (streetWords[word] ?? word),
  );

const holds = (words: readonly string[], some: readonly string[]) =>
  some.length > 0 && ` ${words.join(' ')} `.includes(` ${some.join(' ')} `);

/** What the last part of an address says where it has no file's ending. */
const phrases: readonly (readonly [to: string, ...says: readonly string[]])[] = [
  ['/', 'home', 'index', 'default', 'home page'],
  [
    '/properties',
    ...['properties', 'listings', 'homes', 'homes for sale', 'featured listings', 'featured properties'],
    ...['our listings', 'my listings', 'search', 'property search', 'home search', 'search homes', 'idx'],
    ...[
      'houses for sale',
      'sold',
      'sold properties',
      'sold listings',
      'active listings',
      'all listings',
      'portfolio',
    ],
  ],
  [
    '/#about-heading',
    ...[
      'about',
      'about us',
      'about me',
      'our team',
      'team',
      'bio',
      'our story',
      'my story',
      'meet the agent',
    ],
  ],
  [
    '/#contact',
    ...['contact', 'contact us', 'contact me', 'get in touch', 'home valuation', 'home value', 'valuation'],
    ...['whats my home worth', 'what is my home worth', 'what s my home worth', 'sell', 'sellers', 'selling'],
    ...['sell your home', 'schedule', 'book a call', 'free home valuation', 'cma'],
  ],
  [
    '/#neighborhoods',
    ...['neighborhoods', 'communities', 'areas', 'areas we serve', 'neighborhood guides', 'area guides'],
    ...['community guides', 'local areas', 'featured communities', 'neighborhood'],
  ],
  [
    pagePaths.marketInsights,
    ...['market insights', 'market report', 'market reports', 'market update', 'market updates'],
    ...['market trends', 'market statistics', 'market stats'],
  ],
  [
    pagePaths.buyersGuide,
    ...['buyers guide', 'buyer guide', 'buyer s guide', 'buyers', 'buying', 'buy', 'home buying guide'],
    ...['home buyers guide', 'first time buyers', 'first time home buyers', 'buyer resources'],
  ],
  [pagePaths.faq, 'faq', 'faqs', 'questions', 'frequently asked questions'],
  [pagePaths.privacyPolicy, 'privacy', 'privacy policy', 'privacy notice'],
  [
    pagePaths.termsOfService,
    ...['terms', 'terms of service', 'terms of use', 'terms and conditions', 'terms conditions'],
  ],
  [pagePaths.accessibility, 'accessibility', 'accessibility statement'],
  [pagePaths.neighborhoodQuiz, 'quiz', 'neighborhood quiz'],
];

const pageByPhrase = new Map(
  phrases.flatMap(([to, ...says]) => says.map((phrase) => [wordsIn(phrase).join(' '), to] as const)),
);

/** The street address of a home: '1200 River Road, Ortega' as 1200, river, road. */
const streetOf = (address: string) => wordsIn(address.split(',', 1)[0] ?? '');

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/** A house number with a street behind it. */
const isOfSomeHome = (words: readonly string[]) =>
  words.some(
    (word, at) =>
      /^\d+[a-z]?$/.test(word) && words.slice(at + 1, at + 5).some((behind) => streets.has(behind)),
  );

/**
 * What people say for a neighborhood: 'Ponte Vedra' for Ponte Vedra Beach, 'Downtown' for Downtown
 * Jacksonville. Other single words, such as 'Atlantic', are streets and more.
 */
function shortNameOf(name: string): readonly string[] {
  const words = wordsIn(name);
  return words.length > 2 || words.at(-1) === 'jacksonville' ? words.slice(0, -1) : [];
}

/**
 * The page of this site that most likely takes the place of an old address; undefined where none is
 * likely, or several are. A home that is not on this site gets none.
 */
export function likelyPage(path: string, { homes, neighborhoods }: Places): string | undefined {
  const words = wordsIn(path.replace(/\.(?:html?|php|aspx?)$/, ''));
  const last = wordsIn((path.split('/').at(-1) ?? '').replace(/\.(?:html?|php|aspx?)$/, ''));
  const home = only(
    homes.filter(({ address, name, id }) => {
      const street = streetOf(address);
      if (/^\d/.test(street[0] ?? '') && street.length > 1 && holds(words, street)) return true;
      return last.join('-') === id || (wordsIn(name).length > 1 && holds(last, wordsIn(name)));
    }),
  );
  if (home) return `/properties/${home.id}`;
  const page = pageByPhrase.get(last.join(' '));
  if (page !== undefined) return page;
  if (isOfSomeHome(words)) return undefined;
  const named = neighborhoods.filter(({ name }) => holds(words, wordsIn(name)));
  // 'Jacksonville Beach' also holds the name of a neighborhood called 'Beach'.
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && holds(wordsIn(other.name), wordsIn(name))),
  );
  const neighborhood = only(
    named.length > 0 ? longest : neighborhoods.filter(({ name }) => holds(words, shortNameOf(name))),
  );
  return neighborhood && `/neighborhoods/${neighborhood.slug}`;
}
