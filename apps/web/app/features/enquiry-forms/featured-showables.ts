import { type Home, type Neighborhood, priceLine } from '@rivermark/content';
import { pictureOf } from '../../picture-set.ts';
import { type Showable, sizeOfHome } from './showable.ts';

/** A featured home, as the content knows it. */
export const showableHome = (home: Home): Showable => ({
  place: home.address,
  name: home.name,
  picture: pictureOf(home.id),
  price: priceLine(home),
  line: sizeOfHome(home),
});

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
