import { mix } from '../../kit/colour.ts';
import { flat } from '../../kit/faces.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, n, smooth, type XY, xy } from '../../kit/path.ts';
import { type Plane, perMetre } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';
import { clapboards } from '../../kit/woodwork.ts';
import { balustrade, bargeBoards, gable, porchColumn, roofSlope, sash } from './carpentry.ts';
import { CREAM, lot } from './scene.ts';

// porch swing on chains, with cushions
function swing(P: Plane, u: number, ceiling: number, floor: number, w: number, cushion: string): string {
  const y = floor + 0.5,
    b = 0.82;
  let slats = '',
    chain = '';
  for (const d of [-b, b]) chain += P.line([u + d, y + 0.1, w], [u + d * 0.93, ceiling, w], 0.022);
  for (let x = u - b; x <= u + b; x += 0.14) slats += P.line([x, y, w - 0.25], [x, y + 0.55, w - 0.32], 0.05);
  return (
    stroke(
      'M' +
        [...Array(2)]
          .map((_, i) =>
            xy(P.pt(u + (i ? b : -b), y + 0.3, w))
              .map(n)
              .join(' '),
          )
          .join('M'),
      '#3A2E36',
      1,
    ) +
    fill(chain, '#3A2E36') +
    fill(slats, '#B07A4C') +
    fill(P.line([u - b, y + 0.58, w - 0.32], [u + b, y + 0.58, w - 0.32], 0.09), '#C99258') +
    P.box(u - b - 0.04, y - 0.1, u + b + 0.04, y + 0.02, w - 0.3, w + 0.22, {
      front: '#8A5A3A',
      side: '#6A4230',
      top: '#D9A86C',
    }) +
    fill(
      P.line([u - b, y + 0.3, w + 0.2], [u - b, y + 0.02, w + 0.2], 0.06) +
        P.line([u + b, y + 0.3, w + 0.2], [u + b, y + 0.02, w + 0.2], 0.06) +
        P.line([u - b - 0.05, y + 0.32, w + 0.1], [u - b + 0.12, y + 0.32, w + 0.1], 0.07) +
        P.line([u + b - 0.12, y + 0.32, w + 0.1], [u + b + 0.05, y + 0.32, w + 0.1], 0.07),
      '#A87046',
    ) +
    fill(
      smooth(
        (
          [
            [u - 0.68, y + 0.04],
            [u - 0.66, y + 0.4],
            [u - 0.28, y + 0.44],
            [u - 0.24, y + 0.04],
          ] as const
        ).map((q) => P.pt(...q, w)),
        true,
        0.45,
      ),
      cushion,
    ) +
    fill(
      smooth(
        (
          [
            [u + 0.2, y + 0.03],
            [u + 0.18, y + 0.36],
            [u + 0.58, y + 0.4],
            [u + 0.62, y + 0.04],
          ] as const
        ).map((q) => P.pt(...q, w)),
        true,
        0.45,
      ),
      '#FBE9C8',
    )
  );
}
// someone reading on the swing; the balustrade hides all but head, shoulders and book
function reader(P: Plane, u: number, floor: number, w: number): string {
  const S = (a: readonly XY[]) =>
      smooth(
        a.map(([x, y]) => P.pt(u + x, floor + y, w)),
        true,
        0.5,
      ),
    k = perMetre(P, u, floor),
    [hx, hy] = P.pt(u, floor + 1.3, w);
  return (
    fill(S(tuples(2, '-0.22,0.5 -0.24,0.95 -0.1,1.12 0.1,1.12 0.22,0.98 0.24,0.5')), '#2F6B70') +
    fill(S(tuples(2, '0.05,0.5 0.62,0.56 0.62,0.42 0.05,0.36')), '#F3E3C6') +
    circ(hx, hy, 0.115 * k, '#B07A58') +
    fill(
      S(tuples(2, '-0.14,1.22 -0.13,1.4 0,1.46 0.12,1.4 0.1,1.36 -0.02,1.36 -0.08,1.28 -0.06,1.12')),
      '#3A2226',
    ) +
    fill(S(tuples(2, '0.1,0.98 0.36,0.8 0.4,0.88 0.18,1.06')), '#2F6B70') +
    fill(
      P.poly(tuples(2, '0.3,0.8 0.56,0.86 0.5,1.12 0.26,1.04').map(([x, y]) => [u + x, floor + y, w])),
      '#FFF6E0',
    ) +
    fill(P.line([u + 0.28, floor + 0.92, w], [u + 0.53, floor + 0.99, w], 0.03), '#A8434A')
  );
}
// Boston fern in a hanging basket
function fern(P: Plane, u: number, v: number, w: number, seed: number): string {
  const r = rng(seed),
    [x, y] = P.pt(u, v, w),
    k = perMetre(P, u, v);
  let dark = '',
    light = '';
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * r.range(-0.05, 1.05),
      l = r.range(0.26, 0.52) * k,
      ex = x + Math.cos(a) * l,
      ey = y + Math.sin(a) * l * 0.35 + l * 0.62,
      mx = x + Math.cos(a) * l * 0.6,
      my = y + Math.sin(a) * l * 0.7;
    const d = `M${n(x - 1)} ${n(y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + 1.6)} ${n(my + 3)} ${n(x + 1)} ${n(y + 2)}Z`;
    if (r() < 0.55) dark += d;
    else light += d;
  }
  return (
    fill(P.line([u, v, w], [u, v + 0.55, w], 0.02), '#3A2E36') +
    fill(dark, '#2F5F4A') +
    fill(light, '#6E9C58') +
    fill(
      `M${n(x - 0.16 * k)} ${n(y)}h${n(0.32 * k)}l${n(-0.06 * k)} ${n(0.2 * k)}h${n(-0.2 * k)}Z`,
      '#7A4A38',
    )
  );
}

