/**
 * The blue Main Street Bridge, the skyline and a sloop on the St. Johns, at dawn, by day, at dusk
 * and at night, wide and upright. The upper left is kept calm and dark enough for cream words in
 * all of them.
 */

import { mix } from '../kit/colour.ts';
import { flock } from '../kit/figures.ts';
import { tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, smooth, type XY } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { type Band, cloud, expanse, type Noise } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';
import { acosta, mainSt } from './hero/bridges.ts';
import { shore, skyline } from './hero/city.ts';
import type { Hour } from './hero/hours.ts';
import { type Frame, viewsOf } from './hero/scene.ts';

/** The low trees of the far bank. */
const farBank = (HZ: number, colour: string, high: number, seed: number, x0: number, x1: number) => {
  const q = rng(seed);
  let d = `M${x0} ${HZ + 2}`;
  for (let x = x0; x <= x1; x += 6)
    d += `L${x} ${n(HZ - high * (0.55 + 0.45 * Math.sin(x * 0.013 + seed) * Math.sin(x * 0.0047 + seed * 2)) - q() * high * 0.38)}`;
  return fill(`${d}L${x1} ${HZ + 2}Z`, colour);
};

/**
 * The strata of cloud, each with its noise, how it covers and the heights between which it lies.
 */
const strata: readonly (readonly [noise: Noise, cover: readonly [number, number], band: Band])[] = [
  [
    [0.0011, 0.009, 15],
    [0.48, 0.74],
    [-60, 40, 110, 330],
  ],
  [
    [0.0013, 0.011, 62],
    [0.46, 0.66],
    [60, 300, 350, 480],
  ],
  [
    [0.0012, 0.013, 23],
    [0.54, 0.66],
    [185, 370, 430, 520],
  ],
  [
    [0.0012, 0.019, 44],
    [0.58, 0.65],
    [225, 350, 450, 530],
  ],
  [
    [0.0016, 0.034, 71],
    [0.56, 0.61],
    [395, 450, 520, 585],
  ],
  [
    [0.0013, 0.04, 29],
    [0.59, 0.64],
    [380, 450, 530, 585],
  ],
];

/** The last colour of a sail's ramp. */
const colourOf = (ramp: Hour['sails'][0]) => String(ramp).slice(-7);
/** The sloop. */
const boat = (A: Sheet, [x, y, k]: Frame['boat'], { sails, mast, hull }: Hour) => {
  const q = (a: readonly XY[]) => a.map((p): XY => [x + p[0] * k, y + p[1] * k]);
  let s = '';
  s += g(
    fill(
      dpoly(q(tuples(2, '0,10 40,14 26,52 8,104 0,132 -14,92 -44,14'))),
      A.lin([
        [0, colourOf(sails[1]), 0.7],
        [1, colourOf(sails[0]), 0.12],
      ]),
    ) + fill(dpoly(q(tuples(2, '-48,3 46,3 38,16 -38,16'))), hull[0], { opacity: 0.85 }),
    { filter: A.ripple(0.012, 0.12, 16, 5, 0.4, '0.6 1.2') },
  );
  s += fill(
    `${smooth(q(tuples(2, '2,-122 9,-88 24,-48 40,-12 20,-9 2,-8')), false)}Z`,
    A.lin(sails[0], 0, 0, 1, 1),
  );
  s += fill(
    `${smooth(q(tuples(2, '-3,-112 -16,-76 -30,-40 -46,-9 -24,-11 -3,-12')), false)}Z`,
    A.lin(sails[1], 1, 0, 0, 1),
  );
  s +=
    stroke(`M${x} ${y - 126 * k}L${x} ${y}`, mast, n(1.6 * k)) +
    stroke(`M${x} ${n(y - 9 * k)}L${x + 40 * k} ${n(y - 10 * k)}`, mast, n(1.5 * k));
  s +=
    fill(smooth(q(tuples(2, '-52,-7 -20,-4 20,-4 46,-7 40,4 20,7 -20,7 -40,4')), true, 0.6), hull[0]) +
    stroke(smooth(q(tuples(2, '-51,-6.4 -20,-3.6 20,-3.6 45,-6.4'))), hull[1], n(1.2 * k)) +
    circ(x + 14 * k, y - 9 * k, 2.6 * k, hull[0]) +
    circ(x + 22 * k, y - 8.5 * k, 2.4 * k, hull[0]);
  s += fill(
    glints(rng(5), x - 60 * k, x + 60 * k, y + 5 * k, y + 11 * k, 14, { minL: 10, maxL: 40, th: 0.9 }),
    hull[1],
    { opacity: 0.8 },
  );
  return s;
};

