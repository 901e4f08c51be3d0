import type { NeighborhoodGuide } from './guide.ts';

export const southsideGuide: NeighborhoodGuide = {
  about: [
    'Southside is the broad middle of the city east of the St. Johns, crossed by Beach Boulevard, Southside Boulevard and J. Turner Butler Boulevard, which everyone calls JTB. It filled in from the 1960s onward: ranch houses on quarter-acre lots first, then office parks, and since 2005 the open-air streets of St. Johns Town Center. The University of North Florida campus keeps several miles of boardwalk and trail through its own preserve of pine and cypress.',
    'From most addresses JTB reaches the ocean in about twenty minutes outside the rush, and Interstate 295 and Interstate 95 meet at either side. Homes are largely condominiums, townhomes and subdivisions with associations, built from the 1990s onward, so compare what each fee covers: roof, exterior insurance, water, reserves. Some complexes limit rentals or have a waiting list for them. Older ranch houses near Beach Boulevard have bigger yards, original terrazzo floors and no association at all.',
  ],
  buildings: [
    { name: 'Southside Commons', descriptor: 'Townhomes with attached garages' },
    {
      name: 'Butler Boulevard Residences',
      descriptor: 'Condominiums close to the JTB interchanges',
    },
    { name: 'The Preserve at Southside', descriptor: 'Houses and townhomes beside conservation land' },
    { name: 'Town Center Plaza', descriptor: 'Flats near the open-air shopping streets' },
  ],
};
