import type { NeighborhoodGuide } from './guide.ts';

export const sanMarcoGuide: NeighborhoodGuide = {
  about: [
    'San Marco was platted in 1925 by Telfair Stockton in what was then the city of South Jacksonville, and its street names still read like an Italian itinerary: Naldo, Belmonte, Sorrento. The square at San Marco Boulevard and Atlantic Boulevard was modeled on its Venetian namesake and holds a fountain with three lions. The Art Deco marquee of the San Marco Theatre dates from 1938, and Theatre Jacksonville plays across the way. Shops and restaurants occupy the original two-story buildings.',
    'West of San Marco Boulevard the lots run to the St. Johns, and River Road looks across a wide bend to the downtown skyline. Mediterranean Revival houses with barrel-tile roofs gather in Granada; brick Georgians and Colonial Revivals continue south along Hendricks Avenue. Riverfront buyers should ask about the bulkhead’s age, dock permits and the elevation certificate. A few blocks lie low and take water in heavy rain, while the next block stays dry, so I check each address rather than the ZIP code.',
  ],
  buildings: [
    { name: 'San Marco Square', descriptor: 'Homes within a short walk of the fountain' },
    { name: 'Granada', descriptor: '1920s Mediterranean Revival streets near the river' },
    { name: 'River Road', descriptor: 'Riverfront houses facing the downtown skyline' },
    { name: 'Colonial Manor', descriptor: 'Prewar brick and frame houses off Hendricks Avenue' },
  ],
};
