/**
 * Murray Hill, Edgewood Avenue in the last sun: mural wall, 1940s storefronts, a neon blade over
 * the theatre, a two-tone car.
 */

import { flock, walker } from '../kit/figures.ts';
import { clumps } from '../kit/foliage.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { palm, trunkEdge } from '../kit/palms.ts';
import { dpoly, n, type Pt3 } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunDisc } from '../kit/sky.ts';
import { circ, fill, rect, stroke } from '../kit/svg.ts';
import { car } from './murray-hill/car.ts';
import { avenue } from './murray-hill/fronts.ts';
import { muralWall } from './murray-hill/mural.ts';
import { castShadow, F, HZ, row } from './murray-hill/scene.ts';

const W = 800;
const H = 600;
const SUN = [34, 318] as const;

// Sun low on the left, in the picture: the mural wall is lit, the avenue fronts are in warm shade,
// shadows come toward us.
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#4A3B50'),
    expanse(A, 0, HZ + 40, '0 #22466A, 0.22 #4E7A92, 0.45 #A9AC9E, 0.66 #F0BE8C, 0.85 #FBCB8E, 1 #FFE2A6'),
  );
  A.add(
    rect(
      0,
      0,
      W,
      HZ + 40,
      A.rad(
        '0 #FFF6D8 1, 0.16 #FFE3A4 0.8, 0.5 #FBB27A 0.35, 1 #F08F70 0',
        SUN[0],
        SUN[1],
        520,
        `translate(0 ${n(SUN[1] * 0.3)}) scale(1 .7)`,
      ),
    ),
  );
  A.add(
    cloud(A, '#FBE6C4', [0.003, 0.013, 71], [0.52, 0.67], [-60, 10, 110, 220], 0.6, { octaves: 5 }),
    cloud(A, '#EE8F72', [0.0026, 0.02, 16], [0.53, 0.62], [40, 100, 190, 280], 0.75),
    cloud(A, '#FFE0A6', [0.0024, 0.03, 48], [0.56, 0.63], [110, 170, 260, 340], 0.85),
    cloud(A, '#9A6A80', [0.0028, 0.05, 25], [0.56, 0.62], [190, 240, 300, 350], 0.5),
  );
  A.add(sunDisc(A, SUN, [50, '#FFF3CF', 0.45, 10], [26, '#FFFBEA']));
}
function distance(A: Sheet) {
  const r = rng(6);
  A.add(
    clumps(
      r,
      tuples(4, '0,384,60,34 70,372,50,44 120,388,40,30'),
      ['#8A6A5E', '#B08864', '#D9AE72', '#F8D694'],
      { div: 10, leaf: 6, light: [-0.6, -0.6] },
    ),
  );
  for (const [x, y, h, lean, size] of tuples(5, '150,372,276,0.03,0.78 262,372,236,0.04,0.86')) {
    const p = palm(r, x, y, h, { lean, size, fronds: 17, droop: 1.1, leaf: 24 });
    A.add(
      fill(p.back, '#5E5660'),
      fill(p.trunk, '#4A4552'),
      fill(p.front, '#3E4350'),
      stroke(
        trunkEdge(x, y, h, lean, [0.1, 0.5, 0.95], () => -0.009),
        '#FFD9A0',
        1.2,
        { opacity: 0.8 },
      ),
    );
  }
}

