import type { NeighborhoodGuide } from './guide.ts';

export const murrayHillGuide: NeighborhoodGuide = {
  about: [
    'Murray Hill was its own town until 1925, when Jacksonville annexed it along with its grid of numbered and named streets between Roosevelt Boulevard and Cassat Avenue. Most houses went up from the 1910s to the 1950s: one-story frame bungalows with gabled porches, then brick and concrete-block cottages. Edgewood Avenue South is the main street. The former movie house there became a music venue in the 1990s, and bakeries, bars and small restaurants followed into the storefronts around it.',
    'The neighborhood lies just west of Riverside and Avondale, across the railroad and Roosevelt Boulevard, and many of its lots have a detached garage and room for a garden. It has no local historic-district review, so additions and new windows need only ordinary permits. Renovated houses vary widely in what was done behind the plaster; I ask for permit history, plumbing material and the age of the electrical panel. Four Corners Park and the library branch are within a short ride of most streets.',
  ],
  buildings: [
    {
      name: 'Historic Bungalow Conversions',
      descriptor: 'Renovated frame houses from the 1910s to 1930s',
    },
    { name: 'Murray Hill Commons', descriptor: 'Low-rise homes near the main street' },
    { name: 'Edgewood Avenue Residences', descriptor: 'Homes above and behind the storefronts' },
    { name: 'Park Street Lofts', descriptor: 'Open-plan units toward Riverside' },
  ],
};
