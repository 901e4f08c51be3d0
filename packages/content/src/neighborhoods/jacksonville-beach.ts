import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const jacksonvilleBeach: Neighborhood = {
  slug: 'jacksonville-beach',
  name: 'Jacksonville Beach',
  tagline: 'Numbered avenues, a long pier and the Atlantic at the end of the street',
  description:
    'Oceanfront condominiums and beach houses on a walkable grid between First Street and the Intracoastal.',
  imageAlt:
    'The fishing pier runs out to the sunrise over green surf, with sandpipers and a surfer carrying a longboard',
  focus: { x: 0.6, y: 0.5 },
  figures: { medianPrice: '$625K', growth: '+12.4%', daysOnMarket: 52, zipCode: '32250' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  similar: ['atlantic-beach', 'ponte-vedra-beach', 'nocatee'],
  center: { lat: 30.2866, lon: -81.3947 },
  meta: {
    title: 'Jacksonville Beach',
    description:
      'Oceanfront towers on First Street, houses on the numbered avenues and docks on the Intracoastal: a guide to homes in Jacksonville Beach, 32250.',
  },
};
