import { type Html, html } from '../../../plain-pages/html.ts';

/** What a row is of, and its cells; a line drawn beside a number has no head of its own. */
export interface TableRow {
  readonly head: string;
  readonly cells: readonly (string | number)[];
  readonly line?: Html;
}

/** On phones: 'columns' as elsewhere, or 'lines' with the row's heading above its cells. */
type OnPhones = 'columns' | 'lines';

/**
 * A table that keeps its columns on phones, so figures compare vertically. The first of `heads`
 * belongs to the row headings. `isTitled`: a heading above already says the caption.
 */
export function stackingTable(
  caption: string,
  [first, ...heads]: readonly [string, ...string[]],
  rows: readonly TableRow[],
  { onPhones = 'lines', isTitled = false }: { onPhones?: OnPhones; isTitled?: boolean } = {},
): Html {
  const isDrawn = rows.some(({ line }) => line);
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  const row = ({ head, cells, line }: TableRow) =>
    html`<tr><th scope="row">${head}</th>${cells.map((value) => html`<td>${value.toLocaleString('en-US')}</td>`)}${line && html`<td class="line">${line}</td>`}</tr>`;
  return html`<table class="stacking ${isDrawn ? 'drawn' : onPhones === 'lines' ? 'lines' : 'even'}${isTitled && ' titled'}"><caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th>${columns}${isDrawn && html`<th scope="col"><span class="hidden">As a line</span></th>`}</tr></thead><tbody>${rows.map(row)}</tbody></table>`;
}
