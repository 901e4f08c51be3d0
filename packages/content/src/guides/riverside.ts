import type { NeighborhoodGuide } from './guide.ts';

export const riversideGuide: NeighborhoodGuide = {
  about: [
    'Riverside grew after the fire of 1901, when builders moved upriver and tried every style then in print. Prairie-style houses by Henry John Klutho’s contemporaries stand beside Colonial Revivals, Tudors and street after street of Craftsman bungalows with deep porches. The district was listed in the National Register in 1985. Memorial Park, laid out by the Olmsted Brothers and opened in 1924, gives the neighborhood its lawn on the water, with the winged bronze figure Life at the river’s edge.',
    'Daily errands are done on foot at Five Points, along Park Street, and on King Street, where breweries and kitchens share old storefronts. The Cummer Museum keeps its formal gardens on Riverside Avenue, and the Riverside Arts Market sets up on Saturdays beneath the Fuller Warren Bridge, whose shared-use path crosses to the Southbank. Exterior changes inside the historic district need a certificate of appropriateness, so I read the file for past approvals, then look at piers, roof, wiring and sewer line.',
  ],
  buildings: [
    { name: 'Park Lane', descriptor: '1920s residential tower beside Memorial Park' },
    { name: 'Villa Riva', descriptor: 'Riverfront condominiums with dock views' },
    {
      name: 'The John Gorrie',
      descriptor: 'Condominiums in a restored 1920s Mediterranean Revival landmark',
    },
    { name: '1661 Riverside', descriptor: 'Mid-rise condominiums over shops near Five Points' },
  ],
};
