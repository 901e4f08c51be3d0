import type { Point } from '../app/maps/projection.ts';

const off = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const nearestTo = (ring: readonly Point[], place: Point) =>
  ring.reduce((best, point, at) => (off(point, place) < off(ring[best] as Point, place) ? at : best), 0);

/**
 * Replaces the shorter stretch of a shore between the first and the last point of `way` by `way`.
 * Needed where two sources meet, and where a creek's square end protrudes from its mouth.
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
    // Keeps the rest of the ring, the other way round if the way crosses its start.
    return high - low <= ring.length / 2
      ? [...ring.slice(0, low + 1), ...between, ...ring.slice(high)]
      : [...ring.slice(low, high + 1), ...[...between].reverse()];
  });
}
