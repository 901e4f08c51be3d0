/**
 * A corner in town at dusk: a market with its fruit outside, homes with balconies above it, a
 * bicycle at the curb.
 */

import { bicycle } from '../../kit/bicycle.ts';
import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import type { Plane } from '../../kit/plane.ts';
import { plane } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { awning, interior } from '../../kit/shops.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { leaves } from '../../kit/still-parts.ts';
import { circ, fill, rect } from '../../kit/svg.ts';

const HZ = 222;
const TURN = (36 * Math.PI) / 180;
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];
const DEEP = 16;
const CORNER = [-2, 0, 13.4] as const;
const cam = camera({ eye: [0, 1.6, 0], f: 430, cx: 240, cy: HZ });
/** Along the street to the right, and along the other one up to the corner. */
const P = plane(cam, CORNER, [COS, SIN], [SIN, -COS]);
const Q = plane(cam, [CORNER[0] - SIN * DEEP, 0, CORNER[2] + COS * DEEP], [SIN, -COS], [-COS, -SIN]);
const HIGH = 7.9;
const FRUIT = ['#E0604A', '#F0993E', '#EDB650', '#9CC04E', '#8A4A72'] as const;

/** Two storeys of homes over the shops: brick, tall windows, a balcony to each. */
function homes(A: Sheet, F: Plane, long: number, wall: string, seed: number): string {
  const r = rng(seed);
  let s = fill(
    F.quad(0, 0, long, HIGH),
    A.lin([
      [0, mix(wall, '#FFCB9A', 0.22)],
      [1, mix(wall, '#2A2248', 0.2)],
    ]),
  );
  s += F.brick(0, 3.4, long, HIGH, 0.01, seed, { mortar: '#E2B08F', len: 0.5, high: 0.2 });
  s += F.box(0, 3.15, long, 3.45, 0, 0.2, { front: '#F3DCC0', side: '#FFE9C4', under: '#5A4460' });
  for (const v of [4, 6.1])
    for (let u = 0.9; u < long - 1.2; u += 2.6) {
      const tone = r() < 0.72 ? r.pick(['#FFD58A', '#FFE6B0', '#F6B76C']) : '#41527E';
      s += fill(F.quad(u - 0.1, v - 0.06, u + 1.3, v + 1.46, 0.02), '#F6E6CE');
      s += fill(F.quad(u, v, u + 1.2, v + 1.36, 0.03), tone);
      s += fill(F.quad(u, v, u + 0.26, v + 1.36, 0.04), mix(tone, '#8A5A4E', 0.4));
      s += fill(
        F.line([u + 0.6, v, 0.05], [u + 0.6, v + 1.36, 0.05], 0.06) +
          F.line([u, v + 0.9, 0.05], [u + 1.2, v + 0.9, 0.05], 0.05),
        '#3A3458',
      );
      s += F.box(u - 0.2, v - 0.16, u + 1.4, v - 0.06, 0, 0.6, {
        front: '#2A3458',
        side: '#4A4A70',
        under: '#22284A',
      });
      let rail = F.line([u - 0.2, v + 0.5, 0.6], [u + 1.4, v + 0.5, 0.6], 0.05);
      for (let d = -0.2; d <= 1.41; d += 0.16)
        rail += F.line([u + d, v - 0.1, 0.6], [u + d, v + 0.5, 0.6], 0.022);
      s += fill(rail, '#22284A');
    }
  return (
    s +
    F.box(-0.1, HIGH - 0.3, long, HIGH + 0.16, 0, 0.4, {
      front: '#F6E3C8',
      side: '#FFEED0',
      under: '#5A4460',
    })
  );
}

/** A stand of fruit that slopes toward the street, crate beside crate. */
function stand(u0: number, u1: number, seed: number): string {
  const r = rng(seed);
  let s = P.box(u0, 0, u1, 0.62, 0.25, 1.25, { front: '#7A4A38', side: '#4E3038' });
  s += fill(
    P.poly([
      [u0, 0.62, 1.25],
      [u1, 0.62, 1.25],
      [u1, 1.05, 0.3],
      [u0, 1.05, 0.3],
    ]),
    '#8E5A3E',
  );
  const wide = (u1 - u0) / 4;
  for (let i = 0; i < 4; i++)
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 3; k++) {
        const w = 1.16 - row * 0.22;
        const [x, y, z] = P.pt(u0 + wide * (i + 0.2 + k * 0.3), 0.7 + (1.25 - w) * 0.45, w);
        s += circ(
          x,
          y,
          (0.1 * 430) / z,
          mix(r.pick([FRUIT[(i + seed) % 5] ?? '#E0604A']), '#FFF3D6', k * 0.1),
        );
      }
  return s;
}

