import { type Html, html } from '../../../plain-pages/html.ts';

/** One column: how high it is, how much of that is filled in, and what stands beneath it, if anything. */
export interface Column {
  readonly whole: number;
  readonly part: number;
  readonly under?: string | undefined;
}

/** In px: the highest column. Sizes stand in attributes, as the pages' policy allows no style of a single element. */
const HIGHEST = 112;

/**
 * Columns side by side, each with its number upon it. All of it stands in the table that `label` names as well, so for who
 * does not see it the chart is one picture.
 */
export function columnChart(columns: readonly Column[], label: string): Html {
  const most = Math.max(1, ...columns.map(({ whole }) => whole));
  const high = (count: number) => Math.round((count / most) * HIGHEST);
  const last = columns.findLastIndex(({ whole }) => whole > 0);
  // Of many columns a phone has room for two numbers: of the first that is highest, and of the last.
  const told = [columns.findIndex(({ whole }) => whole === most), last];
  const column = ({ whole, part, under }: Column, at: number) =>
    html`<span${told.includes(at) && html` class="told"`}>${
      whole > 0 &&
      html`<b>${whole}</b><svg width="100%" height="${high(whole)}"><rect class="whole" width="100%" height="100%"/>${part > 0 && html`<rect class="part" width="100%" height="${high(part)}" y="${high(whole) - high(part)}"/>`}</svg>`
    }${under !== undefined && html`<small>${under}</small>`}</span>`;
  return html`<div class="columns${columns.length > 12 && ' many-columns'}" role="img" aria-label="${label}">${columns.map(column)}</div>`;
}

/** A line as long as a share of the longest; the number beside it says the same. */
export function shareLine(count: number, most: number): Html {
  const width = Math.round((count / Math.max(1, most)) * 1000) / 10;
  return html`<svg class="share" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none"><rect width="${width}" height="8"/></svg>`;
}
