import { cladding, flat, front, leftSide, rows, wall } from '../../kit/faces.ts';
import { leafMass } from '../../kit/foliage.ts';
import { n, type Quad } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { gableWall, leftSlope, slant, slope } from '../../kit/slopes.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { C, FOCAL, PORCH, pr } from './scene.ts';

export const clapboard = (q: Quad, base: string, count: number) =>
  wall(pr, q, base) + stroke(rows(pr, q, count), C.line, 0.8, { opacity: 0.5 });
export const brickwork = cladding({
  tones: '#6E3A3A 0.15 0.5, #D9977A 0.14 0.45',
  joint: '#E9BFA0 0.5 0.35',
});
const roofShingles = cladding({
  tones: '#57485E 0.15 0.45, #D9A890 0.12 0.4',
  joint: '#3E3348 0.5 0.45',
  jitter: 0.4,
});
// roof slope on the sunset side, from eave to ridge
export function shingleSlope(
  A: Sheet,
  { x0, y0, x1, y1, z0, z1 }: { x0: number; y0: number; x1: number; y1: number; z0: number; z1: number },
  nRows: number,
  nCols: number,
  seed: number,
): string {
  const light = A.lin(`0 #7C6878, 1 ${C.roofSun}`, 0, 0, 1, 1);
  return roofShingles(pr, leftSlope([x0, y0], [x1, y1], z0, z1), light, nRows, nCols, seed);
}
export const bargeBoard = (x0: number, y0: number, x1: number, y1: number, z: number, w: number) =>
  wall(pr, slant([x0, y0 - w, y0 + 0.04], [x1, y1 - w, y1 + 0.04], z), C.trim) +
  fill(beamD(pr, [x0, y0 + 0.06, z], [x1, y1 + 0.06, z], 0.08), '#8A7078');
// triangular knee brace under a rake
export const kneeBrace = (x: number, y: number, z: number, reach: number) =>
  fill(
    beamD(pr, [x, y - 0.2, z + reach], [x, y - 0.2, z], 0.15) +
      beamD(pr, [x, y - 0.85, z + reach], [x, y - 0.25, z + 0.1], 0.12) +
      beamD(pr, [x, y - 0.95, z + reach], [x, y - 0.15, z + reach], 0.13),
    C.trimShade,
  );
// soffit and fascia along an eave that runs away from the viewer
export const eaveAlong = (x: number, y: number, wallX: number, wallY: number, z0: number, z1: number) =>
  wall(pr, leftSlope([x, y - 0.02], [wallX, wallY], z0, z1), '#5E4654') +
  fill(beamD(pr, [x, y - 0.06, z0], [x, y - 0.06, z1], 0.15), C.trim);
/**
 * The chimney stands outside the wall, beyond the eave: what is below its shoulders, and the
 * eave ends at it.
 */
const CHIMNEY = { out: -1, z0: 4, z1: 5.7, y: 2.1, top: 6.9 };
const shaft = { z0: CHIMNEY.z0 + 0.35, z1: CHIMNEY.z1 - 0.35, in: 0.1, y: 2.75 };

export function chimneyFoot(): string {
  const { out, z0, z1, y } = CHIMNEY;
  return (
    brickwork(pr, front(out, 0, 0, y, z0), C.brick, 18, 4, 5) +
    brickwork(pr, leftSide(out, 0, y, z0, z1), C.brickSun, 18, 9, 6) +
    wall(pr, slope([out, 0, y, z0], [out, 0, shaft.y, shaft.z0]), '#8E5448') +
    brickwork(pr, front(out, 0, shaft.y, 3.4, shaft.z0), C.brick, 6, 4, 7)
  );
}

/**
 * The rest of it, from its shoulders through the roof, whose slope it leaves at `eave` and
 * `pitch`.
 */
