import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const nocatee: Neighborhood = {
  slug: 'nocatee',
  name: 'Nocatee',
  tagline: 'New construction, greenway trails and a preserve on the Intracoastal',
  description:
    'A master-planned community of new houses and townhomes in Ponte Vedra, joined by golf-cart paths and trails.',
  imageAlt:
    'A boardwalk curves over a misty lake at sunrise with a kayaker, a great blue heron and tall pines',
  focus: { x: 0.55, y: 0.42 },
  figures: { medianPrice: '$385K', growth: '+11.8%', daysOnMarket: 28, zipCode: '32081' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['ponte-vedra-beach', 'southside', 'jacksonville-beach'],
  center: { lat: 30.1115, lon: -81.4185 },
  meta: {
    title: 'Nocatee New Homes',
    description:
      'New construction villages, greenway trails and what the CDD on the tax bill means: a guide to homes in Nocatee, with sample figures for ZIP 32081.',
  },
};
