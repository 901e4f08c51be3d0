import { type Html, html } from '../../../plain-pages/html.ts';

/** What a row is of, and its cells; a line drawn beside a number has no head of its own. */
export interface TableRow {
  readonly head: string;
  readonly cells: readonly (string | number)[];
  readonly line?: Html;
}

/** A table that on phones stands one row after the other, each cell with its column's name. `heads`: the first is of the rows. */
export function stackingTable(
  caption: string,
  [first, ...heads]: readonly [string, ...string[]],
  rows: readonly TableRow[],
): Html {
  const isDrawn = rows.some(({ line }) => line);
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  const cell = (value: string | number, at: number) =>
    html`<td data-label="${heads[at] ?? ''}">${value}</td>`;
  const row = ({ head, cells, line }: TableRow) =>
    html`<tr><th scope="row">${head}</th>${cells.map(cell)}${line && html`<td class="line">${line}</td>`}</tr>`;
  return html`<table class="stacking"><caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th>${columns}${isDrawn && html`<th scope="col"><span class="hidden">As a line</span></th>`}</tr></thead><tbody>${rows.map(row)}</tbody></table>`;
}
