import type { NeighborhoodFigures } from './neighborhoods/neighborhood.ts';

/** The four figures of a neighborhood under the names that every page gives them. */
export const neighborhoodTiles = (figures: NeighborhoodFigures) =>
  [
    ['Median condo price', figures.medianPrice],
    ['Price growth, year over year', figures.growth],
    ['Days on market', String(figures.daysOnMarket)],
    ['ZIP code', figures.zipCode],
  ] as const;
