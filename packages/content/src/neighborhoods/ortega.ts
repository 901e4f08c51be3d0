import { sampleAsOf, sampleSourceLabel } from '../sample-source.ts';
import type { Neighborhood } from './neighborhood.ts';

export const ortega: Neighborhood = {
  slug: 'ortega',
  name: 'Ortega',
  tagline: 'A peninsula of oaks between two rivers',
  description:
    'Riverfront estates and 1920s houses on a peninsula between the St. Johns and the Ortega River.',
  imageAlt:
    'A sloop sails through the raised drawbridge on the Ortega River at sunset past a wooden yacht and a boathouse',
  figures: { medianPrice: '$695K', growth: '+10.2%', daysOnMarket: 58, zipCode: '32210' },
  asOf: sampleAsOf,
  sourceLabel: sampleSourceLabel,
  about: [
    'Old Ortega is a peninsula. The St. Johns lies to the east, here some two miles wide, and the Ortega River to the west. The way in from Avondale is a low drawbridge of 1927 whose tender still opens it for sailboats. The plan of 1909, credited to Henry John Klutho, set circular parks along Ortega Boulevard, and streets such as Baltic, Manitou and McGirts still bend around them. Live oaks close over the boulevard for most of its length.',
    'Houses range from shingled cottages near Ortega Village, a short row of shops on Corinthian Avenue, to riverfront properties with deep lawns, boathouses and long docks over the shallows. Mediterranean, Colonial and midcentury designs share the same blocks. Several marinas and the Florida Yacht Club lie on or near the peninsula. For any waterfront lot we order the survey, bulkhead report and flood elevation before talking price, and check depth at the dock at low water, which varies much more than listings suggest.',
  ],
  buildings: [
    { name: 'Ortega Forest', descriptor: 'Midcentury houses on large wooded lots' },
    { name: 'River Oaks', descriptor: 'Houses under live oaks near the water' },
    { name: 'Yacht Club Residences', descriptor: 'Homes close to marinas and moorings' },
    { name: 'The Peninsula', descriptor: 'Old Ortega streets between the two rivers' },
  ],
  similar: ['avondale', 'san-marco', 'ponte-vedra-beach'],
  center: { lat: 30.2745, lon: -81.7025 },
  meta: {
    title: 'Ortega Riverfront Homes & Estates',
    description:
      'Riverfront estates, 1920s houses and a drawbridge on the Ortega River: a guide to homes in Ortega, Jacksonville, with sample figures for 32210.',
  },
};
