import type { NeighborhoodGuide } from './guide.ts';

export const nocateeGuide: NeighborhoodGuide = {
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
};
