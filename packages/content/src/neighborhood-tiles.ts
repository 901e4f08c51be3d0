import type { Neighborhood } from './neighborhood-types.ts';

/** The figures of a neighborhood under the names that every page gives them; its ZIP code alone, when they are too old. */
export const neighborhoodTiles = ({
  figures,
  zipCode,
}: Neighborhood): (readonly [label: string, value: string])[] => [
  ...(figures
    ? ([
        ['Median condo price', figures.medianPrice],
        ['Price growth, year over year', figures.growth],
        ['Days on market', String(figures.daysOnMarket)],
      ] as const)
    : []),
  ['ZIP code', zipCode],
];
