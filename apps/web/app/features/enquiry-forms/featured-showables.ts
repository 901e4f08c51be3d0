import { type Home, type Neighborhood, priceLine } from '@rivermark/content';
import { pictureOf } from '../../picture-set.ts';
import { type Showable, showableCard } from './showable.ts';

/** A featured home, as the content knows it. */
export const showableHome = (home: Home): Showable =>
  showableCard({ ...home, picture: pictureOf(home.id), priceInWords: priceLine(home) });

/** A neighborhood, to be walked through. */
export const showablePlace = ({
  slug,
  name,
  tagline,
}: Pick<Neighborhood, 'slug' | 'name' | 'tagline'>): Showable => ({
  place: name,
  name,
  picture: pictureOf(slug),
  line: tagline,
});