/** The near bank at the right: sabal palms and marsh grass, the dark frame of the picture. */
function nearBank({ bank: [aside, down, size], width, height }: Frame, hour: Hour): string {
  const fr = rng(77);
  const [front, back, trunk, edge] = hour.palms;
  const [soil, grass, tip] = hour.ground;
  let fg = fill('M1120 904C1220 884 1300 872 1380 850C1460 828 1520 822 1604 806L1604 904Z', soil);
  for (const [x, y, h, l, sz, leaf] of [
    [1420, 862, 250, -0.1, 1.15, mix(front, back, 0.4)],
    [1578, 850, 500, -0.07, 0.78, front],
    [1494, 862, 385, 0.06, 0.88, front],
  ] as const) {
    const p = palm(fr, x, y, h, { lean: l, size: sz, fronds: 19, droop: 1.15, leaf: 30 });
    fg +=
      fill(p.back, back) +
      fill(p.trunk, trunk) +
      stroke(
        `M${n(x - h * 0.013)} ${n(y)}Q${n(x + l * h * 0.3 - h * 0.012)} ${n(y - h * 0.5)} ${n(p.top[0] - h * 0.007)} ${n(p.top[1] + h * 0.05)}`,
        edge,
        1.4,
        { opacity: 0.6 },
      ) +
      fill(p.front, leaf);
  }
  let gr = '';
  let gr2 = '';
  for (let i = 0; i < 2400; i++) {
    const x = 1110 + fr() ** 0.7 * 500;
    const t = (x - 1110) / 500;
    const hh = fr.range(14, 38) * (0.4 + t * 0.8);
    const b = fr.range(-9, 16);
    const y = 906 - t * 88 + fr.range(0, 64);
    const w = 0.55 + t * 0.45;
    const d = `M${n(x - w)} ${n(y)}Q${n(x + b * 0.2)} ${n(y - hh * 0.6)} ${n(x + b)} ${n(y - hh)}Q${n(x + b * 0.2 + w)} ${n(y - hh * 0.5)} ${n(x + w)} ${n(y)}Z`;
    if (fr() < 0.86) gr += d;
    else gr2 += d;
  }
  fg += fill(gr, grass) + fill(gr2, tip);
  // The corner of the 16:9 sheet goes into the corner of this one.
  return g(fg, {
    transform: `translate(${n(width - 1600 * size + aside)} ${n(height - 900 * size + down)}) scale(${size})`,
  });
}

