import type { Point } from '../../app/maps/projection.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

type Side = readonly [inside: (point: Point) => boolean, cut: (a: Point, b: Point) => Point];

const atX = (x: number) => (a: Point, b: Point) => ({ x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) });
const atY = (y: number) => (a: Point, b: Point) => ({ x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y });

const sidesOf = ({ left, top, right, bottom }: Box): readonly Side[] => [
  [({ x }) => x >= left, atX(left)],
  [({ x }) => x <= right, atX(right)],
  [({ y }) => y >= top, atY(top)],
  [({ y }) => y <= bottom, atY(bottom)],
];

/** What of a ring lies in a box (Sutherland and Hodgman); its cut sides run along the box. */
export const clipRing = (ring: readonly Point[], box: Box): Point[] =>
  sidesOf(box).reduce<Point[]>(
    (points, [inside, cut]) =>
      points.flatMap((point, at) => {
        const before = points.at(at - 1) ?? point;
        const crossing = inside(before) === inside(point) ? [] : [cut(before, point)];
        return inside(point) ? [...crossing, point] : crossing;
      }),
    [...ring],
  );

/** The stretches of a line that come near a box, whole to the first point beyond it. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  const stretches: Point[][] = [];
  let open: Point[] | undefined;
  for (const [at, point] of line.entries()) {
    const before = line[at - 1];
    if (!before) continue;
    const isNear = meets(box, {
      left: Math.min(before.x, point.x) - 1,
      right: Math.max(before.x, point.x) + 1,
      top: Math.min(before.y, point.y) - 1,
      bottom: Math.max(before.y, point.y) + 1,
    });
    if (!isNear) open = undefined;
    else if (open) open.push(point);
    else {
      open = [before, point];
      stretches.push(open);
    }
  }
  return stretches;
}
