/**
 * Atlantic Beach: dune walkover opening to a pastel sunrise, cruiser leaning on the rail, shingled
 * cottages, sea oats. One light: the sun just clearing the sea at the end of the walk. Shadows come
 * toward the viewer.
 */

import { flock } from '../kit/figures.ts';
import { blade, paintByDepth, type Rooted, seaOat } from '../kit/grasses.ts';
import { glow, vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { n, type Pt3, smooth, type XY } from '../kit/path.ts';
import { type Rng, rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunDisc, sunlit } from '../kit/sky.ts';
import { fill, rect, screen, stroke } from '../kit/svg.ts';
import { glints, lightPath } from '../kit/water.ts';
import { cottage } from './atlantic-beach/cottage.ts';
import { HZ } from './atlantic-beach/scene.ts';
import { cruiser, landing, landingRail, rails, towel, walkover } from './atlantic-beach/walkover.ts';

const W = 800;
const H = 600;
const SUN = [356, HZ - 20] as const;

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#C9A79A'),
    expanse(
      A,
      0,
      HZ + 2,
      '0 #1F5A88, 0.22 #5C82AE, 0.44 #B490B4, 0.64 #EE8F8E, 0.82 #FBA878, 0.94 #FFC684, 1 #FFDC9A',
    ),
    sunlit(A, HZ + 2, SUN, 420, '0 #FFE6A8 1, 0.12 #FFCF88 0.75, 0.4 #FFA872 0.3, 1 #F08A80 0'),
  );
  A.add(cloud(A, '#D9C4D6', [0.0024, 0.016, 27], [0.5, 0.68], [-60, 0, 70, 130], 0.45));
  A.add(cloud(A, '#DB7A8C', [0.0026, 0.02, 36], [0.53, 0.63], [40, 90, 160, 210], 0.65));
  A.add(cloud(A, '#FFE7C0', [0.0024, 0.028, 51], [0.55, 0.62], [100, 150, 210, 250], 0.9));
  A.add(cloud(A, '#8E5F8A', [0.003, 0.055, 8], [0.55, 0.61], [190, 225, 258, 276], 0.65));
  A.add(sunDisc(A, SUN, [46, '#FFEFC8', 0.5, 8], [29, '#FFFDF4']));
}

function sea(A: Sheet, r: Rng) {
  const shore = HZ + 66;
  A.add(
    expanse(
      A,
      HZ,
      shore - HZ + 20,
      '0 #F9BE8C, 0.06 #BC8E9C, 0.22 #5F86A0, 0.55 #2F7C90, 0.85 #5CA8A4, 1 #A9CBB8',
    ),
  );
  A.add(glow(A, SUN[0], HZ + 6, 230, '0 #FFF0C4 0.95, 0.4 #FFD9A4 0.45, 1 #FFC79A 0', 0.4));
  A.add(
    fill(
      glints(r, -40, W + 40, HZ + 4, shore, 200, { minL: 20, maxL: 120, th: 0.9, persp: 1.3 }),
      '#3F8193',
      { opacity: 0.42 },
    ),
    fill(glints(r, -40, W + 40, HZ + 3, shore, 150, { minL: 14, maxL: 80, th: 0.8, persp: 1.2 }), '#FFDCC0', {
      opacity: 0.6,
    }),
    fill(lightPath(r, SUN[0], HZ + 2, shore + 6, 110, { near: 34, far: 9, len: 22, thick: 1.2 }), '#FFF6D8', {
      opacity: 0.95,
    }),
  );
  // three lines of surf, each a bright lip over a thin shaded face
  (
    [
      [HZ + 27, 2.4, 5],
      [HZ + 41, 3.6, 9],
      [HZ + 57, 5, 13],
    ] as const
  ).forEach(([y, h, seed]) => {
    const a = smoothNoise(seed, 80),
      b = smoothNoise(seed + 1, 19),
      lip: XY[] = [],
      foot: XY[] = [];
    for (let x = -20; x <= W + 20; x += 8) {
      const up = h * Math.max(0.1, 0.55 + 0.6 * a(x));
      lip.push([x, y - up + b(x) * 0.6]);
      foot.unshift([x, y + up * 0.25]);
    }
    A.add(
      fill(smooth(lip.map(([x, q]): XY => [x, q - h * 0.5]).concat(foot), true, 0.6), '#3C8791', {
        opacity: 0.55,
      }),
      fill(smooth(lip.concat(foot), true, 0.6), '#FFF7E8', { opacity: 0.92 }),
    );
  });
  // wet sand beyond the dune
  A.add(
    expanse(A, shore, 40, '0 #F0CDB2, 1 #D9A996'),
    fill(glints(r, -20, W + 20, shore, shore + 12, 40, { minL: 40, maxL: 160, th: 1.2 }), '#FFF8EA', {
      opacity: 0.85,
    }),
  );
}

