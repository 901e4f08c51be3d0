import { dollars } from './amounts.ts';
import type { Home, HomeStatus } from './home-types.ts';
import { inWordsFirst } from './in-words.ts';

/** Stands below homes. `samples`: how many `of` them are only samples. */
export const sampleHomesNote = (samples: number, of: number, allDrawn = false): string =>
  [
    samples > 0 &&
      samples === of &&
      (of === 1 ? 'A sample, not an offer of sale.' : 'Samples, not offers of sale.'),
    samples > 0 && samples < of && `${samples} of these ${of} homes: samples, not offers of sale.`,
    allDrawn && 'All pictures are illustrations.',
  ]
    .filter(Boolean)
    .join(' ');

/** How a status is said on a card; undefined for what is simply for sale. */
export const statusLabels: Readonly<Partial<Record<HomeStatus, string>>> = {
  'under-contract': 'Under contract',
  sold: 'Sold',
  'coming-soon': 'Coming soon',
};

/** What stands where a home's price stands. */
export function priceInWords({ status, price }: Pick<Home, 'status' | 'price'>): string {
  if (price !== undefined) return dollars(price);
  return status === 'sold' ? 'Sold' : 'Price on request';
}

/** Status and price in one line of a card: 'Under contract · $925,000', 'Sold', '$895,000'. */
export const priceLine = (home: Pick<Home, 'status' | 'price'>): string =>
  [...new Set([statusLabels[home.status], priceInWords(home)])].filter(Boolean).join(' · ');

/** Where a home stands, as mails say it below its name: 'Ortega. Mile 28, west bank' */
export const homeByTheRiver = ({
  neighborhoodName,
  river,
}: Pick<Home, 'neighborhoodName' | 'river'>): string => `${neighborhoodName}. ${river.long}`;

/** Stands beside a home of which all this was said so long ago. `month`: in words. */
export const ageNote = (month: string): string => `As of ${month}; please ask how it stands today.`;

/** How many homes, where a sentence begins: 'Eight homes', 'One home'. */
export const homesInWords = (count: number): string =>
  `${inWordsFirst(count)} ${count === 1 ? 'home' : 'homes'}`;

/** 'between $895,000 and $1,350,000', 'at $895,000' if all are equal, or '' if none has a price. */
export function pricesInWords(homes: readonly Pick<Home, 'price'>[]): string {
  const prices = homes.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return '';
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return least === most ? `at ${dollars(least)}` : `between ${dollars(least)} and ${dollars(most)}`;
}
