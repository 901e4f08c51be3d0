import type { NeighborhoodGuide } from './guide.ts';

export const avondaleGuide: NeighborhoodGuide = {
  about: [
    'Telfair Stockton opened Avondale in 1920 with rules on setbacks and building cost, and with parks threaded between the streets. The result is a quarter of curving avenues, tall live oaks and houses from a single decade: Mediterranean Revival with tile and loggias, Tudor with half-timber and clinker brick, and brick Colonial Revival. Boone Park lies along Little Fishweir Creek at the western end, with tennis courts under the trees, and several streets run down to the St. Johns.',
    'The Shoppes of Avondale, two blocks of awnings on St. Johns Avenue, put dinner, coffee and a bakery within a walk of most front doors. Together with Riverside the neighborhood forms one historic district, and exterior work is reviewed by the city’s preservation staff. That protects the street and adds weeks to a renovation, so plan both. I look first at tile roofs and their underlayment, cast-iron drains, knob-and-tube remnants and whether the garage apartment was permitted.',
  ],
  buildings: [
    { name: 'Avondale Square', descriptor: 'Townhomes near St. Johns Avenue' },
    { name: 'St. Johns Avenue Residences', descriptor: 'Prewar apartments and duplex homes' },
    { name: 'Riverside Gardens', descriptor: 'Garden-court homes at the Riverside line' },
    { name: 'The Shoppes of Avondale', descriptor: 'Homes within a walk of the shopping street' },
  ],
};
