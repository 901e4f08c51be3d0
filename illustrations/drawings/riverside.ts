/**
 * Riverside, warm afternoon: Craftsman porches with swings and hanging ferns under live oaks; at
 * the end of the side yard the river, and the arts-market tents below the bridge.
 */

import { mix } from '../kit/colour.ts';
import { front, wall } from '../kit/faces.ts';
import { clumps, dapple, foliage, foliageSvg, leavesAlong, mossAlong, mossUnder } from '../kit/foliage.ts';
import { grass } from '../kit/grasses.ts';
import { vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, smooth, xy } from '../kit/path.ts';
import { beamD, levelIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { slant } from '../kit/slopes.ts';
import { fill, g, rect, stroke } from '../kit/svg.ts';
import { barkStrokes, bough } from '../kit/trees.ts';
import { glints } from '../kit/water.ts';
import { centreHouse, gableHouse } from './riverside/porches.ts';
import { cam, F, HZ, LOT, lot } from './riverside/scene.ts';
import { bicycle, bookBox, cat } from './riverside/street-life.ts';

const W = 800;
const H = 600;
const groundY = levelIn(cam, 0);

function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#C9D8C0'),
    expanse(A, 0, HZ + 20, '0 #6FA5B2, 0.4 #A9CBC2, 0.75 #F3DDB0, 1 #FCE3B2'),
  );
  A.add(
    cloud(A, '#FFF6E0', [0.0036, 0.014, 42], [0.5, 0.64], [-40, 40, 180, 300], 0.8, { octaves: 5 }),
    cloud(A, '#F6C79E', [0.003, 0.02, 6], [0.54, 0.66], [120, 200, 280, 350], 0.6),
  );
}

// ---------- the view to the river ----------
function riverVista(A: Sheet) {
  const haze = (c: string, t: number) => mix(c, '#F6DDB0', t),
    WATER = -5.5,
    y = (v: number, z: number) => cam([0, v, z])[1];
  A.add(rect(470, y(WATER, 600), 330, 90, A.lin('0 #FBE3B4, 0.25 #A9C4BC, 1 #4E8E96')));
  A.add(
    fill(
      glints(rng(3), 500, 800, y(WATER, 420), y(WATER, 105), 80, { minL: 10, maxL: 40, th: 0.8 }),
      '#FFF3CF',
      { opacity: 0.8 },
    ),
  );
  const r = rng(14); // wooded far bank
  let bank = `M480 ${n(y(WATER, 520))}`;
  for (let u = 480; u <= 800; u += 5) bank += `L${u} ${n(y(3, 520) - r.range(0, 7))}`;
  A.add(fill(`${bank}L800 ${n(y(WATER, 520))}Z`, haze('#5E8A7A', 0.4)));
  // long girder bridge on paired piers
  const z = 125,
    deck = (u: number) => 15 + u * 0.06;
  for (let u = 14; u < 62; u += 11.5)
    for (const d of [-1.2, 1.2])
      A.add(
        wall(cam, front(u + d - 0.6, u + d + 0.6, WATER, deck(u), z), haze('#A89A8C', 0.25)),
        wall(cam, front(u + d - 0.6, u + d - 0.2, WATER, deck(u), z), haze('#F6E0B8', 0.2)),
      );
  for (let u = 14; u < 62; u += 11.5)
    A.add(wall(cam, front(u - 2.6, u + 2.6, deck(u) - 1.6, deck(u), z), haze('#B9A896', 0.25)));
  A.add(
    wall(
      cam,
      slant([6, deck(6) - 0.4, deck(6) + 1.6], [70, deck(70) - 0.4, deck(70) + 1.6], z),
      haze('#C9B49A', 0.2),
    ),
    fill(beamD(cam, [6, deck(6) + 2.1, z], [70, deck(70) + 2.1, z], 0.9), '#FFF1D0'),
    fill(beamD(cam, [6, deck(6) - 0.1, z], [70, deck(70) - 0.1, z], 0.7), haze('#7E7076', 0.2)),
  );
  // far lawn, then the market: peaked tents in two rows
  A.add(fill(`M470 ${n(y(WATER, 104))}L800 ${n(y(WATER, 96))}V480H470Z`, haze('#8FA86A', 0.25)));
  const tents = ['#E0745A', '#FCF3E1', '#2F7B80', '#EDB650', '#FCF3E1', '#A8434A', '#3B8E90'] as const;
  for (const [zt, u0, off] of tuples(3, '84,17,0 68,14.5,3'))
    for (let i = 0; i < 6; i++) {
      const u = u0 + i * 4.1,
        b = -5,
        col = haze(nth(tents, (i + off) % 7), 0.16),
        p = (du: number, v: number) => cam([u + du, b + v, zt]);
      A.add(
        fill(dpoly([p(-1.7, 0), p(1.7, 0), p(1.7, 2.2), p(-1.7, 2.2)]), haze('#6A5460', 0.3)),
        fill(dpoly([p(-1.9, 2.1), p(0, 3.9), p(1.9, 2.1)]), col),
        fill(dpoly([p(0, 3.9), p(1.9, 2.1), p(0.5, 2.1)]), mix(col, '#4B3A5E', 0.22)),
        fill(dpoly([p(-1.9, 2.15), p(1.9, 2.15), p(1.9, 1.75), p(-1.9, 1.75)]), mix(col, '#FFFFFF', 0.25)),
      );
      for (const d of [-1.7, 1.7])
        A.add(fill(beamD(cam, [u + d, b, zt], [u + d, b + 2.1, zt], 0.12), '#FFF6E2'));
    }
}
function backTrees(A: Sheet) {
  const r = rng(20),
    pale = ['#4E7A68', '#6E9870', '#93B27A', '#C4CB8C'] as const,
    deep = ['#2A5A50', '#3F7358', '#699160', '#AAB870'] as const;
  A.add(
    clumps(
      r,
      tuples(4, '40,250,100,90 150,215,80,80 255,230,80,70 470,250,80,80 745,300,70,110 800,250,60,90'),
      pale,
      { div: 15, leaf: 8, light: [-0.6, -0.8] },
    ),
  );
  A.add(
    clumps(r, tuples(4, '195,330,50,90 540,350,26,60 770,380,60,50'), deep, {
      div: 14,
      leaf: 7,
      light: [-0.6, -0.8],
    }),
  );
}

