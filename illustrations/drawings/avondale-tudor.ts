/**
 * Avondale Tudor under live oaks. One-point view from the sidewalk, blue hour, every window lit.
 */

import { flat, front, rightSide, wall } from '../kit/faces.ts';
import { leafMass, leavesAlong, mossAlong, mossVeil } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, smooth } from '../kit/path.ts';
import { beamD } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, rect, stroke } from '../kit/svg.ts';
import { barkStrokes, bough } from '../kit/trees.ts';
import { entry } from './avondale-tudor/entry.ts';
import { chimney, leftGable, mainBlock, rightWing, wallDormer } from './avondale-tudor/house.ts';
import { C, FOCAL, G, pr } from './avondale-tudor/scene.ts';
import { brick } from './avondale-tudor/walls.ts';

const W = 800;
const H = 600;

// ---------- ground ----------
// centre line of the flagstone walk: gate (z = 12) to door (z = 27)
const walkX = (z: number) => -4.5 + (2.5 * (27 - z)) / 15 + 0.55 * Math.sin(((27 - z) / 15) * Math.PI * 2);
function walk(): string {
  const r = rng(9),
    edge = (side: number) =>
      Array.from({ length: 25 }, (_, i) => {
        const z = 27 - i * 0.66;
        return pr([walkX(z) + side * 0.85, G * Math.min(1, (z - 11) / 14), z]);
      });
  const outline = edge(-1).concat(edge(1).reverse());
  const s = fill(dpoly(outline), '#3E4450'),
    stones = ['', '', ''];
  for (let z = 26.8; z > 11.2; z -= 0.62) {
    let u = -0.82;
    while (u < 0.75) {
      const w = r.range(0.38, 0.66),
        u1 = Math.min(0.82, u + w),
        h = G * Math.min(1, (z - 11) / 14),
        zz = z + r.range(-0.04, 0.04);
      append(
        stones,
        Math.floor(r() * 3),
        smooth(
          (
            [
              [u + 0.04, zz - 0.26],
              [u1 - 0.04, zz - 0.27],
              [u1 - 0.03, zz + 0.25],
              [u + 0.05, zz + 0.27],
            ] as const
          ).map(([a, b]) => pr([walkX(b) + a, h, b])),
          true,
          0.35,
        ),
      );
      u = u1;
    }
  }
  return (
    s + fill(nth(stones, 0), '#8C8590') + fill(nth(stones, 1), '#A3968F') + fill(nth(stones, 2), '#757488')
  );
}
function pathLight(A: Sheet, x: number, z: number): string {
  const b = pr([x, 0.25, z]),
    t = pr([x, 0.85, z]);
  return (
    softGlow(A, b[0], b[1], 34, 10, '#FFD894', 0.7) +
    stroke(`M${n(b[0])} ${n(b[1])}V${n(t[1])}`, C.iron, 1.6) +
    fill(
      dpoly([
        [t[0] - 6, t[1] + 1],
        [t[0], t[1] - 5],
        [t[0] + 6, t[1] + 1],
      ]),
      C.iron,
    ) +
    rect(t[0] - 3, t[1] + 1, 6, 3, '#FFF0C4')
  );
}
// brick gate pier with a lantern on its cap
function pier(A: Sheet, x: number, z: number, seed: number): string {
  const y1 = 1.05,
    w = 0.27;
  let s =
    brick(A, front(x - w, x + w, 0, y1, z), 13, 3, seed, A.lin('0 #9A5E50, 1 #5A3844')) +
    (x < 0 ? brick(A, rightSide(x + w, 0, y1, z, z + 0.7), 14, 3, seed + 1, '#4A3040') : '') +
    wall(pr, front(x - w - 0.08, x + w + 0.08, y1, y1 + 0.14, z - 0.08), '#CDB79C');
  const c = pr([x, y1 + 0.36, z]);
  s += softGlow(A, c[0], c[1], 62, 56, '#FFD58A', 0.6);
  return (
    s +
    fill(
      dpoly([
        [c[0] - 7, c[1] - 10],
        [c[0] + 7, c[1] - 10],
        [c[0] + 5, c[1] + 13],
        [c[0] - 5, c[1] + 13],
      ]),
      '#FFF0C4',
    ) +
    stroke(`M${n(c[0] - 7)} ${n(c[1] - 10)}h14l-2 23h-10ZM${n(c[0])} ${n(c[1] - 10)}v23`, C.iron, 1.5) +
    fill(
      dpoly([
        [c[0] - 9, c[1] - 10],
        [c[0], c[1] - 19],
        [c[0] + 9, c[1] - 10],
      ]),
      C.iron,
    ) +
    rect(c[0] - 6, c[1] + 12, 12, 4, C.iron)
  );
}

