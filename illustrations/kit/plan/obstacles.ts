/** What lettering must avoid in a storey, as boxes in feet. */

import { tuples } from '../lists.ts';
import type { XY } from '../path.ts';
import type { Furniture } from './furniture.ts';
import type { Storey } from './storey.ts';
import { wallsOf } from './walls.ts';

export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export const apart = (a: Box, b: Box): boolean =>
  a.east <= b.west || b.east <= a.west || a.south <= b.north || b.south <= a.north;

export const widened = ({ west, north, east, south }: Box, by: number): Box => ({
  west: west - by,
  north: north - by,
  east: east + by,
  south: south + by,
});

/** The coping of a pool, which is drawn around its water. */
const COPING = 1;

function around(points: readonly XY[], by = 0): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const box = {
    west: Math.min(...xs),
    north: Math.min(...ys),
    east: Math.max(...xs),
    south: Math.max(...ys),
  };
  return widened(box, by);
}

/** A wall as boxes: one if it runs along an axis, else many short ones. */
function boxesAlong([x1, y1]: XY, [x2, y2]: XY, thick: number): Box[] {
  const isLevel = x1 === x2 || y1 === y2;
  const steps = isLevel ? 1 : Math.ceil(Math.hypot(x2 - x1, y2 - y1) / thick);
  const at = (share: number): XY => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  return Array.from({ length: steps }, (_, step) =>
    around([at(step / steps), at((step + 1) / steps)], thick / 2),
  );
}

/** The square of an open door leaf and its quarter circle. */
function swing([x1, y1]: XY, [x2, y2]: XY, side: number): Box {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return around([[x1, y1], [x2, y2], side > 0 ? [x1 - dy, y1 + dx] : [x1 + dy, y1 - dx]]);
}

/** Walls without their openings, posts, and these `things` in rooms. */
export function obstaclesOf(storey: Storey, things: readonly Furniture[]): Box[] {
  const posts = storey.posts ? tuples(3, storey.posts) : [];
  return [
    ...wallsOf(storey).flatMap(({ from, to, thick }) => boxesAlong(from, to, thick)),
    ...posts.map(([x, y, size]) => around([[x, y]], size / 2)),
    ...things.map(([kind, x, y, w, h]) =>
      around(
        [
          [x, y],
          [x + w, y + h],
        ],
        kind === 'pool' ? COPING : 0,
      ),
    ),
  ];
}

/** Thin lines, which lettering crosses only if necessary: open doors, and parts above the cut. */
export function linesOf({ doors, french, above }: Storey): Box[] {
  const leaves = [doors, french].flatMap((table) => (table ? tuples(5, table) : []));
  return [
    ...leaves.map(([x1, y1, x2, y2, side]) => swing([x1, y1], [x2, y2], side)),
    ...(above ? tuples(4, above) : []).flatMap(([x1, y1, x2, y2]) => boxesAlong([x1, y1], [x2, y2], 0.3)),
  ];
}
