import { expect, test } from 'vitest';
import { isLarge } from './is-large.ts';

/** How many cards each row has, a row being twelve columns; the last number is what a hole in the last would be. */
function rowsOf(count: number) {
  const rows: number[] = [];
  let columns = 0;
  for (let at = 0; at < count; at += 1) {
    if (columns === 0) rows.push(0);
    rows.push((rows.pop() ?? 0) + 1);
    columns = (columns + (isLarge(at, count) ? 6 : 4)) % 12;
  }
  return { rows, hole: columns };
}

test('twelve stand 2, 3, 2, 3, 2', () => {
  expect(rowsOf(12).rows).toEqual([2, 3, 2, 3, 2]);
});

test('however many there are, the last row has no hole, and no row has more than three', () => {
  for (let count = 2; count <= 40; count += 1) {
    const { rows, hole } = rowsOf(count);
    expect([count, hole, rows.every((row) => row === 2 || row === 3)]).toEqual([count, 0, true]);
  }
});
