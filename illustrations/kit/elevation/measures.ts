/** Measures of a plate and of a plan, in brass. */

import { BRASS } from '../ink.ts';
import { lettering, widthOfLine } from '../lettering.ts';
import { n } from '../path.ts';
import type { Sheet } from '../sheet.ts';
import { stroke } from '../svg.ts';

const SIZE = 14;

/** A length in feet as plates write it: `34′-6″`. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}′-${inches % 12}″`;
}

/** A figure in brass about a place on the sheet, `size` pixels high: level, whichever way its line runs. */
export const measure = (A: Sheet, figure: string, x: number, y: number, size = SIZE): void =>
  lettering(A, figure, x, y, { size, paint: BRASS });

/** Between a figure and the line that it interrupts, in pixels. */
const AIR = 8;
/** How long a line runs on beside its figure, at least. */
const LEAST = 5;

/** Both ends of a measure: a thin stroke across, and the tick. */
const tick = (x: number, y: number) => `M${n(x - 5)} ${n(y + 5)}l10 -10`;
const drawnThin = (A: Sheet, d: string) => A.add(stroke(d, BRASS, 0.9, { opacity: 0.9 }));

/** A line of measures in brass from left to right at `y`: between each two of `stations`, in pixels, its figure. Throws where a bay is too narrow for it. */
export function measuresAlong(
  A: Sheet,
  y: number,
  stations: readonly number[],
  figures: readonly string[],
): void {
  const ends = stations.map((at) => `${tick(at, y)}M${n(at)} ${y - 28}V${y + 10}`).join('');
  const bays = figures.map((figure, bay) => {
    const [from, to] = [stations[bay] as number, stations[bay + 1] as number];
    const [middle, half] = [(from + to) / 2, widthOfLine(figure, SIZE) / 2 + AIR];
    if (to - from < 2 * (half + LEAST)) throw new Error(`A bay has no room for its ${figure}`);
    measure(A, figure, middle, y);
    return `M${n(from)} ${y}H${n(middle - half)}M${n(middle + half)} ${y}H${n(to)}`;
  });
  drawnThin(A, bays.join('') + ends);
}

/** A height in brass at `x`; its figure interrupts the line and is read as all others are, without turning the head. */
export function measureUpright(A: Sheet, x: number, top: number, foot: number, figure: string): void {
  const [middle, half] = [(foot + top) / 2, SIZE / 2 + AIR];
  const ends = [top, foot].map((y) => `${tick(x, y)}M${n(x - 28)} ${n(y)}H${n(x + 10)}`).join('');
  measure(A, figure, x, middle);
  drawnThin(A, `M${n(x)} ${n(top)}V${n(middle - half)}M${n(x)} ${n(middle + half)}V${n(foot)}${ends}`);
}
