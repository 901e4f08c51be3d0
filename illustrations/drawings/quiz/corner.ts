/**
 * Three lit fronts of a street after rain: a bakery, a shop with its bins of records outside, a
 * theater with its posters.
 */

import { bicycle } from '../../kit/bicycle.ts';
import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Pt, smooth } from '../../kit/path.ts';
import { type Plane, perMetre, plane } from '../../kit/plane.ts';
import { camera, mirroredIn, type Projector } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { awning, interior } from '../../kit/shops.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { lamps, leaves } from '../../kit/still-parts.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';

const HZ = 214;
const TURN = (13 * Math.PI) / 180;
const cam = camera({ eye: [0, 1.6, 0], f: 430, cx: 240, cy: HZ });
const row = (pr: Projector): Plane =>
  plane(pr, [-5.3, 0, 8.6], [Math.cos(TURN), Math.sin(TURN)], [Math.sin(TURN), -Math.cos(TURN)]);
const P = row(cam);
const SLEEVES = [
  '#E0745A',
  '#2F8C96',
  '#EDB650',
  '#F6EBD3',
  '#8A4A72',
  '#3E5A86',
  '#C9503F',
  '#93A868',
] as const;
const WALLS = ['#B9705E', '#7C8A9C', '#6A4468'] as const;

/** A wall with its lit cornice, from `a` to `b`. */
function front(A: Sheet, F: Plane, a: number, b: number, high: number, wall: string): string {
  return (
    fill(
      F.quad(a, 0, b, high),
      A.lin([
        [0, mix(wall, '#FFD0A0', 0.2)],
        [1, mix(wall, '#2A2248', 0.28)],
      ]),
    ) +
    F.box(a, high - 0.34, b, high, 0, 0.22, {
      front: mix(wall, '#FFE0B8', 0.5),
      side: '#FFE3B4',
      under: '#4A3A58',
    })
  );
}

/** Loaves on two trays and in baskets, behind glass under a striped awning. */
function bakery(A: Sheet, F: Plane): string {
  const [a, b] = [0.3, 4.3];
  let s = front(A, F, a, b, 4.9, WALLS[0]) + F.brick(a, 0.7, b, 4.5, 0.01, 4, { mortar: '#E9B79A' });
  s += interior(A, F, F.quad(0.7, 0.75, 3, 2.75), 0.7, 3, 0.75, 2.75, {
    seed: 5,
    goods: ['#C9863E', '#A8642C', '#E9B96A', '#8A5228'],
    mullions: [0.5],
    transom: 0,
    pendants: 2,
    frame: '#1F4A4E',
  });
  let loaves = '';
  let cuts = '';
  for (let i = 0; i < 6; i++) {
    const u = 0.92 + i * 0.34;
    loaves += F.arch(u, 0.8, u + 0.3, 1.06, 0.02, 0.8);
    cuts += F.line([u + 0.08, 0.98, 0.03], [u + 0.22, 0.9, 0.03], 0.03);
  }
  s += fill(loaves, A.lin('0 #F0BC6C, 1 #A8622C')) + fill(cuts, '#FFE9BE');
  s += fill(F.quad(3.2, 0, 4.1, 2.75, 0.01), '#1F4A4E') + fill(F.quad(3.32, 0.9, 3.98, 2.6, 0.02), '#FFE0A0');
  s +=
    fill(F.quad(3.32, 0.12, 3.98, 0.78, 0.02), '#2F6A6C') + fill(F.quad(0.5, 0, 3.1, 0.75, 0.02), '#235A5E');
  s += awning(F, 0.4, 4.2, 3.5, { stripes: 11, cols: ['#FBEBCB', '#D98A3E'], drop: 0.62, out: 1.1 });
  // Its sign: a round of gold with an ear of wheat.
  const [x, y] = F.pt(3.9, 4, 0.9);
  const k = perMetre(F, 3.9, 4);
  s += fill(F.line([3.9, 4.5, 0], [3.9, 4.5, 0.95], 0.06), '#2A2640');
  s += circ(x, y, 0.36 * k, '#2A2640') + circ(x, y, 0.31 * k, '#F3C46C');
  let ear = `M${n(x)} ${n(y + 0.24 * k)}V${n(y - 0.1 * k)}`;
  for (const v of [-0.18, -0.04, 0.1])
    ear += `M${n(x)} ${n(y + v * k)}q${n(0.12 * k)} ${n(-0.02 * k)} ${n(0.13 * k)} ${n(-0.12 * k)}M${n(x)} ${n(y + v * k)}q${n(-0.12 * k)} ${n(-0.02 * k)} ${n(-0.13 * k)} ${n(-0.12 * k)}`;
  return s + stroke(ear, '#8A4A28', n(0.05 * k));
}

