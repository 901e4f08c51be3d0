import { type Html, html } from '../../../plain-pages/html.ts';

/** One column: how high it is, and how much of that is filled in. */
export interface Column {
  readonly whole: number;
  readonly part: number;
}

const WIDTH = 20;
const GAP = 6;
const HEIGHT = 100;

/** Columns side by side; its numbers stand in the table that `label` names, so it has no words of its own. */
export function columnChart(columns: readonly Column[], label: string): Html {
  const most = Math.max(1, ...columns.map(({ whole }) => whole));
  const high = (count: number) => Math.round((count / most) * HEIGHT * 10) / 10;
  const bar = (place: number, count: number, kind: 'whole' | 'part') =>
    count > 0 &&
    html`<rect x="${place * (WIDTH + GAP)}" y="${HEIGHT - high(count)}" width="${WIDTH}" height="${high(count)}" class="${kind}"/>`;
  const bars = columns.map(
    ({ whole, part }, place) => html`${bar(place, whole, 'whole')}${bar(place, part, 'part')}`,
  );
  const width = columns.length * (WIDTH + GAP) - GAP;
  return html`<svg class="columns" role="img" aria-label="${label}" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">${bars}</svg>`;
}

/** A line as long as a share of the longest; the number beside it says the same. */
export function shareLine(count: number, most: number): Html {
  const width = Math.round((count / Math.max(1, most)) * 1000) / 10;
  return html`<svg class="share" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none"><rect width="${width}" height="8"/></svg>`;
}