// ---------- ground ----------
function ground(A: Sheet) {
  A.add(expanse(A, HZ + 22, H, '0 #D9A27C, 0.2 #9A7478, 0.55 #5E526A, 1 #332F4A'));
  A.add(
    rect(
      0,
      HZ,
      W,
      H - HZ,
      A.rad(
        '0 #FFE0A0 0.75, 0.4 #F6A878 0.35, 1 #F6A878 0',
        SUN[0],
        HZ + 30,
        430,
        `translate(0 ${n((HZ + 30) * 0.55)}) scale(1 .45)`,
      ),
    ),
  );
  const walk = (u0: number, w0: number, u1: number, w1: number, paint: string) =>
    A.add(
      fill(
        dpoly(
          (
            [
              [u0, w0],
              [u1, w0],
              [u1, w1],
              [u0, w1],
            ] as const
          ).map(([u, w]) => row.pt(u, 0, w)),
        ),
        paint,
      ),
    );
  // sidewalk slab, its kerb face, expansion joints
  A.add(
    fill(
      dpoly(tuples(2, '-2.6,3.4 70,3.4 70,3.4 -2.6,3.4').map(([u, w], i) => row.pt(u, i > 1 ? 0 : -0.16, w))),
      '#4A3F58',
    ),
    fill(
      dpoly(
        tuples(3, '-2.6,-40,0 -2.6,3.4,0 -2.6,3.4,-0.16 -2.6,-40,-0.16').map(([u, w, v]) => row.pt(u, v, w)),
      ),
      '#E9B78C',
    ),
  );
  walk(-2.6, -40, 70, 3.4, A.lin('0 #F3CB9C, 0.35 #C99A8A, 1 #8A7286', 0, 0, 1, 0.3));
  let joints = '';
  for (let u = -2.6; u < 40; u += 1.5) joints += row.line([u, 0.01, 0], [u, 0.01, 3.4], 0.03);
  joints += row.line([-2.6, 0.01, 1.7], [60, 0.01, 1.7], 0.03);
  for (let w = -16; w < 0; w += 1.5) joints += row.line([-2.6, 0.01, w], [0, 0.01, w], 0.03);
  A.add(
    fill(joints, '#5A4458', { opacity: 0.5 }),
    fill(row.line([-2.6, 0, 3.4], [60, 0, 3.4], 0.14), '#F6D2A6'),
    fill(row.line([-2.6, 0, 3.4], [-2.6, 0, -30], 0.14), '#FFE9C0'),
  );
  // lane dashes and crosswalk bars on the avenue
  let paint = '';
  for (let u = -6; u < 60; u += 5)
    paint += dpoly(
      (
        [
          [u, 9.3],
          [u + 2.4, 9.3],
          [u + 2.4, 9.5],
          [u, 9.5],
        ] as const
      ).map(([a, b]) => row.pt(a, 0, b)),
    );
  A.add(fill(paint, '#EDB650', { opacity: 0.85 }));
  let bars = '';
  for (let w = 4; w < 11; w += 1.15)
    bars += dpoly(
      (
        [
          [-6.4, w],
          [-3.6, w],
          [-3.6, w + 0.55],
          [-6.4, w + 0.55],
        ] as const
      ).map(([a, b]) => row.pt(a, 0, b)),
    );
  A.add(fill(bars, '#FBE3C0', { opacity: 0.6 }));
  const r = rng(8);
  const grit = ['', ''];
  for (let i = 0; i < 700; i++) {
    const y = HZ + 60 + r() ** 0.8 * 150,
      x = r() * W;
    append(grit, r() < 0.5 ? 0 : 1, `M${n(x)} ${n(y)}h${n((r.range(3, 12) * (y - HZ)) / 150)}`);
  }
  A.add(
    stroke(nth(grit, 0), '#2A2440', 0.9, { opacity: 0.25 }),
    stroke(nth(grit, 1), '#F6C79E', 0.8, { opacity: 0.22 }),
  );
}
function polesAndWires(): string {
  const r = rng(2);
  let s = '',
    wires = '';
  const tops: (readonly Pt3[])[] = [];
  for (const [u, w, h] of tuples(3, '16.2,3,9.4 36,3,9.2')) {
    s +=
      fill(row.line([u, 0, w], [u, h, w], 0.24), '#5A4656') +
      fill(row.line([u, 0, w - 0.1], [u, h, w - 0.1], 0.06), '#FFD9A0', { opacity: 0.8 }) +
      fill(row.line([u, h - 0.6, w - 1.1], [u, h - 0.6, w + 1.1], 0.16), '#4A3540');
    tops.push([-1, 0, 1].map((d) => row.pt(u, h - 0.45, w + d)));
  }
  for (let k = 0; k < 3; k++) {
    const pts = [[-40, -46 + k * 26], nth(nth(tops, 0), k), nth(nth(tops, 1), k)] as const;
    for (let i = 0; i < 2; i++) {
      const a = nth(pts, i),
        b = nth(pts, i + 1);
      wires += `M${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + 40 / (i * 3 + 1) + r() * 4)} ${n(b[0])} ${n(b[1])}`;
    }
  }
  return s + stroke(wires, '#3A2E46', 0.8, { opacity: 0.75 });
}
// light of the sign and marquee lying on the asphalt
function neonOnRoad(A: Sheet) {
  const m = row.pt(9.6, 0, 7.5),
    t = row.pt(4.5, 0, 7.5);
  A.add(
    lampGlow(A, m[0], m[1], 170, '#FFB070', 0.45, 1, 0.2),
    lampGlow(A, t[0] + 50, t[1] + 26, 150, '#F4715C', 0.34, 1, 0.16),
    lampGlow(A, t[0] - 60, t[1] + 40, 130, '#5FD3CB', 0.24, 1, 0.14),
  );
}
// coral fire hydrant near the kerb, sunlit from the left
function hydrant(A: Sheet, u: number, w: number): string {
  const [x, y, zc] = row.pt(u, 0, w),
    k = F / zc,
    R = (a: number, v: number, wd: number, h: number, f: string) =>
      rect(x + (a - wd / 2) * k, y - (v + h) * k, wd * k, h * k, f),
    body = A.lin('0 #FFB58E, 0.4 #E0745A, 1 #8E3E42', 0, 0, 1, 0);
  castShadow(
    A,
    [
      [u - 0.1, w - 0.1],
      [u + 0.1, w + 0.1],
      [u + 1.5, w + 0.9],
      [u + 1.3, w + 0.6],
    ],
    0.5,
  );
  return (
    R(0, 0, 0.34, 0.08, body) +
    R(0, 0.06, 0.22, 0.46, body) +
    R(0, 0.3, 0.44, 0.12, body) +
    R(0, 0.5, 0.3, 0.07, body) +
    fill(
      `M${n(x - 0.13 * k)} ${n(y - 0.57 * k)}A${n(0.13 * k)} ${n(0.15 * k)} 0 0 1 ${n(x + 0.13 * k)} ${n(y - 0.57 * k)}Z`,
      body,
    ) +
    R(0, 0.7, 0.06, 0.06, '#FFD9A4') +
    circ(x, y - 0.36 * k, 0.05 * k, '#FBEBCB')
  );
}
function streetLife(A: Sheet) {
  // a couple strolling past the mural, with a long shadow
  castShadow(A, tuples(2, '-1.1,-5 -0.7,-5 3.8,-0.6 3.5,-0.4'), 0.4);
  const a = row.pt(-1.35, 0, -4.6),
    k = F / a[2];
  A.add(
    walker(a[0], a[1], 1.72 * k, {
      dir: 1,
      top: '#C65F4E',
      dress: true,
      skin: '#8A5A44',
      rim: '#FFF1C8',
      bag: '#F3E3C6',
    }),
    walker(a[0] - 26, a[1] + 4, 1.82 * k, { dir: 1, top: '#2F5F70', legs: '#2A2640', skin: '#C08A6A' }),
  );
}

