/**
 * Social card background, 1200x630: the hero's river a little later, in the blue hour. The left
 * half is left quiet for type. One light: the afterglow where the sun went down, behind the lift
 * span. Bridge, skyline and sail sit in the right half.
 */

import { mix } from '../kit/colour.ts';
import { front, leftSide } from '../kit/faces.ts';
import { flock } from '../kit/figures.ts';
import { T1, T2, TOP } from '../kit/lift-bridge.ts';
import { glow } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { dline, dpoly, n, placing, smooth, type XY } from '../kit/path.ts';
import { beamD, face, mirroredIn, type Projector, subQuad } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { type Rhythm, rhythmLines, rhythmOf, windowGrid } from '../kit/skyline.ts';
import { circ, fill, g, rect, screen, stroke } from '../kit/svg.ts';
import { treeRow } from '../kit/trees.ts';
import { glints, lightPath } from '../kit/water.ts';
import { bridge } from './social-card/bridge.ts';
import { cam, EYE, HZ, YAW } from './social-card/scene.ts';

const W = 1200;
const H = 630;
const mirror = mirroredIn(cam, 0);
const GLOW = [804, HZ - 16] as const;
const hazed = (c: string, t: number) => mix(c, '#B98A8C', t);

function sky(A: Sheet, r: Rng) {
  A.add(
    rect(0, 0, W, H, '#0E2340'),
    expanse(
      A,
      0,
      HZ + 4,
      '0 #0C1E3A, 0.3 #163660, 0.54 #34527E, 0.72 #75698C, 0.86 #C98078, 0.95 #F3AE80, 1 #FFD095',
    ),
    rect(
      0,
      0,
      W,
      HZ + 4,
      A.rad(
        '0 #FFE3A4 0.95, 0.16 #FFC98A 0.65, 0.5 #F29A74 0.24, 1 #E98570 0',
        GLOW[0],
        GLOW[1],
        640,
        `translate(0 ${n(GLOW[1] * 0.5)}) scale(1 .5)`,
      ),
    ),
  );
  // long calm strata, gathered to the right and low
  A.add(cloud(A, '#2C4A74', [0.0009, 0.012, 15], [0.5, 0.7], [-60, 20, 120, 230], 0.3));
  A.add(cloud(A, '#C9787A', [0.0011, 0.02, 23], [0.56, 0.64], [210, 280, 350, 400], 0.5));
  A.add(cloud(A, '#FFBE94', [0.0011, 0.034, 44], [0.58, 0.66], [300, 350, 400, 430], 0.5));
  let stars = '';
  for (let i = 0; i < 60; i++) {
    const x = r() * W,
      y = r() * r() * 170;
    stars += circ(x, y, r.range(0.4, 1), '#FCF3E1', { opacity: n(r.range(0.2, 0.65) * (1 - y / 210)) });
  }
  A.add(stars);
}
// Low wooded bank across the river, two tones of haze.
const farBank = () =>
  fill(treeRow(3, -10, W + 10, HZ + 3, 15, [14, 44]), '#C98A80') +
  fill(treeRow(9, -10, W + 10, HZ + 3, 9, [12, 36]), '#7A5C72');

