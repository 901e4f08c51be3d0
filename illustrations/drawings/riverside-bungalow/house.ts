/** The bungalow: its body under the wide gable, and the porch before it. */

import { mix } from '../../kit/colour.ts';
import { cladding, columns, flat, front, leftSide, rows, wall } from '../../kit/faces.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, type Pt3, type Quad } from '../../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { gableEnd, underside } from '../../kit/slopes.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';
import {
  bargeBoard,
  brickwork,
  chimneyFoot,
  chimneyShaft,
  clapboard,
  eaveAlong,
  hangingFern,
  kneeBrace,
  pier,
  shingleSlope,
} from './carpentry.ts';
import { C, PORCH, pr } from './scene.ts';

const litGlass = (A: Sheet) => A.lin('0 #7C9FAC, 0.45 #A9C2BE, 0.75 #D9D9BE, 1 #F3DDB0');
// main body and porch in metres: gable fronts face the street
const BODY = {
  x1: 9.4,
  depth: 13,
  eave: 3.35,
  peak: 6.5,
  over: 0.85,
  rakeZ: -0.9,
  mid: 4.7,
  pitch: (6.5 - 3.35) / 4.7,
};
const gableShingles = cladding({
  tones: '#3C5E68 0.16 0.6, #7C9A92 0.1 0.5',
  joint: `${C.line} 0.6 0.55`,
  jitter: 0.4,
});
const shingleGable = (A: Sheet, end: readonly Pt3[], q: Quad, seed: number) =>
  g(gableShingles(pr, q, A.lin(`0 #466A72, 1 ${C.gable}`), 18, 44, seed), {
    'clip-path': A.clip(face(pr, end)),
  });
