import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const nocatee: Neighborhood = {
  slug: 'nocatee',
  name: 'Nocatee',
  tagline: 'New construction, greenway trails and a preserve on the Intracoastal',
  description:
    'A master-planned community of new houses and townhomes in Ponte Vedra, joined by golf-cart paths and trails.',
  imageAlt:
    'A boardwalk curves over a misty lake at sunrise with a kayaker, a great blue heron and tall pines',
  figures: { medianPrice: '$385K', growth: '+11.8%', daysOnMarket: 28, zipCode: '32081' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  about: [
    'Nocatee was planned in the early 2000s on about 13,000 acres of former timber land straddling the line between St. Johns and Duval counties. Thousands of those acres were set aside as preserve and greenway, including more than three miles along the Tolomato River, which is the Intracoastal Waterway here. Town Center, at Nocatee Parkway and Crosswater Parkway, holds the grocery, restaurants and offices. Wide multi-use paths run beside the main roads, and many errands are made by golf cart.',
    'Houses here are recent, so the questions differ from those in the older city. Each village has its own builder, lot width and association; some back to water or preserve, others to the next row. A community development district assessment, the CDD, appears on the yearly tax bill and pays for roads and the water parks; its balance differs from lot to lot. Compare a resale’s finished landscape and shorter wait with a builder’s incentives and warranty before choosing.',
  ],
  buildings: [
    { name: 'The Promenade', descriptor: 'Condominiums and carriage homes near Town Center' },
    { name: 'Nocatee Town Center', descriptor: 'Residences beside shops and offices' },
    { name: 'Anastasia', descriptor: 'Single-level houses on lake and preserve lots' },
    { name: 'Crosswater', descriptor: 'Larger lots along the greenway' },
  ],
  similar: ['ponte-vedra-beach', 'southside', 'jacksonville-beach'],
  center: { lat: 30.1115, lon: -81.4185 },
  meta: {
    title: 'Nocatee New Homes & Townhomes',
    description:
      'New construction villages, greenway trails and what the CDD on the tax bill means: a guide to homes in Nocatee, with sample figures for ZIP 32081.',
  },
};
