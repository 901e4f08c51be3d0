import type { Pt3, Quad, XY } from './path.ts';

/** A level edge: from `x0` to `x1` at height `y` and distance `z`. */
export type LevelEdge = readonly [x0: number, x1: number, y: number, z: number];
/** An upright's cut through a band: its position, and the band's lower and upper edge there. */
export type Cut = readonly [x: number, low: number, high: number];

/**
 * A face between two level edges, eave first: a roof slope, a hip or an awning, leaning toward the
 * viewer.
 */
export const slope = ([a0, a1, ay, az]: LevelEdge, [b0, b1, by, bz]: LevelEdge): Quad => [
  [a0, ay, az],
  [a1, ay, az],
  [b1, by, bz],
  [b0, by, bz],
];

/**
 * A slope with edges that run away from the viewer, seen from the left; `foot` and `head` are [x,
 * y].
 */
export const leftSlope = (foot: XY, head: XY, z0: number, z1: number): Quad => [
  [...foot, z1],
  [...foot, z0],
  [...head, z0],
  [...head, z1],
];

/**
 * A slope with edges that run away from the viewer, seen from the right; `foot` and `head` are [x,
 * y].
 */
export const rightSlope = (foot: XY, head: XY, z0: number, z1: number): Quad => [
  [...foot, z0],
  [...foot, z1],
  [...head, z1],
  [...head, z0],
];

/** The underside of an overhang along a sloping line: a soffit from `z0` back to `z1`. */
export const underside = (foot: XY, head: XY, z0: number, z1: number): Quad => [
  [...foot, z0],
  [...head, z0],
  [...head, z1],
  [...foot, z1],
];

/**
 * An upright band between two sloping lines at distance `z`: a barge board, or the shade under a
 * rake.
 */
export const slant = ([x0, low0, high0]: Cut, [x1, low1, high1]: Cut, z: number): Quad => [
  [x0, low0, z],
  [x1, low1, z],
  [x1, high1, z],
  [x0, high0, z],
];

/** A gable: level from `x0` to `x1` at height `y`, its peak in the middle, at distance `z`. */
export type Gable = readonly [x0: number, x1: number, y: number, peak: number, z: number];

/** The triangle of a gable. */
export const gableEnd = (...[x0, x1, y, peak, z]: Gable): readonly Pt3[] => [
  [x0, y, z],
  [x1, y, z],
  [(x0 + x1) / 2, peak, z],
];

/** A part of a house with a gable at `z` facing the viewer, and a roof back to `zBack`. */
export interface GableHouse {
  readonly x0: number;
  readonly x1: number;
  readonly z: number;
  readonly zBack: number;
  readonly eave: number;
  readonly peak: number;
  /** How far the roof overhangs the walls. */
  readonly over?: number;
}

/**
 * A whole gable wall (or picket) at distance `z`: from `y` up to its eaves, and to its peak in the
 * middle.
 */
export const gableWall = (
  x0: number,
  x1: number,
  y: number,
  eave: number,
  peak: number,
  z: number,
): readonly Pt3[] => [
  [x0, y, z],
  [x1, y, z],
  [x1, eave, z],
  [(x0 + x1) / 2, peak, z],
  [x0, eave, z],
];

/** A gable roof's two edges from the front, each from left to right. */
export const rakes = (...[x0, x1, y, peak, z]: Gable): [Pt3, Pt3][] => {
  const tip: Pt3 = [(x0 + x1) / 2, peak, z];
  return [
    [[x0, y, z], tip],
    [tip, [x1, y, z]],
  ];
};
