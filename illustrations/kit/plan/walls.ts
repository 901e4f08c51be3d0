/** Walls as a plan cuts them: filled with ink, and open where a door or a window is. */

import { type Board, hairlines } from '../elevation/board.ts';
import { blank, handLine, INK, inked, wash } from '../ink.ts';
import { nth, tuples } from '../lists.ts';
import { dpoly, n, type XY } from '../path.ts';
import { fill, stroke } from '../svg.ts';
import type { Storey } from './storey.ts';

/** How thick walls are, in feet. */
const THICK = { outer: 0.85, inner: 0.5, low: 0.3 } as const;
/** How far an opening may lie off the middle of its wall, in feet. */
const OFF = 0.2;

interface Wall {
  readonly from: XY;
  readonly to: XY;
  readonly thick: number;
}
type Opening = readonly [XY, XY];

const four = (text = ''): Opening[] =>
  written(4, text).map(([x1, y1, x2, y2]) => [
    [x1, y1],
    [x2, y2],
  ]);

/** A table that may be empty. */
const written = <N extends 3 | 4 | 5>(size: N, table = '') => (table ? tuples(size, table) : []);

/** The corners of an outline that is written as `x,y x,y`. */
export const corners = (outline: string): XY[] => tuples(2, outline).map(([x, y]): XY => [x, y]);

/** All walls of a storey, as if they had no openings. */
export function wallsOf({ outer, inner, low }: Storey): Wall[] {
  const round = outer === '' ? [] : corners(outer);
  return [
    ...round.map((from, at) => ({ from, to: nth(round, (at + 1) % round.length), thick: THICK.outer })),
    ...four(inner).map(([from, to]) => ({ from, to, thick: THICK.inner })),
    ...four(low).map(([from, to]) => ({ from, to, thick: THICK.low })),
  ];
}

/** How far along a wall a point lies, in feet, and how far off it. */
function along({ from: [x1, y1], to: [x2, y2] }: Wall, [x, y]: XY) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  return { at: (x - x1) * ux + (y - y1) * uy, off: Math.abs((y - y1) * ux - (x - x1) * uy), length };
}

function isIn(wall: Wall, points: Opening): boolean {
  return points.every((point) => {
    const { at, off, length } = along(wall, point);
    return off <= OFF && at >= -OFF && at <= length + OFF;
  });
}

/** A stretch of a wall between two places along it, as corners. */
function stretch({ from: [x1, y1], to: [x2, y2], thick }: Wall, a: number, b: number): XY[] {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const side = (t: number, off: number): XY => [x1 + ux * t - uy * off, y1 + uy * t + ux * off];
  return [side(a, thick / 2), side(b, thick / 2), side(b, -thick / 2), side(a, -thick / 2)];
}

/** Draws all walls and what is in them. Throws where an opening lies in no wall. */
export function layWalls(b: Board, storey: Storey): void {
  const walls = wallsOf(storey);
  const windows = four(storey.windows);
  const french = written(5, storey.french);
  const doors = written(5, storey.doors);
  const ends = ([x1, y1, x2, y2]: readonly number[]): Opening => [
    [x1 ?? 0, y1 ?? 0],
    [x2 ?? 0, y2 ?? 0],
  ];
  const openings = [
    ...windows,
    ...four(storey.gaps),
    ...four(storey.broad),
    ...french.map(ends),
    ...doors.map(ends),
  ];
  for (const opening of openings)
    if (!walls.some((wall) => isIn(wall, opening)))
      throw new Error(`${storey.title}: the opening ${opening.join(' ')} lies in no wall`);
  let solid = '';
  for (const wall of walls) {
    const { length } = along(wall, wall.to);
    const cuts = openings
      .filter((opening) => isIn(wall, opening))
      .map((opening) => opening.map((point) => along(wall, point).at).sort((one, other) => one - other))
      .sort(([one = 0], [other = 0]) => one - other);
    let at = -wall.thick / 2;
    for (const [from = 0, to = 0] of [...cuts, [length + wall.thick / 2, 0]]) {
      if (from - at > 0.05) solid += rough(b, stretch(wall, at, from));
      at = to;
    }
  }
  for (const [x, y, size] of written(3, storey.posts)) {
    const half = size / 2;
    solid += rough(b, [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]);
  }
  b.A.add(fill(solid, INK, { opacity: 0.93 }));
  for (const opening of windows) glaze(b, walls, opening);
  for (const opening of four(storey.broad)) slide(b, opening);
  for (const [x1, y1, x2, y2, side] of doors) leaf(b, [x1, y1], [x2, y2], side);
  for (const [x1, y1, x2, y2, side] of french) {
    const middle: XY = [(x1 + x2) / 2, (y1 + y2) / 2];
    leaf(b, [x1, y1], middle, side);
    leaf(b, [x2, y2], middle, -side);
  }
}

