import type { Home } from '@rivermark/content';

/** Letters are about homes that one can buy or will be able to. */
export const isLetterHome = ({ status }: Pick<Home, 'status'>): boolean =>
  status === 'for-sale' || status === 'coming-soon';
