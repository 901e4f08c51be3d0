/**
 * White modern farmhouse in Nocatee. Two-point view from the right, the last sun from the left,
 * mist in the pines, the first lamps lit.
 */

import { bicycle } from '../kit/bicycle.ts';
import { flat, front, quad, rightSide, wall } from '../kit/faces.ts';
import { leafMass } from '../kit/foliage.ts';
import { lawnBlades } from '../kit/grasses.ts';
import { lampGlow, softGlow, vignette } from '../kit/light.ts';
import { append, nth, tuples } from '../kit/lists.ts';
import { dpoly, n, smooth, xy } from '../kit/path.ts';
import { beamD, face } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, g, stroke } from '../kit/svg.ts';
import {
  blackWindow,
  lantern,
  mainBlock,
  porch,
  standingSeam,
  streetGable,
  wing,
} from './nocatee-farmhouse/house.ts';
import { C, FOCAL, HORIZON, pr } from './nocatee-farmhouse/scene.ts';

const W = 800;
const H = 600;

// ---------- assemble ----------
const MIST = ['#7897A4', '#8CA8AA', '#A6B8A8', '#D8CE9E'] as const;
const NEAR = ['#1F4650', '#2F5E56', '#4A7A5C', '#A8AC66'] as const;
const HEDGE = ['#234C4C', '#386654', '#5E8A58', '#B5BC6C'] as const;
const drive = flat(18.2, 22.6, 0.02, -22, 3);
const row = (
  r: Rng,
  xs: readonly number[],
  z: number,
  rx: number,
  ry: number,
  cols: readonly string[],
  o?: { leaf: number; spread: number },
) =>
  leafMass(
    r,
    xs.map((x) => {
      const p = pr([x, ry * 0.7, z]),
        k = FOCAL / p[2];
      return [p[0], p[1], rx * k, ry * k];
    }),
    cols,
    { light: [-0.8, -0.6], leaf: 3, spread: 2.4, ...o },
  );
const span = (a: number, b: number, d: number) =>
  Array.from({ length: Math.floor((b - a) / d) + 1 }, (_, i) => a + i * d);
const HYDRANGEA = ['#386654', '#8FA0C4', '#C3CBE0', '#FFF6E8'] as const;
function muhly(m: Rng, x: number, y: number, size: number, count: number): string {
  let blades = '',
    plume = '',
    bright = '';
  for (let i = 0; i < count; i++) {
    const a = -Math.PI / 2 + m.range(-0.75, 0.75),
      l = size * m.range(0.7, 1.05),
      ex = x + Math.cos(a) * l * 1.1,
      ey = y + Math.sin(a) * l + Math.abs(Math.cos(a)) * l * 0.25,
      cx = x + Math.cos(a) * l * 0.35,
      cy = y + Math.sin(a) * l * 0.75;
    if (i % 3 === 0) {
      blades += `M${n(x + m.range(-8, 8))} ${n(y)}Q${n(cx)} ${n(cy + l * 0.25)} ${n(x + Math.cos(a) * l * 0.8)} ${n(ey + l * 0.4)}`;
      continue;
    }
    // airy plume: many hair-fine hooks along the outer half of the stem
    let d = `M${n(x + m.range(-8, 8))} ${n(y)}Q${n(cx)} ${n(cy)} ${n(ex)} ${n(ey)}`;
    for (let k = 0; k < 7; k++) {
      const t = 0.55 + 0.45 * (k / 6),
        px = x + (ex - x) * t,
        py = y + (ey - y) * t - l * 0.16 * Math.sin(Math.PI * t);
      d += `M${n(px)} ${n(py)}l${n(m.range(-5, 5))} ${n(m.range(-8, -3))}`;
    }
    if (i % 4 === 0) bright += d;
    else plume += d;
  }
  return (
    stroke(blades, '#2E5A58', 1.5) +
    stroke(plume, '#C0708C', 0.9, { opacity: 0.75 }) +
    stroke(bright, '#FFD0C4', 0.9, { opacity: 0.8 })
  );
}
// saw palmetto: stiff fans on arching stems
function palmetto(x: number, y: number, size: number, seed: number): string {
  const q = rng(seed);
  let dark = '',
    lit = '',
    stems = '';
  for (let f = 0; f < 8; f++) {
    const a0 = -Math.PI * (0.12 + 0.76 * (f / 7)) + q.range(-0.08, 0.08),
      reach = size * q.range(0.55, 0.75),
      cx = x + Math.cos(a0) * reach,
      cy = y + Math.sin(a0) * reach;
    stems += `M${n(x)} ${n(y)}Q${n(x + Math.cos(a0) * reach * 0.4)} ${n(y + Math.sin(a0) * reach * 0.7)} ${n(cx)} ${n(cy)}`;
    for (let i = 0; i < 17; i++) {
      const u = i / 16 - 0.5,
        a = a0 + u * 2.9,
        l = size * (0.5 - 0.22 * Math.abs(u)) * q.range(0.92, 1.06),
        w = size * 0.013,
        mx = cx + Math.cos(a) * l * 0.45,
        my = cy + Math.sin(a) * l * 0.45,
        d = `M${n(cx)} ${n(cy)}L${n(mx - Math.sin(a) * w)} ${n(my + Math.cos(a) * w)}L${n(cx + Math.cos(a) * l)} ${n(cy + Math.sin(a) * l + l * 0.12)}L${n(mx + Math.sin(a) * w)} ${n(my - Math.cos(a) * w)}Z`;
      if (f % 3 === 1) lit += d;
      else dark += d;
    }
  }
  return stroke(stems, '#2A5450', 1.8) + fill(dark, '#1F4650') + fill(lit, '#4A7862');
}

