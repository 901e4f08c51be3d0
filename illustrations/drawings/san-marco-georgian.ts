/**
 * San Marco Georgian: a brick front under a mossy oak, white balcony, brick walk. Afternoon light
 * from the upper left.
 */

import { foliage, foliageSvg, moss } from '../kit/foliage.ts';
import { vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { n, smooth } from '../kit/path.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { bandMask, expanse } from '../kit/sky.ts';
import { fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { front } from './san-marco-georgian/front.ts';
import { garden } from './san-marco-georgian/garden.ts';
import { arch, wing } from './san-marco-georgian/house.ts';
import { roof } from './san-marco-georgian/roof.ts';
import { BASE, H, HX0, HX1, px, py, S } from './san-marco-georgian/scene.ts';

const W = 800;
const G1 = ['#2C5A55', '#3F7361', '#6A9467', '#A5B878'] as const;
const G2 = ['#1E4A4A', '#2F6355', '#5B8759', '#9DB167'] as const;
const mass = (
  A: Sheet,
  tq: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  c: number,
  cols: readonly string[],
  leaf = 7,
) => A.add(foliageSvg(foliage(tq, x, y, rx, ry, { count: c, leaf, tones: 4, light: [-0.6, -0.8] }), cols));

const OG = ['#12343A', '#1E4A45', '#3A6A49', '#86A056'] as const;
const leafs = (
  A: Sheet,
  oq: Rng,
  list: readonly (readonly [number, number, number, number])[],
  div = 10,
  leaf = 6.2,
  cols = OG,
) => {
  for (const [x, y, rx, ry] of list)
    A.add(
      foliageSvg(
        foliage(oq, x, y, rx, ry, {
          count: Math.round((rx * ry) / div),
          leaf,
          tones: 4,
          light: [-0.25, -0.6],
        }),
        cols,
      ),
    );
};

function sky(A: Sheet) {
  A.add(rect(A.left, 0, A.w, H, '#CFE0D8'));
  // ---------- sky ----------
  A.add(expanse(A, 0, BASE, '0 #6FA6B4, 0.35 #A9CCC6, 0.7 #EBDDBF, 1 #FBE7C2'));
  A.add(
    g(
      rect(A.left, 0, A.w, BASE, '#ffffff', {
        filter: A.cloudFilter('#FFF6E2', 0.0042, 0.014, 9, 0.5, 0.66, 5),
      }),
      {
        mask: bandMask(A, [-60, 10, 170, 300]),
        opacity: 0.75,
      },
    ),
  );
}
function backTrees(A: Sheet) {
  if (A.left < 0) {
    const wide = rng(21);
    for (const [x, y, rx, ry] of tuples(4, '-110,340,100,120 -30,370,80,80 900,350,110,110 850,390,80,70'))
      mass(A, wide, x, y, rx, ry, 520, G1, 8);
    mass(A, wide, -70, 410, 110, 46, 420, G2, 7);
    mass(A, wide, 880, 408, 110, 48, 420, G2, 7);
  }
  const tq = rng(20);
  for (const [x, y, rx, ry] of tuples(
    4,
    '70,330,110,110 180,345,90,80 700,330,110,120 790,300,90,130 620,360,80,70 250,370,70,60',
  ))
    mass(A, tq, x, y, rx, ry, 620, G1, 8);
  mass(A, tq, 30, 390, 90, 70, 420, G2, 7);
  mass(A, tq, 770, 390, 90, 80, 420, G2, 7);
  wing(A, px(-11.2), HX0 + 2);
  wing(A, HX1 - 2, px(11.2));
  for (const cx of [px(-9.8), px(9.8)]) {
    const y = py(2.9);
    A.add(
      fill(arch(cx, y - 4, 44, 2.75 * S + 4), '#F4E9D3'),
      fill(arch(cx, y, 36, 2.75 * S), A.lin('0 #39606A, 0.5 #22454F, 1 #6E6A55')),
    );
    let m = '';
    for (const f of [-0.25, 0, 0.25]) m += `M${n(cx + f * 36)} ${n(y + (f ? 3 : 0))}V${n(py(0.15))}`;
    for (const v of [0.26, 0.5, 0.74]) m += `M${n(cx - 18)} ${n(y + v * 2.75 * S)}H${n(cx + 18)}`;
    A.add(stroke(m, '#F7EEDC', 1.5));
  }
}
function frameOak(A: Sheet) {
  const oq = rng(41);
  A.add(
    fill(
      smooth(
        A.left < 0
          ? tuples(
              2,
              '-64,612 -10,600 44,612 22,500 26,440 16,360 -6,280 -40,240 -56,330 -54,440 -60,540 -96,604',
            )
          : tuples(2, '-30,560 6,548 22,500 26,440 16,360 -6,280 -40,240 -40,560'),
        true,
        0.8,
      ),
      A.lin('0 #1D2B33, 0.75 #3A3A3C, 1 #8A6A52', 0, 0, 1, 0),
    ),
  );
  let bk = '';
  for (let i = 0; i < 60; i++) {
    const y = oq.range(260, 550),
      x = oq.range(A.left < 0 ? -48 : -20, 20);
    bk += `M${n(x)} ${n(y)}q${n(oq.range(-3, 3))} ${n(oq.range(8, 14))} ${n(oq.range(-2, 2))} ${n(oq.range(18, 30))}`;
  }
  A.add(stroke(bk, '#101C26', 1.4, { opacity: 0.6 }));
  let bo = A.left < 0 ? bough(tuples(2, '-30,330 -60,240 -104,150 -150,90'), 40, 18) : '';
  bo += bough(tuples(2, '-18,330 6,240 40,170 92,112 160,70 230,48'), 52, 12);
  bo += bough(tuples(2, '-10,260 -4,180 14,110 50,50 90,8'), 40, 16);
  bo += bough(tuples(2, '60,140 120,122 178,124 226,112 262,92'), 18, 5);
  bo += bough(tuples(2, '150,72 240,30 330,8 420,-10'), 18, 8);
  A.add(
    fill(bo, '#22303A'),
    fill(bough(tuples(2, '-12,318 10,236 44,164 96,108 160,66'), 9, 3), '#5A5048', { opacity: 0.8 }),
  );
  // ragged outer clumps: many small, irregular, sky showing between
  const far: (readonly [number, number, number, number])[] = [];
  const near: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 46; i++) {
    const t = oq();
    const x = -20 + t * 560,
      top = -20,
      low = 150 * (1 - t) ** 1.25 + 18;
    const y = top + (low - top) * oq() ** 0.8;
    far.push([x, y, oq.range(26, 46), oq.range(13, 22)]);
  }
  for (const q of tuples(
    4,
    '232,104,34,15 272,84,30,13 20,190,40,18 760,-8,70,22 690,-14,60,16 800,20,40,18',
  ))
    far.push(q);
  if (A.left < 0)
    for (let i = 0; i < 30; i++)
      far.push([oq.range(-150, 0), oq.range(-20, 150), oq.range(28, 48), oq.range(14, 22)]);
  leafs(A, oq, far, 9, 5.6);
  const mo: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 26; i++) {
    const t = oq() ** 1.2;
    const x = 10 + t * 500;
    const y = (150 * (1 - t) ** 1.25 + 18) * oq.range(0.6, 1.02);
    mo.push([x, y, oq.range(34, 104) * (1 - 0.5 * t), oq.range(5, 11)]);
  }
  for (const q of tuples(4, '236,106,62,8 276,88,44,6 770,8,60,8 716,-2,40,6')) mo.push(q);
  let ms = '';
  let ms2 = '';
  for (const [x, y, l, w] of mo) {
    if (oq() < 0.55) ms += moss(oq, x, y, l, w);
    else ms2 += moss(oq, x, y, l, w);
  }
  A.add(fill(ms2, '#4E6A62'), fill(ms, '#8FA083'));
  for (const [x, y, , w] of mo) near.push([x, y - 5, w * 2.2 + 8, 9]);
  leafs(A, oq, near, 5, 4.6);
}

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  sky(A);
  backTrees(A);
  roof(A);
  front(A);
  garden(A);
  frameOak(A);
  // warm light wash from left + soft vignette
  A.add(
    rect(A.left, 0, A.w, H, A.rad('0 #FFE3A6 0.42, 1 #FFE3A6 0', 90, 210, 520), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 400, cy: 320, r: 560, clear: 0.72, strength: 0.34 }),
  );

  return A;
}
