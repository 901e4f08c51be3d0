import type { NeighborhoodGuide } from './guide.ts';

export const ponteVedraBeachGuide: NeighborhoodGuide = {
  about: [
    'Ponte Vedra Beach lies just over the St. Johns County line. It began as a mining camp called Mineral City; the National Lead Company turned it into a resort, and the Ponte Vedra Inn & Club opened in 1928. Ponte Vedra Boulevard runs for miles between oceanfront houses and the lagoons behind them. West of A1A, Sawgrass was cut out of marsh and pine, and the Stadium Course at TPC Sawgrass, with its island green at the seventeenth hole, has held The Players Championship since 1982.',
    'The choice here is mostly between dune, lagoon and fairway. Oceanfront lots are deep and regulated by the coastal construction control line; many were rebuilt since 2000 on higher foundations after northeasters took sand. Inside the golf communities, houses from the 1970s and 1980s sell beside full reconstructions, and club membership is sometimes separate from the deed. To the south, the Guana Tolomato Matanzas reserve keeps miles of beach and marsh free of building. County taxes, permits and utilities differ from those of Jacksonville.',
  ],
  buildings: [
    { name: 'The Lodge & Club', descriptor: 'Oceanfront club surroundings on the boulevard' },
    { name: 'Sawgrass Country Club', descriptor: 'Gated golf community with a beach club' },
    { name: 'Ponte Vedra Inn Residences', descriptor: 'Homes near the 1928 inn and its courses' },
    { name: 'Ocean House', descriptor: 'Oceanfront condominium residences' },
  ],
};
