import type { NeighborhoodGuide } from './guide.ts';

export const jacksonvilleBeachGuide: NeighborhoodGuide = {
  about: [
    'Jacksonville Beach began in the 1880s as a railroad resort called Ruby, later Pablo Beach, and kept the plan: numbered avenues that all end at the sand. The fishing pier stands at Fourth Avenue North, the Seawalk Pavilion holds concerts near Beach Boulevard, and restaurants fill the blocks between First and Third Streets. The city has its own mayor and council and its own electric utility, Beaches Energy, though it lies within consolidated Duval County.',
    'First Street is a line of condominium towers and narrow oceanfront houses; a block or two inland, older cottages are replaced one lot at a time by three-story homes with roof decks. Toward the Intracoastal Waterway, streets near Beach Marine and the golf course off Penman Road offer larger lots and boat access. In a condominium I read the milestone inspection and the structural integrity reserve study before the view. For houses, insurance quotes, roof age and window ratings come first.',
  ],
  buildings: [
    { name: 'Acquilus', descriptor: 'Oceanfront condominium towers on First Street' },
    { name: 'The Landmark', descriptor: 'Oceanfront high-rise with balconies to the east' },
    { name: 'Oceania', descriptor: 'Oceanfront condominiums south of the pier' },
    { name: 'The Metropolitan', descriptor: 'Mid-rise condominiums on Third Street' },
  ],
};
