import type { Neighborhood } from './neighborhood-types.ts';

/**
 * The labeled figures of a neighborhood, as on every page. Only its ZIP code if they are too old.
 */
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
