import type { TrendCard } from '@rivermark/content';

/** How each of the trends prints a value of its course. */
export const printed: Readonly<Record<TrendCard['id'], (value: number) => string>> = {
  'median-price': (value) => `$${value.toLocaleString('en-US')}`,
  'days-on-market': (value) => `${value} days`,
  inventory: (value) => `${value.toFixed(1)} months`,
  'new-listings': (value) => value.toLocaleString('en-US'),
};
