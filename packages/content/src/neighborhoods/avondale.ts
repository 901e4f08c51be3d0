import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const avondale: Neighborhood = {
  slug: 'avondale',
  name: 'Avondale',
  tagline: 'A 1920s garden suburb that kept its trees and its Shoppes',
  description:
    'Mediterranean and Tudor Revival houses on curving streets between St. Johns Avenue and the river.',
  imageAlt: 'Café tables on a dappled brick sidewalk beside arched storefronts under a tunnel of live oaks',
  focus: { x: 0.35, y: 0.55 },
  figures: { medianPrice: '$395K', growth: '+8.5%', daysOnMarket: 41, zipCode: '32205' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['riverside', 'ortega', 'san-marco'],
  center: { lat: 30.3005, lon: -81.7045 },
  meta: {
    title: 'Avondale Historic Homes',
    description:
      'Tudor and Mediterranean Revival houses, Boone Park and the Shoppes on St. Johns Avenue: a guide to homes in Avondale, with figures for 32205.',
  },
};
