import { beams, cladding, front, wall } from '../../kit/faces.ts';
import { nth } from '../../kit/lists.ts';
import { dline, n, type Pt, type Pt3, type Quad, type XY } from '../../kit/path.ts';
import { beamD, face, onQuad } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { gableWall, slant } from '../../kit/slopes.ts';
import { fill, g, stroke } from '../../kit/svg.ts';
import { C, glass, pr } from './scene.ts';

const bricks = cladding({
  tones: '#5C3844 0.14 0.6, #B4715C 0.12 0.5, #94605C 0.14 0.6',
  joint: '#C79A88 0.45 0.3',
});
const slates = cladding({
  tones: '#2C2B45 0.16 0.6, #6A6C8C 0.1 0.5, #4E4660 0.14 0.6',
  joint: '#211F36 0.5 0.55',
  jitter: 0.4,
});
const brickLight = (A: Sheet) => A.lin(`0 ${C.brick}, 0.6 #8C5550, 1 ${C.brickWarm}`);
const slateLight = (A: Sheet) => A.lin(`0 ${C.slateLit}, 1 ${C.slate}`);

export const brick = (
  A: Sheet,
  q: Quad,
  nRows: number,
  nCols: number,
  seed: number,
  paint = brickLight(A),
): string => bricks(pr, q, paint, nRows, nCols, seed);
export const slate = (
  A: Sheet,
  q: Quad,
  nRows: number,
  nCols: number,
  seed: number,
  paint = slateLight(A),
): string => slates(pr, q, paint, nRows, nCols, seed);
export const timbers = (list: readonly (readonly [Pt3, Pt3])[], w: number, color = C.timber) =>
  beams(pr, list, w, color);
// curved brace between two posts, sampled as a quadratic
function brace([x0, y0]: XY, [x1, y1]: XY, [cx, cy]: XY, z: number, w = 0.17): string {
  const at = (t: number): [number, number, number] => [
    x0 * (1 - t) ** 2 + 2 * cx * t * (1 - t) + x1 * t * t,
    y0 * (1 - t) ** 2 + 2 * cy * t * (1 - t) + y1 * t * t,
    z,
  ];
  return Array.from({ length: 7 }, (_, i) => beamD(pr, at(i / 7), at((i + 1.08) / 7), w)).join('');
}

// Leaded casements in stone or oak mullions; `curtain` draws drapes, `shape` is a silhouette inside
// the room.
export function leaded(
  A: Sheet,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  lights: number,
  { frame = C.timber, transom = 0.66, curtain = true, inside = '' } = {},
): string {
  const q = front(x0, x1, y0, y1, z),
    c = A.clip(face(pr, q));
  let s =
    wall(pr, front(x0 - 0.16, x1 + 0.16, y0 - 0.16, y1 + 0.16, z + 0.02), frame) + wall(pr, q, glass(A));
  let room = inside;
  if (curtain)
    room +=
      wall(pr, front(x0, x0 + (x1 - x0) * 0.13, y0, y1, z), '#FFF3D6', { opacity: 0.75 }) +
      wall(pr, front(x1 - (x1 - x0) * 0.13, x1, y0, y1, z), '#F0CF98', { opacity: 0.8 });
  let lattice = '';
  const step = 0.2;
  for (let u = -4; u < 10; u += step) {
    const a = pr([x0 + u, y0, z]),
      b = pr([x0 + u + (y1 - y0) * 0.62, y1, z]),
      e = pr([x0 + u - (y1 - y0) * 0.62, y1, z]);
    lattice += dline([a, b]) + dline([a, e]);
  }
  s += g(room + stroke(lattice, C.lead, 0.55, { opacity: 0.65 }), { 'clip-path': c });
  let bars = '';
  for (let i = 1; i < lights; i++)
    bars += beamD(pr, onQuad(q, i / lights, 0), onQuad(q, i / lights, 1), 0.13);
  if (transom) bars += beamD(pr, onQuad(q, 0, transom), onQuad(q, 1, transom), 0.1);
  return (
    s + fill(bars, frame) + wall(pr, front(x0 - 0.26, x1 + 0.26, y0 - 0.3, y0 - 0.14, z - 0.12), C.stoneWarm)
  );
}

// Plaster gable with a timber frame: posts, rails, curved braces, king post. Returns clipped
// artwork.
export function timberGable(
  A: Sheet,
  {
    x0,
    x1,
    y0,
    eave,
    peak,
    z,
    rails,
    posts,
  }: {
    x0: number;
    x1: number;
    y0: number;
    eave: number;
    peak: number;
    z: number;
    rails: Pt;
    posts: readonly number[];
  },
): string {
  const xm = (x0 + x1) / 2,
    outline = gableWall(x0, x1, y0, eave, peak, z);
  let s = fill(
    face(pr, outline),
    A.lin([
      [0, '#8E8AA4'],
      [0.45, C.plaster],
      [1, C.plasterWarm],
    ]),
  );
  let d = '';
  for (const x of posts) d += beamD(pr, [x, y0, z], [x, peak, z], 0.2);
  for (const y of rails) d += beamD(pr, [x0, y, z], [x1, y, z], 0.24);
  const half = (x1 - x0) / 2,
    top = nth(rails, rails.length - 1),
    w = half * ((peak - top) / (peak - eave));
  d +=
    brace([xm - w * 0.8, top], [xm - 0.1, top + (peak - top) * 0.62], [xm - w * 0.15, top + 0.15], z) +
    brace([xm + w * 0.8, top], [xm + 0.1, top + (peak - top) * 0.62], [xm + w * 0.15, top + 0.15], z);
  d +=
    brace([x0 + 0.2, y0 + 0.9], [x0 + half * 0.42, rails[1] ?? eave], [x0 + half * 0.36, y0 + 1.0], z) +
    brace([x1 - 0.2, y0 + 0.9], [x1 - half * 0.42, rails[1] ?? eave], [x1 - half * 0.36, y0 + 1.0], z);
  s += fill(d, C.timber);
  s +=
    wall(pr, slant([x0, eave - 0.45, eave], [xm, peak - 0.7, peak], z), '#2B2240', { opacity: 0.5 }) +
    wall(pr, slant([x1, eave - 0.45, eave], [xm, peak - 0.7, peak], z), '#2B2240', { opacity: 0.5 });
  return g(s, { 'clip-path': A.clip(face(pr, outline)) });
}
// barge boards with a pale top edge; the rake may be longer on one side (catslide)
export function barge(
  x0: number,
  y0: number,
  xm: number,
  peak: number,
  x1: number,
  y1: number,
  z: number,
): string {
  const board = (a: XY, b: XY) =>
    wall(pr, slant([a[0], a[1] - 0.36, a[1] + 0.06], [b[0], b[1] - 0.36, b[1] + 0.06], z), C.timber) +
    fill(beamD(pr, [a[0], a[1] + 0.06, z], [b[0], b[1] + 0.06, z], 0.07), '#8C89A8');
  const tip = pr([xm, peak, z]);
  return (
    board([x0, y0], [xm, peak]) +
    board([xm, peak], [x1, y1]) +
    fill(
      `M${n(tip[0] - 2)} ${n(tip[1] + 12)}L${n(tip[0])} ${n(tip[1] - 14)}L${n(tip[0] + 2)} ${n(tip[1] + 12)}Z`,
      C.timber,
    )
  );
}
