import { nth } from './lists.ts';

/** A point on the sheet; drawing ignores what follows x and y, such as a depth. */
export type Pt = readonly [x: number, y: number, ...rest: number[]];
/** A point on the sheet and nothing else, for spreading into arguments. */
export type XY = readonly [x: number, y: number];
/** A point in space, in meters: X right, Y up, Z away from the viewer. */
export type Pt3 = readonly [x: number, y: number, z: number];
/**
 * Corners of a face in space, as its viewer sees them: bottom left, bottom right, top right, top
 * left.
 */
export type Quad = readonly [Pt3, Pt3, Pt3, Pt3];

/** A point's position on the sheet, without its depth. */
export const xy = ([x, y]: Pt): XY => [x, y];

/**
 * Places a figure drawn around its own (0, 0) on the sheet: at (x, y), with `kx` and `ky` pixels
 * for a unit.
 */
export const placing =
  (x: number, y: number, kx: number, ky = kx) =>
  (points: readonly XY[]): XY[] =>
    points.map(([u, v]) => [x + u * kx, y + v * ky]);

/** A number in the drawing's notation: two decimals, no trailing zeros. */
export const n = (v: number): string => (Math.abs(v) < 0.005 ? '0' : (+v.toFixed(2)).toString());

/** Path data of straight lines from point to point. */
export const dline = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`;

/** Path data of a closed polygon. */
export const dpoly = (points: readonly Pt[]): string => `${dline(points)}Z`;

/**
 * Path data of a smooth line through the points (Catmull-Rom); `tension` 0 is straight, 1 is loose.
 */
export function smooth(points: readonly Pt[], closed = false, tension = 0.5): string {
  const count = points.length;
  const pointAt = (i: number) =>
    nth(points, closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i)));
  const [startX, startY] = pointAt(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [x0, y0] = pointAt(i - 1);
    const [x1, y1] = pointAt(i);
    const [x2, y2] = pointAt(i + 1);
    const [x3, y3] = pointAt(i + 2);
    const bezier = [
      x1 + ((x2 - x0) * tension) / 3,
      y1 + ((y2 - y0) * tension) / 3,
      x2 - ((x3 - x1) * tension) / 3,
      y2 - ((y3 - y1) * tension) / 3,
      x2,
      y2,
    ];
    d += `C${bezier.map(n).join(' ')}`;
  }
  return d + (closed ? 'Z' : '');
}

/** The outline around a set of points: the silhouette of a drum, basin or box. */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = points.map(([x, y]): Pt => [x, y]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Pt, a: Pt, b: Pt) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: readonly Pt[]) => {
    const kept: Pt[] = [];
    for (const point of list) {
      while (kept.length > 1 && turn(nth(kept, kept.length - 2), nth(kept, kept.length - 1), point) <= 0)
        kept.pop();
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
