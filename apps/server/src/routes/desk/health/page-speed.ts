import type { Vital } from '@rivermark/contracts/counts';
import type { Measured } from '../../../counts/visit-figures.ts';
import { type Html, html } from '../../../plain-pages/html.ts';
import { stackingTable, type TableRow } from '../figures/stacking-table.ts';

/** What a measure says, its unit, and up to where search engines call it good. */
const measures: Readonly<Record<Vital, { words: string; unit: 'ms' | 'thousandths'; good: number }>> = {
  LCP: { words: 'Until the largest part of the page stands (LCP)', unit: 'ms', good: 2500 },
  INP: { words: 'Until a tap is answered on the screen (INP)', unit: 'ms', good: 200 },
  CLS: { words: 'How much the page jumps (CLS)', unit: 'thousandths', good: 100 },
  FCP: { words: 'Until anything is seen (FCP)', unit: 'ms', good: 1800 },
  TTFB: { words: 'Until the server answers (TTFB)', unit: 'ms', good: 800 },
};

const asMeasured = (value: number, unit: 'ms' | 'thousandths') =>
  unit === 'ms' ? `${value / 1000}\u00a0s` : String(value / 1000);

function speedRow({ vital, visits, threeOfFour }: Measured): TableRow {
  const { words, unit, good } = measures[vital];
  const value =
    threeOfFour === undefined ? 'slower than is told apart' : `at most ${asMeasured(threeOfFour, unit)}`;
  const isGood = threeOfFour !== undefined && threeOfFour <= good;
  return { head: words, cells: [value, isGood ? 'Good' : `Slow: good is ${asMeasured(good, unit)}`, visits] };
}

/** How fast the pages were for three of four visits; nothing where nothing was measured. */
export const pageSpeed = (speed: readonly Measured[], days: number): Html | false =>
  speed.length > 0 &&
  html`<section><h2>Speed of the site</h2><p class="about">Visits of the past ${days} days.</p>${stackingTable('Speed of the pages for three of four visits', ['What', 'For three of four', 'For search engines', 'Visits'], speed.map(speedRow), { isTitled: true })}</section>`;
