import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const sanMarco: Neighborhood = {
  slug: 'san-marco',
  name: 'San Marco',
  tagline: 'A square with lions, a theater marquee and the river beyond',
  description: 'Mediterranean and Georgian houses around San Marco Square, with river lots along River Road.',
  imageAlt:
    'San Marco Square at dusk with a three-lions fountain, a small Art Deco theater and string lights',
  focus: { x: 0.5, y: 0.58 },
  figures: { medianPrice: '$485K', growth: '+9.1%', daysOnMarket: 38, zipCode: '32207' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['avondale', 'ortega', 'downtown-jacksonville'],
  center: { lat: 30.3035, lon: -81.6525 },
  meta: {
    title: 'San Marco Homes',
    description:
      'Mediterranean Revival and Georgian houses, river lots and the square with its lions: a guide to San Marco homes, with figures for ZIP 32207.',
  },
};
