import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The guides with the agent's published figures: median price, growth, days on market, ZIP code.
 */
export const guides = {
  'downtown-jacksonville': ['Downtown Jacksonville', '$425K', '+9.2%', '38', '32202'],
  riverside: ['Riverside', '$425K', '+8.2%', '45', '32205'],
  'san-marco': ['San Marco', '$485K', '+9.1%', '38', '32207'],
  'jacksonville-beach': ['Jacksonville Beach', '$625K', '+12.4%', '52', '32250'],
  nocatee: ['Nocatee', '$385K', '+11.8%', '28', '32081'],
  'murray-hill': ['Murray Hill', '$325K', '+7.3%', '42', '32205'],
  avondale: ['Avondale', '$395K', '+8.5%', '41', '32205'],
  southside: ['Southside', '$295K', '+6.8%', '35', '32216'],
  ortega: ['Ortega', '$695K', '+10.2%', '58', '32210'],
  springfield: ['Springfield', '$285K', '+12.1%', '29', '32206'],
  'atlantic-beach': ['Atlantic Beach', '$485K', '+8.9%', '47', '32233'],
  'ponte-vedra-beach': ['Ponte Vedra Beach', '$825K', '+13.5%', '65', '32082'],
} as const;
export type GuideSlug = keyof typeof guides;
export const guideSlugs = Object.keys(guides) as GuideSlug[];

export const styles = ['coastal', 'urban', 'historic', 'eclectic', 'suburban'] as const;

/** The homes on offer: name, neighborhood, price, beds. */
export const homes = {
  'riverfront-estate': ['Riverfront Estate', 'ortega', '$1,350,000', 5],
  'oceanfront-contemporary': ['Oceanfront Contemporary', 'jacksonville-beach', '$1,295,000', 4],
  'ortega-mediterranean': ['Ortega Mediterranean', 'ortega', '$1,195,000', 4],
  'san-marco-georgian': ['San Marco Georgian', 'san-marco', '$1,125,000', 4],
  'downtown-penthouse': ['Downtown Penthouse', 'downtown-jacksonville', '$1,050,000', 3],
  'avondale-tudor': ['Avondale Tudor', 'avondale', '$975,000', 4],
  'nocatee-farmhouse': ['Nocatee Farmhouse', 'nocatee', '$925,000', 5],
  'riverside-bungalow': ['Riverside Bungalow', 'riverside', '$895,000', 3],
} as const;
export type HomeId = keyof typeof homes;
export const homeIds = Object.keys(homes) as HomeId[];

const settings = readFileSync(
  join(import.meta.dirname, '../packages/content/fixtures/specification/content/settings.yaml'),
  'utf8',
);
/** The home page's carousel homes: as many as the content allows. */
export const carouselHomes = homeIds.slice(0, Number(/^ {2}most: (\d+)$/m.exec(settings)?.[1]));

/**
 * The pages that list the homes of one choice. Search engines get those of neighborhoods that have
 * some.
 */
export const listsFound = guideSlugs
  .filter((slug) => homeIds.some((id) => homes[id][1] === slug))
  .map((slug) => `/properties/in/${slug}`);
export const listsLeftOut = [
  ...guideSlugs.map((slug) => `/properties/in/${slug}`).filter((path) => !listsFound.includes(path)),
  ...['under-750k', '750k-1m', '1m-1500k', '1500k-3m', 'over-3m'].map((band) => `/properties/price/${band}`),
  ...[2, 3, 4, 5].map((beds) => `/properties/beds/${beds}`),
  ...['for-sale', 'coming-soon', 'under-contract', 'sold'].map((status) => `/properties/status/${status}`),
];

/** Every address of the site, with one example each of homes and their lists. */
export const paths: readonly string[] = [
  '/',
  ...guideSlugs.map((slug) => `/neighborhoods/${slug}`),
  '/client-concierge',
  '/faq',
  '/market-insights',
  '/neighborhood-quiz',
  ...styles.map((style) => `/neighborhood-quiz/${style}`),
  '/buyers-guide',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  '/properties',
  '/properties/in/ortega',
  '/properties/riverfront-estate',
];

/** Every address for search engines. */
export const pathsFound: readonly string[] = [
  ...new Set([...paths, ...listsFound, ...homeIds.map((id) => `/properties/${id}`)]),
];

/** Available on request, and in no search engine. */
export const unlisted: readonly string[] = ['/buyers-guide'];

/** One page of each kind: the others differ only in their words. */
export const templates: readonly string[] = [
  '/',
  '/neighborhoods/jacksonville-beach',
  '/client-concierge',
  '/faq',
  '/market-insights',
  '/neighborhood-quiz',
  '/neighborhood-quiz/coastal',
  '/buyers-guide',
  '/privacy-policy',
  '/accessibility',
  '/properties/riverfront-estate',
];

/** The name beside every contact. */
export const BROKERAGE = 'Sample Brokerage, LLC';

/** The widths of the journeys: a phone, the short header, the full one. */
export const widths = [390, 900, 1280] as const;
export const sizeAt = (width: number) => ({ width, height: width === 390 ? 844 : 900 });