/**
 * What is switched on while the sun goes: shops, marquee, the neon of the blade and of the café,
 * the car's lamps.
 */
function lights(A: Sheet) {
  for (const [x, y, r, k] of tuples(
    4,
    '303,390,90,0.62 436,380,90,0.62 575,390,80,0.55 700,376,70,0.6 775,380,60,0.5 606,300,110,0.7 606,345,120,0.5',
  ))
    A.add(lampGlow(A, x, y, r, '#FFC870', k));
  for (const [x, y, r, color] of [
    [556, 90, 60, '#FFD27A'],
    [558, 200, 110, '#FF7A62'],
    [556, 150, 130, '#5FE0D6'],
    [377, 268, 60, '#5FE0D6'],
    [377, 268, 40, '#FFC45E'],
  ] as const)
    A.add(lampGlow(A, x, y, r, color, 0.5));
  for (const x of [357, 413]) A.add(lampGlow(A, x, 451, 34, '#FFF3CC', 0.9), circ(x, 451, 6, '#FFFBE8'));
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  distance(A);
  ground(A);
  A.add(muralWall(A));
  avenue(A);
  A.add(polesAndWires());
  streetLife(A);
  A.add(hydrant(A, -1.5, 2.8));
  neonOnRoad(A);
  A.add(car(A, 0.3, 3.9));
  const birds = flock(tuples(3, '648,66,0.95 672,57,0.86 693,51,0.8 712,47,0.74'), -0.4);
  A.add(fill(birds, '#3A3A56'));
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFD68E 0.6, 1 #FFD68E 0', SUN[0], SUN[1], 480), {
      style: 'mix-blend-mode:soft-light',
    }),
  );
  A.through(A.grade(['0.04 0.13 0.33 0.65 1', '0.07 0.14 0.28 0.53 0.9', '0.18 0.26 0.37 0.51 0.76'], 0.98));
  lights(A);
  A.add(vignette(A, { cx: 370, cy: 330, r: 570, clear: 0.66, strength: 0.42 }));

  return A;
}
