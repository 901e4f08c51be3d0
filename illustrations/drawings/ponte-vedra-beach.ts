/**
 * Ponte Vedra Beach: island green behind its bulkhead, striped fairway, lagoon, dune line and a
 * sliver of ocean. One light: a low western sun behind the viewer's left shoulder. Everything is
 * front-lit gold; shadows run away to the right.
 */

import { flock } from '../kit/figures.ts';
import { foliage, foliageSvg } from '../kit/foliage.ts';
import { blade } from '../kit/grasses.ts';
import { vignette } from '../kit/light.ts';
import { nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, placing, smooth, type XY } from '../kit/path.ts';
import { beamD, face, type Projector } from '../kit/projector.ts';
import { type Rng, rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { fill, flipY, g, multiply, rect, stroke } from '../kit/svg.ts';
import { pine } from '../kit/trees.ts';
import { glints } from '../kit/water.ts';
import { clubhouse } from './ponte-vedra-beach/clubhouse.ts';
import { bunker, fairway, flagAndGolfers, islandGreen } from './ponte-vedra-beach/green.ts';
import { BANK, cam, EYE, ground, HZ, mirror } from './ponte-vedra-beach/scene.ts';
import { cordgrass, palmetto } from './ponte-vedra-beach/undergrowth.ts';

const W = 800;
const H = 600;
const groundY = (z: number) => HZ + (640 * EYE) / z;
const FAR_LEAF = ['#4E7A74', '#6E9478', '#A3B67E', '#E3CF93'] as const;

function sky(A: Sheet) {
  A.add(expanse(A, 0, HZ + 2, '0 #3E7FA6, 0.3 #7FACC0, 0.58 #C3BFCB, 0.8 #EFC3B6, 1 #FBDDBB'));
  A.add(cloud(A, '#FFF3DC', [0.0016, 0.022, 84], [0.53, 0.68], [-40, 10, 70, 120], 0.5));
  A.add(cloud(A, '#F4B7A4', [0.0026, 0.026, 43], [0.54, 0.62], [110, 140, 180, 206], 0.6));
  cumulus(A, 600, 204, 1.05, 71);
  cumulus(A, 236, 206, 0.62, 73);
  cumulus(A, 96, 207, 0.8, 76);
}
// Far cumulus over the sea: piles of rounded lobes, gold on the sun side, mauve beneath, dissolving
// into haze.
function cumulus(A: Sheet, x: number, base: number, k: number, seed: number) {
  const q = rng(seed),
    tones = ['#CFA3B0', '#E9BBB2', '#F9D8BC', '#FFF2DA'] as const;
  let s = '';
  for (const [dx, dy, rx, ry] of tuples(
    4,
    '-62,14,38,13 58,12,42,14 -26,26,34,22 24,30,36,24 -4,52,28,24 14,70,20,17 -88,8,22,8 92,7,24,8',
  ))
    s += foliageSvg(
      foliage(q, x + dx * k, base - dy * k, rx * k, ry * k, {
        count: 90,
        leaf: 9 * k,
        light: [-0.7, -0.75],
        jag: 0,
      }),
      tones,
    );
  A.add(
    g(g(s, { 'clip-path': A.clip(`M0 0H${W}V${n(base)}H0Z`) }), { opacity: 0.92, filter: A.blur(0.7) }),
    rect(x - 130 * k, base - 30 * k, 260 * k, 30 * k + 3, A.lin('0 #F1C6B6 0, 0.8 #F1C6B6 0.9, 1 #F1C6B6 1')),
  );
}

function oceanAndDunes(A: Sheet, r: Rng) {
  A.add(
    expanse(A, HZ - 1, 22, '0 #5C97AC, 0.5 #3F8798, 1 #6FAAAA'),
    fill(glints(r, -20, W + 20, HZ + 2, HZ + 14, 70, { minL: 20, maxL: 90, th: 0.8 }), '#FFE9CC', {
      opacity: 0.75,
    }),
  );
  const crest = (seed: number, base: number, h: number) => {
    const a = smoothNoise(seed, 90),
      b = smoothNoise(seed + 1, 26);
    return (x: number) => base - h * (0.5 + 0.4 * a(x) + 0.14 * b(x));
  };
  const layer = (f: (x: number) => number, top: string, bottom: string) => {
    let d = `M-10 ${HZ + 40}`;
    for (let x = -10; x <= W + 10; x += 6) d += `L${x} ${n(f(x))}`;
    A.add(
      fill(
        `${d}L${W + 10} ${HZ + 40}Z`,
        A.lin([
          [0, top],
          [1, bottom],
        ]),
      ),
    );
  };
  const f1 = crest(5, HZ + 15, 9),
    f2 = crest(12, HZ + 24, 9);
  layer(f1, '#FBE3BC', '#E3BF9A');
  layer(f2, '#E9CF9F', '#B9B07E');
  const q = rng(9);
  let a = '',
    b = '';
  for (let i = 0; i < 900; i++) {
    const x = q.range(-10, W + 10),
      d = blade(x, f2(x) + q.range(0, 9), q.range(3, 8), q.range(-1, 4), 0.6);
    if (q() < 0.55) a += d;
    else b += d;
  }
  A.add(fill(a, '#7E9A74'), fill(b, '#D9C98C'));
}

// ---------- lagoon and island ----------
const LAGOON = tuples(2, '-6,10 -8.2,20 -9.3,25 -10.6,31 -13.3,42 -11,56 0,66 16,70 34,66 52,56 66,40 60,10');
const lagoonShape = () =>
  smooth(
    LAGOON.map(([x, z]) => ground(x, z, -0.15)),
    true,
    0.9,
  );
// Plank causeway from the right bank to the back of the island.
function causeway(pr: Projector): string {
  const a: number[] = [17.4, BANK, 40],
    b: number[] = [34, BANK, 52],
    w = 0.9,
    nx = 0.59 * w,
    nz = -0.81 * w;
  let s = '',
    piles = '';
  for (let t = 0.06; t < 1; t += 0.12) {
    const p: number[] = [nth(a, 0) + (nth(b, 0) - nth(a, 0)) * t, 0, nth(a, 2) + (nth(b, 2) - nth(a, 2)) * t];
    piles += beamD(pr, [nth(p, 0) + nx, -0.2, nth(p, 2) + nz], [nth(p, 0) + nx, BANK, nth(p, 2) + nz], 0.22);
  }
  s +=
    fill(piles, '#5E4448') +
    fill(
      face(pr, [
        [nth(a, 0) + nx, BANK - 0.3, nth(a, 2) + nz],
        [nth(b, 0) + nx, BANK - 0.3, nth(b, 2) + nz],
        [nth(b, 0) + nx, BANK, nth(b, 2) + nz],
        [nth(a, 0) + nx, BANK, nth(a, 2) + nz],
      ]),
      '#A97C62',
    ) +
    fill(
      face(pr, [
        [nth(a, 0) - nx, BANK, nth(a, 2) - nz],
        [nth(b, 0) - nx, BANK, nth(b, 2) - nz],
        [nth(b, 0) + nx, BANK, nth(b, 2) + nz],
        [nth(a, 0) + nx, BANK, nth(a, 2) + nz],
      ]),
      '#F0D2A6',
    );
  return s;
}
function lagoon(A: Sheet) {
  const shape = lagoonShape(),
    clip = A.clip(shape);
  A.add(
    stroke(shape, '#8A6A4E', 5),
    stroke(shape, '#E9CF98', 2),
    fill(
      shape,
      A.lin(
        '0 #F3CDB4, 0.14 #C9BFC2, 0.36 #7FA8B4, 0.62 #35798A, 1 #123F58',
        0,
        groundY(72),
        0,
        H,
        'userSpaceOnUse',
      ),
    ),
  );
  const q = rng(18);
  const mirrorTrees = flipY(g('<use href="#far-bank"/>'), groundY(70) + 1);
  A.add(
    g(
      g(mirrorTrees, { filter: A.ripple(0.01, 0.12, 12, 4, 0.4, '0.5 1.4'), opacity: 0.5 }) +
        g(clubhouse(A, mirror), { filter: A.ripple(0.012, 0.14, 8, 4, 0.4, '1.2 3'), opacity: 0.42 }) +
        g(islandGreen(A, mirror) + causeway(mirror), {
          filter: A.ripple(0.012, 0.09, 13, 7, 0.4, '0.5 1.6'),
          opacity: 0.75,
        }) +
        fill(glints(q, 0, W, groundY(66), H, 150, { minL: 20, maxL: 110, th: 1.1, persp: 1.1 }), '#EAF0DC', {
          opacity: 0.42,
        }) +
        fill(glints(q, 0, W, groundY(60), H, 120, { minL: 30, maxL: 130, th: 1.3, persp: 1.1 }), '#17506A', {
          opacity: 0.35,
        }) +
        fill(glints(q, 40, W, groundY(50), H, 60, { minL: 16, maxL: 60, th: 1.2 }), '#FFDDA0', {
          opacity: 0.6,
        }),
      { 'clip-path': clip },
    ),
  );
}

// ---------- trees ----------
function clump(
  q: Rng,
  x: number,
  y: number,
  rx: number,
  ry: number,
  cols: readonly string[],
  leaf = 4,
): string {
  return foliageSvg(
    foliage(q, x, y, rx, ry, { count: Math.round((rx * ry) / 4.2) + 30, leaf, light: [-0.75, -0.6] }),
    cols,
  );
}
function farBank(): string {
  const q = rng(33);
  let s = '';
  for (let i = 0; i < 26; i++) {
    const x = q.range(-10, 240),
      y = HZ + q.range(30, 40);
    s += clump(q, x, y - 8, q.range(14, 26), q.range(9, 17), FAR_LEAF, 3);
  }
  for (let i = 0; i < 16; i++) {
    const x = q.range(640, 810),
      y = HZ + q.range(30, 42);
    s += clump(q, x, y - 10, q.range(14, 26), q.range(10, 18), FAR_LEAF, 3);
  }
  for (let i = 0; i < 30; i++)
    s += clump(q, q.range(318, 640), HZ + q.range(35, 41), q.range(6, 13), q.range(3, 6), FAR_LEAF, 2.4);
  return s;
}
type Palm = readonly [x: number, y: number, h: number, lean: number, size?: number];
function palms(list: readonly Palm[], cols: readonly string[], seed: number): string {
  const q = rng(seed);
  let s = '';
  for (const [x, y, h, lean, size = 1] of list) {
    const p = palm(q, x, y, h, { lean, size, droop: 1.1, leaf: 24 });
    s +=
      fill(p.back, nth(cols, 0)) +
      fill(p.trunk, nth(cols, 3)) +
      stroke(
        smooth([
          [x - h * 0.01, y],
          [x + lean * h * 0.35 - h * 0.009, y - h * 0.5],
          [p.top[0] - h * 0.005, p.top[1]],
        ]),
        '#FFE3AE',
        n(h * 0.008 + 0.5),
      ) +
      fill(p.front, nth(cols, 1)) +
      g(fill(p.front, nth(cols, 2)), {
        transform: `translate(${n(-h * 0.006)} ${n(-h * 0.006)})`,
        opacity: 0.45,
      });
  }
  return s;
}

// Evening shadows of trees standing out of frame to the left, thrown across the mown turf.
function longShadows(A: Sheet) {
  const q = rng(15);
  let s = '';
  for (const [y, reach, w] of tuples(3, '330,150,7 354,236,10 394,180,14 434,226,18 492,176,24')) {
    const tipY = y - reach * 0.07;
    s += dpoly([
      [-20, y - w * 0.14],
      [reach - 20, tipY - w * 0.1],
      [reach - 20, tipY + w * 0.1],
      [-20, y + w * 0.2],
    ]);
    for (let k = 0; k < 6; k++) {
      const cx = reach - 26 + q.range(-2.6, 2.6) * w,
        cy = tipY + q.range(-0.5, 0.5) * w,
        blob: XY[] = [];
      for (let i = 0; i < 9; i++) {
        const a = (i / 9) * Math.PI * 2;
        blob.push([
          cx + Math.cos(a) * w * 1.5 * q.range(0.7, 1.2),
          cy + Math.sin(a) * w * 0.36 * q.range(0.7, 1.2),
        ]);
      }
      s += smooth(blob, true, 0.9);
    }
  }
  A.add(
    g(multiply(fill(s, '#6E8E7C', { filter: A.blur(0.8) })), {
      opacity: 0.7,
      'clip-path': A.clip(`M0 ${HZ}H${W}V${H}H0Z`),
    }),
  );
}
// White egret gliding low, with its reflection.
function egret(A: Sheet, x: number, y: number, k: number) {
  const P = placing(x, y, k);
  const bird =
    fill(smooth(P(tuples(2, '-2,0 -16,-13 -30,-17 -44,-12 -30,-11 -18,-3 -6,4')), true, 0.6), '#FFF6E2') +
    fill(smooth(P(tuples(2, '2,-1 8,-17 20,-27 36,-27 24,-20 16,-9 8,3')), true, 0.6), '#E9D3C4') +
    fill(smooth(P(tuples(2, '-12,4 -2,-2 10,-2 18,-6 22,-4 16,1 6,4 -6,6')), true, 0.7), '#FFFDF2') +
    fill(dpoly(P(tuples(2, '21,-6 31,-5 21,-3.4'))), '#E8A34E') +
    stroke(`M${n(x - 11 * k)} ${n(y + 4.6 * k)}L${n(x - 30 * k)} ${n(y + 9 * k)}`, '#3A3A4A', n(1.3 * k));
  A.add(
    g(flipY(bird, y + 24 * k), { opacity: 0.35, filter: A.ripple(0.012, 0.12, 10, 6, 0.4, '0.6 1.4') }),
    bird,
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(44);

  sky(A);
  oceanAndDunes(A, r);
  A.add(expanse(A, HZ + 30, H, '0 #C6BC78, 0.2 #94A55A, 0.6 #5E8850, 1 #2E5E4A'));
  A.def(`<g id="far-bank">${farBank()}</g>`);
  A.add(clubhouse(A, cam));
  A.add(
    '<use href="#far-bank"/>',
    palms(
      [
        [338, HZ + 40, 62, 0.03],
        [354, HZ + 42, 50, -0.04],
        [470, HZ + 40, 70, 0.02],
        [485, HZ + 42, 56, 0.05],
        [600, HZ + 42, 74, -0.03],
        [624, HZ + 42, 60, 0.04],
        [690, HZ + 38, 52, 0.02],
      ],
      ['#3C6660', '#5E8A62', '#D9C47A', '#8A7060'],
      5,
    ),
  );
  // pines on the far left break the horizon
  {
    const q = rng(27);
    for (const [x, y, h] of [
      [34, HZ + 44, 128],
      [74, HZ + 40, 104],
      [112, HZ + 46, 146],
      [168, HZ + 38, 92],
    ] as const) {
      const t = pine(q, x, y, h, { light: -1, spread: 0.19, girth: 0.026 });
      A.add(
        fill(t.trunk + t.limbs, '#7A5E56'),
        fill(t.rim, '#FFD9A0'),
        fill(nth(t.tones, 0), '#3F6E66'),
        fill(nth(t.tones, 1), '#6A9468'),
        fill(nth(t.tones, 2), '#D3C57C'),
      );
    }
  }
  fairway(A);
  bunker(A, tuples(2, '-25,66 -16,69 -9,78 -17,84 -27,76'));
  longShadows(A);
  lagoon(A);
  A.add(causeway(cam), islandGreen(A, cam));
  bunker(A, tuples(2, '2.6,30.4 4.6,29.3 6.6,29.6 6.2,31 4.2,31.6'), BANK);
  flagAndGolfers(A);
  // near banks: cordgrass on the fairway side, palmetto and palms framing the right
  cordgrass(A, 6, tuples(2, '152,464 132,496 60,532 -10,552'), 8, 26, 46, [
    '#3F6E52',
    '#6E9456',
    '#C3B868',
    '#2C5A4E',
  ]);
  egret(A, 268, 470, 0.95);
  {
    const q = rng(61),
      bank = smooth(tuples(2, '560,640 620,590 690,566 760,556 840,540'), false, 0.9);
    A.add(fill(`${bank}L840 640Z`, A.lin('0 #7E9A54, 1 #1E4A46')));
    cordgrass(A, 7, tuples(2, '566,628 622,590 690,568 830,544'), 14, 40, 80, [
      '#1E4E4A',
      '#3F6E52',
      '#8FA05A',
      '#173F45',
    ]);
    A.add(
      palms(
        tuples(5, '742,612,372,-0.02,0.82 784,620,530,0,0.7'),
        ['#1E4A4A', '#2F6650', '#C9BE68', '#6E5A54'],
        12,
      ),
    );
    for (const [x, y, R] of tuples(3, '660,604,44 806,584,54 742,612,56 700,626,40'))
      A.add(palmetto(q, x, y, R));
    cordgrass(A, 8, tuples(2, '600,640 680,622 830,600'), 26, 46, 60, ['#12343A', '#1E4A45', '#3A6A49']);
  }
  const birds = flock(tuples(3, '452,64,1 474,58,0.92 495,53,0.86 514,49,0.8'), -0.3);
  A.add(fill(birds, '#3A5470'));
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFE3A6 0.3, 1 #FFE3A6 0', 60, 260, 520), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 400, cy: 300, r: 540, clear: 0.74, strength: 0.3 }),
  );

  return A;
}
