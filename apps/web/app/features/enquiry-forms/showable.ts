import { type Home, withCommas } from '@rivermark/content';
import type { HomeCard } from '../../homes/home-view.ts';
import type { Picture } from '../../ui/picture-data.ts';

/** What can be asked to be shown, as the dialog leads with it. */
export interface Showable {
  /** What the request names: a home's address or a neighborhood. */
  readonly place: string;
  readonly name: string;
  readonly picture: Picture;
  readonly price?: string;
  /** A neighborhood's tagline, or how large a home is. */
  readonly line: string;
}

/** How large a home is, in a line. */
export const sizeOfHome = ({ beds, baths, squareFeet }: Pick<Home, 'beds' | 'baths' | 'squareFeet'>) =>
  `${beds} beds, ${baths} baths, ${withCommas(squareFeet)} sq ft`;

/** A home, as its own page knows it. */
export const showableCard = (home: HomeCard): Showable => ({
  place: home.address,
  name: home.name,
  picture: home.picture,
  price: home.priceInWords,
  line: sizeOfHome(home),
});
