import type { Home, OpenHouse } from '@rivermark/content';
import { momentInJacksonville } from '@rivermark/contracts/jacksonville-moment';

/** Letters are about homes that one can buy or will be able to. */
export const isLetterHome = ({ status }: Pick<Home, 'status'>): boolean =>
  status === 'for-sale' || status === 'coming-soon';

/** Open houses that are not over. Pages show those of today until midnight. */
export const openHousesToCome = ({ openHouses }: Pick<Home, 'openHouses'>, now: number): OpenHouse[] =>
  openHouses.filter(({ date, to }) => momentInJacksonville(date, to) > now);
