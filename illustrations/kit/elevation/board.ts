/**
 * The board that a front elevation is drawn on: feet across from the house's middle, feet up from
 * the ground.
 */

import { handLine, handPolygon, INK, inked } from '../ink.ts';
import { tuples } from '../lists.ts';
import { n, type XY } from '../path.ts';
import { type Rng, rng } from '../random.ts';
import { Sheet } from '../sheet.ts';
import { fill } from '../svg.ts';

export const W = 1200;
export const H = 900;
/** The ground's height on the sheet. */
export const GROUND_Y = 690;

export interface Board {
  readonly A: Sheet;
  readonly r: Rng;
  /** Pixels for a foot. */
  readonly s: number;
  /** From feet to the sheet. */
  readonly x: (feet: number) => number;
  readonly y: (feet: number) => number;
  /** Points in feet, `'-8,0 8,12'`, on the sheet. */
  readonly at: (points: string) => XY[];
  /** A rectangle from its lower left corner, in feet. */
  readonly box: (x: number, y: number, w: number, h: number) => XY[];
}

/** The sheet of a drawing: its size, and the ground's position. */
export interface Format {
  readonly w: number;
  readonly h: number;
  readonly ground: number;
}
const plate: Format = { w: W, h: H, ground: GROUND_Y };

/** `feet` is the visible width between the frame's sides; `middle` is the position of zero. */
export function board(seed: number, feet: number, middle?: number, format = plate): Board {
  const { w, h, ground } = format;
  const s = (w - (format === plate ? 64 : 0)) / feet;
  const x = (at: number) => (middle ?? w / 2) + at * s;
  const y = (at: number) => ground - at * s;
  return {
    A: new Sheet(w, h),
    r: rng(seed),
    s,
    x,
    y,
    at: (points) => tuples(2, points).map(([a, b]): XY => [x(a), y(b)]),
    box: (left, foot, w, h) => [
      [x(left), y(foot)],
      [x(left + w), y(foot)],
      [x(left + w), y(foot + h)],
      [x(left), y(foot + h)],
    ],
  };
}

/** The mirrored board: what is placed at the left appears at the right. */
export function mirrored(b: Board): Board {
  const x = (feet: number) => b.x(-feet);
  return {
    ...b,
    x,
    at: (points) => tuples(2, points).map(([at, up]): XY => [x(at), b.y(up)]),
    box: (left, foot, w, h) => b.box(-left - w, foot, w, h),
  };
}

/** A pen line that swells and thins, as path data for filling; `width` is its widest. */
function swelling({ r }: Board, [x1, y1]: XY, [x2, y2]: XY, width: number, over: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const from = over * r();
  const whole = length + from + over * r();
  const steps = Math.max(3, Math.round(whole / 34));
  const sides: [string[], string[]] = [[], []];
  for (let i = 0; i <= steps; i++) {
    const t = (whole * i) / steps - from;
    const thin = i === 0 || i === steps ? 0.35 : r.range(0.62, 1);
    const off = i === 0 || i === steps ? 0 : r.range(-0.5, 0.5);
    for (const [k, side] of [
      [1, sides[0]],
      [-1, sides[1]],
    ] as const) {
      const d = off + (k * thin * width) / 2;
      side.push(`${n(x1 + ux * t - uy * d)} ${n(y1 + uy * t + ux * d)}`);
    }
  }
  return `M${sides[0].join('L')}L${sides[1].reverse().join('L')}Z`;
}

/** A hand-drawn outline of uneven weight, each side a little too long. */
export function contour(b: Board, points: readonly XY[], width = 1.5, over = 5, closed = true): void {
  let d = '';
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length];
    if (next && (closed || i < points.length - 1)) d += swelling(b, point, next, width, over);
  });
  b.A.add(fill(d, INK, { opacity: 0.94 }));
}

/** One hand-drawn line of uneven weight, between points in feet. */
export const line = (b: Board, x1: number, y1: number, x2: number, y2: number, width = 1.3, over = 4): void =>
  contour(
    b,
    [
      [b.x(x1), b.y(y1)],
      [b.x(x2), b.y(y2)],
    ],
    width,
    over,
    false,
  );

/** Thin lines collected into one path, between points in feet. */
export function hairlines(
  b: Board,
  lines: readonly (readonly [number, number, number, number])[],
  width = 0.6,
  opacity = 0.75,
): void {
  const d = lines.map(([x1, y1, x2, y2]) => handLine(b.r, b.x(x1), b.y(y1), b.x(x2), b.y(y2), 0, 0.4));
  inked(b.A, d.join(''), width, opacity);
}

/** A thin hand-drawn outline. */
export const outline = (b: Board, points: readonly XY[], width = 0.9, over = 2): void => {
  inked(b.A, handPolygon(b.r, points, over), width);
};
