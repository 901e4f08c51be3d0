import { broadTree, daySky, FAR_GREEN } from '../kit/day.ts';
import { leafMass, type Mass } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { dline, smooth, type XY } from '../kit/path.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { expanse } from '../kit/sky.ts';
import { fill, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { fencePost, picketFence } from './riverside-bungalow/carpentry.ts';
import { body, porch } from './riverside-bungalow/house.ts';
import { FOCAL, HORIZON, PORCH, pr } from './riverside-bungalow/scene.ts';

const W = 800;
const H = 600;

// ---------- assemble ----------
const MID = ['#22524A', '#37704F', '#5F9156', '#B0BE6C'] as const;
const AZALEA = ['#7E3450', '#C04E68', '#E88088', '#FBCDBE'] as const;
const FRAME = ['#16403E', '#22584A', '#3C7450', '#7C9E58'] as const;
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

/** A crape myrtle in bloom: bare pale stems that part near the ground, and clusters of flowers. */
function crapeMyrtle(A: Sheet, x: number, y: number, h: number): string {
  const r = rng(57);
  const stems = [-0.34, -0.16, 0.02, 0.2, 0.36]
    .map((u) =>
      bough(
        [
          [x + u * h * 0.16, y + 2],
          [x + u * h * 0.4, y - h * 0.34],
          [x + u * h * 0.86, y - h * 0.72],
        ],
        h * 0.026,
        h * 0.012,
      ),
    )
    .join('');
  const clusters = Array.from({ length: 17 }, (): Mass => {
    const [u, v] = [r.range(-1, 1), r.range(-1, 1)];
    return [x + u * h * 0.4, y - h * 0.76 + v * h * 0.2 * (1 - u * u * 0.5), h * 0.11, h * 0.085];
  }).sort((a, b) => a[1] - b[1]);
  const leaves = clusters.map(([a, b]): Mass => [a, b + h * 0.03, h * 0.12, h * 0.1]);
  return (
    fill(stems, A.lin('0 #E9D2B4, 1 #9A7C74', 0, 0, 1, 0)) +
    leafMass(r, leaves, MID, { leaf: 3.6, spread: 6, light: [-0.6, -0.8], base: '#22524A' }) +
    leafMass(r, clusters, ['#4A7A50', '#A8486A', '#D46A86', '#F0A0B0'], {
      leaf: 3.2,
      spread: 5,
      light: [-0.6, -0.8],
    })
  );
}

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  daySky(A, HORIZON + 20, { seed: 23, cover: 0.5 });
  const t = rng(22);
  A.add(
    leafMass(
      t,
      tuples(4, '-90,350,80,60 30,350,80,54 130,340,60,46 640,330,90,70 880,340,80,70'),
      FAR_GREEN,
      {
        leaf: 5,
        spread: 7,
        light: [-0.7, -0.6],
        base: '#7C9C92',
      },
    ),
    broadTree(A, 676, 400, 330, { seed: 12, spread: 0.5, clear: 0.28, leaf: 4.8 }),
    broadTree(A, 66, 404, 176, { seed: 15, spread: 0.62, tones: FAR_GREEN, bark: ['#6E7478', '#A0988C'] }),
  );
  A.add(
    leafMass(
      t,
      Array.from({ length: 34 }, (_, i) => [i * 36 - 170, HORIZON - 2 + t.range(-6, 6), 34, 22]),
      ['#2C5A54', '#3E7058', '#64905E', '#A3B66E'],
      { leaf: 4.4, spread: 6, light: [-0.7, -0.7], base: '#2C5A54' },
    ),
  );
  A.add(expanse(A, HORIZON + 10, H, '0 #B4BC6E, 0.3 #86A55C, 1 #4A7A50'));
  A.add(
    lawnBlades(rng(5), {
      x1: W,
      y0: HORIZON + 16,
      y1: H,
      count: 2400,
      near: 8,
      dark: '#3F704C',
      light: '#D6D684',
    }),
  );
  A.add(
    fill(
      `${smooth(walkLeft.map(onGround))}L${smooth(walkRight.map(onGround).reverse()).slice(1)}Z`,
      A.lin('0 #F8E8C8, 0.5 #EBD4AE, 1 #CDB295'),
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
      { base: '#22524A' },
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
      { base: '#22524A' },
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
  A.add(crapeMyrtle(A, 736, 484, 158));
  // dark shrubs crop the lower left corner
  A.add(
    leafMass(rng(19), tuples(4, '-6,590,60,40 60,606,56,30 128,618,50,24'), FRAME, {
      leaf: 5.2,
      spread: 7,
      light: [-0.6, -0.7],
      base: '#16403E',
    }),
  );
  A.add(softGlow(A, 60, 120, 420, 320, '#FFE9B4', 0.34, 'soft-light'));
  A.add(vignette(A, { cx: 400, cy: 324, r: 560 + side, clear: 0.74, strength: 0.26 }));

  return A;
}
