import type { NotableSale } from '@rivermark/content';

/** The month and the source of a figure. */
export type DatedWords = Pick<NotableSale, 'asOf' | 'sourceLabel' | 'old'>;

/** Whether two figures are of one month and come from one source. */
export const sameSource = (one: DatedWords, other: DatedWords | undefined): boolean =>
  one.asOf === other?.asOf && one.sourceLabel === other.sourceLabel && one.old === other.old;

/**
 * The most common source in a section. It is stated once, and only other figures state their own.
 */
export function sharedSource(dated: readonly DatedWords[]): DatedWords | undefined {
  const count = (one: DatedWords) => dated.filter((other) => sameSource(one, other)).length;
  return [...dated].sort((one, other) => count(other) - count(one))[0];
}