/** The river in one frame at one hour. */
export function drawRiver(frame: Frame, hour: Hour): Sheet {
  const { width: W, height: H, horizon: HZ, at, zoom } = frame;
  const A = new Sheet(W, H);
  const r = rng(7);
  const { real, mirror } = viewsOf(frame, hour);
  const tall = HZ / 600;
  const sun = [at - 160 * zoom, HZ - hour.high * zoom] as const;
  const area = (W * (H - HZ)) / (1600 * 300);
  // ---------- sky ----------
  A.add(expanse(A, 0, HZ + 4, hour.sky));
  A.add(
    rect(
      0,
      0,
      W,
      HZ + 4,
      A.rad(hour.glow, sun[0], sun[1], 760 * zoom, `translate(0 ${n(sun[1] * 0.42)}) scale(1 .58)`),
    ),
  );
  for (const [layer, [noise, cover, band]] of strata.entries()) {
    const [colour, opacity] = hour.clouds[layer] as Hour['clouds'][0];
    const [across, upright, seed] = noise;
    const [y0, y1, y2, y3] = band;
    A.add(
      cloud(
        A,
        colour,
        [across / zoom, upright / tall, seed],
        cover,
        [y0 * tall, y1 * tall, y2 * tall, y3 * tall],
        opacity,
        { bottom: HZ },
      ),
    );
  }
  // ---------- stars, sun or moon ----------
  let stars = '';
  for (let i = 0; i < Math.round((hour.stars > 0.9 ? 240 : 70) * tall); i++) {
    const y = r() * r() * (hour.stars > 0.9 ? 420 : 190) * tall;
    const x = r() * W;
    const fade = 1 - y / ((hour.stars > 0.9 ? 470 : 230) * tall);
    if (hour.stars > 0)
      stars += circ(x, y, r.range(0.4, 1.1), '#FCF3E1', { opacity: n(r.range(0.2, hour.stars) * fade) });
  }
  A.add(stars);
  const { r: radius, colour, glare } = hour.disc;
  if (radius > 0)
    A.add(
      circ(...sun, radius * 1.6, glare, { opacity: 0.35, filter: A.blur(10) }),
      circ(...sun, radius * Math.sqrt(zoom), colour),
    );
  A.add(farBank(HZ, hour.banks[0], 13, 3, -400, W + 500));
  A.add(farBank(HZ, hour.banks[1], 9, 9, -10, at + 100 * zoom));
  // ---------- water ----------
  const top = HZ + 1;
  const deep = H - top;
  A.add(expanse(A, top, deep, hour.water));
  A.add(
    rect(
      0,
      top,
      W,
      deep,
      A.rad(hour.waterGlow, sun[0], HZ, 330 * tall, `translate(${n(sun[0] * 0.62)} 0) scale(.38 1)`),
    ),
  );
  const refl =
    farBank(HZ, hour.banks[2], 0, 9, -10, at + 100 * zoom) +
    skyline(A, mirror) +
    shore(mirror) +
    acosta(mirror) +
    mainSt(A, mirror);
  A.def(`<g id="refl">${refl}</g>`);
  const near = A.mask(expanse(A, top, deep, '0 #f0f0f0, 0.16 #c8c8c8, 0.34 #000000, 1 #000000'));
  const far = A.mask(expanse(A, top, deep, '0 #000000, 0.14 #222222, 0.34 #a8a8a8, 0.7 #6a6a6a, 1 #2a2a2a'));
  A.add(
    g(g('<use href="#refl"/>', { filter: A.ripple(0.012, 0.16, 14, 4, 0.5, '0.4 1.2') }), { mask: near }),
  );
  A.add(g(g('<use href="#refl"/>', { filter: A.ripple(0.006, 0.075, 44, 8, 0.45, '0.8 3') }), { mask: far }));
  const [dark, light, strength] = hour.ripples;
  A.add(
    fill(
      glints(r, -50, W + 50, HZ + 8, H, Math.round(420 * area), {
        minL: 30,
        maxL: 170,
        th: 1.5,
        persp: 1.25,
      }),
      dark,
      { opacity: 0.38 },
    ),
    fill(
      glints(r, -50, W + 50, HZ + 6, H, Math.round(260 * area), { minL: 20, maxL: 120, th: 1.1, persp: 1.3 }),
      light,
      { opacity: strength },
    ),
  );
  let sp = '';
  let spB = '';
  for (let i = 0; i < 230; i++) {
    const t = r() ** 1.1;
    const y = HZ + 3 + t * (H - HZ - 30);
    const sx = sun[0] + r.gauss() * (14 + t * 62);
    const l = (10 + 46 * r()) * (0.3 + t);
    const hh = (0.5 + 1.9 * t) * r.range(0.6, 1.1);
    const dd = `M${n(sx - l / 2)} ${n(y)}Q${n(sx)} ${n(y - hh)} ${n(sx + l / 2)} ${n(y)}Q${n(sx)} ${n(y + hh)} ${n(sx - l / 2)} ${n(y)}Z`;
    if (t < 0.42) sp += dd;
    else spB += dd;
  }
  const [farLight, nearLight, bright] = hour.path;
  A.add(fill(sp, farLight, { opacity: 0.85 * bright }), fill(spB, nearLight, { opacity: 0.5 * bright }));
  // ---------- the city and its bridges ----------
  A.add(skyline(A, real), shore(real), acosta(real));
  A.add(expanse(A, HZ - 150 * zoom, 170 * zoom, hour.mist));
  A.add(mainSt(A, real));
  A.add(boat(A, frame.boat, hour));
  A.add(nearBank(frame, hour));
  // The blue floodlight of the bridge's towers.
  if (hour.flood > 0)
    for (const [x0, y0] of tuples(2, '345,420 875,430')) {
      const x = at + (x0 - 800) * zoom;
      const y = HZ + (y0 - 600) * zoom;
      A.add(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(90 * zoom)}" ry="${n(230 * zoom)}" fill="${A.rad(
          `0 #5FB0F0 ${hour.flood}, 1 #5FB0F0 0`,
          x,
          y,
          230 * zoom,
          `translate(${n(x * 0.61)} 0) scale(.39 1)`,
        )}" style="mix-blend-mode:screen"/>`,
      );
    }
  // ---------- pelicans ----------
  const [bx, by] = frame.birds;
  const birds = tuples(3, '0,0,1.5 32,-12,1.35 63,-22,1.25 93,-29,1.15 121,-35,1.05 147,-39,0.95');
  A.add(
    fill(
      flock(
        birds.map(([x, y, size]) => [bx + x, by + y, size] as const),
        -0.3,
      ),
      hour.birds,
    ),
  );
  return A;
}