// Craftsman sash: many small lights above, one pane below, cream trim, drapes and a lamp glow
function craftsmanWindow(A: Sheet, q: Quad, units: number): string {
  const w = Math.hypot(q[0][0] - q[1][0], q[0][2] - q[1][2]),
    h = q[3][1] - q[0][1],
    u = 0.14 / w,
    v = 0.14 / h;
  let s =
    wall(pr, subQuad(q, -u, -v * 0.8, 1 + u, 1 + v), C.trim) +
    wall(pr, subQuad(q, -u * 1.5, -v * 1.6, 1 + u * 1.5, -v * 0.7), C.trimShade) +
    wall(pr, q, litGlass(A));
  let bars = '';
  for (let k = 0; k < units; k++) {
    s +=
      wall(pr, subQuad(q, (k + 0.02) / units, 0, (k + 0.2) / units, 1), '#FFF6DE', { opacity: 0.6 }) +
      wall(pr, subQuad(q, (k + 0.8) / units, 0, (k + 0.98) / units, 1), '#E9B878', { opacity: 0.6 });
    for (const t of [1 / 3, 2 / 3])
      bars += beamD(pr, onQuad(q, (k + t) / units, 0.58), onQuad(q, (k + t) / units, 1), 0.035);
  }
  for (let k = 0; k <= units; k++) bars += beamD(pr, onQuad(q, k / units, 0), onQuad(q, k / units, 1), 0.08);
  return s + fill(bars + beamD(pr, onQuad(q, 0, 0.58), onQuad(q, 1, 0.58), 0.07), C.trim);
}
function sideWall(A: Sheet): string {
  const { eave, depth } = BODY;
  let s =
    clapboard(leftSide(0, 0.5, eave, 0, depth), A.lin('0 #B4C4A4, 1 #D2D6AE', 0, 0, 1, 0), 17) +
    brickwork(pr, leftSide(0, 0, 0.5, 0, depth), '#A8664E', 5, 50, 2);
  for (const [a, b] of tuples(2, '1.6,3.2 6.9,8.3 9.6,11'))
    s += craftsmanWindow(A, leftSide(-0.02, 1.0, 2.5, a, b), 2);
  return s + wall(pr, leftSide(-0.01, eave - 0.55, eave, 0, depth), '#3E3A5A', { opacity: 0.35 });
}
export function body(A: Sheet): string {
  const { x1, mid, eave, peak, pitch, over, rakeZ, depth } = BODY,
    out = eave - pitch * over;
  let s = sideWall(A);
  s += clapboard(front(0, x1, 0, eave, 0), A.lin('0 #5E8480, 1 #82A094'), 20);
  s +=
    shingleGable(A, gableEnd(0, x1, eave, peak, 0), front(0, x1, eave, peak, 0), 4) +
    wall(pr, front(0, x1, eave - 0.12, eave + 0.1, -0.03), C.trim);
  s += craftsmanWindow(A, front(3.6, 5.8, 4.3, 5.3, -0.03), 3);
  s +=
    chimneyFoot() +
    eaveAlong(-over, out, 0, eave, rakeZ, depth) +
    shingleSlope(A, { x0: -over, y0: out, x1: mid, y1: peak + 0.02, z0: rakeZ, z1: depth + 0.6 }, 20, 44, 8) +
    chimneyShaft(eave, pitch);
  s += wall(pr, underside([x1 + over, out], [mid, peak], rakeZ, 0), '#A87850');
  s += wall(pr, underside([-over, out], [mid, peak], rakeZ, 0), '#6E5048');
  for (const [x, y] of [
    [0.1, eave],
    [2.4, eave + 1.5],
    [mid, peak - 0.1],
    [7, eave + 1.5],
    [9.3, eave],
  ] as const)
    s += kneeBrace(x, y, rakeZ, -rakeZ);
  return (
    s + bargeBoard(-over, out, mid, peak, rakeZ, 0.28) + bargeBoard(x1 + over, out, mid, peak, rakeZ, 0.28)
  );
}
// everything that stands inside the porch, seen between the piers
function porchInterior(A: Sheet): string {
  const { x0, x1, z, floor, eave } = PORCH;
  let s = clapboard(
    front(0, BODY.x1, floor, eave, -0.01),
    A.lin('0 #86A092, 0.45 #9AAF98, 0.75 #7C988C, 1 #6A8884', 0, 0, 1, 0),
    14,
  );
  s +=
    craftsmanWindow(A, front(0.95, 2.95, floor + 0.75, floor + 2.15, -0.03), 3) +
    craftsmanWindow(A, front(6.45, 8.45, floor + 0.75, floor + 2.15, -0.03), 3);
  // oak-red door with three lights and sidelights
  s +=
    wall(pr, front(3.55, 5.85, floor, floor + 2.3, -0.03), C.trim) +
    wall(pr, front(3.65, 4.05, floor + 0.5, floor + 2.15, -0.04), litGlass(A)) +
    wall(pr, front(5.35, 5.75, floor + 0.5, floor + 2.15, -0.04), litGlass(A));
  s +=
    wall(pr, front(4.17, 5.23, floor, floor + 2.18, -0.04), A.lin('0 #A03A38, 1 #6A2028')) +
    [4.3, 4.6, 4.9]
      .map((x) => wall(pr, front(x, x + 0.22, floor + 1.45, floor + 2.0, -0.05), '#FFE2A0'))
      .join('') +
    wall(pr, front(4.28, 5.12, floor + 1.3, floor + 1.38, -0.06), '#C9605A') +
    [4.32, 4.76]
      .map((x) => wall(pr, front(x, x + 0.34, floor + 0.2, floor + 1.15, -0.05), '#5A1A22', { opacity: 0.7 }))
      .join('');
  const knob = pr([5.08, floor + 1.0, -0.08]);
  s += circ(knob[0], knob[1], 1.9, '#EDB650');
  s +=
    wall(pr, flat(x0, x1, floor, z, 0), A.lin('0 #C9A684, 1 #8A6C68')) +
    wall(pr, flat(x0, x1, eave, z, 0), A.lin('0 #DCE0CC, 1 #A8BCB4')) +
    stroke(rows(pr, flat(x0, x1, eave, z, 0), 9), '#7E948E', 0.6, { opacity: 0.6 });
  // swing with cushion
  s +=
    fill(
      beamD(pr, [1.0, eave, -1.3], [1.0, 1.2, -1.3], 0.025) +
        beamD(pr, [2.6, eave, -1.3], [2.6, 1.2, -1.3], 0.025),
      '#3A2E36',
    ) +
    wall(pr, front(0.95, 2.65, 1.25, 1.7, -1.0), '#D9B078') +
    stroke(columns(pr, front(0.95, 2.65, 1.25, 1.7, -1.0), 9), '#8A6242', 0.9) +
    wall(pr, front(0.95, 2.65, 1.05, 1.2, -1.5), '#8A6242') +
    wall(pr, front(1.05, 1.6, 1.2, 1.5, -1.35), '#C96A54') +
    wall(pr, front(2.0, 2.5, 1.2, 1.5, -1.35), '#F3E3C6');
  const lamp = pr([4.7, 2.55, -1.5]);
  s +=
    fill(beamD(pr, [4.7, eave, -1.5], [4.7, 2.72, -1.5], 0.03), '#2A2430') +
    rect(lamp[0] - 4.5, lamp[1] - 7, 9, 13, '#FFF4D4') +
    stroke(
      `M${n(lamp[0] - 4.5)} ${n(lamp[1] - 7)}h9v13h-9ZM${n(lamp[0])} ${n(lamp[1] - 7)}v13`,
      '#2A2430',
      1.2,
    ) +
    fill(
      dpoly([
        [lamp[0] - 7, lamp[1] - 7],
        [lamp[0], lamp[1] - 12],
        [lamp[0] + 7, lamp[1] - 7],
      ]),
      '#2A2430',
    );
  return s;
}
export function porch(A: Sheet): string {
  const { x0, x1, z, floor, eave, peak, mid, pitch } = PORCH;
  let s = porchInterior(A);
  s +=
    brickwork(pr, leftSide(x0, 0, floor, z, 0), '#B9705A', 7, 10, 11) +
    brickwork(pr, front(x0, x1, 0, floor, z), C.brick, 7, 24, 12);
  s +=
    wall(pr, front(x0 - 0.08, x1 + 0.08, floor - 0.06, floor + 0.06, z - 0.08), '#E9D6B6') +
    wall(pr, leftSide(x0 - 0.08, floor - 0.06, floor + 0.06, z - 0.08, 0), '#FFF0D4');
  // railings: side, then front at either side of the steps
  let posts = '';
  for (let t = z + 0.3; t < -0.1; t += 0.16)
    posts += beamD(pr, [x0 + 0.1, floor + 0.12, t], [x0 + 0.1, floor + 0.8, t], 0.045);
  const rails = [
    [1, 3.3],
    [6.1, 8.4],
  ] as const;
  for (const [from, to] of rails)
    for (let x = from; x < to; x += 0.16)
      posts += beamD(pr, [x, floor + 0.12, z + 0.15], [x, floor + 0.8, z + 0.15], 0.045);
  s +=
    fill(posts, '#F3E3C6') +
    fill(
      beamD(pr, [x0 + 0.1, floor + 0.84, z], [x0 + 0.1, floor + 0.84, 0], 0.1) +
        rails
          .map(
            ([from, to]) =>
              beamD(pr, [from, floor + 0.84, z + 0.15], [to, floor + 0.84, z + 0.15], 0.1) +
              beamD(pr, [from, floor + 0.12, z + 0.15], [to, floor + 0.12, z + 0.15], 0.06),
          )
          .join(''),
      '#FFF6E2',
    );
  for (let i = 0; i < 4; i++) {
    const y = floor - 0.15 * i - 0.02,
      zz = z - 0.32 * (i + 1);
    s +=
      wall(pr, front(3.95, 5.45, Math.max(0, y - 0.15), y, zz), mix('#D9B48E', '#8A6258', i * 0.12)) +
      wall(pr, flat(3.95, 5.45, y, zz, zz + 0.32), '#F6DAB0') +
      wall(pr, leftSide(3.95, 0, y, zz, zz + 0.32), '#EBC59A');
  }
  s += hangingFern(2.1, z + 0.2, 3) + hangingFern(7.2, z + 0.2, 8);
  for (const x of [0.9, 3.6, 5.8, 8.5]) s += pier(A, x);
  s +=
    wall(pr, front(x0, x1, eave - 0.24, eave + 0.05, z), '#EBD9BC') +
    wall(pr, leftSide(x0, eave - 0.24, eave + 0.05, z, 0), '#FFF3DA');
  s += shingleGable(A, gableEnd(x0, x1, eave + 0.05, peak, z), front(x0, x1, eave + 0.05, peak, z), 14);
  // a low window of seven lights
  const attic = front(mid - 0.75, mid + 0.75, eave + 0.5, eave + 1.04, z - 0.03);
  s +=
    wall(pr, subQuad(attic, -0.08, -0.16, 1.08, 1.16), C.trim) +
    wall(pr, attic, A.lin('0 #6E8CA4, 1 #2E4258')) +
    stroke(columns(pr, attic, 7), C.trim, 1.4);
  const out = eave - pitch * 0.6;
  s +=
    eaveAlong(x0 - 0.6, out, x0, eave, z - 0.7, 0.2) +
    shingleSlope(A, { x0: x0 - 0.6, y0: out, x1: mid, y1: peak + 0.02, z0: z - 0.7, z1: 0.2 }, 13, 14, 18);
  s +=
    wall(pr, underside([x1 + 0.6, out], [mid, peak], z - 0.7, z), '#B98250') +
    wall(pr, underside([x0 - 0.6, out], [mid, peak], z - 0.7, z), '#6E5048');
  for (const x of [x0 + 0.15, x1 - 0.15]) s += kneeBrace(x, eave + 0.15, z - 0.7, 0.7);
  return (
    s +
    bargeBoard(x0 - 0.6, out, mid, peak, z - 0.7, 0.24) +
    bargeBoard(x1 + 0.6, out, mid, peak, z - 0.7, 0.24)
  );
}
