import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const ortega: Neighborhood = {
  slug: 'ortega',
  name: 'Ortega',
  tagline: 'A peninsula of oaks between two rivers',
  description:
    'Riverfront estates and 1920s houses on a peninsula between the St. Johns and the Ortega River.',
  imageAlt:
    'A sloop sails through the raised drawbridge on the Ortega River at sunset past a wooden yacht and a boathouse',
  focus: { x: 0.55, y: 0.52 },
  figures: { medianPrice: '$695K', growth: '+10.2%', daysOnMarket: 58, zipCode: '32210' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['avondale', 'san-marco', 'ponte-vedra-beach'],
  center: { lat: 30.2745, lon: -81.7025 },
  meta: {
    title: 'Ortega Riverfront Homes',
    description:
      'Riverfront estates, 1920s houses and a drawbridge on the Ortega River: a guide to homes in Ortega, Jacksonville, with sample figures for 32210.',
  },
};
