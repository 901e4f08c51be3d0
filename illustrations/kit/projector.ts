import { dpoly, type Pt3, type Quad } from './path.ts';

/** Takes a point in space to the sheet: x, y, and how deep it lies. */
export interface Projector {
  (point: Pt3): [x: number, y: number, depth: number];
  /** Pixels that one metre takes at a depth of one metre. */
  readonly f: number;
}

interface Camera {
  readonly eye: Pt3;
  /** Turn to the right, in radians. */
  readonly yaw?: number;
  readonly f: number;
  /** The vanishing point of the view straight ahead; `cy` is the horizon. */
  readonly cx: number;
  readonly cy: number;
}

/** Never tilted, so that upright lines stay upright, as with an architect's shift lens. */
export function camera({ eye, yaw = 0, f, cx, cy }: Camera): Projector {
  const c = Math.cos(yaw);
  const s = Math.sin(yaw);
  const project = (q: Pt3): [number, number, number] => {
    const dx = q[0] - eye[0];
    const dy = q[1] - eye[1];
    const dz = q[2] - eye[2];
    const xc = dx * c - dz * s;
    const zc = Math.max(0.05, dx * s + dz * c);
    return [cx + (f * xc) / zc, cy - (f * dy) / zc, zc];
  };
  return Object.assign(project, { f });
}

/** What the camera sees in level water whose surface lies at height `level`. */
export const mirroredIn = (cam: Projector, level: number): Projector =>
  Object.assign((q: Pt3) => cam([q[0], 2 * level - q[1], q[2]]), { f: cam.f });

/** How far down on the sheet a level surface at height `y` lies at a distance straight ahead. */
export const levelIn =
  (cam: Projector, y: number) =>
  (z: number): number =>
    cam([0, y, z])[1];

/** Path data of a straight member `width` metres thick, thinner with distance. */
export function beamD(pr: Projector, a: Pt3, b: Pt3, width: number): string {
  const [ax, ay, az] = pr(a);
  const [bx, by, bz] = pr(b);
  let dx = bx - ax;
  let dy = by - ay;
  const length = Math.hypot(dx, dy) || 1;
  dx /= length;
  dy /= length;
  const wa = Math.max(0.35, (width * pr.f) / az / 2);
  const wb = Math.max(0.35, (width * pr.f) / bz / 2);
  return dpoly([
    [ax - dy * wa, ay + dx * wa],
    [bx - dy * wb, by + dx * wb],
    [bx + dy * wb, by - dx * wb],
    [ax + dy * wa, ay - dx * wa],
  ]);
}

/** Path data of a flat face. */
export const face = (pr: Projector, corners: readonly Pt3[]): string => dpoly(corners.map((q) => pr(q)));

/** The point at shares `u` (left to right) and `v` (bottom to top) of a face. */
export function onQuad(q: Quad, u: number, v: number): Pt3 {
  const at = (i: 0 | 1 | 2) =>
    q[0][i] * (1 - u) * (1 - v) + q[1][i] * u * (1 - v) + q[2][i] * u * v + q[3][i] * (1 - u) * v;
  return [at(0), at(1), at(2)];
}

/** The part of a face between two shares each way. */
export const subQuad = (q: Quad, u0: number, v0: number, u1: number, v1: number): Quad => [
  onQuad(q, u0, v0),
  onQuad(q, u1, v0),
  onQuad(q, u1, v1),
  onQuad(q, u0, v1),
];