export function chimneyShaft(eave: number, pitch: number): string {
  const { out, z0, z1, y, top } = CHIMNEY;
  const { z0: s0, z1: s1, in: inner } = shaft;
  const onRoof = (x: number) => eave + pitch * x;
  const face: Quad = [
    [-0.85, onRoof(-0.85), s0],
    [inner, onRoof(inner), s0],
    [inner, top, s0],
    [-0.85, top, s0],
  ];
  const shoulder: Quad = [
    [out, y, z1],
    [out, y, z0],
    [out, shaft.y, s0],
    [out, shaft.y, s1],
  ];
  return (
    brickwork(pr, face, '#8E5044', 26, 4, 7) +
    brickwork(pr, front(out, -0.85, shaft.y - 0.3, top, s0), '#8E5044', 30, 1, 9) +
    brickwork(pr, shoulder, '#DBA284', 3, 8, 10) +
    brickwork(pr, leftSide(out, shaft.y, top, s0, s1), C.brickSun, 30, 6, 8) +
    // The lead where roof and brick meet.
    fill(
      beamD(pr, [-0.85, onRoof(-0.85) + 0.05, s0 - 0.02], [inner, onRoof(inner) + 0.05, s0 - 0.02], 0.1),
      '#7E7A88',
    ) +
    wall(pr, front(out - 0.12, inner + 0.12, top - 0.34, top, s0 - 0.12), '#A87866') +
    wall(pr, leftSide(out - 0.12, top - 0.34, top, s0 - 0.12, s1 + 0.12), '#F0C4A0') +
    wall(pr, front(out - 0.04, inner + 0.04, top, top + 0.16, s0 - 0.04), C.trimShade) +
    wall(pr, leftSide(out - 0.04, top, top + 0.16, s0 - 0.04, s1 + 0.04), '#FFF0D4') +
    [s0 + 0.1, s0 + 0.55]
      .map(
        (z) =>
          wall(pr, front(-0.7, -0.3, top + 0.16, top + 0.56, z), '#A8604C') +
          wall(pr, leftSide(-0.7, top + 0.16, top + 0.56, z, z + 0.36), '#E09A76'),
      )
      .reverse()
      .join('')
  );
}
export function hangingFern(x: number, z: number, seed: number): string {
  // Boston fern: dense ball of leaflets with a trailing skirt
  const q = rng(seed),
    c = pr([x, 2.2, z]),
    k = FOCAL / c[2];
  let skirt = '';
  for (let i = 0; i < 26; i++) {
    const a = q.range(-1, 1),
      l = q.range(0.22, 0.4) * k;
    skirt += `M${n(c[0] + a * 0.12 * k)} ${n(c[1])}Q${n(c[0] + a * 0.42 * k)} ${n(c[1] - 0.06 * k)} ${n(c[0] + a * 0.42 * k)} ${n(c[1] + l * (1.1 - Math.abs(a) * 0.5))}`;
  }
  return (
    stroke(`M${n(c[0])} ${n(c[1] - 0.1 * k)}V${n(pr([x, PORCH.eave - 0.2, z])[1])}`, '#2A2430', 1) +
    stroke(skirt, '#2F6350', 2) +
    leafMass(q, [[c[0], c[1] + 1, 0.3 * k, 0.17 * k]], ['#1F4A48', '#2F6350', '#5B8752', '#B5B866'], {
      leaf: 2.6,
      spread: 1.6,
      light: [-0.3, -0.8],
    })
  );
}
export function pier(A: Sheet, x: number): string {
  // brick pier, stone cap, tapered post
  const { z, floor, eave } = PORCH,
    w = 0.36,
    cap = 1.7;
  let s =
    brickwork(pr, leftSide(x - w, floor, cap, z - 0.1, z + 0.55), C.brickSun, 12, 3, 20 + x) +
    brickwork(pr, front(x - w, x + w, floor, cap, z - 0.1), A.lin('0 #8E5044, 1 #7A4038'), 12, 4, 30 + x);
  s +=
    wall(pr, front(x - w - 0.07, x + w + 0.07, cap, cap + 0.13, z - 0.17), C.trimShade) +
    wall(pr, leftSide(x - w - 0.07, cap, cap + 0.13, z - 0.17, z + 0.6), '#FFF3DA');
  return (
    s +
    wall(
      pr,
      [
        [x - 0.28, cap + 0.13, z + 0.45],
        [x - 0.28, cap + 0.13, z - 0.03],
        [x - 0.17, eave - 0.22, z + 0.03],
        [x - 0.17, eave - 0.22, z + 0.38],
      ],
      '#FFF6E0',
    ) +
    wall(
      pr,
      slope([x - 0.28, x + 0.28, cap + 0.13, z - 0.03], [x - 0.17, x + 0.17, eave - 0.22, z + 0.03]),
      A.lin('0 #D9C9B4, 1 #BBA898'),
    )
  );
}

export function picketFence(A: Sheet, x0: number, x1: number, z: number): string {
  let shade = '',
    lit = '',
    rails =
      beamD(pr, [x0, 0.28, z + 0.05], [x1, 0.28, z + 0.05], 0.08) +
      beamD(pr, [x0, 0.62, z + 0.05], [x1, 0.62, z + 0.05], 0.08);
  for (let x = x0; x <= x1; x += 0.17) {
    shade += face(pr, gableWall(x, x + 0.09, 0.04, 0.8, 0.9, z));
    lit += beamD(pr, [x, 0.04, z], [x, 0.81, z], 0.018);
  }
  return (
    fill(rails, '#8E8AA2') +
    fill(shade, A.lin('0 #E3D3CC, 0.5 #B9B0C0, 1 #7E7E9A')) +
    fill(lit, '#FFE9CC', { opacity: 0.8 })
  );
}
export function fencePost(A: Sheet, x: number, z: number): string {
  const w = 0.11,
    c = pr([x, 1.19, z]);
  return (
    wall(pr, front(x - w, x + w, 0, 1.05, z - w), A.lin('0 #E9DAD0, 1 #8E8AA2')) +
    wall(pr, leftSide(x - w, 0, 1.05, z - w, z + w), '#FBE6CC') +
    wall(pr, leftSide(x - w - 0.04, 1.05, 1.12, z - w - 0.04, z + w + 0.04), '#FFF9EA') +
    wall(pr, flat(x - w - 0.04, x + w + 0.04, 1.12, z - w - 0.04, z + w + 0.04), '#F6E3CC') +
    wall(pr, front(x - w - 0.04, x + w + 0.04, 1.05, 1.12, z - w - 0.04), '#FFF3DC') +
    circ(c[0], c[1], 0.07 * (FOCAL / c[2]), '#EAD6C8')
  );
}
