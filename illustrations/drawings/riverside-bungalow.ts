import { leafMass, leavesAlong, mossAlong, mossVeil } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dline, smooth, type XY } from '../kit/path.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, stroke } from '../kit/svg.ts';
import { barkStrokes, bough } from '../kit/trees.ts';
import { fencePost, picketFence } from './riverside-bungalow/carpentry.ts';
import { body, porch } from './riverside-bungalow/house.ts';
import { FOCAL, HORIZON, PORCH, pr } from './riverside-bungalow/scene.ts';

const W = 800;
const H = 600;

// ---------- assemble ----------
const BACK = ['#42587A', '#4A6680', '#587484', '#7C8690'] as const;
const MID = ['#173C46', '#265852', '#44785A', '#A5A66A'] as const;
const AZALEA = ['#5E2A4E', '#A8405E', '#DF6C78', '#F8BDAC'] as const;
const OAK = ['#10303A', '#1B4546', '#335E52', '#7C8C5E'] as const;
const FRAME = ['#0E2234', '#153440', '#24504E', '#4E7458'] as const;
// walk from the steps to the gate, and the light that falls on it
const gate = { x0: 0.5, x1: 2.3, z: -7.4 };
const walkLeft = tuples(2, '3.95,-4.3 3.5,-5.4 2.2,-6.3 1.0,-7.0 0.6,-7.9 0.3,-9.6');
const walkRight = tuples(2, '5.65,-4.3 5.2,-5.8 3.9,-6.8 2.7,-7.4 2.2,-8.2 2.0,-9.6');
const onGround = ([x, z]: XY) => pr([x, 0.02, z]);
const plant = (
  q: Rng,
  list: readonly (readonly [number, number, number, number])[],
  cols: readonly string[],
  o?: { leaf?: number; spread?: number; base?: string },
) =>
  leafMass(
    q,
    list.map(([x, z, rx, ry]) => {
      const p = pr([x, ry * 0.75, z]),
        k = FOCAL / p[2];
      return [p[0], p[1], rx * k, ry * k];
    }),
    cols,
    { leaf: 4.2, spread: 5, light: [-0.6, -0.8], ...o },
  );
