import type { Plane } from './plane.ts';
import { fill } from './svg.ts';

interface Clapboards {
  /** The visible height of a board. */
  readonly step?: number;
  readonly opacity?: number;
}

/**
 * The shadow lines of clapboards on a part of a wall that protrudes by `w`. Paint the wall first.
 */
export function clapboards(
  P: Plane,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  w: number,
  colour: string,
  { step = 0.2, opacity = 0.5 }: Clapboards = {},
): string {
  let d = '';
  for (let v = v0 + step; v < v1; v += step) d += P.line([u0, v, w], [u1, v, w], 0.022);
  return fill(d, colour, { opacity });
}
