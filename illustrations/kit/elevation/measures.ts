/** Dimensions of a plate and of a plan, in brass. */

import { BRASS, DEEP_BRASS } from '../ink.ts';
import { lettering, widthOfLine } from '../lettering.ts';
import { n } from '../path.ts';
import type { Sheet } from '../sheet.ts';
import { fill, stroke } from '../svg.ts';

/**
 * Height of a plate's figures in pixels. Equals type of 10 px if a phone shows the plate 350 px
 * wide.
 */
const FIGURE = 24;
const PEN = 2.3;

/** A length in feet in the plates' notation: `34′-6″`. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}′-${inches % 12}″`;
}

/**
 * A figure in brass centered on a point of the sheet, `size` pixels high. Always level, whatever
 * its line's direction.
 */
export const measure = (A: Sheet, figure: string, x: number, y: number, size: number): void =>
  lettering(A, figure, x, y, { size, paint: DEEP_BRASS, pen: 1.7 });

/** The same on a plate, which is shown small. */
export const figureOfPlate = (A: Sheet, figure: string, x: number, y: number, size = FIGURE): void =>
  lettering(A, figure, x, y, { size, paint: DEEP_BRASS, pen: (PEN * size) / FIGURE });

/** Between a figure and the line that it interrupts, in pixels. */
const AIR = 10;
/** The least length of a line beside its figure. */
const LEAST = 5;

/** Both ends of a dimension: a thin stroke across, and the tick. */
const tick = (x: number, y: number) => `M${n(x - 7)} ${n(y + 7)}l14 -14`;
const drawnThin = (A: Sheet, d: string) => A.add(stroke(d, BRASS, 1.5));

/**
 * A dimension line in brass from left to right at `y`, with a figure between each two of
 * `stations`, in pixels. Throws if a bay is too narrow for its figure.
 */
export function measuresAlong(
  A: Sheet,
  y: number,
  stations: readonly number[],
  figures: readonly string[],
): void {
  const ends = stations.map((at) => `${tick(at, y)}M${n(at)} ${y - 28}V${y + 12}`).join('');
  const bays = figures.map((figure, bay) => {
    const [from, to] = [stations[bay] as number, stations[bay + 1] as number];
    const [middle, half] = [(from + to) / 2, widthOfLine(figure, FIGURE) / 2 + AIR];
    if (to - from < 2 * (half + LEAST)) throw new Error(`A bay has no room for its ${figure}`);
    figureOfPlate(A, figure, middle, y);
    return `M${n(from)} ${y}H${n(middle - half)}M${n(middle + half)} ${y}H${n(to)}`;
  });
  drawnThin(A, bays.join('') + ends);
}

/**
 * A height in brass at `x`. Its figure interrupts the line at share `at` of the way up, and is
 * level like all others.
 */
export function measureUpright(
  A: Sheet,
  x: number,
  top: number,
  foot: number,
  figure: string,
  at = 0.5,
): void {
  const [level, half] = [foot + (top - foot) * at, FIGURE / 2 + AIR];
  const ends = [top, foot].map((y) => `${tick(x, y)}M${n(x - 28)} ${n(y)}H${n(x + 12)}`).join('');
  figureOfPlate(A, figure, x, level);
  drawnThin(A, `M${n(x)} ${n(top)}V${n(level - half)}M${n(x)} ${n(level + half)}V${n(foot)}${ends}`);
}

/**
 * The scale in brass around the middle `x`: four parts of `unit` pixels, and the label of the
 * whole.
 */
export function scaleOfPlate(A: Sheet, x: number, y: number, unit: number, whole: string): void {
  const left = x - 2 * unit;
  const cell = (i: number) => `M${n(left + i * unit)} ${y}h${n(unit)}v7h${n(-unit)}Z`;
  A.add(stroke([0, 1, 2, 3].map(cell).join(''), BRASS, 1.3), fill(cell(0) + cell(2), BRASS));
  figureOfPlate(A, '0', left - 24, y + 3.5);
  figureOfPlate(A, whole, left + 4 * unit + 16 + widthOfLine(whole, FIGURE) / 2, y + 3.5);
}
