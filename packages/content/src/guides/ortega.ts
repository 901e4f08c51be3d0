import type { NeighborhoodGuide } from './guide.ts';

export const ortegaGuide: NeighborhoodGuide = {
  about: [
    'Old Ortega is a peninsula. The St. Johns lies to the east, here some two miles wide, and the Ortega River to the west. The way in from Avondale is a low drawbridge of 1927 whose tender still opens it for sailboats. The plan of 1909, credited to Henry John Klutho, set circular parks along Ortega Boulevard, and streets such as Baltic, Manitou and McGirts still bend around them. Live oaks close over the boulevard for most of its length.',
    'Houses range from shingled cottages near Ortega Village, a short row of shops on Corinthian Avenue, to riverfront properties with deep lawns, boathouses and long docks over the shallows. Mediterranean, Colonial and midcentury designs share the same blocks. Several marinas and the Florida Yacht Club lie on or near the peninsula. For any waterfront lot I order the survey, bulkhead report and flood elevation before talking price, and check depth at the dock at low water, which varies much more than listings suggest.',
  ],
  buildings: [
    { name: 'Ortega Forest', descriptor: 'Midcentury houses on large wooded lots' },
    { name: 'River Oaks', descriptor: 'Houses under live oaks near the water' },
    { name: 'Yacht Club Residences', descriptor: 'Homes close to marinas and moorings' },
    { name: 'The Peninsula', descriptor: 'Old Ortega streets between the two rivers' },
  ],
};
