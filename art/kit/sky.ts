import type { XY } from './path.ts';
import type { Ramp, Sheet } from './sheet.ts';
import { g, rect } from './svg.ts';

/** Sky, water or ground over the whole width, `height` down from `y`, in the colours of a ramp. */
export const expanse = (A: Sheet, y: number, height: number, ramp: Ramp): string =>
  rect(0, y, A.w, height, A.lin(ramp));

/** The sky down to `depth` as a light at `at` colours it, up to `r` around. */
export const sunlit = (A: Sheet, depth: number, at: XY, r: number, ramp: Ramp): string =>
  rect(0, 0, A.w, depth, A.rad(ramp, ...at, r));

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
  return A.mask(rect(0, y0, A.w, y3 - y0, fade));
}

interface Cloud {
  readonly color: string;
  /** How often the noise repeats across and upright: .001 to .003 and .01 to .05 make strata. */
  readonly fx: number;
  readonly fy: number;
  readonly seed: number;
  readonly lo: number;
  readonly hi: number;
  readonly band: Band;
  readonly opacity?: number;
  readonly octaves?: number;
  /** Where the sky ends, when the band reaches below it. */
  readonly bottom?: number;
}

/** One layer of streaked cloud or mist in one colour. A sky takes four to six, each in its own band. */
export function cloud(A: Sheet, layer: Cloud): string {
  const { color, fx, fy, seed, lo, hi, band, opacity, octaves } = layer;
  const bottom = layer.bottom ?? band[3];
  const top = Math.max(0, band[0]);
  const filter = A.cloudFilter(color, fx, fy, seed, lo, hi, octaves);
  return g(rect(0, top, A.w, bottom - top, '#ffffff', { filter }), { mask: bandMask(A, band), opacity });
}
