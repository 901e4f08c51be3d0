/** The identifiers that addresses and forms are built from; small, so that the browser can check them. */

export const neighborhoodSlugs = [
  'downtown-jacksonville',
  'riverside',
  'san-marco',
  'jacksonville-beach',
  'nocatee',
  'murray-hill',
  'avondale',
  'southside',
  'ortega',
  'springfield',
  'atlantic-beach',
  'ponte-vedra-beach',
] as const;
export type NeighborhoodSlug = (typeof neighborhoodSlugs)[number];

/** In the order that settles a tie: the earlier style wins. */
export const quizStyles = ['coastal', 'urban', 'historic', 'eclectic', 'suburban'] as const;
export type QuizStyle = (typeof quizStyles)[number];

/** The eight featured properties, in the order of the carousel; each is also the name of its picture. */
export const listingIds = [
  'riverfront-estate',
  'oceanfront-contemporary',
  'ortega-mediterranean',
  'san-marco-georgian',
  'downtown-penthouse',
  'avondale-tudor',
  'nocatee-farmhouse',
  'riverside-bungalow',
] as const;
export type ListingId = (typeof listingIds)[number];

/** The new developments, in the order of their list and of the map's pins. */
export const developmentIds = [
  'everbank-stadium',
  'four-seasons',
  'rise-doro',
  'union-terminal',
  'pearl-square',
  'old-jea-headquarters',
  'hogan-street-link',
  'riverfront-plaza',
  'uf-jacksonville',
  'lavilla-link',
  'riversedge',
  'zoo-manatee-river',
  'phoenix-district',
  'seven-pines',
  'mayo-clinic',
  'ponte-vedra-inn',
  'pga-tour-studios',
  'nocatee',
  'silverleaf',
  'rivertown',
] as const;
export type DevelopmentId = (typeof developmentIds)[number];
