import type { NeighborhoodGuide } from './guide.ts';

export const springfieldGuide: NeighborhoodGuide = {
  about: [
    'Springfield was platted in 1869 and filled quickly after 1901, when the great fire burned downtown but stopped at Hogans Creek. Much of what was built then still stands: Queen Anne turrets, Prairie-style fronts by Henry John Klutho, whose own house stands on West Ninth Street, and long rows of two-story frame houses with porches on both floors. The historic district, about one square mile between Hogans Creek and Twelfth Street, entered the National Register in 1987.',
    'Main Street carries breweries, cafés and restored commercial blocks; Klutho Park follows the creek with balustrades from the 1920s, now being worked into the Emerald Trail that will ring the core of the city. Infill houses copy porch heights and setbacks of their neighbors because the historic commission reviews both new work and demolition. Renovations of the early 2000s sit beside houses untouched since the 1940s, so two similar fronts can differ by a new foundation. The inspection says more than the facade.',
  ],
  buildings: [
    { name: 'Main Street Lofts', descriptor: 'Open-plan units over street-level shops' },
    { name: 'Springfield Commons', descriptor: 'Newer townhomes with traditional porches' },
    { name: 'Art District Residences', descriptor: 'Live-work spaces near the warehouse blocks' },
    { name: 'The Revival', descriptor: 'Restored multi-unit houses from the 1900s' },
  ],
};