// ---------- skyline ----------
const PANES = { within: [0.04, 0.03, 0.96, 0.97], pane: [0.25, 0.3, 0.75, 0.7] } as const;
// Box tower: `south` face catches the afterglow, `east` face is in shade.
function tower(
  A: Sheet,
  pr: Projector,
  {
    x,
    z,
    w,
    d,
    h,
    base = 0,
    nu = 8,
    nv = 20,
    p = 0.34,
    seed = 1,
    haze = 0,
    rhythm = rhythmOf(seed),
    roof = true,
  }: {
    x: number;
    z: number;
    w: number;
    d: number;
    h: number;
    base?: number;
    nu?: number;
    nv?: number;
    p?: number;
    seed?: number;
    haze?: number;
    rhythm?: Rhythm;
    roof?: boolean;
  },
): string {
  const q = rng(seed),
    real = pr === cam,
    cE = hazed('#152E4C', haze),
    cS = hazed('#274465', haze + 0.06);
  const south = leftSide(x, base, h, z, z + d),
    east = front(x, x + w, base, h, z);
  let s =
    fill(
      face(pr, south),
      A.lin([
        [0, mix(cS, '#5F74A0', 0.25)],
        [0.55, mix(cS, '#A06A74', 0.3)],
        [1, mix(cS, '#F0A27C', 0.42)],
      ]),
    ) +
    fill(
      face(pr, east),
      A.lin([
        [0, mix(cE, '#0B1A2C', 0.25)],
        [0.6, cE],
        [1, mix(cE, '#8A5A6C', 0.34)],
      ]),
    );
  const a = windowGrid(pr, east, nu, nv, q, { ...PANES, share: p }),
    b = windowGrid(pr, south, Math.max(3, Math.round((nu * d) / w)), nv, q, { ...PANES, share: p * 0.8 });
  s +=
    fill(a.dim, mix(cE, '#0B1A2C', 0.45), { opacity: 0.7 }) +
    fill(b.dim, mix(cS, '#0B1A2C', 0.4), { opacity: 0.55 }) +
    fill(a.lit, '#FFD58A', { opacity: 0.95 }) +
    fill(b.lit, '#FFDFA3', { opacity: 0.95 });
  const lines = [east, south].map((q) => rhythmLines(pr, q, rhythm, nu, nv)).join('');
  s +=
    fill(lines, mix(cE, '#4A6286', 0.45), { opacity: 0.7 }) +
    fill(face(pr, subQuad(east, 0, 0.965, 1, 1)), mix(cE, '#0A1626', 0.35)) +
    fill(face(pr, subQuad(south, 0, 0.965, 1, 1)), mix(cS, '#E9A07E', 0.35));
  if (real) {
    const t = pr(south[3]),
      u = pr(south[0]),
      v = pr(south[2]);
    s += stroke(`M${n(t[0] + 0.6)} ${n(t[1])}L${n(u[0] + 0.6)} ${n(u[1])}${dline([t, v])}`, '#FBC28E', 1.1, {
      opacity: 0.7,
    });
  }
  if (roof)
    s += tower(A, pr, {
      x: x + w * 0.25,
      z: z + d * 0.25,
      w: w * 0.45,
      d: d * 0.45,
      h: h + 5,
      base: h,
      nu: 1,
      nv: 1,
      p: 0,
      seed,
      haze,
      roof: false,
    });
  return s;
}
// Place a building by its screen column and its distance.
const placed = <O extends object>(sx: number, zc: number, o: O) => {
  const xc = ((sx - 690) * zc) / 790;
  return {
    x: EYE[0] + zc * Math.sin(YAW) + xc * Math.cos(YAW),
    z: EYE[2] + zc * Math.cos(YAW) - xc * Math.sin(YAW),
    ...o,
  };
};
function skyline(A: Sheet, pr: Projector): string {
  let s = '';
  const T = (o: {
    x: number;
    z: number;
    w: number;
    d: number;
    h: number;
    nu: number;
    nv: number;
    p?: number;
    seed: number;
    haze: number;
    roof?: boolean;
    base?: number;
  }) => {
    s += tower(A, pr, o);
  };
  // distance, hazed
  for (const [sx, zc, w, d, h, nu, nv, seed, haze] of [
    [846, 1150, 60, 60, 66, 7, 11, 33, 0.6],
    [896, 1050, 54, 60, 88, 7, 14, 34, 0.54],
    [968, 1000, 60, 60, 70, 7, 12, 35, 0.52],
    [1012, 900, 54, 50, 118, 7, 20, 36, 0.44],
    [1096, 860, 60, 50, 100, 7, 17, 37, 0.4],
    [1168, 820, 60, 60, 132, 8, 22, 51, 0.36],
  ] as const)
    T(placed(sx, zc, { w, d, h, nu, nv, p: 0.18, seed, haze }));
  // stepped tower with the gilded pyramid
  const crown = placed(866, 720, {}),
    { x, z } = crown;
  T({ x, z, w: 52, d: 52, h: 150, nu: 10, nv: 34, seed: 8, haze: 0.2, roof: false });
  T({
    x: x + 5,
    z: z + 5,
    w: 42,
    d: 42,
    h: 166,
    base: 150,
    nu: 8,
    nv: 4,
    p: 0.7,
    seed: 9,
    haze: 0.2,
    roof: false,
  });
  T({
    x: x + 10,
    z: z + 10,
    w: 32,
    d: 32,
    h: 176,
    base: 166,
    nu: 6,
    nv: 2,
    p: 0.9,
    seed: 10,
    haze: 0.2,
    roof: false,
  });
  const tip = [x + 26, 204, z + 26] as const,
    a = x + 10,
    b = x + 42,
    c = z + 10,
    d = z + 42;
  s +=
    fill(face(pr, [[a, 176, c], [b, 176, c], tip]), '#A97C50') +
    fill(face(pr, [[a, 176, d], [a, 176, c], tip]), '#F2C277') +
    fill(beamD(pr, tip, [tip[0], 222, tip[2]], 1), '#2A3B55');
  // riverfront slab and its lower neighbors
  T(placed(1010, 640, { w: 54, d: 40, h: 88, nu: 9, nv: 18, p: 0.3, seed: 14, haze: 0.14 }));
  T(placed(1084, 560, { w: 62, d: 46, h: 158, nu: 12, nv: 38, p: 0.34, seed: 21, haze: 0.04, roof: false }));
  T(placed(912, 690, { w: 50, d: 60, h: 66, nu: 7, nv: 13, p: 0.32, seed: 12, haze: 0.26 }));
  T(placed(960, 580, { w: 58, d: 50, h: 44, nu: 9, nv: 9, p: 0.42, seed: 19, haze: 0.1 }));
  T(placed(1046, 520, { w: 70, d: 50, h: 52, nu: 10, nv: 11, p: 0.4, seed: 18, haze: 0.02 }));
  T(placed(1182, 500, { w: 60, d: 40, h: 74, nu: 9, nv: 16, p: 0.36, seed: 17, haze: 0 }));
  return s;
}
// Riverwalk: tree line and a string of lamps at the water's edge.
function riverwalk(pr: Projector): string {
  const q = rng(31),
    sign = pr === cam ? -1 : 1;
  let trees = '',
    lamps = '';
  for (let sx = 850; sx < 1230; sx += 7) {
    const b = placed(sx, 490, {}),
      p = pr([b.x, 0, b.z]),
      k = pr.f / p[2],
      h = q.range(4, 9) * k,
      w = q.range(4, 7) * k,
      poly: XY[] = [];
    for (let i = 0; i < 9; i++) {
      const t = (i / 9) * Math.PI * 2;
      poly.push([
        p[0] + Math.cos(t) * w * q.range(0.75, 1.1),
        p[1] + sign * h * 0.6 + Math.sin(t) * h * 0.6 * q.range(0.75, 1.1),
      ]);
    }
    trees += smooth(poly, true, 0.9);
  }
  for (let sx = 856; sx < 1220; sx += 22) {
    const b = placed(sx, 484, {}),
      p = pr([b.x, 6, b.z]);
    lamps += circ(p[0], p[1], 1.5, '#FFE9B8');
  }
  return fill(trees, '#0D2034') + lamps;
}

