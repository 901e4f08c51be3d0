import { type Html, html } from '../../../plain-pages/html.ts';

/** One column: its height, its filled share, and the label below it, if any. */
export interface Column {
  readonly whole: number;
  readonly part: number;
  readonly under?: string | undefined;
}

/** The highest column in px. Sizes are attributes because the policy forbids inline styles. */
const HIGHEST = 168;

/** More columns than these are too narrow for a number each. */
const FEW = 12;
/** In px: the numbers of the lines at the left of many columns. */
const SCALE = 28;

/** Level lines behind many columns, two to five of them, at round numbers. */
function levels(most: number): Html {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = Math.max(1, [power / 5, power / 2, power].find((each) => most / each <= 5) ?? power * 2);
  const line = (_: unknown, at: number) => {
    const y = HIGHEST - ((at + 1) * step * HIGHEST) / most;
    return html`<line x1="${SCALE}" x2="100%" y1="${y}" y2="${y}"/><text y="${y + 4}">${(at + 1) * step}</text>`;
  };
  return html`<svg class="levels" width="100%" height="${HIGHEST}">${Array.from({ length: Math.floor(most / step) }, line)}</svg>`;
}

/**
 * Columns with their values, over grid lines. With many columns only the highest, the lowest and
 * the last show a value. The table that `label` names has all of them, so screen readers get the
 * chart as one image.
 */
export function columnChart(columns: readonly Column[], label: string): Html {
  const most = Math.max(1, ...columns.map(({ whole }) => whole));
  const high = (count: number) => Math.round((count / most) * HIGHEST);
  const last = columns.findLastIndex(({ whole }) => whole > 0);
  const least = Math.min(...columns.slice(0, last + 1).flatMap(({ whole }) => (whole > 0 ? [whole] : [])));
  const isMany = columns.length > FEW;
  const told = [most, least].map((count) => columns.findIndex(({ whole }) => whole === count)).concat(last);
  const column = ({ whole, part, under }: Column, at: number) =>
    html`<span>${
      whole > 0 &&
      html`${(!isMany || told.includes(at)) && html`<b>${whole}</b>`}<svg width="100%" height="${high(whole)}"><rect class="whole" width="100%" height="100%"/>${part > 0 && html`<rect class="part" width="100%" height="${high(part)}" y="${high(whole) - high(part)}"/>`}</svg>`
    }${under !== undefined && html`<small>${under}</small>`}</span>`;
  return html`<div class="columns${isMany && ' many-columns'}" role="img" aria-label="${label}">${isMany && levels(most)}${columns.map(column)}</div>`;
}

/** A line as long as its share of all; the number beside it says the same. */
export function shareLine(count: number, all: number): Html {
  const width = Math.round((count / Math.max(1, all)) * 1000) / 10;
  return html`<svg class="share" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none"><rect width="${width}" height="8"/></svg>`;
}
