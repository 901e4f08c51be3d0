/** Figures of a plate, drawn and not typed, so that they look the same on every machine. */

import { BRASS } from '../ink.ts';
import { n } from '../path.ts';
import type { Sheet } from '../sheet.ts';
import { g, stroke } from '../svg.ts';

/** Each in a box one unit high, its foot at 1; with how far the next stands. */
const glyphs: Readonly<Record<string, readonly [path: string, advance: number]>> = {
  '0': ['M.3 0C.02 0 .02 1 .3 1C.58 1 .58 0 .3 0Z', 0.82],
  '1': ['M.12 .2L.32 0V1', 0.62],
  '2': ['M.06 .26C.08 -.08 .56 -.08 .54 .27C.53 .5 .12 .7 .04 1H.57', 0.82],
  '3': [
    'M.07 .15C.22 -.1 .54 -.02 .53 .24C.52 .42 .36 .47 .24 .47C.42 .47 .58 .55 .56 .75C.54 1.05 .16 1.08 .04 .84',
    0.82,
  ],
  '4': ['M.43 1V0L.02 .7H.6', 0.84],
  '5': ['M.52 0H.14L.1 .44C.26 .34 .56 .38 .56 .68C.56 1.03 .2 1.08 .04 .86', 0.82],
  '6': ['M.46 .02C.2 .2 .06 .44 .06 .68C.06 1.1 .56 1.1 .56 .68C.56 .36 .16 .32 .08 .62', 0.82],
  '7': ['M.04 0H.56L.22 1', 0.8],
  '8': ['M.3 .46C.05 .44 .07 0 .3 0C.53 0 .55 .44 .3 .46C0 .48 .02 1 .3 1C.58 1 .6 .48 .3 .46Z', 0.82],
  '9': ['M.14 .98C.4 .8 .54 .56 .54 .32C.54 -.1 .04 -.1 .04 .32C.04 .64 .44 .68 .52 .38', 0.82],
  '′': ['M.16 -.04L.06 .26', 0.34],
  '″': ['M.16 -.04L.06 .26M.36 -.04L.26 .26', 0.5],
  '-': ['M.08 .56H.36', 0.6],
};

const SIZE = 14;

/** A length in feet as plates write it: `34′-6″`. */
export function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 12);
  return `${Math.floor(inches / 12)}′-${inches % 12}″`;
}

const marksOf = (figure: string) => Array.from(figure, (letter) => glyphs[letter] ?? (['', 0.4] as const));

/** How wide a figure `size` pixels high is, in pixels. */
export const widthOfFigure = (figure: string, size: number): number =>
  marksOf(figure).reduce((sum, [, advance]) => sum + advance, 0) * size;

/** A figure in brass about a place on the sheet, `size` pixels high: level, whichever way its line runs. */
export function measure(A: Sheet, figure: string, x: number, y: number, size = SIZE): void {
  const wide = widthOfFigure(figure, size);
  let at = 0;
  const drawn = marksOf(figure).map(([path, advance]) => {
    const one = g(
      stroke(path, BRASS, n(1.25 / size), { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
      {
        transform: `translate(${n(at - wide / 2)} ${n(-size / 2)}) scale(${size})`,
      },
    );
    at += advance * size;
    return one;
  });
  A.add(g(drawn.join(''), { transform: `translate(${n(x)} ${n(y)})` }));
}

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
    const [middle, half] = [(from + to) / 2, widthOfFigure(figure, SIZE) / 2 + AIR];
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