function shops(A: Sheet): string {
  let s = '';
  const opening = (F: Plane, a: number, b: number, seed: number, frame = '#1F4A4E') =>
    interior(A, F, F.quad(a, 0.4, b, 2.75), a, b, 0.4, 2.75, {
      seed,
      frame,
      goods: ['#C9503F', '#5F8A52', '#EDB650', '#8A4A72', '#2F7F8A'],
    });
  s += opening(P, 0.6, 4.4, 4) + opening(P, 5.6, 8.6, 7, '#4A2A40') + opening(P, 9.6, 13.6, 12, '#22304A');
  for (const u of [4.55, 8.75])
    s +=
      fill(P.quad(u, 0, u + 0.85, 2.75, 0.02), '#22304A') +
      fill(P.quad(u + 0.12, 0.3, u + 0.73, 2.6, 0.03), '#FFE0A0');
  s += awning(P, 0.3, 5.5, 3.15, { stripes: 12, cols: ['#F6E6CE', '#2F7F72'], drop: 0.6, out: 1.3 });
  s += awning(P, 5.7, 9.6, 3.15, { stripes: 9, cols: ['#F6E6CE', '#C9503F'], drop: 0.6, out: 1.1 });
  s += opening(Q, DEEP - 4.4, DEEP - 0.6, 9) + opening(Q, DEEP - 9.4, DEEP - 5.4, 15);
  s += awning(Q, DEEP - 4.8, DEEP - 0.3, 3.15, {
    stripes: 10,
    cols: ['#F6E6CE', '#2F7F72'],
    drop: 0.6,
    out: 1.1,
  });
  return s + stand(0.5, 2.4, 2) + stand(2.6, 4.3, 5);
}

/** The two sidewalks, the curb, and the bars of a crossing. */
function ground(s: Still): void {
  const { A } = s;
  A.add(rect(0, HZ + 4, 480, 140, A.lin('0 #C08A86, 0.4 #6A5478, 1 #2F2A50')));
  const walk = P.poly([
    [-3.6, 0, -40],
    [-3.6, 0, 4],
    [60, 0, 4],
    [60, 0, -40],
  ]);
  A.add(fill(walk, A.lin('0 #F0C49C, 0.4 #B98A8C, 1 #8A6A84')));
  let joints = '';
  for (let u = -3.6; u < 30; u += 1.3) joints += P.line([u, 0, 0], [u, 0, 4], 0.025);
  joints += P.line([-3.6, 0, 2], [40, 0, 2], 0.025);
  let bars = '';
  for (let w = 5; w < 11; w += 1.3)
    bars += P.poly([
      [-7.4, 0, w],
      [-4.2, 0, w],
      [-4.2, 0, w + 0.6],
      [-7.4, 0, w + 0.6],
    ]);
  A.add(
    fill(joints, '#4A3858', { opacity: 0.5 }),
    fill(
      P.poly([
        [-3.6, 0, 4],
        [60, 0, 4],
        [60, -0.16, 4],
        [-3.6, -0.16, 4],
      ]),
      '#3A3054',
    ),
    fill(P.line([-3.6, 0, 4], [60, 0, 4], 0.13) + P.line([-3.6, 0, 4], [-3.6, 0, -30], 0.13), '#FFE3B8'),
    fill(bars, '#FBE3C0', { opacity: 0.6 }),
    fill(
      P.poly([
        [0.4, 0.01, 0.2],
        [9.4, 0.01, 0.2],
        [10.4, 0.01, 3.6],
        [-0.6, 0.01, 3.6],
      ]),
      A.lin('0 #FFD48A 0.8, 1 #FFD48A 0'),
    ),
  );
}

export function errands(): Sheet {
  const s = still(61, LOW_DUSK);
  const { A } = s;
  s.clouds(206);
  s.glow(16, 204, 150, '#FFD08A', 0.95);
  ground(s);
  leaves(
    s,
    [
      [18, 214, 40, 20],
      [58, 218, 24, 14],
    ],
    ['#6A5A6E', '#8A7076', '#B08A78', '#E0B084'],
    4,
  );
  A.add(homes(A, Q, DEEP, '#C98468', 5), homes(A, P, 24, '#A8645A', 9));
  A.add(shops(A));
  // A street lamp, and the bicycle at its foot.
  const [lx, ly, lz] = P.pt(7.9, 0, 3.4);
  const k = 430 / lz;
  A.add(
    rect(lx - 0.06 * k, ly - 4 * k, 0.12 * k, 4 * k, '#22284A'),
    circ(lx, ly - 4.1 * k, 0.22 * k, '#FFF6DC'),
  );
  s.fall(348, 338, 96, 8, 0.5);
  A.add(bicycle(330, 338, 2.35));
  leaves(
    s,
    [
      [8, 14, 70, 40],
      [64, -6, 60, 30],
      [-8, 74, 36, 40],
    ],
    ['#0E2A38', '#16393E', '#28524A', '#7A8450'],
    5.4,
  );
  s.evening(20, 190, 0.45);
  for (const [u, v, r, o] of tuples(4, '2.4,1.7,80,0.6 7,1.7,62,0.5 11.6,1.6,50,0.45')) {
    const [x, y] = P.pt(u, v, 0.4);
    A.add(lampGlow(A, x, y, r, '#FFC870', o));
  }
  A.add(lampGlow(A, lx, ly - 4.1 * k, 54, '#FFDFA0', 0.8), circ(lx, ly - 4.1 * k, 0.18 * k, '#FFFBEA'));
  return A;
}