/** Sleeves on the wall in rows, and two bins of them outside. */
function records(A: Sheet, F: Plane): string {
  const [a, b] = [4.3, 8.1];
  const q = rng(9);
  let s = front(A, F, a, b, 4.2, WALLS[1]);
  const opening = F.quad(4.7, 0.7, 6.9, 2.85);
  let inside = fill(F.quad(4, 0, 8, 4, -2), A.lin('0 #FFE3A8, 1 #D98A4E'));
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 7; i++) {
      const [u, v] = [4.3 + i * 0.46, 1.35 + j * 0.5];
      const colour = q.pick(SLEEVES);
      inside += fill(F.quad(u, v, u + 0.38, v + 0.4, -1.7), colour);
      const [cx, cy] = F.pt(u + 0.19, v + 0.2, -1.7);
      inside += circ(cx, cy, q.range(2, 4.2), mix(colour, '#FFF3D6', 0.55));
    }
  inside += fill(F.quad(4.4, 0.7, 7, 1.2, -1), '#8A4A3A');
  for (let u = 4.5; u < 7; u += 0.1) inside += fill(F.quad(u, 1.15, u + 0.07, 1.36, -1), q.pick(SLEEVES));
  s += g(inside, { 'clip-path': A.clip(opening) }) + stroke(opening, '#22304A', 3);
  s += fill(F.line([5.8, 0.7, 0.02], [5.8, 2.85, 0.02], 0.07), '#22304A');
  s += fill(F.quad(7.05, 0, 7.9, 2.85, 0.01), '#22304A') + fill(F.quad(7.15, 0.5, 7.8, 2.7, 0.02), '#FFD894');
  s += fill(F.quad(4.6, 0, 7, 0.7, 0.02), '#2A3A58');
  // A disc of neon on the wall above.
  const [x, y] = F.pt(6.2, 3.45, 0.1);
  const k = perMetre(F, 6.2, 3.45);
  for (const [rad, colour] of [
    [0.42, '#FF8A6C'],
    [0.28, '#FFB088'],
    [0.1, '#7FE6DC'],
  ] as const)
    s += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(rad * k)}" fill="none" stroke="${colour}" stroke-width="2.4"/>`;
  return s;
}

function bins(F: Plane): string {
  const q = rng(14);
  let s = '';
  for (const u of [4.75, 5.95]) {
    for (let i = 0; i < 7; i++) {
      const w = 0.42 + i * 0.09;
      s += fill(
        F.quad(u + 0.06, 0.6, u + 0.98, 1.05 - i * 0.02 + q.range(-0.03, 0.03), w),
        mix(q.pick(SLEEVES), '#FFD9A0', 0.1),
      );
    }
    s += F.box(u, 0.28, u + 1.04, 0.78, 0.4, 1.1, { front: '#B9774A', side: '#7A4A38' });
    for (const v of [0.44, 0.6]) s += fill(F.line([u, v, 1.11], [u + 1.04, v, 1.11], 0.03), '#5A3430');
    s += fill(
      [0.08, 0.96].map((d) => F.line([u + d, 0, 1.08], [u + d, 0.3, 1.08], 0.07)).join(''),
      '#4A2E30',
    );
    s += fill(F.line([u, 0.78, 1.11], [u + 1.04, 0.78, 1.11], 0.035), '#FFD9A0');
  }
  return s;
}

/** Lit cases with posters under a marquee of bulbs. */
function theater(A: Sheet, F: Plane): string {
  let s = front(A, F, 8.1, 14.5, 7.4, WALLS[2]);
  for (let u = 8.5; u < 14; u += 0.9)
    s += F.box(u, 4.1, u + 0.34, 7, 0, 0.14, { front: '#7E5478', side: '#E9A888' });
  s += fill(F.quad(8.3, 0, 14.3, 3.2, 0.01), A.lin('0 #FFDFA0, 0.7 #E9A868, 1 #A8684E'));
  for (const [u, ground, sun] of [
    [8.55, '#22406C', '#F0845E'],
    [9.85, '#A83E4A', '#FFD58A'],
  ] as const) {
    s += F.box(u, 0.62, u + 1.05, 2.36, 0, 0.1, { front: '#8A5A2E', side: '#5A3A2E' });
    s +=
      fill(F.quad(u + 0.08, 0.7, u + 0.97, 2.28, 0.11), '#FFF3D6') +
      fill(F.quad(u + 0.13, 0.75, u + 0.92, 2.23, 0.12), ground);
    const [x, y] = F.pt(u + 0.52, 1.62, 0.12);
    const k = perMetre(F, u, 1.5);
    s += circ(x, y, 0.28 * k, sun);
    s += fill(F.quad(u + 0.13, 0.75, u + 0.92, 1.28, 0.125), mix(ground, '#0B1A2C', 0.45));
    s += fill(
      F.quad(u + 0.22, 1.04, u + 0.83, 1.12, 0.13) + F.quad(u + 0.3, 0.9, u + 0.75, 0.96, 0.13),
      '#FFE9BE',
    );
  }
  for (const u of [11.3, 12.2, 13.1]) {
    s +=
      fill(F.quad(u, 0, u + 0.8, 2.6, 0.03), '#4A2A40') +
      fill(F.quad(u + 0.12, 0.5, u + 0.68, 2.4, 0.04), '#FFE3A8');
  }
  s += F.box(8.2, 3.05, 14.5, 3.95, 0, 1.5, { front: '#FFF0C8', side: '#F6C88A', under: '#FFDC9C' });
  s += fill(F.quad(8.5, 3.24, 14.4, 3.76, 1.51), '#FFFBEA');
  s += fill(F.quad(8.9, 3.5, 11.6, 3.62, 1.52) + F.quad(8.9, 3.34, 10.6, 3.44, 1.52), '#A83E4A');
  for (let u = 8.25; u < 14.4; u += 0.24)
    for (const v of [3.1, 3.9]) {
      const [x, y] = F.pt(u, v, 1.53);
      s += circ(x, y, 1.5, '#FFFDF0');
    }
  return s;
}

