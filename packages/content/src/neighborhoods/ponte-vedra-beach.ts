import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const ponteVedraBeach: Neighborhood = {
  slug: 'ponte-vedra-beach',
  name: 'Ponte Vedra Beach',
  tagline: 'Ocean dunes on one side, fairways and lagoons on the other',
  description:
    'Oceanfront houses on Ponte Vedra Boulevard and golf communities around Sawgrass, in St. Johns County.',
  imageAlt:
    'An island golf green in a lagoon, a red-roofed clubhouse and a strip of ocean in golden evening light',
  focus: { x: 0.62, y: 0.38 },
  figures: { medianPrice: '$825K', growth: '+13.5%', daysOnMarket: 65, zipCode: '32082' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['jacksonville-beach', 'ortega', 'nocatee'],
  center: { lat: 30.2396, lon: -81.3856 },
  meta: {
    title: 'Ponte Vedra Beach Homes',
    description:
      'Oceanfront houses on the boulevard and golf homes at Sawgrass: a guide to Ponte Vedra Beach real estate, with sample figures for ZIP 32082.',
  },
};
