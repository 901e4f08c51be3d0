import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const riverside: Neighborhood = {
  slug: 'riverside',
  name: 'Riverside',
  tagline: 'Porches, oaks and the Saturday market under the bridge',
  description:
    'A historic district of bungalows and brick apartment houses between Five Points, Memorial Park and the river.',
  imageAlt:
    'Craftsman bungalows with porch swings, a brick walk and a bicycle under a live oak, market tents by the river',
  focus: { x: 0.45, y: 0.5 },
  figures: { medianPrice: '$425K', growth: '+8.2%', daysOnMarket: 45, zipCode: '32205' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['avondale', 'springfield', 'murray-hill'],
  center: { lat: 30.3118, lon: -81.6805 },
  meta: {
    title: 'Riverside Bungalows',
    description:
      'Craftsman bungalows, brick walk-ups and river condominiums near Five Points and Memorial Park: a guide to homes for sale in Riverside, 32205.',
  },
};
