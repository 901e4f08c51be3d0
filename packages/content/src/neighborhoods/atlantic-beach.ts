import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const atlanticBeach: Neighborhood = {
  slug: 'atlantic-beach',
  name: 'Atlantic Beach',
  tagline: 'Low houses, oak hammock and a beach reached by footpath',
  description:
    'Cottages and contemporary houses between the ocean and the marsh, with Beaches Town Center at the south end.',
  imageAlt:
    'A dune walkover leads to a pastel sunrise, a teal cruiser bicycle on the rail, sea oats and shingled cottages',
  focus: { x: 0.45, y: 0.5 },
  figures: { medianPrice: '$485K', growth: '+8.9%', daysOnMarket: 47, zipCode: '32233' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['jacksonville-beach', 'ponte-vedra-beach', 'murray-hill'],
  center: { lat: 30.3345, lon: -81.4005 },
  meta: {
    title: 'Atlantic Beach Homes',
    description:
      'Cottages, oceanfront houses and the walkable blocks of Beaches Town Center: a guide to homes in Atlantic Beach, with sample figures for 32233.',
  },
};
