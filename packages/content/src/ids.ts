import type { homeIds } from '../made/home-ids.ts';

/** The identifiers that addresses and forms are built from; small, so that the browser can check them. */

/** The name of a home's file in `content/homes`: its address on the site, and the name of its pictures. */
export type HomeId = (typeof homeIds)[number];

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
