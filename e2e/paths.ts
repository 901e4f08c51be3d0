/** The twelve guides with the figures that the agent publishes: median price, growth, days on market, ZIP code. */
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

/** Every address of the site. */
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
];

/** Given to who asks for them, and in no search engine. */
export const unlisted: readonly string[] = ['/buyers-guide'];

/** One page of each kind: the others differ from these in their words alone. */
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
];

/** The name beside every point of contact. */
export const BROKERAGE = 'Sample Brokerage, LLC';

/** The widths at which the journeys are made: a phone, the short header, the full one. */
export const widths = [390, 900, 1280] as const;
export const sizeAt = (width: number) => ({ width, height: width === 390 ? 844 : 900 });
