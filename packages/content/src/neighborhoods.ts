import type { NeighborhoodSlug } from './ids.ts';
import { atlanticBeach } from './neighborhoods/atlantic-beach.ts';
import { avondale } from './neighborhoods/avondale.ts';
import { downtownJacksonville } from './neighborhoods/downtown-jacksonville.ts';
import { jacksonvilleBeach } from './neighborhoods/jacksonville-beach.ts';
import { murrayHill } from './neighborhoods/murray-hill.ts';
import type { Neighborhood } from './neighborhoods/neighborhood.ts';
import { nocatee } from './neighborhoods/nocatee.ts';
import { ortega } from './neighborhoods/ortega.ts';
import { ponteVedraBeach } from './neighborhoods/ponte-vedra-beach.ts';
import { riverside } from './neighborhoods/riverside.ts';
import { sanMarco } from './neighborhoods/san-marco.ts';
import { southside } from './neighborhoods/southside.ts';
import { springfield } from './neighborhoods/springfield.ts';

export type { Neighborhood, NeighborhoodFigures } from './neighborhoods/neighborhood.ts';

/** All twelve, in the order of the cards. */
export const neighborhoods: readonly Neighborhood[] = [
  downtownJacksonville,
  riverside,
  sanMarco,
  jacksonvilleBeach,
  nocatee,
  murrayHill,
  avondale,
  southside,
  ortega,
  springfield,
  atlanticBeach,
  ponteVedraBeach,
];

/** The neighborhood with this slug; throws when the list lacks it, which is a fault of the content. */
export function neighborhoodBySlug(slug: NeighborhoodSlug): Neighborhood {
  const found = neighborhoods.find((neighborhood) => neighborhood.slug === slug);
  if (!found) throw new Error(`No neighborhood has the slug ${slug}`);
  return found;
}
