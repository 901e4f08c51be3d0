import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const murrayHill: Neighborhood = {
  slug: 'murray-hill',
  name: 'Murray Hill',
  tagline: 'Bungalow blocks and an Edgewood Avenue worth walking',
  description:
    'Frame bungalows and cottages on generous lots around the shops and music rooms of Edgewood Avenue.',
  imageAlt:
    'Edgewood Avenue in late sun with an egret mural, 1940s storefronts, a neon blade sign and a vintage car',
  focus: { x: 0.55, y: 0.55 },
  figures: { medianPrice: '$325K', growth: '+7.3%', daysOnMarket: 42, zipCode: '32205' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['riverside', 'springfield', 'avondale'],
  center: { lat: 30.3155, lon: -81.7155 },
  meta: {
    title: 'Murray Hill Bungalows',
    description:
      'Frame bungalows, deep lots and the storefronts of Edgewood Avenue: a guide to homes in Murray Hill, Jacksonville, with figures for ZIP 32205.',
  },
};
