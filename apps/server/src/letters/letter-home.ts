import type { Home } from '@rivermark/content';

/** Times at which anybody may come to see a home. */
interface OpenHouse {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** The open houses of a home, for content that has them. */
export const openHousesOf = (home: Home): readonly OpenHouse[] =>
  (home as Home & { readonly openHouses?: readonly OpenHouse[] }).openHouses ?? [];

/** Letters are about homes that one can buy or will be able to. */
export const isLetterHome = ({ status }: Pick<Home, 'status'>): boolean =>
  status === 'for-sale' || status === 'coming-soon';
