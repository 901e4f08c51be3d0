import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const southside: Neighborhood = {
  slug: 'southside',
  name: 'Southside',
  tagline: 'Between the river and the beach, with both an easy drive away',
  description:
    'Gated condominiums, townhomes and newer houses near St. Johns Town Center and Butler Boulevard.',
  imageAlt: 'A lakeside promenade in early evening with café umbrellas, string lights and a lit fountain',
  focus: { x: 0.6, y: 0.5 },
  figures: { medianPrice: '$295K', growth: '+6.8%', daysOnMarket: 35, zipCode: '32216' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['nocatee', 'san-marco', 'jacksonville-beach'],
  center: { lat: 30.2745, lon: -81.5735 },
  meta: {
    title: 'Southside Townhomes',
    description:
      'Condominiums, townhomes and ranch houses between JTB and Beach Boulevard: a guide to homes in Southside, Jacksonville, with figures for 32216.',
  },
};