/** `side`: how far the view goes on to either side, for the wide frame. */
/** The hour when rooms are lit: what falls from the windows, the porch and the lanterns. */
function lights(A: Sheet) {
  for (const [x, y, r, k] of tuples(
    4,
    '428,394,120,1 428,394,60,0.6 120,398,50,0.8 168,398,60,0.6 305,397,44,0.7 362,400,56,0.7 340,340,50,0.6 310,312,34,0.6 358,373,26,0.9 548,371,26,0.9 702,385,26,0.9 668,394,40,0.4 742,394,46,0.4',
  ))
    A.add(lampGlow(A, x, y, r, '#FFC46A', k));
  A.add(
    lampGlow(A, 430, 480, 150, '#FFC46A', 0.4, 1.2, 0.24),
    lampGlow(A, 330, 462, 110, '#FFC46A', 0.4, 1, 0.2),
  );
}

export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);

  // ---------- pines ----------
  // Slash pine: straight trunk, flat pads of needle bursts on short limbs; tones run dark (below)
  // to light (sun side).
  function pine(
    r: Rng,
    x: number,
    y: number,
    h: number,
    {
      trunk,
      trunkLit,
      cols,
      lean = 0,
      spread = 0.15,
    }: { trunk: string; trunkLit: string; cols: readonly string[]; lean?: number; spread?: number },
  ): string {
    const w = h * 0.02 + 1,
      tx = x + lean * h,
      tones = cols.map(() => '');
    let limbs = '';
    const burst = (px: number, py: number, tone: number) => {
      const l = h * r.range(0.016, 0.026);
      for (let j = 0; j < 11; j++) {
        const a = -Math.PI * (0.98 * (j / 10)) - 0.03 + r.range(-0.2, 0.2),
          ex = px + Math.cos(a) * l * 1.5,
          ey = py + Math.sin(a) * l,
          half = h * 0.0042;
        append(
          tones,
          tone,
          `M${n(px - half)} ${n(py + half)}L${n(ex)} ${n(ey)}L${n(px + half)} ${n(py + half)}Z`,
        );
      }
    };
    for (let i = 0; i < 22; i++) {
      const t = 0.5 + 0.5 * (i / 21),
        side = (i % 2 ? 1 : -1) * r.range(0.15, 1),
        reach = side * h * spread * (1.1 - Math.abs(t - 0.68) * 2.2),
        bx = x + lean * h * t,
        by = y - h * t * 0.97,
        cx = bx + reach,
        cy = by - Math.abs(reach) * 0.25;
      limbs += `M${n(bx)} ${n(by + 3)}Q${n(bx + reach * 0.5)} ${n(by)} ${n(cx)} ${n(cy)}`;
      for (let b = 0; b < 15; b++) {
        const u = r.range(-1, 1),
          v = r.range(-1, 1),
          shade = -v * 0.45 - u * 0.25 - side * 0.2 + 0.5 + r.range(-0.15, 0.15);
        burst(
          cx + u * h * 0.062,
          cy + v * h * 0.02,
          Math.max(0, Math.min(cols.length - 1, Math.floor(shade * cols.length))),
        );
      }
    }
    return (
      fill(
        dpoly([
          [x - w, y],
          [tx - w * 0.4, y - h * 0.95],
          [tx + w * 0.4, y - h * 0.95],
          [x + w, y],
        ]),
        trunk,
      ) +
      fill(
        dpoly([
          [x - w, y],
          [tx - w * 0.4, y - h * 0.95],
          [tx - w * 0.1, y - h * 0.95],
          [x - w * 0.3, y],
        ]),
        trunkLit,
      ) +
      stroke(limbs, trunk, Math.max(0.8, h * 0.005)) +
      tones.map((d, k) => fill(d, nth(cols, k))).join('')
    );
  }
  A.add(expanse(A, 0, HORIZON + 8, '0 #2F5C96, 0.26 #6C86B4, 0.5 #C49CB0, 0.74 #F6AC8A, 1 #FFD494'));
  A.add(
    cloud(A, '#E9A8A0', [0.0026, 0.02, 35], [0.52, 0.66], [-40, 20, 170, 280], 0.55, { bottom: HORIZON }),
  );
  A.add(
    cloud(A, '#F29A7E', [0.0026, 0.028, 57], [0.55, 0.66], [80, 150, 250, 330], 0.8, { bottom: HORIZON }),
  );
  A.add(softGlow(A, 30, 320, 300, 200, '#FFE6B0', 0.75), circ(58, 318, 26, '#FFF9E8'));
  const t = rng(12);
  for (const [x, h] of tuples(
    2,
    '14,236 96,210 150,262 236,230 330,300 396,250 560,290 622,330 668,262 726,320 790,280',
  ))
    A.add(
      pine(t, x, HORIZON + 6, h, {
        trunk: '#968FA0',
        trunkLit: '#E0BC9C',
        cols: MIST,
        lean: t.range(-0.03, 0.03),
      }),
    );
  for (const [x, h] of tuples(2, '46,330 690,390 772,420'))
    A.add(
      pine(t, x, HORIZON + 10, h, {
        trunk: '#5E4E60',
        trunkLit: '#DB9A74',
        cols: NEAR,
        lean: t.range(-0.02, 0.03),
        spread: 0.15,
      }),
    );
  A.add(
    leafMass(
      t,
      Array.from({ length: 22 }, (_, i) => [i * 40 - 10, HORIZON - 4 + t.range(-8, 6), 36, 22]),
      MIST,
      { leaf: 4.4, spread: 6, light: [-0.8, -0.5], base: '#8CA8AA' },
    ),
  );
  A.add(expanse(A, 320, 110, '0 #FFE9C4 0, 0.7 #FFE9C4 0.5, 1 #FFE9C4 0.2'));
  // lawn, gravel drive, slab walk
  A.add(expanse(A, HORIZON + 8, H, '0 #C9C880, 0.25 #86A65E, 0.6 #44784E, 1 #1B4644'));
  const dewR = rng(5);
  A.add(
    lawnBlades(dewR, {
      x1: W,
      y0: HORIZON + 16,
      y1: H,
      count: 2400,
      near: 7,
      dark: '#2A5C4A',
      light: '#EBDF98',
    }),
  );
  A.add(
    wall(pr, flat(18.0, 22.8, 0.01, -22, 3), '#F3E3C6'),
    fill(face(pr, drive), A.lin('0 #EBCFA6, 1 #9C858F')),
  );
  {
    const q = rng(17);
    let a = '',
      b = '';
    for (let i = 0; i < 900; i++) {
      const p = pr([q.range(18.3, 22.5), 0.03, q.range(-19, 3)]),
        k = (FOCAL / p[2]) * 0.014 * q.range(0.6, 1.5);
      const d = `M${n(p[0] - k * 1.6)} ${n(p[1])}a${n(k * 1.6)} ${n(k * 0.7)} 0 1 0 ${n(k * 3.2)} 0a${n(k * 1.6)} ${n(k * 0.7)} 0 1 0 ${n(-k * 3.2)} 0Z`;
      if (q() < 0.5) a += d;
      else b += d;
    }
    A.add(
      g(fill(a, '#8F8088', { opacity: 0.5 }) + fill(b, '#FFF6E2', { opacity: 0.7 }), {
        'clip-path': A.clip(face(pr, drive)),
      }),
    );
  }
  for (let z = -2.4; z > -12; z -= 1.05)
    A.add(wall(pr, flat(8.2, 9.8, 0.02, z - 0.9, z), A.lin('0 #F6E9D2, 1 #D0C0B4')));
  A.add(mainBlock(A));
  A.add(streetGable(A, { x0: 0.5, x1: 5.8, z: -0.4, zBack: 5, eave: 5.6, peak: 9.5, battens: 14 }));
  A.add(
    blackWindow(A, front(2.1, 4.2, 0.95, 2.85, -0.43), 3, 2, 1),
    blackWindow(A, front(2.1, 4.2, 4.0, 5.6, -0.43), 3, 2),
    blackWindow(A, front(2.85, 3.45, 6.7, 7.7, -0.43), 1, 2),
  );
  A.add(porch(A));
  A.add(wing(A));
  A.add(streetGable(A, { x0: 12.2, x1: 18, z: -1.4, zBack: 6, eave: 5.7, peak: 9.9, battens: 15 }));
  A.add(
    blackWindow(A, front(13.7, 16.5, 0.95, 3.0, -1.43), 4, 2, 1),
    blackWindow(A, front(13.7, 16.5, 4.1, 5.9, -1.43), 4, 2),
    blackWindow(A, front(14.7, 15.5, 7.0, 8.1, -1.43), 2, 2),
  );
  A.add(
    standingSeam(
      quad('13.3,3.15,-2.1 16.9,3.15,-2.1 16.9,3.6,-1.4 13.3,3.6,-1.4'),
      10,
      A.lin('0 #8E96A2, 1 #6A7484'),
    ),
    fill(
      beamD(pr, [13.5, 2.6, -1.4], [13.5, 3.15, -2.0], 0.1) +
        beamD(pr, [16.7, 2.6, -1.4], [16.7, 3.15, -2.0], 0.1),
      C.cedar,
    ),
  );
  A.add(
    blackWindow(A, rightSide(18.03, 1.2, 2.7, 0.2, 1.9), 2, 2),
    blackWindow(A, rightSide(18.03, 3.75, 5.0, 0.2, 1.9), 2, 2),
    lantern(A, 12.55, 2.5, -1.5, 0.9),
    lantern(A, 17.6, 2.5, -1.5, 0.9),
  );
  // planting
  const r = rng(30);
  for (const [a, b, z] of tuples(3, '0.3,5.6,-1.2 12.2,18.2,-2.3 6,7.8,-1.9 10.3,12,-1.9'))
    A.add(
      row(r, span(a, b, 0.55), z, 0.45, 0.42, HEDGE),
      row(r, span(a + 0.2, b, 0.8), z - 0.5, 0.34, 0.3, HYDRANGEA, { leaf: 2.2, spread: 1.6 }),
    );
  A.add(
    row(
      r,
      span(18.6, 19.4, 0.4).map(() => 18.35),
      1.6,
      0.4,
      0.5,
      HEDGE,
    ),
  );
  A.add(bicycle(...xy(pr([11.2, 0, -4.2])), 1.0));
  // morning shadows of pines that stand outside the picture on the left: broken streaks on the
  // grass, dapple on the left gable
  const cast = rng(23);
  let streaks = '';
  let dapple = '';
  for (const [y0, spread, count, reach] of tuples(4, '466,4,14,330 508,9,34,640 560,14,38,640'))
    for (let i = 0; i < count; i++) {
      const x = cast() ** 1.4 * reach,
        y = y0 - x * 0.02 + cast.range(-1, 1) * spread,
        l = cast.range(30, 110),
        th = spread * cast.range(0.2, 0.5);
      streaks += smooth(
        [
          [x - l * 0.5, y],
          [x, y - th],
          [x + l * 0.6, y - 1],
          [x + l * 0.1, y + th],
        ],
        true,
        0.9,
      );
    }
  for (let i = 0; i < 90; i++) {
    const p = pr([0.6 + cast() ** 1.5 * 4.6, cast.range(0.6, 7.4), -0.45]),
      s = cast.range(3, 9);
    dapple += smooth(
      [
        [p[0] - s * 1.7, p[1] + 1],
        [p[0] - s * 0.2, p[1] - s * 0.7],
        [p[0] + s * 1.8, p[1] - s * 0.4],
        [p[0] + s * 0.3, p[1] + s * 0.5],
      ],
      true,
      0.9,
    );
  }
  A.add(
    g(fill(streaks, '#5A6490', { style: 'mix-blend-mode:multiply' }), { opacity: 0.42, filter: A.blur(1.1) }),
  );
  A.add(
    g(fill(dapple, '#8E86B4', { filter: A.blur(0.9) }), {
      opacity: 0.42,
      style: 'mix-blend-mode:multiply',
      'clip-path': A.clip(
        face(pr, tuples(3, '0.5,0.5,-0.4 5.8,0.5,-0.4 5.8,5.6,-0.4 3.15,9.5,-0.4 0.5,5.6,-0.4')),
      ),
    }),
  );
  // pink muhly grass in the near corner, pine trunk and saw palmetto on the left edge
  const m = rng(41);
  for (const [x, y, size, count] of tuples(4, '640,612,92,150 716,606,132,240 790,612,158,280 570,622,60,90'))
    A.add(muhly(m, x, y, size, count));
  A.add(
    fill(
      dpoly(tuples(2, '-6,620 6,-10 40,-10 48,620')),
      A.lin('0 #C98A64, 0.3 #6E5660, 1 #3A4458', 0, 0, 1, 0),
    ),
  );
  {
    const b = rng(9);
    let cracks = '';
    for (let i = 0; i < 90; i++) {
      const y = b.range(-10, 590),
        x = b.range(3, 44);
      cracks += `M${n(x)} ${n(y)}q${n(b.range(-3, 3))} ${n(b.range(6, 12))} ${n(b.range(-2, 2))} ${n(b.range(14, 30))}`;
    }
    A.add(stroke(cracks, '#33384A', 1.3, { opacity: 0.55 }));
  }
  A.add(palmetto(112, 618, 104, 3), palmetto(6, 612, 120, 6));
  A.add(softGlow(A, 40, 320, 620, 420, '#FFCF86', 0.75, 'soft-light'));
  A.add(softGlow(A, 20, 380, 420, 160, '#FFD9A0', 0.35));
  A.through(
    A.grade(['0.04 0.13 0.32 0.62 0.96', '0.07 0.15 0.31 0.55 0.87', '0.18 0.28 0.41 0.57 0.8'], 0.98),
  );
  lights(A);
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.64, strength: 0.44 }));

  return A;
}
