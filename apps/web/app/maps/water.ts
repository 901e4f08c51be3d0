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

const crosses = (a: Point, b: Point, { x, y }: Point) =>
  a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;

const isInside = (ring: readonly Point[], point: Point) =>
  ring.filter((corner, at) => crosses(corner, ring.at(at - 1) ?? corner, point)).length % 2 === 1;

const isInAny = (path: string, point: Point) => ringsOf(path).some((ring) => isInside(ring, point));

/** Whether the base map shows water there. */
export const isWater = (point: Point): boolean =>
  (isInAny(baseMap.water, point) && !isInAny(baseMap.islands, point)) || isInAny(baseMap.creeks, point);