function water(A: Sheet, r: Rng) {
  const top = HZ + 1;
  A.add(
    expanse(A, top, H - top, '0 #F0B088, 0.07 #C98A80, 0.22 #7A6684, 0.46 #2F4A72, 0.76 #15345A, 1 #0A1F3A'),
  );
  A.add(glow(A, GLOW[0], top, 380, '0 #FFE3AC 0.9, 0.3 #FBBB84 0.5, 1 #F08F70 0', 0.55));
  A.def(`<g id="mirror">${farBank()}${skyline(A, mirror)}${riverwalk(mirror)}${bridge(A, mirror)}</g>`);
  const layer = (filter: string, stops: readonly (readonly [number, string])[]) =>
    A.add(g(g('<use href="#mirror"/>', { filter }), { mask: A.mask(expanse(A, top, H - top, stops)) }));
  layer(A.ripple(0.012, 0.16, 12, 4, 0.5, '0.4 1.2'), [
    [0, '#eeeeee'],
    [0.16, '#c4c4c4'],
    [0.36, '#000000'],
    [1, '#000000'],
  ]);
  layer(A.ripple(0.006, 0.075, 38, 8, 0.45, '0.8 3'), [
    [0, '#000000'],
    [0.14, '#222222'],
    [0.36, '#9a9a9a'],
    [0.7, '#5a5a5a'],
    [1, '#222222'],
  ]);
  A.add(
    fill(glints(r, -50, W + 50, top + 8, H, 300, { minL: 30, maxL: 170, th: 1.3, persp: 1.25 }), '#0E2C4C', {
      opacity: 0.36,
    }),
    fill(glints(r, -50, W + 50, top + 6, H, 150, { minL: 20, maxL: 120, th: 1, persp: 1.3 }), '#6F95B4', {
      opacity: 0.26,
    }),
    fill(lightPath(r, GLOW[0], top + 2, H - 40, 170, { near: 60, far: 14, len: 40, thick: 1.6 }), '#FFDDA6', {
      opacity: 0.85,
    }),
  );
}
// Small sloop running home, backlit, with its reflection.
function sailboat(A: Sheet, x: number, y: number, k: number) {
  const P = placing(x, y, k);
  A.add(
    g(
      fill(
        dpoly(P(tuples(2, '0,10 40,14 26,52 8,104 0,132 -14,92 -44,14'))),
        A.lin('0 #F4B78A 0.7, 1 #E08A6C 0.1'),
      ) + fill(dpoly(P(tuples(2, '-48,3 46,3 38,16 -38,16'))), '#14263F', { opacity: 0.85 }),
      { filter: A.ripple(0.012, 0.12, 14, 5, 0.4, '0.6 1.2') },
    ),
    fill(
      `${smooth(P(tuples(2, '2,-122 9,-88 24,-48 40,-12 20,-9 2,-8')))}Z`,
      A.lin('0 #F3CBA0, 1 #D98468', 0, 0, 1, 1),
    ),
    fill(
      `${smooth(P(tuples(2, '-3,-112 -16,-76 -30,-40 -46,-9 -24,-11 -3,-12')))}Z`,
      A.lin('0 #FFEACB, 1 #F0A880', 1, 0, 0, 1),
    ),
    stroke(
      `M${n(x)} ${n(y - 126 * k)}L${n(x)} ${n(y)}M${n(x)} ${n(y - 9 * k)}L${n(x + 40 * k)} ${n(y - 10 * k)}`,
      '#3A2E46',
      n(1.6 * k),
    ),
    fill(smooth(P(tuples(2, '-52,-7 -20,-4 20,-4 46,-7 40,4 20,7 -20,7 -40,4')), true, 0.6), '#13243C'),
    stroke(smooth(P(tuples(2, '-51,-6.4 -20,-3.6 20,-3.6 45,-6.4'))), '#F8C79C', n(1.3 * k)),
    circ(x + 14 * k, y - 9 * k, 2.6 * k, '#1B2C44'),
    circ(x + 22 * k, y - 8.5 * k, 2.4 * k, '#1B2C44'),
    fill(
      glints(rng(5), x - 60 * k, x + 60 * k, y + 5 * k, y + 11 * k, 14, { minL: 10, maxL: 40, th: 0.9 }),
      '#FFE3AC',
      { opacity: 0.8 },
    ),
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  const r = rng(7);

  sky(A, r);
  A.add(farBank());
  water(A, r);
  A.add(farBank(), skyline(A, cam), riverwalk(cam));
  A.add(expanse(A, HZ - 120, 140, '0 #F0A880 0, 0.85 #F0A880 0.3, 1 #F0A880 0'));
  A.add(bridge(A, cam));
  sailboat(A, 792, 560, 0.68);
  for (const [x, z] of [
    [T1[0] + 6, 0],
    [T2[0] + 6, 0],
  ] as const) {
    const p = cam([x, TOP * 0.5, z]);
    A.add(screen(glow(A, p[0], p[1], 120, '0 #5FB0F0 0.2, 1 #5FB0F0 0')));
  }
  // a little more night over the left half keeps it quiet and dark enough for cream type
  A.add(rect(0, 0, W, H, A.lin('0 #1A2048 0.5, 0.34 #1A2048 0.36, 0.56 #1A2048 0, 1 #1A2048 0', 0, 0, 1, 0)));
  const birds = flock(tuples(3, '760,150,1.25 788,140,1.12 814,132,1.02 838,126,0.94 860,121,0.86'), -0.3);
  A.add(fill(birds, '#0E1F38'));

  return A;
}
