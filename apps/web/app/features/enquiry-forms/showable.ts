import { unitOf, withCommas } from '@rivermark/content/amounts';
import type { HomeCard } from '../../homes/home-view.ts';
import type { Picture } from '../../ui/picture-data.ts';

/** What can be asked to be shown, as the dialog leads with it. */
export interface Showable {
  /** What the request names: a home's address or a neighborhood. */
  readonly place: string;
  readonly name: string;
  readonly picture: Picture;
  readonly price?: string;
  /** A neighborhood's tagline, or where a home is. */
  readonly line: string;
  /** How large a home is. */
  readonly sizes?: readonly string[];
}

type ShowableCard = Pick<
  HomeCard,
  'address' | 'name' | 'picture' | 'priceInWords' | 'beds' | 'baths' | 'squareFeet'
>;

/** A home, as its own page knows it. */
export const showableCard = ({
  address,
  name,
  picture,
  priceInWords,
  beds,
  baths,
  squareFeet,
}: ShowableCard): Showable => ({
  place: address,
  name,
  picture,
  price: priceInWords,
  line: address,
  // A number and its unit on one line.
  sizes: [
    `${beds}\u00a0${unitOf(beds, 'bed')}`,
    `${baths}\u00a0${unitOf(baths, 'bath')}`,
    ...(squareFeet === undefined ? [] : [`${withCommas(squareFeet)}\u00a0sq\u00a0ft`]),
  ],
});
