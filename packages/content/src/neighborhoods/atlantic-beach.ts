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
  figures: { medianPrice: '$485K', growth: '+8.9%', daysOnMarket: 47, zipCode: '32233' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
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
  similar: ['jacksonville-beach', 'ponte-vedra-beach', 'murray-hill'],
  center: { lat: 30.3345, lon: -81.4005 },
  meta: {
    title: 'Atlantic Beach Homes & Cottages',
    description:
      'Cottages, oceanfront houses and the walkable blocks of Beaches Town Center: a guide to homes in Atlantic Beach, with sample figures for 32233.',
  },
};
