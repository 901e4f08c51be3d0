import { type Home, type Neighborhood, priceLine } from '@rivermark/content';
import { pictureOf } from '../../site/pictures.ts';
import type { Site } from '../../site/site.tsx';
import { type Showable, showableCard } from './showable.ts';

/** A featured home, as the content knows it. */
export const showableHome = (site: Site, home: Home): Showable =>
  showableCard({ ...home, picture: pictureOf(site, home.id), priceInWords: priceLine(home) });

/** A neighborhood, to be walked through. */
export const showablePlace = (
  site: Site,
  { slug, name, tagline }: Pick<Neighborhood, 'slug' | 'name' | 'tagline'>,
): Showable => ({
  place: name,
  name,
  picture: pictureOf(site, slug),
  line: tagline,
});