// ---------- garden and street ----------
function ground(A: Sheet) {
  const y0 = groundY(40);
  A.add(
    fill(
      `M0 ${n(y0)}H552L600 ${n(groundY(26))}H800V${H}H0Z`,
      A.lin('0 #B9B46A, 0.3 #94A055, 0.7 #6A8A4E, 1 #4A7048'),
    ),
  );
  const r = rng(14),
    [a, b] = grass(r, [0, W], [groundY(21.4), groundY(13.4)], 2300, 5.5);
  A.add(fill(a, '#3E6B44', { opacity: 0.6 }), fill(b, '#D9D080', { opacity: 0.55 }));
}
const P3 = (x: number, z: number) => cam([x, 0, z]);
const slab = (x0: number, x1: number, z0: number, z1: number) =>
  dpoly([P3(x0, z0), P3(x1, z0), P3(x1, z1), P3(x0, z1)]);
function brickWalk(A: Sheet) {
  const zn = 10.1,
    zf = 12.9,
    r = rng(2),
    odd = ['', ''];
  let joints = '';
  // path from the steps, then the public walk across the whole picture
  A.add(fill(slab(-1.25, 0.65, zf, LOT - 3.6), A.lin('0 #D99A72, 1 #B86C52')));
  for (let z = zf; z < 20.6; z += 0.24)
    joints += `M${xy(P3(-1.25, z)).map(n).join(' ')}L${xy(P3(0.65, z)).map(n).join(' ')}`;
  A.add(fill(slab(-14, 14, zn, zf), A.lin('0 #CF8A66, 1 #A85C4A')));
  for (let z = zn, j = 0; z < zf - 0.01; z += 0.2, j++) {
    joints += `M0 ${n(groundY(z))}H${W}`;
    for (let x = -7 + (j % 2 ? 0.22 : 0); x < 7; x += 0.44) {
      joints += `M${xy(P3(x, z)).map(n).join(' ')}L${xy(P3(x, z + 0.2))
        .map(n)
        .join(' ')}`;
      const k = r();
      if (k < 0.28) append(odd, k < 0.14 ? 0 : 1, slab(x, x + 0.44, z, Math.min(zf, z + 0.2)));
    }
  }
  A.add(
    fill(nth(odd, 0), '#8A4238', { opacity: 0.4 }),
    fill(nth(odd, 1), '#EBB48A', { opacity: 0.45 }),
    stroke(joints, '#5E2E2E', 0.7, { opacity: 0.42 }),
  );
  A.add(rect(0, groundY(zf) - 1.6, W, 2.6, '#EED6AE'), rect(0, groundY(zn) - 1, W, 3, '#EED6AE'));
  // verge, granite kerb, street
  A.add(
    expanse(A, groundY(zn) + 2, H, '0 #6E8C4C, 1 #3F6646'),
    rect(0, groundY(8.15), W, 7, '#E9DCC2'),
    expanse(A, groundY(8.15) + 6, H, '0 #5E606E, 1 #7E7A80'),
  );
  const [a, b] = grass(rng(15), [0, W], [groundY(zn) + 6, groundY(8.2) + 2], 900, 7);
  A.add(fill(a, '#2F5A42', { opacity: 0.7 }), fill(b, '#B9C070', { opacity: 0.6 }));
}
// a scatter of fallen oak leaves on walk, verge and gutter
function fallenLeaves(A: Sheet) {
  const r = rng(71),
    tones = ['', '', ''];
  for (let i = 0; i < 150; i++) {
    const y = r() < 0.3 ? r.range(584, 598) : r.range(506, 570),
      x = r() * W,
      s = r.range(1.2, 2.6) * (y / 540);
    append(
      tones,
      i % 3,
      `M${n(x - s)} ${n(y)}q${n(s)} ${n(-s * 0.8)} ${n(s * 2)} ${n(-s * 0.1)}q${n(-s)} ${n(s * 0.8)} ${n(-s * 2)} ${n(s * 0.1)}Z`,
    );
  }
  A.add(
    fill(nth(tones, 0), '#E9B066', { opacity: 0.8 }),
    fill(nth(tones, 1), '#8C9A4E', { opacity: 0.75 }),
    fill(nth(tones, 2), '#B9694C', { opacity: 0.7 }),
  );
}
function planting(A: Sheet) {
  const r = rng(9),
    green = ['#173F3B', '#265548', '#47774B', '#9DB45F'] as const,
    pink = ['#2E5A46', '#A84C62', '#DF7C7E', '#F8BDAC'] as const;
  const shrub = (x: number, z: number, rx: number, ry: number, cols: readonly string[], leaf = 0.09) => {
    const [px, py, zc] = cam([x, ry * 0.8, z]),
      k = F / zc;
    A.add(
      foliageSvg(
        foliage(r, px, py, rx * k, ry * k, { count: 80, leaf: leaf * k, tones: 4, light: [-0.6, -0.85] }),
        cols,
      ),
    );
  };
  for (let x = -12; x < 4.5; x += 0.62)
    if (Math.abs(x + 0.3) > 1.5 && !(x > -5.9 && x < -4.6)) shrub(x, LOT - 3.3, 0.46, 0.4, green);
  for (let x = -11.6; x < 4.4; x += r.range(0.7, 1.15))
    if (Math.abs(x + 0.3) > 1.6 && !(x > -5.9 && x < -4.6)) shrub(x, LOT - 4, 0.42, 0.3, pink, 0.06);
  for (let z = 19.8; z > 13.4; z -= 0.62) for (const x of [-1.75, 1.15]) shrub(x, z, 0.3, 0.26, green, 0.06);
}
// leaf shade thrown by the oaks: clusters over grass and walk, and a patch on the roof
function shade(A: Sheet) {
  const r = rng(66),
    lawn: (readonly [number, number, number, number])[] = [],
    roof: (readonly [number, number, number, number])[] = [],
    P = lot(-4.6);
  for (let c = 0; c < 46; c++) {
    const z = 9.3 + r() ** 1.2 * 10.5,
      x = r.range(-8, 9);
    for (let i = 0; i < 11; i++) {
      const [px, py, zc] = cam([x + r.gauss() * 0.75, 0, z + r.gauss() * 0.45]),
        k = F / zc;
      if (py < groundY(8.7)) lawn.push([px, py, r.range(0.12, 0.38) * k, r.range(0.018, 0.05) * k]);
    }
  }
  for (let i = 0; i < 130; i++) {
    const x = 190 + r() ** 1.3 * 190 + r.range(-20, 20),
      y = r.range(205, 330);
    if (x < 296 || y > 300) roof.push([x, y, r.range(4, 12), r.range(2, 5)]); // none on the dormer
  }
  const roofEdge = P.poly(tuples(3, '-0.75,3.12,3.4 9.35,3.12,3.4 9.35,7.1,-2.6 -0.75,7.1,-2.6'));
  A.add(
    g(fill(dapple(r, lawn), '#4E567A', { filter: A.blur(0.8) }), {
      opacity: 0.4,
      style: 'mix-blend-mode:multiply',
    }),
    g(fill(dapple(r, roof), '#8A6E8E', { filter: A.blur(0.8), opacity: 0.6 }), {
      'clip-path': A.clip(roofEdge),
      style: 'mix-blend-mode:multiply',
    }),
  );
}
function frameOak(A: Sheet) {
  const r = rng(41),
    leaf = ['#12343A', '#1E4A45', '#3A6A49', '#8CA658'] as const;
  // trunk and boughs in one dark tone; light catches the trunk's left side and fades before the
  // crotch
  const trunk = smooth(
    tuples(2, '704,566 728,552 740,500 737,400 723,300 716,240 812,240 812,400 814,520 806,566 764,570'),
    true,
    0.7,
  );
  A.add(
    fill(trunk, '#26303A'),
    fill(trunk, A.lin('0 #8A6E58 0.9, 0.3 #564A48 0.6, 1 #26303A 0', 0, 0.95, 0.6, 0.35)),
  );
  A.add(
    stroke(
      barkStrokes(
        r,
        90,
        [748, 800],
        [260, 530],
        [
          [6, 12],
          [14, 28],
        ],
      ),
      '#121A24',
      1.3,
      { opacity: 0.55 },
    ),
  );
  const [ga, gb] = grass(r, [690, 806], [556, 580], 240, 12);
  A.add(fill(ga, '#2F5A42'), fill(gb, '#8CA658'));
  A.add(
    fill(
      bough(tuples(2, '752,300 716,210 640,140 540,92 430,66'), 46, 8) +
        bough(tuples(2, '780,280 774,180 742,90 690,20'), 52, 16) +
        bough(tuples(2, '672,158 610,150 560,158'), 16, 4) +
        bough(tuples(2, '560,98 490,60 420,20'), 14, 5),
      '#26303A',
    ),
    fill(bough(tuples(2, '726,262 702,214 634,151 560,110'), 0.6, 4), '#8A6A52', { opacity: 0.75 }),
  );
  A.add(fill(bough(tuples(2, '-30,120 60,70 150,50 230,58'), 26, 6), '#26303A'));
  const list = leavesAlong(r, 62, (t) => [820 - t * 470, 34 + 165 * (1 - t) ** 1.3], 20, [
    [26, 46],
    [13, 21],
  ]);
  for (let i = 0; i < 26; i++) {
    const t = r(),
      x = -20 + t * 300;
    list.push([x, -20 + (118 - 70 * t) * r() ** 0.7, r.range(24, 42), r.range(12, 20)]);
  }
  list.push([556, 162, 28, 11], [426, 70, 32, 13], [234, 62, 30, 12], [416, 16, 34, 14]);
  const moss = mossAlong(r, 24, (t) => [800 - t * 430, 34 + 165 * (1 - t) ** 1.3], {
    crowd: 1.1,
    drop: [0.6, 1.02],
    length: [30, 88],
    width: [5, 10],
  });
  for (let i = 0; i < 9; i++) {
    const t = r();
    moss.push([10 + t * 230, 108 - 60 * t, r.range(24, 60), r.range(4, 8)]);
  }
  A.add(
    clumps(r, list, leaf, { div: 8, leaf: 5.6, light: [-0.5, -0.6] }),
    mossUnder(r, moss, ['#4E6A62', '#9AA886'], leaf, [-0.5, -0.6]),
  );
}

export function draw(): Sheet {
  // LOT: distance of the house walls
  const A = new Sheet(W, H);

  sky(A);
  backTrees(A);
  riverVista(A);
  ground(A);
  A.add(
    gableHouse(A, -5.9, {
      wall: '#3F6E7C',
      gableCol: '#5E8A92',
      door: '#EDB650',
      cushion: '#FBE9C8',
      seed: 90,
    }),
    centreHouse(A),
  );
  brickWalk(A);
  planting(A);
  shade(A);
  fallenLeaves(A);
  A.add(cat(418, 461, 0.8), bookBox(A, -4.15, 13.05), bicycle(2.75, 10.75));
  frameOak(A);
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFE0A0 0.45, 1 #FFE0A0 0', 110, 240, 520), {
      style: 'mix-blend-mode:soft-light',
    }),
    vignette(A, { cx: 400, cy: 330, r: 560, clear: 0.68, strength: 0.34 }),
  );

  return A;
}
