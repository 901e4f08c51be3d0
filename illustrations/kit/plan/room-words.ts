/** The words in a room: lines of its name and of its size, stacked around a center. */

import type { Board } from '../elevation/board.ts';
import { INK } from '../ink.ts';
import { lettering, widthOfLine } from '../lettering.ts';
import type { Room } from './storey.ts';

/** Text sizes of room names and of their dimensions, in pixels. */
export interface Sizes {
  readonly name: number;
  readonly size: number;
}

export interface Words {
  readonly name: readonly string[];
  readonly size: readonly string[];
  readonly sizes: Sizes;
}

const TRACKING = 0.06;
const PENS = { name: 1.35, size: 1.05 } as const;
/** Line height, in letter heights. */
const LEADING = { name: 1.55, size: 1.4 } as const;

/** The walls' part of a room that is measured between their middles, in feet. */
export const WALLS = 0.6;

/** A length in the rooms' notation: `12′`, `12′-6″`. */
export function inHalves(feet: number): string {
  const halves = Math.round(feet * 2);
  return halves % 2 ? `${(halves - 1) / 2}′-6″` : `${halves / 2}′`;
}

/** Whether a room's size is written: small ones have none. */
export const isMeasured = ([, , , w, h, about]: Room): boolean =>
  about?.sized !== false && Math.min(w, h) >= 7.5;

/** A room's size in one line, and in two. */
export function sizesOf(w: number, h: number): [string[], string[]] {
  const [across, deep] = [inHalves(w - WALLS), inHalves(h - WALLS)];
  return [[`${across} × ${deep}`], [`${across} ×`, deep]];
}

export const widthOfName = (line: string, size: number): number => widthOfLine(line, size, TRACKING);

/** The width of the longest line, in pixels. */
export const widthOf = ({ name, size, sizes }: Words): number =>
  Math.max(
    ...name.map((line) => widthOfName(line, sizes.name)),
    ...size.map((line) => widthOfLine(line, sizes.size)),
  );

/** From the middle of the first line to that of the last, in pixels. */
export const stackOf = ({ name, size, sizes }: Words): number =>
  (name.length - 1) * sizes.name * LEADING.name +
  (size.length ? sizes.name * 1.2 + sizes.size * (0.5 + LEADING.size * (size.length - 1)) : 0);

/** From the top of the first line to the foot of the last, in pixels. */
export const heightOf = (words: Words): number =>
  stackOf(words) + words.sizes.name / 2 + (words.size.length ? words.sizes.size : words.sizes.name) / 2;

/** Writes them with the middle of their first line at `y`. */
export function write(b: Board, { name, size, sizes }: Words, x: number, y: number): void {
  let at = y;
  for (const line of name) {
    lettering(b.A, line, x, at, { size: sizes.name, paint: INK, pen: PENS.name, tracking: TRACKING });
    at += sizes.name * LEADING.name;
  }
  at += sizes.name * (0.7 - LEADING.name) + sizes.size;
  for (const line of size) {
    lettering(b.A, line, x, at, { size: sizes.size, paint: INK, pen: PENS.size });
    at += sizes.size * LEADING.size;
  }
}
