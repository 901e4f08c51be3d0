import { atlanticBeachGuide } from './guides/atlantic-beach.ts';
import { avondaleGuide } from './guides/avondale.ts';
import { downtownJacksonvilleGuide } from './guides/downtown-jacksonville.ts';
import type { NeighborhoodGuide } from './guides/guide.ts';
import { jacksonvilleBeachGuide } from './guides/jacksonville-beach.ts';
import { murrayHillGuide } from './guides/murray-hill.ts';
import { nocateeGuide } from './guides/nocatee.ts';
import { ortegaGuide } from './guides/ortega.ts';
import { ponteVedraBeachGuide } from './guides/ponte-vedra-beach.ts';
import { riversideGuide } from './guides/riverside.ts';
import { sanMarcoGuide } from './guides/san-marco.ts';
import { southsideGuide } from './guides/southside.ts';
import { springfieldGuide } from './guides/springfield.ts';
import type { NeighborhoodSlug } from './ids.ts';

export type { FeaturedBuilding, NeighborhoodGuide } from './guides/guide.ts';

/** The long text of each neighborhood's page. */
export const neighborhoodGuides: Readonly<Record<NeighborhoodSlug, NeighborhoodGuide>> = {
  'downtown-jacksonville': downtownJacksonvilleGuide,
  riverside: riversideGuide,
  'san-marco': sanMarcoGuide,
  'jacksonville-beach': jacksonvilleBeachGuide,
  nocatee: nocateeGuide,
  'murray-hill': murrayHillGuide,
  avondale: avondaleGuide,
  southside: southsideGuide,
  ortega: ortegaGuide,
  springfield: springfieldGuide,
  'atlantic-beach': atlanticBeachGuide,
  'ponte-vedra-beach': ponteVedraBeachGuide,
};
