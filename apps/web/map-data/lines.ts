/** Small geometry on polylines, in any unit of length. */
import type { Point } from '../app/maps/projection.ts';

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Rounds the corners of a line or ring. Cuts each at a quarter of its sides, but at most `reach`
 * away, so that long straight banks stay in place.
 */
export function roundCorners(points: readonly Point[], reach: number, closed: boolean): Point[] {
  const rounded = points.flatMap((corner, at) => {
    const before = points[at - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[at + 1] ?? (closed ? points[0] : undefined);
    if (!before || !after) return [corner];
    const cut = (other: Point) =>
      between(corner, other, Math.min(0.25, reach / Math.max(1e-9, distance(corner, other))));
    return [cut(before), cut(after)];
  });
  return rounded;
}

/** Removes points closer than `tolerance` to the line without them (Douglas-Peucker). */
export function simplify(points: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return [...points];
  const length = distance(first, last);
  let furthest = 0;
  let most = tolerance;
  points.forEach((point, at) => {
    const off =
      length === 0
        ? distance(point, first)
        : Math.abs((last.x - first.x) * (first.y - point.y) - (first.x - point.x) * (last.y - first.y)) /
          length;
    if (off > most) [most, furthest] = [off, at];
  });
  if (furthest === 0) return [first, last];
  return [
    ...simplify(points.slice(0, furthest + 1), tolerance),
    ...simplify(points.slice(furthest), tolerance).slice(1),
  ];
}

/** The outline of a line with a width at each of its points. */
export function widen(middle: readonly (Point & { readonly width: number })[]): Point[] {
  const side = (sign: 1 | -1) =>
    middle.map((point, at) => {
      const before = middle[at - 1] ?? point;
      const after = middle[at + 1] ?? point;
      const length = distance(before, after) || 1;
      const half = (sign * point.width) / 2;
      return {
        x: point.x - ((after.y - before.y) / length) * half,
        y: point.y + ((after.x - before.x) / length) * half,
      };
    });
  return [...side(1), ...side(-1).reverse()];
}

/** A path of straight lines between whole units, in SVG's relative notation. */
export function pathOf(points: readonly Point[], closed: boolean): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const start = whole[0];
  if (!start) return '';
  let at = start;
  let path = `M${start.x} ${start.y}l`;
  const steps: string[] = [];
  for (const point of whole.slice(1)) {
    const [dx, dy] = [point.x - at.x, point.y - at.y];
    if (dx === 0 && dy === 0) continue;
    steps.push(`${dx}${dy < 0 ? '' : ' '}${dy}`);
    at = point;
  }
  path += steps.join(' ').replaceAll(' -', '-');
  return closed ? `${path}z` : path;
}
