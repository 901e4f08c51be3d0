/**
 * The blue Main Street Bridge, the skyline and a sloop on the St. Johns at dusk. The sun has just gone, left of the
 * middle. Kept calm above for the navigation and lower left for the headline.
 */

import { flock } from '../kit/figures.ts';
import { tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, smooth, type XY } from '../kit/path.ts';
import { mirroredIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { acosta, mainSt } from './hero/bridges.ts';
import { shore, skyline } from './hero/city.ts';
import { cam, HZ } from './hero/scene.ts';

const W = 1600;
const H = 900;
const mir = mirroredIn(cam, 0);
const SUN = [640, HZ - 92] as const;
// ---------- far bank + Acosta ----------
const bank = (col: string, hh: number, seed: number, x0 = -400, x1 = 2100) => {
  const q = rng(seed);
  let d = `M${x0} ${HZ + 2}`;
  for (let x = x0; x <= x1; x += 6) {
    d += `L${x} ${n(HZ - hh * (0.55 + 0.45 * Math.sin(x * 0.013 + seed) * Math.sin(x * 0.0047 + seed * 2)) - q() * hh * 0.38)}`;
  }
  return fill(`${d}L${x1} ${HZ + 2}Z`, col);
};
// ---------- assemble: reflection first ----------
const waterTop = HZ + 1;
// sailboat, backlit
const boat = (A: Sheet, x: number, y: number, k: number) => {
  const q = (a: readonly XY[]) => a.map((p): XY => [x + p[0] * k, y + p[1] * k]);
  let s = '';
  s += g(
    fill(
      dpoly(q(tuples(2, '0,10 40,14 26,52 8,104 0,132 -14,92 -44,14'))),
      A.lin('0 #F4B78A 0.75, 1 #E08A6C 0.12'),
    ) + fill(dpoly(q(tuples(2, '-48,3 46,3 38,16 -38,16'))), '#14263F', { opacity: 0.85 }),
    { filter: A.ripple(0.012, 0.12, 16, 5, 0.4, '0.6 1.2') },
  );
  s += fill(
    `${smooth(q(tuples(2, '2,-122 9,-88 24,-48 40,-12 20,-9 2,-8')), false)}Z`,
    A.lin('0 #F9D7A8, 1 #E08A6C', 0, 0, 1, 1),
  );
  s += fill(
    `${smooth(q(tuples(2, '-3,-112 -16,-76 -30,-40 -46,-9 -24,-11 -3,-12')), false)}Z`,
    A.lin('0 #FFF0D0, 1 #F4B78A', 1, 0, 0, 1),
  );
  s +=
    stroke(`M${x} ${y - 126 * k}L${x} ${y}`, '#3A2E46', n(1.6 * k)) +
    stroke(`M${x} ${n(y - 9 * k)}L${x + 40 * k} ${n(y - 10 * k)}`, '#3A2E46', n(1.5 * k));
  s +=
    fill(smooth(q(tuples(2, '-52,-7 -20,-4 20,-4 46,-7 40,4 20,7 -20,7 -40,4')), true, 0.6), '#13243C') +
    stroke(smooth(q(tuples(2, '-51,-6.4 -20,-3.6 20,-3.6 45,-6.4'))), '#F8C79C', n(1.2 * k)) +
    circ(x + 14 * k, y - 9 * k, 2.6 * k, '#1B2C44') +
    circ(x + 22 * k, y - 8.5 * k, 2.4 * k, '#1B2C44');
  s += fill(
    glints(rng(5), x - 60 * k, x + 60 * k, y + 5 * k, y + 11 * k, 14, { minL: 10, maxL: 40, th: 0.9 }),
    '#FFE3AC',
    { opacity: 0.8 },
  );
  return s;
};

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(7);
  // ---------- sky ----------
  A.add(
    expanse(
      A,
      0,
      HZ + 4,
      '0 #0E2340, 0.22 #1C3A60, 0.42 #47527C, 0.58 #8C6480, 0.72 #D47B70, 0.85 #F4A878, 0.95 #FCD197, 1 #FFE2AE',
    ),
  );
  A.add(
    rect(
      0,
      0,
      W,
      HZ + 4,
      A.rad(
        '0 #FFF0C4 0.95, 0.12 #FFDFA0 0.75, 0.38 #FBAA78 0.35, 1 #F08F70 0',
        SUN[0],
        SUN[1],
        760,
        `translate(0 ${SUN[1] * 0.42}) scale(1 .58)`,
      ),
    ),
  );
  A.add(cloud(A, '#3A5478', [0.0011, 0.009, 15], [0.52, 0.68], [-60, 40, 150, 260], 0.34, { bottom: HZ }));
  A.add(cloud(A, '#6A5878', [0.0013, 0.011, 62], [0.52, 0.6], [130, 230, 330, 470], 0.62, { bottom: HZ }));
  A.add(cloud(A, '#E98A70', [0.0012, 0.013, 23], [0.55, 0.63], [150, 260, 380, 500], 0.72, { bottom: HZ }));
  A.add(cloud(A, '#FFD39A', [0.0012, 0.019, 44], [0.585, 0.65], [200, 300, 430, 520], 0.85, { bottom: HZ }));
  A.add(cloud(A, '#7A4F6A', [0.0016, 0.034, 71], [0.56, 0.61], [395, 450, 520, 585], 0.62, { bottom: HZ }));
  A.add(cloud(A, '#FFE4B4', [0.0013, 0.04, 29], [0.59, 0.64], [380, 450, 530, 585], 0.8, { bottom: HZ }));
  // stars, moon
  let st = '';
  for (let i = 0; i < 70; i++) {
    const y = r() * r() * 190,
      x = r() * W;
    st += circ(x, y, r.range(0.4, 1.1), '#FCF3E1', { opacity: n(r.range(0.2, 0.75) * (1 - y / 230)) });
  }
  A.add(st);
  // sun
  A.add(
    circ(SUN[0], SUN[1], 64, '#FFE9B5', { opacity: 0.35, filter: A.blur(10) }),
    circ(SUN[0], SUN[1], 40, '#FFF7E0'),
  );
  A.add(bank('#D98A74', 13, 3));
  A.add(bank('#9C5F6A', 9, 9, -10, 900));
  A.add(
    expanse(
      A,
      waterTop,
      H - waterTop,
      '0 #F7BE8C, 0.06 #E29A80, 0.2 #A56F7E, 0.42 #4E5879, 0.7 #1C3E5A, 1 #0B2236',
    ),
  );
  A.add(
    rect(
      0,
      waterTop,
      W,
      H - waterTop,
      A.rad(
        '0 #FFE9B8 0.95, 0.25 #FBC48C 0.6, 1 #F08F70 0',
        SUN[0],
        HZ,
        330,
        `translate(${SUN[0] * 0.62} 0) scale(.38 1)`,
      ),
    ),
  );
  const refl = bank('#8B5B68', 0, 9) + skyline(A, mir) + shore(mir) + acosta(mir) + mainSt(A, mir);
  const reflG = `<g id="refl">${refl}</g>`;
  A.def(reflG);
  const m1 = A.mask(expanse(A, waterTop, H - waterTop, '0 #f0f0f0, 0.16 #c8c8c8, 0.34 #000000, 1 #000000'));
  const m2 = A.mask(
    expanse(A, waterTop, H - waterTop, '0 #000000, 0.14 #222222, 0.34 #a8a8a8, 0.7 #6a6a6a, 1 #2a2a2a'),
  );
  A.add(g(g('<use href="#refl"/>', { filter: A.ripple(0.012, 0.16, 14, 4, 0.5, '0.4 1.2') }), { mask: m1 }));
  A.add(g(g('<use href="#refl"/>', { filter: A.ripple(0.006, 0.075, 44, 8, 0.45, '0.8 3') }), { mask: m2 }));
  // water tone bands
  A.add(
    g(
      fill(glints(r, -50, W + 50, HZ + 8, H, 420, { minL: 30, maxL: 170, th: 1.5, persp: 1.25 }), '#0E2C45', {
        opacity: 0.38,
      }),
    ),
  );
  A.add(
    g(
      fill(glints(r, -50, W + 50, HZ + 6, H, 260, { minL: 20, maxL: 120, th: 1.1, persp: 1.3 }), '#6FA0B4', {
        opacity: 0.3,
      }),
    ),
  );
  let sp = '';
  let spB = '';
  for (let i = 0; i < 230; i++) {
    const t = r() ** 1.1;
    const y = HZ + 3 + t * (H - HZ - 30);
    const sx = SUN[0] + r.gauss() * (14 + t * 62);
    const l = (10 + 46 * r()) * (0.3 + t);
    const hh = (0.5 + 1.9 * t) * r.range(0.6, 1.1);
    const dd = `M${n(sx - l / 2)} ${n(y)}Q${n(sx)} ${n(y - hh)} ${n(sx + l / 2)} ${n(y)}Q${n(sx)} ${n(y + hh)} ${n(sx - l / 2)} ${n(y)}Z`;
    if (t < 0.42) sp += dd;
    else spB += dd;
  }
  A.add(fill(sp, '#FFE3AC', { opacity: 0.85 }), fill(spB, '#E9B98F', { opacity: 0.5 }));
  // scene
  A.add(skyline(A, cam), shore(cam), acosta(cam));
  A.add(expanse(A, HZ - 150, 170, '0 #FBC490 0, 0.85 #FBC490 0.34, 1 #FBC490 0'));
  A.add(mainSt(A, cam));
  A.add(boat(A, 1048, 748, 0.98));
  // foreground bank: sabal palms and marsh grass, dark frame on the right
  const fr = rng(77);
  let fg = '';
  fg += fill('M1120 904C1220 884 1300 872 1380 850C1460 828 1520 822 1604 806L1604 904Z', '#0A1828');
  for (const [x, y, h, l, sz, c1, c2] of [
    [1420, 862, 250, -0.1, 1.15, '#14293F', '#1A3248', '#2A4560'],
    [1578, 850, 500, -0.07, 0.78, '#0D1E31', '#122A42', '#24405A'],
    [1494, 862, 385, 0.06, 0.88, '#0B1A2C', '#102740', '#213D57'],
  ] as const) {
    const p = palm(fr, x, y, h, { lean: l, size: sz, fronds: 19, droop: 1.15, leaf: 30 });
    fg +=
      fill(p.back, c2) +
      fill(p.trunk, c1) +
      stroke(
        `M${n(x - h * 0.013)} ${n(y)}Q${n(x + l * h * 0.3 - h * 0.012)} ${n(y - h * 0.5)} ${n(p.top[0] - h * 0.007)} ${n(p.top[1] + h * 0.05)}`,
        '#C97B6B',
        1.4,
        { opacity: 0.6 },
      ) +
      fill(p.front, c1);
  }
  let gr = '';
  let gr2 = '';
  for (let i = 0; i < 2400; i++) {
    const x = 1110 + fr() ** 0.7 * 500;
    const t = (x - 1110) / 500;
    const hh = fr.range(14, 38) * (0.4 + t * 0.8);
    const b = fr.range(-9, 16);
    const y = H + 6 - t * 88 + fr.range(0, 64);
    const w = 0.55 + t * 0.45;
    const d = `M${n(x - w)} ${n(y)}Q${n(x + b * 0.2)} ${n(y - hh * 0.6)} ${n(x + b)} ${n(y - hh)}Q${n(x + b * 0.2 + w)} ${n(y - hh * 0.5)} ${n(x + w)} ${n(y)}Z`;
    if (fr() < 0.86) gr += d;
    else gr2 += d;
  }
  fg += fill(gr, '#0B1A2B') + fill(gr2, '#1E3950');
  A.add(fg);
  for (const [x, y0] of tuples(2, '345,420 875,430'))
    A.add(
      `<ellipse cx="${x}" cy="${y0}" rx="90" ry="230" fill="${A.rad(
        '0 #5FB0F0 0.2, 1 #5FB0F0 0',
        x,
        y0,
        230,
        `translate(${n(x * 0.61)} 0) scale(.39 1)`,
      )}" style="mix-blend-mode:screen"/>`,
    );
  // pelicans
  const birds = flock(
    tuples(3, '905,168,1.5 937,156,1.35 968,146,1.25 998,139,1.15 1026,133,1.05 1052,129,0.95'),
    -0.3,
  );
  A.add(fill(birds, '#14263F'));

  return A;
}