const along = (
  a: number,
  b: number,
  d: number,
  f: (x: number) => readonly [number, number, number, number],
) => Array.from({ length: Math.floor((b - a) / d) + 1 }, (_, i) => f(a + i * d));

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  A.add(
    expanse(
      A,
      0,
      HORIZON + 20,
      '0 #27437A, 0.25 #5C659C, 0.48 #A9809E, 0.68 #E8988A, 0.85 #FBC193, 1 #FFE0A8',
    ),
  );
  A.add(cloud(A, '#F6A48C', [0.0024, 0.02, 61], [0.5, 0.66], [20, 90, 230, 320], 0.75, { bottom: HORIZON }));
  A.add(
    cloud(A, '#FFE1B0', [0.0024, 0.03, 10], [0.56, 0.64], [110, 180, 300, 390], 0.85, { bottom: HORIZON }),
  );
  A.add(cloud(A, '#6A5A8E', [0.002, 0.024, 29], [0.56, 0.66], [-20, 30, 110, 190], 0.6, { bottom: HORIZON }));
  A.add(softGlow(A, -20, 380, 360, 190, '#FFE0A0', 0.6));
  const t = rng(22);
  A.add(
    leafMass(t, tuples(4, '30,330,80,74 120,300,60,60 560,300,90,80 668,290,90,100 770,320,90,110'), BACK, {
      leaf: 5,
      spread: 7,
      light: [-0.7, -0.6],
      base: '#486478',
    }),
  );
  A.add(
    leafMass(
      t,
      Array.from({ length: 24 }, (_, i) => [i * 36 - 10, HORIZON - 2 + t.range(-6, 6), 34, 22]),
      ['#26485A', '#345E62', '#52786A', '#A8A27C'],
      { leaf: 4.4, spread: 6, light: [-0.7, -0.7], base: '#26485A' },
    ),
  );
  A.add(expanse(A, HORIZON + 10, H, '0 #9CA26C, 0.25 #5F8660, 1 #1C4448'));
  A.add(
    lawnBlades(rng(5), {
      x1: W,
      y0: HORIZON + 16,
      y1: H,
      count: 2400,
      near: 8,
      dark: '#1F4A48',
      light: '#BDBB7C',
    }),
  );
  A.add(
    fill(
      `${smooth(walkLeft.map(onGround))}L${smooth(walkRight.map(onGround).reverse()).slice(1)}Z`,
      A.lin('0 #F6DAB0, 0.5 #D9B898, 1 #9A8490'),
    ),
  );
  {
    let joints = '';
    walkLeft.forEach((a, i) => {
      if (!i) return;
      const b = nth(walkRight, i),
        m = [(a[0] + nth(walkLeft, i - 1)[0]) / 2, (a[1] + nth(walkLeft, i - 1)[1]) / 2] as const,
        k = [(b[0] + nth(walkRight, i - 1)[0]) / 2, (b[1] + nth(walkRight, i - 1)[1]) / 2] as const;
      for (const [u, v] of [
        [a, b],
        [m, k],
      ] as const) {
        const p = onGround(u),
          e = onGround(v);
        joints += dline([p, e]);
      }
    });
    A.add(stroke(joints, '#7E6A70', 1, { opacity: 0.55 }));
  }
  // foundation shrubs
  const q = rng(77);
  A.add(
    body(A),
    plant(
      q,
      along(7, 10.4, 0.6, (x) => [x, -0.8, 0.5, 0.48]),
      MID,
    ),
    porch(A),
  );
  for (const [x, z, rx] of tuples(3, '4.8,-5.2,120 -0.6,2.4,46 -0.6,7.6,40')) {
    const p = pr([x, 0, z]);
    A.add(softGlow(A, p[0], p[1], rx, rx * 0.2, '#FFD08A', 0.55));
  }
  A.add(
    plant(
      q,
      along(0, 11, 0.9, (v) => [-0.8, 11 - v, 0.55, 0.42]),
      MID,
    ),
  );
  A.add(
    plant(
      q,
      along(0.7, 3.2, 0.5, (x) => [x, PORCH.z - 0.7, 0.42, 0.36]),
      MID,
    ),
    plant(
      q,
      along(6.2, 9, 0.45, (x) => [x, PORCH.z - 0.5, 0.42, 0.36]),
      MID,
    ),
    plant(
      q,
      along(0.8, 3.3, 0.55, (x) => [x, PORCH.z - 1.25, 0.34, 0.24]),
      AZALEA,
      { leaf: 2.8, spread: 2.6 },
    ),
    plant(
      q,
      along(6.3, 9.2, 0.5, (x) => [x, PORCH.z - 1.1, 0.34, 0.24]),
      AZALEA,
      { leaf: 2.8, spread: 2.6 },
    ),
  );
  // fence with azaleas behind it, gate posts
  A.add(
    plant(
      q,
      along(-6, 0.1, 0.6, (x) => [x, gate.z + 0.55, 0.42, 0.4]),
      MID,
      { base: '#173C46' },
    ),
    plant(
      q,
      along(-5.7, 0.1, 0.95, (x) => [x, gate.z + 0.5, 0.34, 0.52]),
      AZALEA,
      { leaf: 3.4, spread: 4 },
    ),
  );
  A.add(
    plant(
      q,
      along(3.3, 9.4, 0.6, (x) => [x, gate.z + 0.55, 0.42, 0.4]),
      MID,
      { base: '#173C46' },
    ),
    plant(
      q,
      along(3.5, 9, 0.95, (x) => [x, gate.z + 0.5, 0.34, 0.5]),
      AZALEA,
      { leaf: 3.4, spread: 4 },
    ),
  );
  A.add(
    picketFence(A, -6, gate.x0 - 0.15, gate.z),
    picketFence(A, gate.x1 + 0.15, 9.6, gate.z),
    fencePost(A, gate.x0, gate.z),
    fencePost(A, gate.x1, gate.z),
  );
  // fireflies over the lawn
  const fly = rng(16);
  for (let i = 0; i < 15; i++) {
    const x = i < 9 ? fly.range(8, 150) : fly.range(650, 760),
      y = fly.range(432, 486),
      s = fly.range(0.9, 1.7);
    A.add(softGlow(A, x, y, s * 6, s * 6, '#FFF0A0', 0.7), circ(x, y, s, '#FFF6C4'));
  }
  // street oak on the right with moss between two leaf layers
  const o = rng(19);
  A.add(
    fill(
      bough(tuples(2, '818,610 806,540 800,420 806,300 818,200'), 64, 44) +
        bough(tuples(2, '800,330 760,220 694,150 620,104 540,76'), 40, 6) +
        bough(tuples(2, '806,260 784,150 722,70 660,20'), 34, 10) +
        bough(tuples(2, '700,158 650,172 604,162'), 13, 4),
      A.lin('0 #2A2E40, 0.9 #1F2C3A, 1 #14212F', 0, 0, 1, 0),
    ),
    stroke('M782 604C777 540 774 470 775 420C776 380 779 340 783 306', '#E9A87C', 2, { opacity: 0.6 }),
  );
  A.add(stroke(barkStrokes(rng(6), 30, [776, 800], [310, 590]), '#3E4660', 1.2, { opacity: 0.6 }));
  const crown = [
    ...tuples(4, '604,160,26,11 545,76,30,12'),
    ...leavesAlong(o, 44, (u) => [820 - u * 430, 40 + 150 * (1 - u) ** 1.1], 15, [
      [24, 44],
      [12, 20],
    ]),
  ];
  const hang = mossAlong(o, 22, (u) => [800 - u * 390, 40 + 150 * (1 - u) ** 1.1], {
    crowd: 1.1,
    drop: [0.55, 1],
    length: [30, 88],
    width: [5, 10],
  });
  A.add(
    leafMass(o, crown, OAK, { leaf: 4.8, spread: 7, light: [-0.5, 0.2] }),
    mossVeil(o, hang, ['#4E6470', '#A39C94'], OAK, [-0.5, 0.2], 7),
  );
  // dark shrubs crop the lower left corner
  A.add(
    leafMass(o, tuples(4, '-6,590,60,40 60,606,56,30 128,618,50,24'), FRAME, {
      leaf: 5.2,
      spread: 7,
      light: [-0.6, -0.7],
      base: '#0E2234',
    }),
  );
  A.add(softGlow(A, 400, 360, 300, 110, '#FFD08A', 0.28));
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.38 }));

  return A;
}
