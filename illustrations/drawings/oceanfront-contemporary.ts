/**
 * Oceanfront contemporary: glass rooms under wide roofs, a pool that holds them, a coastal garden, the moon over the sea.
 * Two lights: the moon low on the left, and the house itself.
 */

import { flat, front, leftSide, quad, wall } from '../kit/faces.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { n, smooth, type XY } from '../kit/path.ts';
import { beamD, face, mirroredIn } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { slope } from '../kit/slopes.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { bed, hedge, path, stripes } from './oceanfront-contemporary/garden.ts';
import { house } from './oceanfront-contemporary/house.ts';
import { cam, HZ } from './oceanfront-contemporary/scene.ts';

const W = 800;
const H = 600;
const WL = 0.12;
const mir = mirroredIn(cam, WL);
// lawn + terrace
const LAWN = (A: Sheet) => {
  const q = rng(17);
  let a = '',
    b = '';
  for (let i = 0; i < 2600; i++) {
    const t = q() ** 1.3;
    const y = HZ + 16 + t * 200;
    const x = q.range(0, W);
    const hh = 1.5 + t * 8;
    const w = 0.3 + t * 0.4;
    const d = `M${n(x - w)} ${n(y)}L${n(x + q.range(-2, 2) * t)} ${n(y - hh)}L${n(x + w)} ${n(y)}Z`;
    if (q() < 0.6) a += d;
    else b += d;
  }
  A.add(fill(a, '#16343C', { opacity: 0.7 }), fill(b, '#6E8A62', { opacity: 0.45 }));
  A.add(
    `<ellipse cx="560" cy="520" rx="330" ry="70" fill="${A.rad(
      '0 #F3C27E 0.42, 1 #F3C27E 0',
      560,
      520,
      330,
      'translate(0 410) scale(1 .21)',
    )}"/>`,
  );
};
// pool
const PQ = flat(-5.2, 6.6, WL, -8.2, -2.4);
const pd = face(cam, PQ);
// loungers + umbrella
const lou = (x: number, z: number) => {
  let s = '';
  s +=
    wall(cam, flat(x, x + 0.65, 0.45, z, z + 1.3), '#F6E3C6') +
    wall(cam, slope([x, x + 0.65, 0.45, z + 1.3], [x, x + 0.65, 1.0, z + 1.95]), '#FFF0D6') +
    wall(cam, front(x, x + 0.65, 0.34, 0.45, z), '#8C6A56') +
    wall(cam, leftSide(x, 0.34, 0.45, z, z + 1.3), '#A98468') +
    fill(
      beamD(cam, [x + 0.05, 0.1, z + 0.1], [x + 0.05, 0.36, z + 0.1], 0.06) +
        beamD(cam, [x + 0.6, 0.1, z + 0.1], [x + 0.6, 0.36, z + 0.1], 0.06) +
        beamD(cam, [x + 0.05, 0.1, z + 1.2], [x + 0.05, 0.36, z + 1.2], 0.06),
      '#4A3A3E',
    );
  return s;
};
// planters / grasses by the fin and fire bowl
const tuft = (rr: Rng, x: number, y: number, h: number, k: number, cols: readonly [string, string]) => {
  const a = ['', ''];
  for (let i = 0; i < k; i++) {
    const b = rr.range(-0.75, 0.75) * h,
      hh = h * rr.range(0.6, 1.1);
    const sx = x + rr.range(-0.12, 0.12) * h;
    append(
      a,
      i % 2,
      `M${n(sx - 0.9)} ${n(y)}Q${n(sx + b * 0.25)} ${n(y - hh * 0.75)} ${n(sx + b)} ${n(y - hh * (1 - 0.35 * Math.abs(b / h)))}Q${n(sx + b * 0.25 + 1)} ${n(y - hh * 0.65)} ${n(sx + 0.9)} ${n(y)}Z`,
    );
  }
  return fill(nth(a, 0), cols[0]) + fill(nth(a, 1), cols[1]);
};

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  const r = rng(12);
  A.add(rect(A.left, 0, A.w, H, '#1A2740'));
  // ---------- sky, moon, sea ----------
  A.add(expanse(A, 0, HZ + 2, '0 #15284A, 0.3 #31436F, 0.55 #75617F, 0.75 #C98583, 0.9 #F2B48E, 1 #FBD6A8'));
  A.add(cloud(A, '#4B5A86', [0.002, 0.016, 15], [0.5, 0.7], [-40, 20, 120, 190], 0.28, { bottom: HZ }));
  A.add(cloud(A, '#E79A82', [0.0022, 0.022, 8], [0.54, 0.66], [90, 150, 250, 320], 0.6, { bottom: HZ }));
  A.add(cloud(A, '#FFDDB0', [0.0022, 0.032, 31], [0.57, 0.63], [150, 210, 300, 360], 0.8, { bottom: HZ }));
  A.add(cloud(A, '#8B6480', [0.0026, 0.05, 19], [0.56, 0.61], [270, 310, 350, 385], 0.6, { bottom: HZ }));
  A.add(
    circ(118, 188, 60, '#FFF1D2', { opacity: 0.2, filter: A.blur(14) }),
    circ(118, 188, 23, '#FFF3DA'),
    circ(111, 182, 4.5, '#EBD6B4', { opacity: 0.5 }),
    circ(124, 194, 6, '#EBD6B4', { opacity: 0.4 }),
    circ(125, 180, 2.6, '#EBD6B4', { opacity: 0.45 }),
  );
  A.add(expanse(A, HZ - 9, 60, '0 #5C6E8C, 0.12 #7C7C90, 0.5 #9C8388, 1 #C9A48E'));
  let mo = '';
  for (let i = 0; i < 70; i++) {
    const t = r() ** 1.1;
    const y = HZ - 7 + t * 40;
    const x = 118 + r.gauss() * (5 + t * 16);
    const l = (4 + 14 * r()) * (0.4 + t);
    mo += `M${n(x - l)} ${n(y)}Q${n(x)} ${n(y - 0.4 - t)} ${n(x + l)} ${n(y)}Q${n(x)} ${n(y + 0.4 + t)} ${n(x - l)} ${n(y)}Z`;
  }
  A.add(fill(mo, '#FFF0D0', { opacity: 0.8 }));
  const wF = A.lin('0 #8E86A0, 0.6 #A99AA6, 1 #C9AFA6');
  const wL = A.lin('0 #E9C6AE, 1 #F6DCBE', 1, 0, 0, 0);
  // ---------- planting behind ----------
  const pb = rng(40);
  let back = '';
  for (const [x, y, h, l, sz] of [
    [300, HZ + 8, 196, -0.03, 0.95],
    [338, HZ + 8, 150, 0.05, 1.0],
    [742, HZ + 10, 250, 0.02, 0.9],
    [792, HZ + 10, 200, -0.05, 1],
  ] as const) {
    const p = palm(pb, x, y, h, { lean: l, size: sz, droop: 1.1, leaf: 22 });
    back += fill(p.back, '#3A3E5E') + fill(p.trunk, '#363752') + fill(p.front, '#2B3252');
  }
  A.add(back);
  // dune line
  A.add(
    fill(
      smooth(
        [
          [-20, HZ + 8],
          [60, HZ - 2],
          [150, HZ + 4],
          [230, HZ - 8],
          [330, HZ - 4],
          [430, HZ - 12],
          [820, HZ - 12],
          [820, HZ + 40],
          [-20, HZ + 40],
        ],
        true,
        0.7,
      ),
      '#5E5A6C',
    ),
  );
  A.add(expanse(A, HZ + 12, H, '0 #7A7A62, 0.1 #54644F, 0.35 #2E4A47, 1 #0F2632'));
  hedge(A);
  stripes(A);
  LAWN(A);
  path(A);
  A.add(wall(cam, flat(-6.4, 16.5, 0.1, -9.4, 0.2), A.lin('0 #F0CBA0, 0.35 #CFA590, 1 #7E7384')));
  let pv = '';
  for (let x = -6.4; x <= 16.5; x += 1.15) pv += beamD(cam, [x, 0.1, -9.4], [x, 0.1, 0], 0.02);
  for (let z = -9.4; z < 0; z += 1.15) pv += beamD(cam, [-6.4, 0.1, z], [16.5, 0.1, z], 0.02);
  A.add(fill(pv, '#6B6072', { opacity: 0.55 }));
  A.add(
    wall(cam, front(-6.4, 16.5, 0, 0.1, -9.4), '#5D5668'),
    wall(cam, leftSide(-6.4, 0, 0.1, -9.4, 0), '#C7A594'),
  );
  // light spill on terrace
  A.add(
    fill(
      face(cam, quad('-1,0.1,0 7.6,0.1,0 9.5,0.1,-2.2 -4,0.1,-2.2')),
      A.lin('0 #FFE0A0 0.85, 1 #FFD28A 0.0', 0, 0, 0, 1),
    ),
  );
  A.add(house(A, wF, wL, cam));
  A.add(wall(cam, flat(-5.5, 6.9, 0.13, -8.5, -2.1), '#EAD0B4'));
  A.add(fill(pd, A.lin('0 #3FA3A6, 0.5 #1F7682, 1 #124C62')));
  A.add(
    g(g(house(A, wF, wL, mir), { filter: A.ripple(0.02, 0.14, 11, 6, 0.4, '0.5 1.4') }), {
      'clip-path': A.clip(pd),
      opacity: 0.72,
    }),
  );
  A.add(g(fill(pd, A.lin('0 #5FC6C2 0.42, 0.6 #2A8C96 0.22, 1 #0E3E56 0.45')), {}));
  {
    const c = A.clip(pd);
    A.add(
      g(
        fill(glints(r, 150, 620, 430, 560, 150, { minL: 8, maxL: 46, th: 1.0 }), '#BFEDE6', {
          opacity: 0.38,
        }) +
          fill(glints(r, 150, 620, 430, 560, 80, { minL: 10, maxL: 50, th: 1.1 }), '#FFE2A8', {
            opacity: 0.5,
          }),
        { 'clip-path': c },
      ),
    );
  }
  A.add(lou(9.2, -4.6), lou(10.6, -4.6), lou(12.4, -4.6));
  const tr = rng(8);
  for (let x = 7.5; x < 16.4; x += 0.55) {
    const p = cam([x, 0.1, -0.6]);
    A.add(tuft(tr, p[0], p[1], tr.range(13, 20), 22, ['#2A4A48', '#7E8A62']));
  }
  {
    A.add(
      wall(cam, front(7.4, 9.0, 0.1, 0.55, -6.6), '#3A3444'),
      wall(cam, leftSide(7.4, 0.1, 0.55, -6.6, -5.2), '#6A5A60'),
      wall(cam, flat(7.4, 9.0, 0.55, -6.6, -5.2), '#241F2C'),
    );
    const c = cam([8.2, 0.6, -5.9]);
    for (const [w, h, cc] of [
      [16, 26, '#E0745A'],
      [11, 19, '#F3A35C'],
      [6, 12, '#FFE9B0'],
    ] as const)
      A.add(
        fill(
          `M${n(c[0] - w)} ${n(c[1])}C${n(c[0] - w)} ${n(c[1] - h * 0.5)} ${n(c[0] - w * 0.2)} ${n(c[1] - h * 0.4)} ${n(c[0] - w * 0.1)} ${n(c[1] - h)}C${n(c[0] + w * 0.3)} ${n(c[1] - h * 0.5)} ${n(c[0] + w)} ${n(c[1] - h * 0.6)} ${n(c[0] + w)} ${n(c[1])}Z`,
          cc,
        ),
      );
    A.add(circ(c[0], c[1] - 6, 60, '#FFB870', { opacity: 0.22, filter: A.blur(16) }));
  }
  A.add(
    g(
      fill(face(cam, quad('-5.2,0.13,-2.4 6.6,0.13,-2.4 6.6,0.13,-2.1 -5.2,0.13,-2.1')), '#FFE9C6', {
        opacity: 0.7,
      }),
    ),
  );
  // warm bloom over the house
  A.add(
    `<ellipse cx="470" cy="330" rx="260" ry="130" fill="${A.rad(
      '0 #FFD08A 0.38, 1 #FFD08A 0',
      470,
      330,
      260,
      'translate(0 165) scale(1 .5)',
    )}" style="mix-blend-mode:screen"/>`,
  );
  bed(A);
  for (const [x, z] of tuples(2, '-4.5,-10.9 -0.5,-11 3.5,-11 7.5,-10.9')) {
    const c = cam([x, 0.5, z]),
      b = cam([x, 0, z]);
    A.add(
      circ(
        c[0],
        b[1],
        34,
        A.rad('0 #FFD894 0.55, 1 #FFD894 0', c[0], b[1], 34, `translate(0 ${n(b[1] * 0.68)}) scale(1 .32)`),
      ),
      stroke(`M${n(c[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}`, '#1A2233', 2),
      rect(c[0] - 4, c[1] - 2, 8, 3.4, '#FFE9B4'),
    );
  }
  // foreground dune with sea oats
  A.add(
    fill(
      smooth(
        tuples(
          2,
          `${side > 0 ? '-150,446 -90,452' : '-20,470'} 70,462 150,490 250,545 380,588 560,604 560,640 ${side > 0 ? -150 : -20},640`,
        ),
        true,
        0.7,
      ),
      A.lin('0 #5A5266, 0.4 #2A3048, 1 #10192B'),
    ),
  );
  const fo = rng(31);
  let oats = '';
  let oatH = '';
  let bl = '';
  let bl2 = '';
  for (let i = 0; i < 420; i++) {
    const x = fo.range(-10 - side, 520);
    const base = x < 70 ? 468 + Math.min(0, x) * 0.14 : 470 + ((x - 60) / 460) ** 1.0 * 132;
    const y = base + fo.range(6, 60);
    const h = fo.range(22, 64) * (x < 200 ? 1.15 : 0.8);
    const b = fo.range(0.05, 0.55) * h;
    const w = fo.range(0.7, 1.5);
    const d = `M${n(x - w)} ${n(y)}Q${n(x + b * 0.1)} ${n(y - h * 0.7)} ${n(x + b)} ${n(y - h)}Q${n(x + b * 0.2 + w)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y)}Z`;
    if (i % 5) bl += d;
    else bl2 += d;
  }
  let oatD = '';
  for (let i = 0; i < 30; i++) {
    const x = fo.range(-6 - side, 330);
    const base = x < 70 ? 475 + Math.min(0, x) * 0.14 : 475 + ((x - 60) / 460) ** 1.0 * 132;
    const y = base + fo.range(0, 26);
    const h = fo.range(95, 185) * (x < 160 ? 1 : 0.66);
    const b = fo.range(0.14, 0.36) * h;
    const P0 = [x, y] as const,
      P1 = [x + b * 0.02, y - h * 0.85] as const,
      P2 = [x + b, y - h] as const;
    const B = (t: number): XY => [
      P0[0] * (1 - t) * (1 - t) + 2 * P1[0] * t * (1 - t) + P2[0] * t * t,
      P0[1] * (1 - t) * (1 - t) + 2 * P1[1] * t * (1 - t) + P2[1] * t * t,
    ];
    oats += `M${n(P0[0])} ${n(P0[1])}Q${n(P1[0])} ${n(P1[1])} ${n(P2[0])} ${n(P2[1])}`;
    for (let k = 0; k < 26; k++) {
      const t = 0.7 + (0.3 * k) / 25;
      const c = B(t);
      const a = ((1.25 - Math.abs(k / 25 - 0.4) * 1.1) * fo.range(0.8, 1.15) * h) / 130;
      const dx = ((k % 2 ? 1 : -0.25) * fo.range(1, 4.5) * h) / 130,
        dy = (fo.range(1, 5) * h) / 130;
      const d = `M${n(c[0])} ${n(c[1])}q${n(dx * 0.6)} ${n(-0.4)} ${n(dx)} ${n(dy)}q${n(1.6 * a)} ${n(3 * a)} ${n(0.5 * a)} ${n(6.4 * a)}q${n(-2.2 * a)} ${n(-2.6 * a)} ${n(-0.9 * a)} ${n(-6.2 * a)}Z`;
      if (k % 3) oatH += d;
      else oatD += d;
    }
  }
  A.add(
    fill(bl2, '#3B3F58'),
    fill(bl, '#141E32'),
    stroke(oats, '#2E2B3E', 1.2),
    fill(oatD, '#A86F5C'),
    fill(oatH, '#E8B489'),
  );

  return A;
}
