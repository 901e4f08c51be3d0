import type { Point } from '../app/maps/projection.ts';

const off = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearestTo = (ring: readonly Point[], place: Point) =>
  ring.reduce((best, point, at) => (off(point, place) < off(ring[best] as Point, place) ? at : best), 0);

/**
 * Leads a shore another way between two of its points, the first and the last of `way`, in place of the shorter of its
 * two stretches between them: where two sources meet, and where the square end of a creek reaches out of its mouth.
 */
export function mendShore(rings: readonly (readonly Point[])[], way: readonly Point[]): Point[][] {
  const [first, last] = [way[0] as Point, way.at(-1) as Point];
  const farness = rings.map((ring) => off(ring[nearestTo(ring, first)] as Point, first));
  const mended = farness.indexOf(Math.min(...farness));
  return rings.map((ring, at) => {
    if (at !== mended) return [...ring];
    const [from, to] = [nearestTo(ring, first), nearestTo(ring, last)];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const between = from < to ? way.slice(1, -1) : way.slice(1, -1).reverse();
    // All of the ring but what lies between is kept: the other way round where the way crosses its beginning.
    return high - low <= ring.length / 2
      ? [...ring.slice(0, low + 1), ...between, ...ring.slice(high)]
      : [...ring.slice(low, high + 1), ...[...between].reverse()];
  });
}