// ---------- houses ----------
// Side-gabled bungalow: big roof sweeping over a full-width porch, gabled dormer above.
export function centreHouse(A: Sheet): string {
  const P = lot(-4.6),
    w = 8.6,
    FL = 0.62,
    CE = 3.15,
    PW = 2.7,
    wall = '#6F9488';
  let s =
    fill(
      P.quad(0, 0, w, CE + 0.2),
      A.lin([
        [0, mix(wall, '#2A3A52', 0.42)],
        [1, mix(wall, '#2A3A52', 0.12)],
      ]),
    ) + clapboards(P, 0, FL, w, CE, 0.01, '#2F4E50');
  s +=
    sash(A, P, 1.75, FL + 0.75, 2, 1.55, { lit: true, panes: 6 }) +
    sash(A, P, 7, FL + 0.75, 1.9, 1.55, { panes: 6 });
  // door with sidelights
  s +=
    fill(P.quad(3.35, FL, 5.25, FL + 2.35, 0.02), CREAM) +
    fill(P.quad(3.82, FL, 4.78, FL + 2.2, 0.04), A.lin('0 #B2503E, 1 #8A3A34')) +
    fill(P.quad(3.98, FL + 1.4, 4.62, FL + 2.02, 0.05), '#FFE0A0') +
    fill(
      P.quad(3.98, FL + 0.25, 4.25, FL + 1.2, 0.05) + P.quad(4.35, FL + 0.25, 4.62, FL + 1.2, 0.05),
      '#973F36',
    ) +
    fill(
      P.line([4.19, FL + 1.4, 0.06], [4.19, FL + 2.02, 0.06], 0.035) +
        P.line([4.41, FL + 1.4, 0.06], [4.41, FL + 2.02, 0.06], 0.035),
      '#8A3A34',
    ) +
    circ(...xy(P.pt(4.7, FL + 1.1, 0.06)), 1.5, '#EDB650');
  for (const u of [3.42, 4.88])
    s += fill(P.quad(u, FL + 0.5, u + 0.3, FL + 2.15, 0.04), A.lin('0 #E9CF96, 1 #8FA08A'));
  // floor, ceiling, lamp, furniture
  s +=
    fill(P.poly(flat(-0.1, w + 0.1, FL, 0, PW)), '#B98F6E') +
    fill(P.poly(flat(-0.3, w + 0.3, CE, 0, PW)), A.lin('0 #8FB4AE, 1 #6A8E90'));
  let boards = '';
  for (let u = 0; u < w; u += 0.3) boards += P.line([u, CE, 0], [u, CE, PW], 0.02);
  s += fill(boards, '#3E6068', { opacity: 0.6 });
  const lamp = P.pt(4.3, 2.72, 1.2);
  s +=
    fill(P.line([4.3, CE, 1.2], [4.3, 2.8, 1.2], 0.03), '#2A2430') +
    rect(lamp[0] - 4, lamp[1] - 5, 8, 11, '#FFF1C4') +
    stroke(`M${n(lamp[0] - 4)} ${n(lamp[1] - 5)}h8v11h-8Z`, '#2A2430', 1.1) +
    lampGlow(A, lamp[0], lamp[1], 40, '#FFE0A0', 0.5);
  s +=
    swing(P, 1.8, CE, FL, 1.5, '#D96F62') +
    reader(P, 1.75, FL, 1.6) +
    rocker(P, 6.4, FL, 1.5, 1) +
    rocker(P, 7.6, FL, 1.5, -1);
  // podium, steps
  s +=
    fill(P.quad(-0.1, 0, w + 0.1, FL, PW), '#A0523F') +
    P.brick(-0.1, 0, w + 0.1, FL, PW + 0.01, 5, { len: 0.34, high: 0.12 }) +
    P.box(-0.18, FL - 0.06, w + 0.18, FL + 0.06, PW - 0.2, PW + 0.1, {
      front: '#F6E8CA',
      side: '#D9C2A0',
      top: '#FFF6E2',
    });
  s += balustrade(P, 0.45, 2.75, FL, PW - 0.2) + balustrade(P, 5.85, 8.15, FL, PW - 0.2);
  for (let i = 0; i < 4; i++)
    s += P.box(3.35, 0, 5.25, FL - i * 0.155, PW, PW + 0.3 * (i + 1), {
      front: mix('#E3C096', '#9A6E5C', i * 0.1),
      side: '#9A6E5C',
      top: '#F8DFB6',
    });
  for (const [u, i] of tuples(2, '0.05,0 3.0,1 5.6,2 8.55,3')) s += porchColumn(A, P, u, 2.95, PW, 60 + i);
  s += P.box(-0.35, 2.93, w + 0.35, 3.28, PW - 0.35, PW, {
    front: A.lin('0 #FFF6E2, 1 #E3CFAA'),
    side: '#C9B08E',
    under: '#9A8270',
  });
  for (const [u, i] of tuples(2, '1.55,0 7.1,1 4.3,2')) if (i < 2) s += fern(P, u, 2.35, PW - 0.1, 30 + i);
  // rafters, roof, dormer, chimney
  let tails = '';
  for (let u = -0.6; u < w + 0.7; u += 0.55) tails += P.line([u, 3.24, PW - 0.2], [u, 3.1, PW + 0.62], 0.11);
  s += fill(tails, '#E7D2AC');
  s =
    P.box(6.6, 5, 7.6, 8.2, -2.4, -1.6, { front: '#A0523F', side: '#7E3D36' }) +
    P.brick(6.6, 5, 7.6, 8.2, -1.59, 9, { len: 0.3, high: 0.12 }) +
    P.box(6.5, 8.05, 7.7, 8.28, -2.5, -1.5, { front: '#F3E3C6', side: '#C9B08E' }) +
    s;
  s +=
    roofSlope(A, P, -0.75, w + 0.75, 3.12, PW + 0.7, 7.1, -2.6, '#A98478', '#7A5C62', 8) +
    fill(P.line([-0.75, 3.1, PW + 0.72], [w + 0.75, 3.1, PW + 0.72], 0.16), '#FFF3DA') +
    fill(P.line([-0.75, 7.13, -2.6], [w + 0.75, 7.13, -2.6], 0.14), '#C9A68A');
  const du = 4.3,
    dw = 1.6,
    DW = 0.9;
  s +=
    fill(P.quad(du - dw, 4.35, du + dw, 5.55, DW), '#5E8078') +
    clapboards(P, du - dw, 4.35, du + dw, 5.55, DW, '#2F4E50') +
    gable(P, [du - dw, du + dw, 5.5, 6.75, DW], '#7FA090', '#3A5A56');
  for (const d of [-1, 0, 1])
    s += sash(A, P, du + d * 0.95, 4.6, 0.72, 0.8, { lit: d === 0, panes: 2, z: DW + 0.02 });
  return (
    s +
    bargeBoards(P, [du - dw, du + dw, 5.5, 6.75, DW], 0.6, { over: 0.6, roof: '#7A5C62' }) +
    fill(
      P.poly([
        [du + dw, 4.3, DW],
        [du + dw + 1.2, 4.3, DW],
        [du + dw, 5.5, DW],
      ]),
      '#3A2240',
      { opacity: 0.3 },
    )
  );
}
function rocker(P: Plane, u: number, floor: number, w: number, dir: number): string {
  const L = (a: readonly XY[]) => a.map(([x, y]) => P.pt(u + x * dir, floor + y, w)),
    ink = '#F6E8CA';
  return (
    stroke(smooth(L(tuples(2, '-0.45,0.1 -0.15,0.02 0.2,0.02 0.48,0.12'))), ink, 2) +
    stroke(
      [
        '-0.2,0.04 -0.28,1.15',
        '0.25,0.04 0.25,0.68',
        '-0.24,0.45 0.27,0.48',
        '-0.26,0.72 0.28,0.68',
        '-0.1,0.46 -0.16,1.1',
      ]
        .map((stick) => dline(L(tuples(2, stick))))
        .join(''),
      ink,
      2.2,
    ) +
    fill(smooth(L(tuples(2, '-0.3,1.16 -0.05,1.12 -0.04,1.02 -0.28,1.02')), true), ink)
  );
}
// Front-gabled neighbour; `right` end of its porch at x
export function gableHouse(
  A: Sheet,
  x: number,
  {
    wall,
    gableCol,
    door,
    cushion,
    seed,
  }: { wall: string; gableCol: string; door: string; cushion: string; seed: number },
): string {
  const P = lot(x - 8),
    w = 7.6,
    FL = 0.62,
    CE = 3.1,
    PW = 2.6;
  let s =
    gable(P, [0, w, 3.4, 7, -0.3], mix(gableCol, '#3A3A52', 0.15), '#2A3A4A') +
    sash(A, P, w / 2, 4.6, 1.9, 1.2, { lit: true, panes: 4, z: -0.25 }) +
    bargeBoards(P, [0, w, 3.4, 7, -0.3], 0.7);
  s +=
    fill(
      P.quad(0, 0, w, CE + 0.4),
      A.lin([
        [0, mix(wall, '#1E2A42', 0.4)],
        [1, wall],
      ]),
    ) +
    clapboards(P, 0, FL, w, CE, 0.01, '#1E3A4A') +
    sash(A, P, 5.6, FL + 0.7, 1.9, 1.6, { lit: true, panes: 6 }) +
    fill(P.quad(2.6, FL, 3.9, FL + 2.3, 0.02), CREAM) +
    fill(P.quad(2.75, FL, 3.75, FL + 2.15, 0.04), door) +
    fill(P.quad(2.95, FL + 1.2, 3.55, FL + 1.95, 0.05), '#FFE0A0');
  s +=
    fill(P.poly(flat(-0.1, w + 0.1, FL, 0, PW)), '#A8826A') +
    fill(P.poly(flat(-0.3, w + 0.3, CE, 0, PW)), '#86AAA8');
  s +=
    swing(P, 5.5, CE, FL, 1.4, cushion) +
    fill(P.quad(-0.1, 0, w + 0.1, FL, PW), '#A0523F') +
    P.brick(-0.1, 0, w + 0.1, FL, PW + 0.01, seed, { len: 0.34, high: 0.12 }) +
    P.box(-0.18, FL - 0.06, w + 0.18, FL + 0.06, PW - 0.2, PW + 0.1, {
      front: '#F6E8CA',
      side: '#D9C2A0',
      top: '#FFF6E2',
    });
  s += balustrade(P, 4.4, 7.2, FL, PW - 0.2);
  for (const u of [0.1, 4.15, 7.5]) s += porchColumn(A, P, u, 2.9, PW, seed + Math.round(u));
  s +=
    P.box(-0.3, 2.88, w + 0.3, 3.2, PW - 0.35, PW, {
      front: A.lin('0 #FFF6E2, 1 #E3CFAA'),
      side: '#C9B08E',
      under: '#9A8270',
    }) + fern(P, 5.8, 2.3, PW - 0.1, seed);
  return (
    s +
    gable(P, [-0.1, w + 0.1, 3.2, 5.2, PW], gableCol, '#2A3A4A') +
    bargeBoards(P, [-0.1, w + 0.1, 3.2, 5.2, PW], 0.6, { over: 0.7 })
  );
}