// ---------- assemble ----------
const LEAF_BACK = ['#1A2F4A', '#22405A', '#2E5464', '#4A6C72'] as const;
const LEAF_HEDGE = ['#0F2A38', '#17404A', '#245852', '#4E7C5C'] as const;
const LEAF_OAK = ['#0C2032', '#12303E', '#1C4648', '#3C6656'] as const;
const P = (x: number, y: number, z: number) => pr([x, y, z]);
const gate = walkX(12);

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  A.add(expanse(A, 0, 480, '0 #0E2343, 0.28 #213F6B, 0.52 #4C5A8A, 0.7 #8C7090, 0.86 #D9948A, 1 #F6BF94'));
  A.add(cloud(A, '#C98A90', [0.0026, 0.02, 44], [0.52, 0.68], [90, 170, 290, 380], 0.55, { bottom: 470 }));
  A.add(cloud(A, '#142A4C', [0.0024, 0.018, 12], [0.52, 0.68], [-40, 20, 130, 220], 0.5, { bottom: 470 }));
  const st = rng(71);
  A.add(
    Array.from({ length: 46 }, () => {
      const y = st() * 190;
      return circ(st() * W, y, st.range(0.4, 1), '#FCF3E1', {
        opacity: n(st.range(0.25, 0.85) * (1 - y / 230)),
      });
    }).join(''),
  );
  const t = rng(24);
  A.add(
    leafMass(
      t,
      tuples(
        4,
        '30,320,90,100 110,270,60,60 600,316,90,74 690,270,90,100 780,320,80,100 430,330,90,80 20,430,80,34 790,430,60,34 700,420,50,40',
      ),
      LEAF_BACK,
      { leaf: 5.4, spread: 7, light: [0.5, -0.7], base: '#22405A' },
    ),
  );
  // lawn
  A.add(expanse(A, 452, H, '0 #3E6658, 0.3 #28504E, 1 #10283A'));
  A.add(rightWing(A), mainBlock(A), wallDormer(A), chimney(A), leftGable(A), entry(A));
  A.add(walk());
  const r = rng(60);
  A.add(
    lawnBlades(r, {
      x1: W,
      y0: 464,
      y1: 556,
      count: 1500,
      near: 5,
      dark: '#12343C',
      light: '#7A9068',
      skip: (x: number) => x > 290 && x < 450,
    }),
  );
  // light falling out of the bay, the door and the library
  for (const [x, rx] of tuples(2, '185,120 372,90 606,90'))
    A.add(softGlow(A, x, 474, rx, 20, '#FFC97C', 0.55));
  // foundation planting: clipped box and white hydrangeas
  const shrubs: (readonly [number, number, number, number])[] = [];
  for (const [a, b, z] of tuples(
    3,
    '-14,-13,27.2 -12.6,-9,26.6 -8.6,-7.2,27.2 -2.2,0.5,28.6 0.9,5,29.2 5.4,12,30.6',
  ))
    for (let x = a; x <= b; x += 0.55) {
      const p = P(x, G + 0.3, z),
        k = FOCAL / p[2];
      shrubs.push([p[0], p[1], 0.48 * k, 0.36 * k]);
    }
  A.add(leafMass(r, shrubs, LEAF_HEDGE, { leaf: 3, spread: 2.6, light: [0.1, -0.9] }));
  A.add(
    leafMass(
      r,
      shrubs.filter((_, i) => i % 3 === 1).map(([x, y]) => [x, y + 3, 8, 5]),
      ['#245852', '#9AA6B8', '#D6D3D6', '#FBEFDC'],
      { leaf: 2.2, spread: 1.6, light: [0, -0.9] },
    ),
  );
  for (const [d, z] of tuples(2, '-1.15,24 1.15,21.5 -1.15,19 1.15,16.6'))
    A.add(pathLight(A, walkX(z) + d, z));
  // sidewalk, hedge and gate piers in front
  A.add(
    wall(pr, flat(-9, 9, 0, 4, 11.2), A.lin('0 #7A7484, 1 #3A4258')),
    fill(
      [0, 1, 2, 3, 4, 5, 6, 7]
        .map((i) => beamD(pr, [-6 + i * 1.5, 0.01, 5], [-6 + i * 1.5, 0.01, 11.2], 0.03))
        .join(''),
      '#2A3048',
      { opacity: 0.8 },
    ),
  );
  const hedge: (readonly [number, number, number, number])[] = [];
  for (let x = -8.2; x < 6; x += 0.34)
    if (Math.abs(x - gate) > 1.3)
      for (const y of [0.18, 0.38, 0.6]) {
        const p = P(x, y, 12);
        hedge.push([p[0] + r.range(-7, 7), p[1] + r.range(-5, 5), r.range(16, 25), r.range(11, 16)]);
      }
  A.add(leafMass(r, hedge, LEAF_HEDGE, { leaf: 4.4, spread: 6, light: [-0.1, -0.9], base: '#0F2A38' }));
  for (const d of [-1.15, 1.15]) A.add(pier(A, gate + d, 11.9, d > 0 ? 80 : 84));
  for (const d of [-1.2, 1.2]) {
    const p = P(gate + d, 0, 10.6);
    A.add(softGlow(A, p[0], p[1] + 6, 120, 20, '#FFC97C', 0.5));
  }
  // live oaks: trunk on the right edge, boughs meeting over the roof, moss between two leaf layers
  const o = rng(33);
  A.add(
    fill(
      bough(tuples(2, '790,620 770,520 764,420 776,320 806,230'), 74, 50) +
        bough(tuples(2, '770,350 728,250 660,160 570,96 470,66'), 40, 7) +
        bough(tuples(2, '780,280 752,160 690,66 620,0'), 34, 10) +
        bough(tuples(2, '662,164 610,170 560,160'), 12, 4),
      A.lin('0 #1C2438, 0.7 #141F30, 1 #0E1828', 0, 0, 1, 0),
    ),
  );
  A.add(
    fill(
      (side > 0
        ? bough(tuples(2, '-96,640 -104,520 -100,400 -74,310 -20,236'), 72, 33) +
          bough(tuples(2, '-98,420 -112,300 -128,180 -150,80'), 44, 22)
        : '') +
        bough(tuples(2, '-30,250 30,160 110,90 210,50 300,36'), 34, 6) +
        bough(tuples(2, '40,150 76,136 108,140'), 9, 3),
      '#17233A',
    ),
  );
  A.add(stroke(barkStrokes(rng(5), 46, [744, 796], [330, 590]), '#34405A', 1.2, { opacity: 0.6 }));
  A.add(stroke('M737 566C733 480 733 420 743 356', '#D9945E', 1.6, { opacity: 0.55 }));
  const crown = [
    ...leavesAlong(o, 44, (u) => [830 - u * 400, 30 + 170 * (1 - u) ** 1.2], 20, [
      [24, 42],
      [12, 19],
    ]),
    ...leavesAlong(o, 26, (u) => [-20 + u * 330, 24 + 140 * (1 - u) ** 1.2], 20, [
      [22, 38],
      [11, 17],
    ]),
    ...(side > 0
      ? tuples(
          4,
          '-120,30,46,24 -70,16,44,20 -30,40,40,20 -96,84,36,18 -126,130,30,16 -60,96,30,14 -20,108,26,12 -130,60,34,18',
        )
      : []),
    ...tuples(4, '796,226,30,14 562,158,26,10 474,66,26,10 110,140,24,9 300,36,28,10'),
  ];
  const hang = [
    ...mossAlong(o, 20, (u) => [800 - u * 360, 34 + 160 * (1 - u) ** 1.2], {
      crowd: 1.1,
      drop: [0.6, 1],
      length: [30, 92],
      width: [5, 10],
    }),
    ...mossAlong(o, 12, (u) => [u * 280, 24 + 130 * (1 - u) ** 1.2], {
      drop: [0.6, 1],
      length: [28, 80],
      width: [4, 9],
    }),
  ];
  A.add(
    leafMass(o, crown, LEAF_OAK, { leaf: 5, light: [-0.3, 0.5] }),
    mossVeil(o, hang, ['#2E4658', '#6E7F88'], LEAF_OAK, [-0.3, 0.6]),
  );
  A.add(softGlow(A, 380, 380, 330, 120, '#FFB868', 0.3));
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.42 }));

  return A;
}
