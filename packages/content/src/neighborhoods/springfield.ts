import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const springfield: Neighborhood = {
  slug: 'springfield',
  name: 'Springfield',
  tagline: 'Wide porches one mile north of downtown',
  description:
    'Victorian, Prairie and Craftsman houses on a compact historic grid around Main Street and Hogans Creek.',
  imageAlt:
    'A turreted Queen Anne and a Prairie-style house facing a park with an iron fence, azaleas and a bandstand',
  focus: { x: 0.5, y: 0.42 },
  figures: { medianPrice: '$285K', growth: '+12.1%', daysOnMarket: 29, zipCode: '32206' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['riverside', 'murray-hill', 'downtown-jacksonville'],
  center: { lat: 30.3445, lon: -81.6535 },
  meta: {
    title: 'Springfield Houses',
    description:
      'Queen Anne, Prairie and Craftsman houses, Main Street and Klutho Park: a guide to homes in Springfield, Jacksonville, with figures for ZIP 32206.',
  },
};
