import { baseMap } from '../../app/maps/base-map.ts';
import { type LonLat, type Point, toMap } from '../../app/maps/projection.ts';
import { ringsOf } from '../../app/maps/water.ts';

const far = ({ x, y }: Point, to: Point) => Math.hypot(x - to.x, y - to.y);

/** The shorter stretch of a shore between the points nearest to two places. */
function stretch(ring: readonly Point[], from: LonLat, to: LonLat): readonly Point[] {
  const nearest = (place: LonLat) => {
    const at = toMap(place);
    return ring.reduce((best, point, index) => {
      const before = ring[best] as Point;
      return far(point, at) < far(before, at) ? index : best;
    }, 0);
  };
  const [start, end] = [nearest(from), nearest(to)];
  const onward = [...ring.slice(start), ...ring.slice(0, start)];
  const there = onward.slice(0, ((end - start + ring.length) % ring.length) + 1);
  const back = [onward[0] as Point, ...onward.slice(there.length - 1).reverse()];
  return there.length <= back.length ? there : back;
}

const shores = ringsOf(baseMap.water).sort((one, other) => other.length - one.length);

/** The ocean's shore, from the river's mouth to the south. */
export const coast: readonly Point[] = stretch(shores[0] ?? [], [-81.395, 30.386], [-81.2967, 29.932]);

/** The shore's position at a latitude, in map units; undefined beyond its ends. */
function shoreAt(y: number): number | undefined {
  const at = coast.findIndex((point, index) => index > 0 && point.y >= y);
  const [from, to] = [coast[at - 1], coast[at]];
  return from && to && y >= from.y
    ? from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y || 1)
    : undefined;
}

/** Whether a point of the map is behind the ocean's shore and within `by` units of it. */
export function isBehindShore({ x, y }: Point, by: number): boolean {
  const shore = shoreAt(y);
  return shore !== undefined && x < shore && x > shore - by;
}

/** Map units between two points of a line along the shore. */
const STEP = 40;

/** A line along the shore, `by` map units inland, between two latitudes. */
export function inland(by: number, north: number, south: number): readonly Point[] {
  const [top, foot] = [toMap([0, north]).y, toMap([0, south]).y];
  const steps = Math.ceil((foot - top) / STEP);
  return Array.from({ length: steps + 1 }, (_, step) => top + ((foot - top) * step) / steps).flatMap((y) => {
    const x = shoreAt(y);
    return x === undefined ? [] : { x: x - by, y };
  });
}
