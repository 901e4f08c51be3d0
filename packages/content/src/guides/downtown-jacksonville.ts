import type { NeighborhoodGuide } from './guide.ts';

export const downtownJacksonvilleGuide: NeighborhoodGuide = {
  about: [
    'Downtown faces itself across the St. Johns River. On the Northbank, the street grid laid out in 1822 runs back from Bay Street past the Florida Theatre, James Weldon Johnson Park and the office buildings put up after the fire of 1901. On the Southbank, towers stand along Riverplace Boulevard beside Friendship Fountain. The blue steel lift of the Main Street Bridge joins the two, and the Acosta Bridge carries cars, walkers and the Skyway a few blocks upstream.',
    'Homes here are mostly in three forms: river towers with garages and staffed lobbies, brick commercial buildings turned into lofts, and low apartment blocks in Brooklyn and LaVilla. Floor height and exposure matter more than square feet, since a unit facing the bend of the river sees both sunrise and the bridges lit at night. Ask about reserve funding, the latest structural inspection and where the second parking space is; in this market those three answers move the price.',
  ],
  buildings: [
    { name: 'The Peninsula', descriptor: 'Southbank riverfront condominium tower' },
    { name: 'The Strand', descriptor: 'Southbank high-rise residences on the Riverwalk' },
    { name: 'Berkman Plaza', descriptor: 'Northbank condominiums on East Bay Street' },
    { name: 'Churchwell Lofts', descriptor: 'Brick warehouse lofts on East Bay Street' },
  ],
};
