import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const downtownJacksonville: Neighborhood = {
  slug: 'downtown-jacksonville',
  name: 'Downtown Jacksonville',
  tagline: 'Two riverbanks, two bridges between them and a skyline to come home to',
  description:
    'Condominium towers and converted lofts on both banks of the St. Johns, with the Riverwalks at the door.',
  imageAlt:
    'Friendship Fountain lit at blue hour, a water taxi on the river, the skyline and the blue Main Street Bridge',
  focus: { x: 0.5, y: 0.5 },
  figures: { medianPrice: '$425K', growth: '+9.2%', daysOnMarket: 38, zipCode: '32202' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['springfield', 'riverside', 'san-marco'],
  center: { lat: 30.3265, lon: -81.6558 },
  meta: {
    title: 'Downtown Condos & Lofts',
    description:
      'River towers on the Southbank, brick lofts on Bay Street: a guide to homes in Downtown Jacksonville, with sample market figures for ZIP 32202.',
  },
};