// ---------- dune ----------
// A dune layer: crest line through the given points, lit crest, cool hollow.
function dune(A: Sheet, points: readonly XY[], top: string, bottom: string, y0: number, y1: number) {
  const d = smooth(points, false, 1);
  A.add(
    fill(
      `${d}L${W + 40} ${H + 40}L-40 ${H + 40}Z`,
      A.lin(
        [
          [0, top],
          [1, bottom],
        ],
        0,
        y0,
        0,
        y1,
        'userSpaceOnUse',
      ),
    ),
    stroke(d, '#FFE6C4', 1.6, { opacity: 0.8 }),
  );
}
// Tufts of dune grass scattered under a crest function; blades in three tones, painted back to
// front.
function grass(
  A: Sheet,
  seed: number,
  crest: (x: number) => number,
  depth: number,
  h: number,
  count: number,
  cols: readonly string[],
  x0 = -20,
  x1 = W + 20,
) {
  const q = rng(seed),
    list: Rooted[] = [];
  for (let i = 0; i < count; i++) {
    const x = q.range(x0, x1),
      v = q(),
      y = crest(x) + 2 + v * depth;
    for (let k = 0; k < 10; k++) {
      const hh = h * (0.6 + 0.5 * v) * q.range(0.55, 1.1),
        fan = q.range(-1, 1);
      list.push([
        y,
        Math.floor(q() * cols.length),
        blade(
          x + fan * h * 0.16,
          y + q.range(-1, 1),
          hh * (1 - 0.25 * Math.abs(fan)),
          (fan * 0.6 + 0.14) * hh,
          0.45 + 0.5 * v,
        ),
      ]);
    }
  }
  A.add(paintByDepth(list, cols, 80));
}
function oats(
  A: Sheet,
  seed: number,
  crest: (x: number) => number,
  depth: number,
  hMin: number,
  hMax: number,
  count: number,
  { stem, dark, light }: { stem: string; dark: string; light: string },
  x0: number,
  x1: number,
  width = 1.1,
) {
  const q = rng(seed);
  let st = '',
    dk = '',
    lt = '';
  for (let i = 0; i < count; i++) {
    const x = q.range(x0, x1),
      h = q.range(hMin, hMax),
      o = seaOat(q, x, crest(x) + q() * depth, h, q.range(0.16, 0.36) * h);
    st += o.stem;
    dk += o.dark;
    lt += o.light;
  }
  A.add(stroke(st, stem, width) + fill(dk, dark) + fill(lt, light));
}
const lineThrough = (p: readonly XY[]) => (x: number) => {
  for (let i = 0; i < p.length - 1; i++)
    if (x <= nth(p, i + 1)[0]) {
      const t = (x - nth(p, i)[0]) / (nth(p, i + 1)[0] - nth(p, i)[0]),
        s = t * t * (3 - 2 * t);
      return nth(p, i)[1] + (nth(p, i + 1)[1] - nth(p, i)[1]) * s;
    }
  return nth(p, p.length - 1)[1];
};
// Slatted sand fence wandering over the dune.
function sandFence(A: Sheet, points: readonly Pt3[]) {
  let slats = '',
    shade = '';
  const q = rng(12);
  for (let i = 0; i < points.length - 1; i++)
    for (let t = 0; t < 1; t += 0.055) {
      const x = nth(points, i)[0] + (nth(points, i + 1)[0] - nth(points, i)[0]) * t,
        y = nth(points, i)[1] + (nth(points, i + 1)[1] - nth(points, i)[1]) * t,
        h = nth(points, i)[2] + (nth(points, i + 1)[2] - nth(points, i)[2]) * t,
        l = q.range(-1.6, 1.6);
      slats += `M${n(x)} ${n(y)}L${n(x + l)} ${n(y - h)}`;
      shade += `M${n(x)} ${n(y)}l${n(h * 0.12)} ${n(h * 0.5)}`;
    }
  A.add(
    stroke(shade, '#8A7288', 1.6, { opacity: 0.4 }),
    stroke(slats, '#8E6E70', 2),
    stroke(smooth(points.map((p) => [p[0], p[1] - p[2] * 0.72])), '#6E5662', 0.9),
    stroke(smooth(points.map((p) => [p[0], p[1] - p[2] * 0.3])), '#6E5662', 0.9),
  );
}
// far dune with the cottage row, north and south of the walk
const FARDUNE = tuples(2, '-40,330 60,322 150,332 230,344 320,352 400,352 500,340 600,326 700,318 840,310');
// middle dunes stop short of the walk, which is carried over them
const LEFT = tuples(2, '-40,372 60,366 130,378 190,396 236,420 262,470 270,640');
const RIGHT = tuples(2, '384,440 424,398 500,374 600,358 700,352 840,346');
// dark foreground frame
const FRONT = tuples(2, '-40,470 40,478 110,508 170,548 220,610 260,640');
const FRONT_R = tuples(2, '430,640 520,592 620,578 720,560 840,530');

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(23);

  sky(A);
  const birds = flock(tuples(3, '560,86,1.1 585,78,1 608,72,0.92 629,68,0.86 649,65,0.8'), -0.3);
  A.add(fill(birds, '#5E6286'));
  sea(A, r);
  A.add(
    cottage(A, 26, 32.5, 62, 9, { haze: 0.42, ridge: 5.2, base: -3 }),
    cottage(A, 13.6, 20.4, 46, 9, { haze: 0.26, ridge: 5, base: -3 }),
    cottage(A, -15.5, -9, 44, 9, { haze: 0.3, ridge: 5, base: -3 }),
  );
  dune(A, FARDUNE, '#E9C6AC', '#B9979A', 318, 420);
  A.add(cottage(A, -12.6, -5.6, 21, 9, { ridge: 4.9, porch: true, haze: 0.06 }));
  grass(A, 4, lineThrough(FARDUNE), 22, 13, 150, ['#7E8E86', '#A9AC93', '#D9C6A0']);
  oats(
    A,
    9,
    lineThrough(FARDUNE),
    10,
    26,
    44,
    60,
    { stem: '#9A8284', dark: '#B98A7A', light: '#F1CBA0' },
    -10,
    W + 10,
    0.7,
  );
  {
    const shade = A.lin('0 #F1D0AE, 0.35 #CFA598, 1 #86708A');
    A.add(
      rect(130, 352, 420, 260, A.lin('0 #E3BCA4, 1 #86708A')),
      fill(`${smooth(LEFT, false, 0.9)}L-40 640Z`, shade),
      fill(`${smooth(RIGHT, false, 0.9)}L840 640L380 640Z`, shade),
    );
  }
  grass(A, 14, lineThrough(LEFT), 90, 26, 110, ['#4F6E72', '#6E8A80', '#A9AE8C', '#C9BC94'], -30, 236);
  grass(A, 15, lineThrough(RIGHT), 120, 26, 150, ['#4F6E72', '#6E8A80', '#A9AE8C', '#C9BC94'], 400, W + 20);
  sandFence(A, tuples(3, '470,384,24 540,372,28 610,384,32 700,372,36 830,384,40'));
  oats(
    A,
    21,
    lineThrough(LEFT),
    40,
    60,
    110,
    12,
    { stem: '#6A5A6A', dark: '#A5746A', light: '#F3C79A' },
    -10,
    200,
    1,
  );
  oats(
    A,
    22,
    lineThrough(RIGHT),
    50,
    60,
    105,
    24,
    { stem: '#6A5A6A', dark: '#A5746A', light: '#F3C79A' },
    400,
    W,
    1,
  );
  walkover(A);
  rails(A);
  landing(A);
  landingRail(A);
  towel(A);
  cruiser(A, 512, 519, 1);
  A.add(
    fill(`${smooth(FRONT, false, 0.9)}L-40 640Z`, A.lin('0 #7A6680, 1 #2F3352')),
    fill(`${smooth(FRONT_R, false, 0.9)}L840 640Z`, A.lin('0 #8A7288, 1 #3A3A5A')),
  );
  grass(A, 31, lineThrough(FRONT), 70, 64, 80, ['#1C3448', '#2A4A58', '#3F6068', '#16283E'], -20, 214);
  grass(A, 32, lineThrough(FRONT_R), 60, 44, 90, ['#2A4458', '#3A5A66', '#5E7A78', '#22364C'], 470, W + 20);
  oats(
    A,
    33,
    lineThrough(FRONT),
    30,
    110,
    250,
    9,
    { stem: '#2A2E48', dark: '#9A6A66', light: '#EDB68C' },
    -20,
    150,
    1.4,
  );
  A.add(screen(glow(A, SUN[0], SUN[1], 220, '0 #FFD9A4 0.18, 1 #FFD9A4 0')));
  // The dunes still lie in the night's shade; the light runs down the boards.
  A.add(
    rect(0, 0, W, H, A.rad('0 #142A52 0, 0.3 #142A52 0.1, 1 #142A52 0.85', SUN[0], SUN[1] + 30, 560), {
      style: 'mix-blend-mode:soft-light',
    }),
    rect(0, HZ, W, H - HZ, A.lin('0 #2A2450 0, 0.4 #2A2450 0.35, 1 #182044 0.75'), {
      style: 'mix-blend-mode:soft-light',
    }),
    glow(A, SUN[0], 470, 190, '0 #FFD9A0 0.3, 1 #FFD9A0 0', 1.2),
  );
  A.add(vignette(A, { cx: 380, cy: 310, r: 560, clear: 0.62, strength: 0.4, color: '#121C3A' }));

  return A;
}
