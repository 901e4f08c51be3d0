import type { XY } from './path.ts';
import type { Ramp, Sheet } from './sheet.ts';
import { circ, g, rect } from './svg.ts';

/** Sky, water or ground over the whole width, `height` down from `y`, in the colors of a ramp. */
export const expanse = (A: Sheet, y: number, height: number, ramp: Ramp): string =>
  rect(A.left, y, A.w, height, A.lin(ramp));

/** The sky down to `depth`, colored by a light at `at`, up to `r` around. */
export const sunlit = (A: Sheet, depth: number, at: XY, r: number, ramp: Ramp): string =>
  rect(A.left, 0, A.w, depth, A.rad(ramp, ...at, r));

/** The sun: a blurred glare of radius `glare[0]` with the disc in front. */
export const sunDisc = (
  A: Sheet,
  at: XY,
  [glareR, glare, opacity, blur]: readonly [r: number, colour: string, opacity: number, blur: number],
  [r, colour]: readonly [r: number, colour: string],
): string => circ(...at, glareR, glare, { opacity, filter: A.blur(blur) }) + circ(...at, r, colour);

/** Heights on the sheet between which something fades in, stays, and fades out. */
export type Band = readonly [fadeIn: number, full: number, stillFull: number, fadedOut: number];

/** A mask that fades in and out by height. */
export function bandMask(A: Sheet, [y0, y1, y2, y3]: Band): string {
  const share = (y: number) => (y - y0) / (y3 - y0);
  const fade = A.lin([
    [0, '#000000'],
    [share(y1), '#ffffff'],
    [share(y2), '#ffffff'],
    [1, '#000000'],
  ]);
  return A.mask(rect(A.left, y0, A.w, y3 - y0, fade));
}

/** A cloud's noise: its frequencies across and upright, and the seed. */
export type Noise = readonly [across: number, upright: number, seed: number];

interface Cloud {
  readonly octaves?: number;
  /** The sky's lower end, if the band reaches below it. */
  readonly bottom?: number;
}

/**
 * One layer of streaked cloud or mist in one color. Noise of 0.001 to 0.003 across and 0.01 to 0.05
 * upright makes strata. Below `clear` there is none, above `full` it is opaque. A sky takes four to
 * six, each in its own band.
 */
export function cloud(
  A: Sheet,
  colour: string,
  noise: Noise,
  [clear, full]: readonly [clear: number, full: number],
  band: Band,
  opacity: number,
  { octaves, bottom = band[3] }: Cloud = {},
): string {
  const top = Math.max(0, band[0]);
  const filter = A.cloudFilter(colour, ...noise, clear, full, octaves);
  return g(rect(A.left, top, A.w, bottom - top, '#ffffff', { filter }), { mask: bandMask(A, band), opacity });
}
