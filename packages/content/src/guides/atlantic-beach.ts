import type { NeighborhoodGuide } from './guide.ts';

export const atlanticBeachGuide: NeighborhoodGuide = {
  about: [
    'Atlantic Beach is a small city of its own at the north end of the beaches, begun when Henry Flagler’s railroad put up the Continental Hotel here in 1901. Height limits have kept it low: most houses are one to three stories, set in a coastal hammock of live oak and cabbage palm. Beaches Town Center, where Atlantic Boulevard meets the sand, is shared with Neptune Beach and holds the One Ocean hotel, restaurants and shops on a few walkable blocks.',
    'East of Seminole Road, the numbered streets end in wooden walkovers to the beach; west of Mayport Road, lots are often larger and prices lower. Selva Marina, around the country club, has broad postwar and rebuilt houses, and Tideviews and Dutton Island preserves give kayakers the Intracoastal marsh. Hanna Park, with its lake and mountain-bike trails, begins just beyond the city line. Tree removal needs a permit, and buildings near the dune face the coastal construction control line, so early plans save money.',
  ],
  buildings: [
    { name: 'Oceanfront Condominiums', descriptor: 'Low-rise buildings directly on the dune' },
    { name: 'Atlantic Station', descriptor: 'Townhomes inland from the beach' },
    { name: 'Seminole Beach', descriptor: 'Oceanfront houses toward Hanna Park' },
    { name: 'Mayport Village', descriptor: 'Homes near the ferry and the fishing docks' },
  ],
};
