import { type BlockPaint, block, front, leftSide, wall } from './faces.ts';
import { n, type XY } from './path.ts';
import { beamD, type Projector } from './projector.ts';

/**
 * The blue Main Street Bridge, in meters: two lift towers, and truss spans between and beside them.
 */
export const ROAD = 11.5;
export const TOP = 66;
/** Distance of the second truss behind the first. */
export const DEPTH = 13;
/** The towers' positions along the bridge. */
export const T1 = [148, 160] as const;
export const T2 = [262, 274] as const;

/**
 * A truss from `x0` to `x1` in equal panels; `rise` is its upper chord's height at a share of its
 * length.
 */
export interface Span {
  readonly x0: number;
  readonly x1: number;
  readonly panels: number;
  readonly rise: (t: number) => number;
}
export const rightSpan: Span = { x0: T2[1], x1: 372, panels: 8, rise: (t) => 7 + 15 * (1 - t) ** 1.7 };
export const liftSpan: Span = {
  x0: T1[1],
  x1: T2[0],
  panels: 10,
  rise: (t) => 9.5 + 6 * Math.sin(Math.PI * t),
};
export const leftSpan: Span = { x0: 50, x1: T1[0], panels: 8, rise: (t) => 7 + 15 * t ** 1.7 };

/** Path data of a truss at distance `z`, panel by panel, and the ends of its upper chord. */
export function trussPanels(pr: Projector, { x0, x1, panels, rise }: Span, z: number, edgeWidth = 0.3) {
  const joint = (i: number): XY => [x0 + ((x1 - x0) * i) / panels, ROAD + rise(i / panels)];
  return Array.from({ length: panels }, (_, i) => {
    const [a, ya] = joint(i);
    const [b, yb] = joint(i + 1);
    const falling = beamD(pr, [a, ya, z], [b, ROAD, z], 0.6);
    const rising = beamD(pr, [a, ROAD, z], [b, yb, z], 0.6);
    return {
      from: joint(i),
      to: joint(i + 1),
      chord: beamD(pr, [a, ya, z], [b, yb, z], 1.15) + beamD(pr, [a, ROAD + 0.4, z], [b, ROAD + 0.4, z], 0.9),
      web: beamD(pr, [b, ROAD, z], [b, yb, z], 0.65) + (i < panels / 2 ? falling : rising),
      edge: beamD(pr, [a, ya + 0.45, z], [b, yb + 0.45, z], edgeWidth),
    };
  });
}

/** Path data of a whole truss at distance `z`: chords, web, the lit edge of its upper chord. */
export function truss(pr: Projector, span: Span, z: number, edgeWidth?: number) {
  const panels = trussPanels(pr, span, z, edgeWidth);
  return {
    chord: panels.map(({ chord }) => chord).join(''),
    web: panels.map(({ web }) => web).join(''),
    edge: panels.map(({ edge }) => edge).join(''),
  };
}

/** Path data of the post where a truss begins. */
export const endPost = (pr: Projector, { x0, rise }: Span, z: number): string =>
  beamD(pr, [x0, ROAD, z], [x0, ROAD + rise(0), z], 0.8);

const BAYS = 7;
const bay = (i: number) => ROAD - 1 + ((TOP - ROAD) * i) / BAYS;

/** Path data of the crossed braces of a tower's side at distance `z`. */
export function towerLace(pr: Projector, [a, b]: XY, z: number): string {
  let d = '';
  for (let i = 0; i < BAYS; i++) {
    const [y0, y1] = [bay(i), bay(i + 1)];
    d += beamD(pr, [a, y0, z], [b, y1, z], 0.55) + beamD(pr, [b, y0, z], [a, y1, z], 0.55);
    d += beamD(pr, [a, y1, z], [b, y1, z], 0.75);
  }
  return d;
}

/** Path data of the crossed braces above the road, across the bridge at `x`. */
export function portalLace(pr: Projector, x: number): string {
  let d = '';
  for (let i = 2; i < BAYS; i++) {
    const [y0, y1] = [bay(i), bay(i + 1)];
    d += beamD(pr, [x, y0, 0], [x, y1, DEPTH], 0.5) + beamD(pr, [x, y1, 0], [x, y0, DEPTH], 0.5);
    d += beamD(pr, [x, y1, 0], [x, y1, DEPTH], 0.7);
  }
  return d;
}

/** Path data of the two posts of a tower's side at distance `z`. */
export const towerPosts = (pr: Projector, tower: XY, z: number): string =>
  tower.map((x) => beamD(pr, [x, 2, z], [x, TOP, z], 1.7)).join('');

/** Path data of the lit edges of those posts. */
export const postEdges = (pr: Projector, tower: XY, z: number): string =>
  tower.map((x) => beamD(pr, [x - 0.6, 4, z], [x - 0.6, TOP, z], 0.35)).join('');

/** One of these parts for both towers, the farther one first. */
export const ofTowers = (
  pr: Projector,
  part: (pr: Projector, tower: XY, z: number) => string,
  z: number,
): string => part(pr, T2, z) + part(pr, T1, z);

/** A pier under the bridge, from the water up to `y`. */
export const pier = (pr: Projector, x: XY, y: number, z: XY, paint: BlockPaint): string =>
  block(pr, x, [0, y], z, paint);

/** The counterweight that hangs in a tower. */
export const counterweight = (pr: Projector, [a, b]: XY, paint: BlockPaint): string =>
  block(pr, [a + 1, b - 1], [TOP - 17, TOP - 4], [1.5, DEPTH - 1.5], paint);

/** The beam on top of a tower. */
export const headFrame = (pr: Projector, [a, b]: XY, paint: BlockPaint): string =>
  wall(pr, front(a - 2.2, b + 2.2, TOP, TOP + 2.4, -1), paint.front) +
  wall(pr, leftSide(a - 2.2, TOP, TOP + 2.4, -1, DEPTH + 1), paint.side);

/**
 * Path data of the rim of a half wheel around (x, y), above it or, in the water's reflection,
 * below.
 */
export const halfWheel = (x: number, y: number, r: number, mirrored: boolean): string =>
  `M${n(x - r)} ${n(y)}A${n(r)} ${n(r)} 0 0 ${mirrored ? 0 : 1} ${n(x + r)} ${n(y)}`;