/** A filled outline whose edges the pen did not draw quite straight. */
function rough(b: Board, points: readonly XY[]): string {
  const drawn: XY[] = [];
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = nth(points, (i + 1) % points.length);
    const steps = Math.max(1, Math.round((Math.hypot(nextX - x, nextY - y) * b.s) / 46));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      drawn.push([
        b.x(x + (nextX - x) * t) + b.r.range(-0.4, 0.4),
        b.y(y + (nextY - y) * t) + b.r.range(-0.4, 0.4),
      ]);
    }
  });
  // all one way round, so that where two walls meet none cuts the other out
  const area = drawn.reduce((sum, [x, y], i) => {
    const [nx, ny] = nth(drawn, (i + 1) % drawn.length);
    return sum + x * ny - nx * y;
  }, 0);
  return dpoly(area < 0 ? drawn.reverse() : drawn);
}

/** The two faces of a window, its glass between them, and the sky in it. */
function glaze(b: Board, walls: readonly Wall[], opening: Opening): void {
  const wall = walls.find((one) => isIn(one, opening));
  if (!wall) return;
  const [from, to] = opening.map((point) => along(wall, point).at).sort((one, other) => one - other);
  const hole = stretch(wall, from ?? 0, to ?? 0);
  const points = hole.map(([x, y]): XY => [b.x(x), b.y(y)]);
  blank(b.A, points);
  b.A.add(fill(dpoly(points), '#8FB3BE', { opacity: 0.35 }));
  const [a, c, d, e] = hole as [XY, XY, XY, XY];
  const between = (one: XY, other: XY): XY => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  hairlines(
    b,
    [
      [...a, ...c],
      [...e, ...d],
      [...between(a, e), ...between(c, d)],
    ],
    0.9,
    0.92,
  );
}

/** A leaf that stands open, and the quarter of a round that it takes. */
function leaf(b: Board, hinge: XY, jamb: XY, side: number): void {
  const [hx, hy, jx, jy] = [b.x(hinge[0]), b.y(hinge[1]), b.x(jamb[0]), b.y(jamb[1])];
  const [dx, dy] = [jx - hx, jy - hy];
  const [ox, oy] = side > 0 ? [-dy, dx] : [dy, -dx];
  const radius = Math.hypot(dx, dy);
  inked(
    b.A,
    `M${n(jx)} ${n(jy)}A${n(radius)} ${n(radius)} 0 0 ${side > 0 ? 1 : 0} ${n(hx + ox)} ${n(hy + oy)}`,
    0.7,
    0.6,
  );
  inked(b.A, handLine(b.r, hx, hy, hx + ox, hy + oy, 0, 0.3), 1.9);
}

/** Leaves that slide one behind the other, or a door that rolls up. */
function slide(b: Board, [[x1, y1], [x2, y2]]: Opening): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (t: number, off: number): XY => [x1 + ux * t - uy * off, y1 + uy * t + ux * off];
  hairlines(
    b,
    [
      [...at(0, -0.16), ...at(length * 0.52, -0.16)],
      [...at(length * 0.48, 0.16), ...at(length, 0.16)],
      [...at(0, 0.4), ...at(length, 0.4)],
      [...at(0, -0.4), ...at(length, -0.4)],
    ],
    0.8,
    0.85,
  );
}

/** The shadow that the house throws on its ground, down and to the right. */
export function layShadow(b: Board, outline: readonly XY[], feet = 1.3): void {
  const thrown = outline.map(([x, y]): XY => [b.x(x + feet), b.y(y + feet)]);
  wash(b.A, thrown, '#5B6787', 0.34);
}

/** Bare paper under a storey, so that the garden does not shine through. */
export const layPaper = (b: Board, outline: readonly XY[]): void => {
  blank(
    b.A,
    outline.map(([x, y]): XY => [b.x(x), b.y(y)]),
  );
};

/** A dashed line: what lies above the cut. */
export function layAbove(b: Board, lines: string): void {
  const d = four(lines).map(([[x1, y1], [x2, y2]]) => handLine(b.r, b.x(x1), b.y(y1), b.x(x2), b.y(y2), 0));
  b.A.add(stroke(d.join(''), INK, 0.8, { opacity: 0.55, 'stroke-dasharray': '7 5' }));
}