const street = (A: Sheet, F: Plane): string => bakery(A, F) + records(A, F) + theater(A, F);

/** Wet slabs, in which the fronts lie, and the kerb. */
function pavement(A: Sheet): void {
  const slab = P.poly([
    [-8, 0, 0],
    [40, 0, 0],
    [40, 0, 3.1],
    [-8, 0, 3.1],
  ]);
  A.add(fill('M0 280H480V360H0Z', A.lin('0 #6E5478, 1 #2A2648')), fill(slab, A.lin('0 #8A6A80, 1 #5A4A70')));
  A.add(
    g(g(street(A, row(mirroredIn(cam, 0))), { filter: A.ripple(0.02, 0.06, 11, 5, 0.4, '0.8 3.2') }), {
      opacity: 0.55,
      'clip-path': A.clip(`${slab}M0 336H480V360H0Z`),
    }),
  );
  let joints = '';
  for (let u = -6; u < 20; u += 1.2) joints += P.line([u, 0, 0], [u, 0, 3.1], 0.02);
  joints += P.line([-8, 0, 1.5], [30, 0, 1.5], 0.02);
  A.add(
    fill(joints, '#2A2248', { opacity: 0.5 }),
    fill(
      P.poly([
        [-8, 0, 3.1],
        [40, 0, 3.1],
        [40, -0.14, 3.1],
        [-8, -0.14, 3.1],
      ]),
      '#241F40',
    ),
    fill(P.line([-8, 0, 3.08], [40, 0, 3.08], 0.1), '#E9B89A', { opacity: 0.8 }),
  );
}

/** A cat before the bakery, and a bicycle that somebody leaned at the wall of the theater. */
function life(s: Still): void {
  const [x, y, z] = P.pt(3.1, 0, 1);
  const k = 6.2 / z;
  s.fall(x + 8, y + 1, 20, 4, 0.45);
  s.A.add(
    fill(
      smooth(
        tuples(
          2,
          '-11,0 -12,-12 -8,-24 -5,-33 -9,-44 -7,-50 -3,-46 3,-46 7,-50 8,-43 5,-34 9,-22 10,-8 10,0',
        ).map(([u, v]): Pt => [x + u * k, y + v * k]),
        true,
        0.5,
      ),
      '#1E2342',
    ),
    stroke(
      `M${n(x + 8 * k)} ${n(y - 2 * k)}q${n(16 * k)} ${n(2 * k)} ${n(18 * k)} ${n(-10 * k)}`,
      '#1E2342',
      n(3.4 * k),
      { 'stroke-linecap': 'round' },
    ),
    stroke(`M${n(x - 12 * k)} ${n(y - 10 * k)}L${n(x - 6 * k)} ${n(y - 32 * k)}`, '#FFC98A', 1, {
      opacity: 0.8,
    }),
  );
  const [bx, by] = P.pt(10.15, 0, 1.2);
  s.fall(bx, by, 40, 5, 0.4);
  s.A.add(bicycle(bx - 2, by, 1.15));
}

export function corner(): Sheet {
  const s = still(14, LOW_DUSK);
  const { A } = s;
  s.clouds(190);
  pavement(A);
  A.add(street(A, P));
  A.add(bins(P));
  life(s);
  lamps(s, [
    [-30, 66, 210, 60, 16],
    [210, 60, 500, 40, 20],
  ]);
  leaves(
    s,
    [
      [468, 12, 58, 30],
      [420, -6, 50, 24],
    ],
    ['#0E2A38', '#16393E', '#28524A', '#6A7A4A'],
    5,
  );
  s.evening(250, 190, 0.35);
  for (const [u, v, r, colour, k] of [
    [1.9, 1.9, 74, '#FFC870', 0.55],
    [5.8, 1.8, 66, '#FFC070', 0.5],
    [6.2, 3.45, 46, '#FF8A6C', 0.75],
    [9.6, 1.6, 70, '#FFD08A', 0.45],
    [11, 3.5, 90, '#FFE0A0', 0.55],
  ] as const) {
    const [x, y] = P.pt(u, v, 0.3);
    A.add(lampGlow(A, x, y, r, colour, k));
  }
  return A;
}
