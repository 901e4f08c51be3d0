import { baseMap } from './base-map.ts';
import type { Point } from './projection.ts';

/** The rings of a path as make-base-map.ts writes it: `M x y l dx dy …z`, several in a row. */
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

interface Ring {
  readonly points: readonly Point[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Read once: a drawing asks for thousands of points. */
const shapeOf = (path: string): Ring[] =>
  ringsOf(path).map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return {
      points,
      left: Math.min(...xs),
      right: Math.max(...xs),
      top: Math.min(...ys),
      bottom: Math.max(...ys),
    };
  });
const water = shapeOf(baseMap.water);
const islands = shapeOf(baseMap.islands);
const creeks = shapeOf(baseMap.creeks);

const crosses = (a: Point, b: Point, { x, y }: Point) =>
  a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;

function isInside({ points, left, right, top, bottom }: Ring, point: Point): boolean {
  if (point.x < left || point.x > right || point.y < top || point.y > bottom) return false;
  let inside = false;
  let before = points.at(-1);
  for (const corner of points) {
    if (before && crosses(corner, before, point)) inside = !inside;
    before = corner;
  }
  return inside;
}

const isInAny = (rings: readonly Ring[], point: Point) => rings.some((ring) => isInside(ring, point));

/** Whether the base map shows water there. */
export const isWater = (point: Point): boolean =>
  (isInAny(water, point) && !isInAny(islands, point)) || isInAny(creeks, point);
