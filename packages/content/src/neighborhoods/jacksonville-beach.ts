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
  figures: { medianPrice: '$625K', growth: '+12.4%', daysOnMarket: 52, zipCode: '32250' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  about: [
    'Jacksonville Beach began in the 1880s as a railroad resort called Ruby, later Pablo Beach, and kept the plan: numbered avenues that all end at the sand. The fishing pier stands at Fourth Avenue North, the Seawalk Pavilion holds concerts near Beach Boulevard, and restaurants fill the blocks between First and Third Streets. The city has its own mayor and council and its own electric utility, Beaches Energy, though it lies within consolidated Duval County.',
    'First Street is a line of condominium towers and narrow oceanfront houses; a block or two inland, older cottages are replaced one lot at a time by three-story homes with roof decks. Toward the Intracoastal Waterway, streets near Beach Marine and the golf course off Penman Road offer larger lots and boat access. In a condominium we read the milestone inspection and the structural integrity reserve study before the view. For houses, insurance quotes, roof age and window ratings come first.',
  ],
  buildings: [
    { name: 'Acquilus', descriptor: 'Oceanfront condominium towers on First Street' },
    { name: 'The Landmark', descriptor: 'Oceanfront high-rise with balconies to the east' },
    { name: 'Oceania', descriptor: 'Oceanfront condominiums south of the pier' },
    { name: 'The Metropolitan', descriptor: 'Mid-rise condominiums on Third Street' },
  ],
  similar: ['atlantic-beach', 'ponte-vedra-beach', 'nocatee'],
  center: { lat: 30.2866, lon: -81.3947 },
  meta: {
    title: 'Jacksonville Beach Homes & Condos',
    description:
      'Oceanfront towers on First Street, houses on the numbered avenues and docks on the Intracoastal: a guide to homes in Jacksonville Beach, 32250.',
  },
};
