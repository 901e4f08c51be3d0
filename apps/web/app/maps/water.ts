import { baseMap } from './base-map.ts';
import type { Point } from './projection.ts';

/** The rings of a path in make-base-map.ts's notation: `M x y l dx dy …z`, several in a row. */
export function ringsOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: Point[] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push({ x, y });
      }
      return points;
    });
}

type Side = readonly [from: Point, to: Point];

/** Height of a row of a ring's sides, in map units. */
const ROW = 64;

interface Ring {
  /** The sides that intersect each row. */
  readonly rows: ReadonlyMap<number, readonly Side[]>;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function rowsOf(points: readonly Point[]): Map<number, Side[]> {
  const rows = new Map<number, Side[]>();
  for (const [at, to] of points.entries()) {
    const from = points.at(at - 1) ?? to;
    const last = Math.floor(Math.max(from.y, to.y) / ROW);
    for (let row = Math.floor(Math.min(from.y, to.y) / ROW); row <= last; row += 1) {
      const sides = rows.get(row);
      if (sides) sides.push([from, to]);
      else rows.set(row, [[from, to]]);
    }
  }
  return rows;
}

/** Cached: a drawing tests hundreds of thousands of points. */
const shapeOf = (path: string): Ring[] =>
  ringsOf(path).map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      rows: rowsOf(points),
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
const water = shapeOf(baseMap.water);

const crosses = (a: Point, b: Point, { x, y }: Point) =>
  a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;

function isInside({ rows, left, right, top, bottom }: Ring, point: Point): boolean {
  if (point.x < left || point.x > right || point.y < top || point.y > bottom) return false;
  const sides = rows.get(Math.floor(point.y / ROW)) ?? [];
  return sides.filter(([from, to]) => crosses(to, from, point)).length % 2 === 1;
}

/** Whether the base map shows water there: within a shore, and not within an island's. */
export const isWater = (point: Point): boolean =>
  water.filter((ring) => isInside(ring, point)).length % 2 === 1;
