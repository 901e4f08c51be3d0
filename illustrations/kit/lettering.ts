/**
 * The lettering of plates and plans: single pen strokes instead of type, so that it is the same on
 * every machine.
 */

import { n } from './path.ts';
import type { Sheet } from './sheet.ts';
import { g, stroke } from './svg.ts';

/** Each in a box one unit high with its foot at 1, and its advance width. */
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
  '×': ['M.06 .36L.42 .8M.42 .36L.06 .8', 0.62],
  '&': ['M.62 1L.16 .3C.02 .04 .4 -.12 .4 .2C.4 .42 .04 .5 .04 .76C.04 1.08 .5 1.06 .6 .6', 0.78],
  A: ['M0 1L.33 0L.66 1M.12 .66H.54', 0.78],
  B: ['M.06 0V1H.26C.58 1 .58 .46 .26 .46H.06M.06 0H.24C.5 0 .5 .46 .24 .46', 0.66],
  C: ['M.66 .15C.42 -.13 .04 .06 .04 .5C.04 .94 .42 1.13 .66 .85', 0.82],
  D: ['M.06 0V1H.22C.74 1 .74 0 .22 0Z', 0.78],
  E: ['M.44 0H.06V1H.45M.06 .48H.38', 0.6],
  F: ['M.44 0H.06V1M.06 .48H.38', 0.56],
  G: ['M.66 .15C.42 -.13 .04 .06 .04 .5C.04 1 .5 1.1 .68 .84V.56H.44', 0.84],
  H: ['M.06 0V1M.58 0V1M.06 .48H.58', 0.78],
  I: ['M.08 0V1', 0.3],
  J: ['M.32 0V.76C.32 1.03 .12 1.04 .02 .92', 0.5],
  K: ['M.06 0V1M.52 0L.06 .58M.22 .42L.55 1', 0.66],
  L: ['M.06 0V1H.44', 0.56],
  M: ['M.04 1L.13 0L.41 .76L.69 0L.78 1', 0.94],
  N: ['M.06 1V0L.6 1V0', 0.8],
  O: ['M.4 0C-.08 0 -.08 1 .4 1C.88 1 .88 0 .4 0Z', 0.9],
  P: ['M.06 1V0H.24C.56 0 .56 .54 .24 .54H.06', 0.6],
  Q: ['M.4 0C-.08 0 -.08 1 .4 1C.88 1 .88 0 .4 0ZM.46 .76L.76 1.08', 0.9],
  R: ['M.06 1V0H.24C.55 0 .55 .52 .24 .52H.06M.26 .52L.55 1', 0.66],
  S: ['M.46 .13C.34 -.08 .06 -.03 .06 .24C.06 .5 .49 .46 .49 .75C.49 1.05 .14 1.08 .02 .86', 0.64],
  T: ['M.02 0H.56M.29 0V1', 0.64],
  U: ['M.06 0V.64C.06 1.13 .58 1.13 .58 .64V0', 0.78],
  V: ['M.02 0L.33 1L.64 0', 0.74],
  W: ['M.02 0L.23 1L.46 .1L.69 1L.9 0', 1],
  X: ['M.04 0L.56 1M.56 0L.04 1', 0.68],
  Y: ['M.02 0L.3 .5L.58 0M.3 .5V1', 0.66],
  Z: ['M.06 0H.52L.04 1H.54', 0.64],
};

/** The width of a space. */
const SPACE = 0.4;

const marksOf = (text: string) => Array.from(text, (letter) => glyphs[letter] ?? (['', SPACE] as const));

/**
 * The width of a line of `size` pixels height, in pixels; `tracking` is extra letter spacing, in
 * sizes.
 */
export const widthOfLine = (text: string, size: number, tracking = 0): number =>
  (marksOf(text).reduce((sum, [, advance]) => sum + advance + tracking, 0) - tracking) * size;

interface Hand {
  /** The height of its capitals, in pixels. */
  readonly size: number;
  readonly paint: string;
  /** The pen's width, in pixels. */
  readonly pen?: number;
  readonly tracking?: number;
}

/** One line centered on a point of the sheet. */
export function lettering(A: Sheet, text: string, x: number, y: number, hand: Hand): void {
  const { size, paint, pen = 1.25, tracking = 0 } = hand;
  const wide = widthOfLine(text, size, tracking);
  let at = 0;
  const drawn = marksOf(text).map(([path, advance]) => {
    const one = path
      ? g(stroke(path, paint, n(pen / size), { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }), {
          transform: `translate(${n(at - wide / 2)} ${n(-size / 2)}) scale(${size})`,
        })
      : '';
    at += (advance + tracking) * size;
    return one;
  });
  A.add(g(drawn.join(''), { transform: `translate(${n(x)} ${n(y)})` }));
}
