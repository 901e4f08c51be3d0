/**

 */
import { mix } from '../kit/colour.ts';
import { quad } from '../kit/faces.ts';
import { flock } from '../kit/figures.ts';
import { nth, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt3, type Quad, smooth, type XY } from '../kit/path.ts';
import { beamD, camera, face, onQuad, type Projector, subQuad } from '../kit/projector.ts';
import { type Rng, rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { glints } from '../kit/water.ts';

const W = 1600;
const H = 900;
const HZ = 600;
const cam = camera({ eye: [110, 4.6, -215], yaw: (32 * Math.PI) / 180, f: 1180, cx: 800, cy: HZ });
const mir = (q: Pt3) => cam([q[0], -q[1], q[2]]);
mir.f = cam.f;
const SUN = [640, HZ - 92] as const;
const band = (A: Sheet, y0: number, y1: number, y2: number, y3: number) =>
  A.mask(
    rect(
      0,
      y0,
      W,
      y3 - y0,
      A.lin([
        [0, '#000000'],
        [(y1 - y0) / (y3 - y0), '#ffffff'],
        [(y2 - y0) / (y3 - y0), '#ffffff'],
        [1, '#000000'],
      ]),
    ),
  );
const cl = (
  A: Sheet,
  c: string,
  fx: number,
  fy: number,
  seed: number,
  lo: number,
  hi: number,
  m: string,
  o: number,
) =>
  A.add(
    g(rect(0, 0, W, HZ, '#ffffff', { filter: A.cloudFilter(c, fx, fy, seed, lo, hi) }), {
      mask: m,
      opacity: o,
    }),
  );
// ---------- far bank + Acosta ----------
const bank = (col: string, hh: number, seed: number, x0 = -400, x1 = 2100) => {
  const q = rng(seed);
  let d = `M${x0} ${HZ + 2}`;
  for (let x = x0; x <= x1; x += 6) {
    d += `L${x} ${n(HZ - hh * (0.55 + 0.45 * Math.sin(x * 0.013 + seed) * Math.sin(x * 0.0047 + seed * 2)) - q() * hh * 0.38)}`;
  }
  return fill(`${d}L${x1} ${HZ + 2}Z`, col);
};
const YAW = (32 * Math.PI) / 180;
const place = (sx: number, zc: number, o: { w: number; d: number; h: number }) => {
  const xc = ((sx - 800) * zc) / 1180;
  return {
    x: 110 + zc * Math.sin(YAW) + xc * Math.cos(YAW),
    z: -215 + zc * Math.cos(YAW) - xc * Math.sin(YAW),
    ...o,
  };
};
// ---------- buildings ----------
function tower(
  A: Sheet,
  pr: Projector,
  { x, z, w, d, h, base = 0 }: { x: number; z: number; w: number; d: number; h: number; base?: number },
  cE: string,
  cS: string,
) {
  // south face (x) and east face (z)
  const S = [
      [x, base, z + d],
      [x, base, z],
      [x, h, z],
      [x, h, z + d],
    ] as const,
    E = [
      [x, base, z],
      [x + w, base, z],
      [x + w, h, z],
      [x, h, z],
    ] as const;
  const lt = A.lin(
    pr === cam
      ? [
          [0, mix(cS, '#6F7FA6', 0.25)],
          [0.55, mix(cS, '#B06E74', 0.32)],
          [1, mix(cS, '#F0A27C', 0.42)],
        ]
      : [
          [0, mix(cS, '#F0A27C', 0.2)],
          [1, cS],
        ],
  );
  const dk = A.lin(
    pr === cam
      ? [
          [0, mix(cE, '#0B1A2C', 0.25)],
          [0.6, cE],
          [1, mix(cE, '#9A6070', 0.34)],
        ]
      : [
          [0, cE],
          [1, cE],
        ],
  );
  let rim = '';
  if (pr === cam) {
    const a = cam(S[3]),
      b = cam(S[0]);
    rim = stroke(`M${n(a[0] + 0.6)} ${n(a[1])}L${n(b[0] + 0.6)} ${n(b[1])}`, '#FBC28E', 1.3, {
      opacity: 0.75,
    });
    const c = cam(S[2]);
    rim += stroke(`M${n(a[0])} ${n(a[1])}L${n(c[0])} ${n(c[1])}`, '#F6B78A', 1, {
      opacity: 0.7,
    });
  }
  return { S, E, svg: fill(face(pr, S), lt) + fill(face(pr, E), dk) + rim };
}
function wins(
  pr: Projector,
  q: Quad,
  nu: number,
  nv: number,
  {
    p = 0.4,
    r: rr,
    mu = 0.25,
    mv = 0.3,
    v0 = 0.03,
    v1 = 0.97,
    u0 = 0.04,
    u1 = 0.96,
  }: { p?: number; r: Rng; mu?: number; mv?: number; v0?: number; v1?: number; u0?: number; u1?: number },
) {
  let lit = '',
    dim = '',
    cool = '';
  for (let j = 0; j < nv; j++) {
    const rowp = p * (rr() < 0.12 ? 2.1 : rr.range(0.45, 1.2));
    for (let i = 0; i < nu; i++) {
      const a = u0 + ((u1 - u0) * (i + mu)) / nu,
        b = u0 + ((u1 - u0) * (i + 1 - mu)) / nu,
        c = v0 + ((v1 - v0) * (j + mv)) / nv,
        e = v0 + ((v1 - v0) * (j + 1 - mv)) / nv;
      const f = face(pr, subQuad(q, a, c, b, e));
      const k = rr();
      if (k < rowp) lit += f;
      else if (k < rowp + 0.1) cool += f;
      else dim += f;
    }
  }
  return { lit, dim, cool };
}
function building(
  A: Sheet,
  pr: Projector,
  b: { x: number; z: number; w: number; d: number; h: number; noRoof?: number; base?: number },
  opt: {
    nu?: number;
    nv?: number;
    seed?: number;
    p?: number;
    dE?: string;
    dS?: string;
    style?: number;
    roof?: number;
  } = {},
): string {
  const {
    nu = 8,
    nv = 24,
    p = 0.35,
    seed = 1,
    dE = '#15304E',
    dS = '#274465',
    style = seed % 3,
    roof = 1,
  } = opt;
  const q = rng(seed);
  let s = '';
  const t = tower(A, pr, b, dE, dS);
  s += t.svg;
  const a = wins(pr, t.E, nu, nv, { p, r: q }),
    c = wins(pr, t.S, Math.max(3, Math.round((nu * b.d) / b.w)), nv, { p: p * 0.8, r: q });
  s +=
    fill(`${a.dim}`, mix(dE, '#0B1A2C', 0.45), { opacity: 0.7 }) +
    fill(c.dim, mix(dS, '#0B1A2C', 0.4), { opacity: 0.55 }) +
    fill(a.cool + c.cool, '#6E8FA8', { opacity: 0.55 }) +
    fill(a.lit, '#FFD58A', { opacity: 0.95 }) +
    fill(c.lit, '#FFDFA3', { opacity: 0.95 });
  // vertical piers / horizontal spandrels give each tower its own rhythm
  const line = (q0: Quad, u0: number, v0: number, u1: number, v1: number, w: number) =>
    beamD(pr, onQuad(q0, u0, v0), onQuad(q0, u1, v1), w);
  let ve = '',
    vs = '';
  if (style === 0)
    for (let i = 0; i <= nu; i++) {
      ve += line(t.E, i / nu, 0, i / nu, 1, 0.9);
      vs += line(t.S, i / nu, 0, i / nu, 1, 0.9);
    }
  if (style === 1)
    for (let j = 0; j <= nv; j += 1) {
      ve += line(t.E, 0, j / nv, 1, j / nv, 0.7);
      vs += line(t.S, 0, j / nv, 1, j / nv, 0.7);
    }
  if (style === 2)
    for (const u of [0.0, 0.33, 0.66, 1]) {
      ve += line(t.E, u, 0, u, 1, 2.2);
      vs += line(t.S, u, 0, u, 1, 2.2);
    }
  s +=
    fill(ve, mix(dE, '#35557A', 0.45), { opacity: 0.8 }) +
    fill(vs, mix(dS, '#D08C80', 0.35), { opacity: 0.75 });
  s +=
    fill(face(pr, subQuad(t.E, 0, 0.965, 1, 1)), mix(dE, '#0A1626', 0.35)) +
    fill(face(pr, subQuad(t.S, 0, 0.965, 1, 1)), mix(dS, '#E9A07E', 0.35));
  if (roof && !b.noRoof) {
    const m = {
      x: b.x + b.w * 0.25,
      z: b.z + b.d * 0.25,
      w: b.w * 0.45,
      d: b.d * 0.45,
      h: b.h + 5,
      base: b.h,
    };
    s += tower(A, pr, m, mix(dE, '#0B1A2C', 0.2), mix(dS, '#0B1A2C', 0.15)).svg;
  }
  return s;
}
const haze = (c: string, t: number) => mix(c, '#C97F78', t);
function skyline(A: Sheet, pr: Projector): string {
  let s = '';
  const B = (
    b: { x: number; z: number; w: number; d: number; h: number; noRoof?: number; base?: number },
    o: { nu: number; nv: number; seed: number; p: number; dE: string; dS: string },
  ) => (s += building(A, pr, b, o));
  // distant (hazed)
  B(
    { x: 610, z: 1500, w: 70, d: 160, h: 52 },
    { nu: 7, nv: 9, seed: 33, p: 0.15, dE: haze('#1B3654', 0.62), dS: haze('#2C4A6A', 0.7) },
  );
  B(
    { x: 700, z: 1350, w: 70, d: 90, h: 86 },
    { nu: 7, nv: 14, seed: 34, p: 0.15, dE: haze('#1B3654', 0.56), dS: haze('#2C4A6A', 0.64) },
  );
  B(
    { x: 820, z: 1150, w: 70, d: 90, h: 70 },
    { nu: 7, nv: 12, seed: 35, p: 0.15, dE: haze('#1B3654', 0.5), dS: haze('#2C4A6A', 0.58) },
  );
  B(
    { x: 880, z: 860, w: 60, d: 60, h: 104 },
    { nu: 7, nv: 18, seed: 36, p: 0.15, dE: haze('#1B3654', 0.42), dS: haze('#2C4A6A', 0.5) },
  );
  B(
    { x: 960, z: 640, w: 60, d: 60, h: 118 },
    { nu: 7, nv: 20, seed: 37, p: 0.2, dE: haze('#1B3654', 0.36), dS: haze('#2C4A6A', 0.42) },
  );
  B(
    { x: 980, z: 420, w: 70, d: 60, h: 98 },
    { nu: 7, nv: 18, seed: 38, p: 0.2, dE: haze('#1B3654', 0.3), dS: haze('#2C4A6A', 0.36) },
  );
  B(
    { x: 1000, z: 240, w: 70, d: 60, h: 126 },
    { nu: 8, nv: 22, seed: 39, p: 0.22, dE: haze('#1B3654', 0.26), dS: haze('#2C4A6A', 0.32) },
  );
  B(
    { x: 940, z: 90, w: 70, d: 60, h: 110 },
    { nu: 8, nv: 20, seed: 40, p: 0.22, dE: haze('#1B3654', 0.22), dS: haze('#2C4A6A', 0.28) },
  );
  B(
    { x: 760, z: 760, w: 70, d: 60, h: 74 },
    { nu: 7, nv: 14, seed: 2, p: 0.18, dE: haze('#1B3654', 0.42), dS: haze('#2C4A6A', 0.5) },
  );
  B(
    { x: 700, z: 900, w: 60, d: 90, h: 58 },
    { nu: 7, nv: 12, seed: 3, p: 0.18, dE: haze('#1B3654', 0.46), dS: haze('#2C4A6A', 0.55) },
  );
  B(
    { x: 640, z: 1050, w: 60, d: 120, h: 46 },
    { nu: 7, nv: 8, seed: 4, p: 0.2, dE: haze('#1B3654', 0.5), dS: haze('#2C4A6A', 0.6) },
  );
  B(
    { x: 800, z: 560, w: 60, d: 50, h: 96 },
    { nu: 6, nv: 18, seed: 5, p: 0.2, dE: haze('#1B3654', 0.32), dS: haze('#2C4A6A', 0.4) },
  );
  const Q = (
    sx: number,
    zc: number,
    w: number,
    d: number,
    hh: number,
    nu: number,
    nv: number,
    seed: number,
    p: number,
    hz: number,
  ) =>
    B(place(sx, zc, { w, d, h: hh }), {
      nu,
      nv,
      seed,
      p,
      dE: haze('#173252', hz),
      dS: haze('#2A4868', hz + 0.08),
    });
  Q(1345, 900, 60, 50, 150, 7, 26, 51, 0.2, 0.3);
  Q(1425, 800, 60, 50, 118, 7, 20, 52, 0.24, 0.24);
  Q(1520, 700, 60, 60, 128, 8, 24, 53, 0.26, 0.18);
  Q(968, 1000, 60, 60, 104, 7, 18, 55, 0.18, 0.44);
  // AT&T / tall slab
  Q(925, 820, 46, 50, 142, 8, 30, 54, 0.24, 0.3);

  // Bank of America tower: shaft, setbacks, pyramid crown
  const bx = 690,
    bz = 300,
    bw = 52;
  B(
    { x: bx, z: bz, w: bw, d: bw, h: 150, noRoof: 1 },
    { nu: 10, nv: 34, seed: 8, p: 0.34, dE: haze('#152E4C', 0.12), dS: haze('#294A6B', 0.2) },
  );
  B(
    { x: bx + 5, z: bz + 5, w: bw - 10, d: bw - 10, h: 166, base: 150, noRoof: 1 },
    { nu: 8, nv: 4, seed: 9, p: 0.7, dE: haze('#19375A', 0.12), dS: haze('#2D5074', 0.2) },
  );
  B(
    { x: bx + 10, z: bz + 10, w: bw - 20, d: bw - 20, h: 176, base: 166, noRoof: 1 },
    { nu: 6, nv: 2, seed: 10, p: 0.9, dE: haze('#1C3B5E', 0.12), dS: haze('#33577B', 0.2) },
  );
  const ap = [bx + bw / 2, 204, bz + bw / 2] as const,
    c0 = bx + 10,
    c1 = bx + bw - 10,
    e0 = bz + 10,
    e1 = bz + bw - 10;
  s +=
    fill(face(pr, [[c0, 176, e0], [c1, 176, e0], ap]), '#B98B55') +
    fill(face(pr, [[c0, 176, e1], [c0, 176, e0], ap]), '#F2C277');
  for (let k = 1; k < 6; k++) {
    const t = k / 6;
    const L = (a: number, b: number) => a + (b - a) * t;
    s += fill(
      beamD(pr, [L(c0, ap[0]), L(176, 204), L(e0, ap[2])], [L(c1, ap[0]), L(176, 204), L(e0, ap[2])], 0.7),
      '#6E5138',
    );
  }
  s += fill(beamD(pr, [ap[0], 204, ap[2]], [ap[0], 222, ap[2]], 1), '#2A3B55');
  // mid-rise fill
  B(
    { x: 620, z: 430, w: 60, d: 70, h: 60 },
    { nu: 8, nv: 12, seed: 12, p: 0.3, dE: haze('#152E4C', 0.2), dS: haze('#284668', 0.28) },
  );
  B(
    { x: 600, z: 560, w: 60, d: 110, h: 44 },
    { nu: 8, nv: 9, seed: 13, p: 0.32, dE: haze('#152E4C', 0.26), dS: haze('#284668', 0.36) },
  );
  B(
    { x: 770, z: 190, w: 64, d: 60, h: 112 },
    { nu: 9, nv: 24, seed: 14, p: 0.3, dE: haze('#142C49', 0.1), dS: haze('#27456a', 0.18) },
  );
  B(
    { x: 640, z: 240, w: 46, d: 54, h: 70 },
    { nu: 7, nv: 15, seed: 15, p: 0.35, dE: '#142C49', dS: '#27466a' },
  );
  // Wells Fargo Center: flared base
  const wx = 570,
    wz = 96,
    ww = 50,
    q = rng(21);
  const fl = tuples(2, '1.0,14 0.62,5.5 0.36,2.2 0.2,0.7 0.1,0 0,0');
  const hs = [0, 10, 22, 36, 52, 163] as const;
  for (let k = 0; k < 5; k++) {
    const o0 = nth(fl, k)[1],
      o1 = nth(fl, k + 1)[1];
    const y0 = nth(hs, k),
      y1 = nth(hs, k + 1);
    const E = [
        [wx - o0, y0, wz - o0],
        [wx + ww + o0, y0, wz - o0],
        [wx + ww + o1, y1, wz - o1],
        [wx - o1, y1, wz - o1],
      ] as const,
      S = [
        [wx - o0, y0, wz + ww + o0],
        [wx - o0, y0, wz - o0],
        [wx - o1, y1, wz - o1],
        [wx - o1, y1, wz + ww + o1],
      ] as const;
    s +=
      fill(face(pr, S), pr === cam && k === 4 ? A.lin('0 #3A5478, 0.6 #6B5F7C, 1 #A87676') : '#4b4f70') +
      fill(face(pr, E), pr === cam && k === 4 ? A.lin('0 #0D2039, 0.6 #13304E, 1 #4A4562') : '#1b3350');
    const nv = Math.max(2, Math.round((y1 - y0) / 4.1));
    const a = wins(pr, E, 13, nv, { p: 0.34, r: q, mu: 0.14, mv: 0.3, u0: 0.02, u1: 0.98, v0: 0, v1: 1 }),
      c = wins(pr, S, 13, nv, { p: 0.26, r: q, mu: 0.14, mv: 0.3, u0: 0.02, u1: 0.98, v0: 0, v1: 1 });
    if (k === 4) {
      let m1 = '',
        m2 = '';
      for (let i = 0; i <= 13; i++) {
        m1 += beamD(pr, onQuad(E, i / 13, 0), onQuad(E, i / 13, 1), 0.7);
        m2 += beamD(pr, onQuad(S, i / 13, 0), onQuad(S, i / 13, 1), 0.7);
      }
      s += fill(m1, '#2A4A6E', { opacity: 0.8 }) + fill(m2, '#6F7191', { opacity: 0.8 });
    }
    s +=
      fill(a.dim, '#0C1E36', { opacity: 0.6 }) +
      fill(c.dim, '#1B3654', { opacity: 0.6 }) +
      fill(a.lit, '#FFD387') +
      fill(c.lit, '#FFE0A6');
  }
  s +=
    fill(
      face(pr, [
        [wx, 155, wz],
        [wx + ww, 155, wz],
        [wx + ww, 163, wz],
        [wx, 163, wz],
      ]),
      '#0F2440',
    ) +
    fill(
      face(pr, [
        [wx, 155, wz + ww],
        [wx, 155, wz],
        [wx, 163, wz],
        [wx, 163, wz + ww],
      ]),
      '#35587c',
    );
  B(
    { x: 690, z: 20, w: 70, d: 60, h: 92 },
    { nu: 9, nv: 20, seed: 17, p: 0.36, dE: '#11294500'.slice(0, 7), dS: '#264669' },
  );
  B(
    { x: 640, z: -70, w: 70, d: 60, h: 78 },
    { nu: 9, nv: 16, seed: 18, p: 0.4, dE: '#10263f', dS: '#244263' },
  );
  B(
    { x: 560, z: -30, w: 60, d: 80, h: 36 },
    { nu: 10, nv: 8, seed: 19, p: 0.45, dE: '#0F243c', dS: '#22405f' },
  );
  B(
    { x: 540, z: 240, w: 50, d: 150, h: 22 },
    { nu: 10, nv: 5, seed: 22, p: 0.5, dE: '#10263f', dS: haze('#244263', 0.12) },
  );
  return s;
}
function shore(pr: Projector): string {
  let s = '';
  const q = rng(31);
  s += fill(face(pr, quad('528,0,1500 528,0,-160 528,3.2,-160 528,3.2,1500')), '#0E2238');
  // riverwalk trees + lamps
  let t = '';
  for (let z = -120; z < 1100; z += 9) {
    const P0 = pr([534, 3, z]);
    const k = pr.f / P0[2];
    const hh = q.range(4, 9) * k,
      ww = q.range(4, 7) * k;
    const sgn = pr === cam ? -1 : 1;
    const poly: XY[] = [];
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283;
      poly.push([
        P0[0] + Math.cos(a) * ww * q.range(0.75, 1.1),
        P0[1] + sgn * (hh * 0.6) + Math.sin(a) * hh * 0.6 * q.range(0.75, 1.1),
      ]);
    }
    t += smooth(poly, true, 0.9);
  }
  s += fill(t, '#0D2034');
  let l = '';
  for (let z = -150; z < 1000; z += 22) {
    const p = pr([527, 7.5, z]);
    const k = pr.f / p[2];
    l += circ(p[0], p[1], Math.max(0.9, k * 0.55), '#FFE2A6');
  }
  return s + l;
}
// ---------- bridges ----------
function acosta(pr: Projector): string {
  let s = '';
  const Z = 330;
  const deck = (x: number) => 9 + 16 * Math.max(0, 1 - ((x - 250) / 330) ** 2);
  const top: Pt3[] = [],
    bot: Pt3[] = [];
  for (let x = -60; x <= 560; x += 10) {
    top.push(pr([x, deck(x) + 1.4, Z]));
    const ph = ((x + 60) % 155) / 155;
    const dp = 1.6 + 3.2 * (Math.abs(ph - 0.5) * 2) ** 2;
    bot.unshift(pr([x, deck(x) - dp, Z]));
  }
  s += fill(dpoly(top.concat(bot)), '#4A4562');
  for (const x of [-60, 95, 250, 405]) {
    s += fill(
      face(pr, [
        [x - 3, 0, Z],
        [x + 3, 0, Z],
        [x + 6, deck(x) - 4, Z],
        [x - 6, deck(x) - 4, Z],
      ]),
      '#453F5C',
    );
  }
  return s;
}
function mainSt(A: Sheet, pr: Projector): string {
  const R0 = pr !== cam;
  const dk = R0 ? '#1B3A5C' : '#173D66',
    md = R0 ? '#1F4468' : '#235A92',
    lt = R0 ? '#27527A' : '#3B82BF',
    hi = R0 ? '#27527A' : '#86BFE4';
  let back = '';
  const DZ = [0, 13] as const;
  const Y = 11.5;
  const T1 = [148, 160] as const,
    T2 = [262, 274] as const;
  const TH = 66;
  const truss = (x0: number, x1: number, nP: number, topf: (t: number) => number, z: number) => {
    let chord = '',
      web = '',
      hiL = '';
    const xs = [...Array(nP + 1)].map((_, i) => x0 + ((x1 - x0) * i) / nP);
    for (let i = 0; i < nP; i++) {
      const a = nth(xs, i),
        b = nth(xs, i + 1);
      const ya = Y + topf(i / nP),
        yb = Y + topf((i + 1) / nP);
      chord += beamD(pr, [a, ya, z], [b, yb, z], 1.15) + beamD(pr, [a, Y + 0.4, z], [b, Y + 0.4, z], 0.9);
      hiL += beamD(pr, [a, ya + 0.45, z], [b, yb + 0.45, z], 0.28);
      web += beamD(pr, [b, Y, z], [b, yb, z], 0.65);
      web += i < nP / 2 ? beamD(pr, [a, ya, z], [b, Y, z], 0.6) : beamD(pr, [a, Y, z], [b, yb, z], 0.6);
    }
    web += beamD(pr, [x0, Y, z], [x0, Y + topf(0), z], 0.8);
    return { chord, web, hiL };
  };
  const flankL = (t: number) => 7 + 15 * t ** 1.7,
    flankR = (t: number) => 7 + 15 * (1 - t) ** 1.7,
    lift = (t: number) => 9.5 + 6 * Math.sin(Math.PI * t);
  const spans = [
    [T2[1], 372, 8, flankR],
    [T1[1], T2[0], 10, lift],
    [50, T1[0], 8, flankL],
  ] as const;
  const lateral = (x0: number, x1: number, nP: number, topf: (t: number) => number) => {
    let d = '';
    for (let i = 0; i <= nP; i++) {
      const x = x0 + ((x1 - x0) * i) / nP,
        y = Y + topf(i / nP);
      d += beamD(pr, [x, y, DZ[0]], [x, y, DZ[1]], 0.45);
      if (i < nP) {
        const x2 = x0 + ((x1 - x0) * (i + 1)) / nP,
          y2 = Y + topf((i + 1) / nP);
        d += beamD(pr, [x, y, DZ[0]], [x2, y2, DZ[1]], 0.3) + beamD(pr, [x, y, DZ[1]], [x2, y2, DZ[0]], 0.3);
      }
    }
    return d;
  };
  for (const [a, b, k, f] of spans) {
    const t = truss(a, b, k, f, DZ[1]);
    back += t.chord + t.web + lateral(a, b, k, f);
  }
  // towers
  const tw = ([a, b]: XY, z: number, out: { m: string; c: string; h: string }) => {
    const N = 7;
    for (let i = 0; i < N; i++) {
      const y0 = Y - 1 + ((TH - Y) * i) / N,
        y1 = Y - 1 + ((TH - Y) * (i + 1)) / N;
      out.m +=
        beamD(pr, [a, y0, z], [b, y1, z], 0.55) +
        beamD(pr, [b, y0, z], [a, y1, z], 0.55) +
        beamD(pr, [a, y1, z], [b, y1, z], 0.75);
    }
    out.c += beamD(pr, [a, 2, z], [a, TH, z], 1.7) + beamD(pr, [b, 2, z], [b, TH, z], 1.7);
    out.h +=
      beamD(pr, [a - 0.6, 4, z], [a - 0.6, TH, z], 0.35) + beamD(pr, [b - 0.6, 4, z], [b - 0.6, TH, z], 0.35);
  };
  const bo = { m: '', c: '', h: '' },
    fo = { m: '', c: '', h: '' };
  for (const T of [T2, T1]) {
    tw(T, DZ[1], bo);
  }
  let s = '';
  // deck underside + approaches
  s += fill(
    face(pr, [
      [-40, Y, DZ[1]],
      [660, Y - 3, DZ[1]],
      [660, Y - 4.8, DZ[1]],
      [-40, Y - 1.8, DZ[1]],
    ]),
    '#0F2B4A',
  );
  s += fill(back, dk) + fill(bo.m + bo.c, dk);
  // counterweights
  for (const T of [T2, T1]) {
    const [a, b] = T;
    const q = [
      [a + 1, TH - 17, DZ[0] + 1.5],
      [b - 1, TH - 17, DZ[0] + 1.5],
      [b - 1, TH - 4, DZ[0] + 1.5],
      [a + 1, TH - 4, DZ[0] + 1.5],
    ] as const;
    s +=
      fill(
        face(pr, [
          [a + 1, TH - 17, DZ[1] - 1.5],
          [a + 1, TH - 17, DZ[0] + 1.5],
          [a + 1, TH - 4, DZ[0] + 1.5],
          [a + 1, TH - 4, DZ[1] - 1.5],
        ]),
        '#2A4E74',
      ) + fill(face(pr, q), '#15365A');
    // side (south) face portal bracing
    let pb = '';
    for (let i = 2; i < 7; i++) {
      const y0 = Y - 1 + ((TH - Y) * i) / 7,
        y1 = Y - 1 + ((TH - Y) * (i + 1)) / 7;
      pb +=
        beamD(pr, [a, y0, DZ[0]], [a, y1, DZ[1]], 0.5) +
        beamD(pr, [a, y1, DZ[0]], [a, y0, DZ[1]], 0.5) +
        beamD(pr, [a, y1, DZ[0]], [a, y1, DZ[1]], 0.7);
    }
    s += fill(pb, '#1D4E80');
  }
  for (const [a, b, k, f] of spans) {
    const t = truss(a, b, k, f, DZ[0]);
    s += fill(t.web, md) + fill(t.chord, lt) + fill(t.hiL, hi, { opacity: 0.8 });
  }
  // deck girder near side
  s +=
    fill(
      face(pr, [
        [-40, Y + 0.2, DZ[0] - 1.6],
        [660, Y + 0.2, DZ[0] - 1.6],
        [660, Y - 2.2, DZ[0] - 1.6],
        [-40, Y - 2.2, DZ[0] - 1.6],
      ]),
      R0 ? '#15324F' : A.lin('0 #1B4B7B, 0.55 #1A4570, 1 #27496E', 0, 0, 1, 0),
    ) +
    fill(
      beamD(pr, [-40, Y + 0.3, DZ[0] - 1.6], [660, Y + 0.3, DZ[0] - 1.6], 0.5),
      R0 ? '#1A3A5C' : '#5FA3D3',
    );
  // traffic light trails just above deck rail
  s +=
    fill(beamD(pr, [-40, Y + 1.2, DZ[0] - 1.2], [650, Y + 1.2, DZ[0] - 1.2], 0.35), '#FFD98F', {
      opacity: 0.95,
    }) +
    fill(beamD(pr, [-40, Y + 1.9, DZ[0] + 4], [650, Y + 1.9, DZ[0] + 4], 0.25), '#F0745A', { opacity: 0.9 });
  for (const T of [T2, T1]) {
    tw(T, DZ[0], fo);
  }
  s += fill(fo.m, md) + fill(fo.c, lt) + fill(fo.h, hi, { opacity: 0.85 });
  for (const T of [T2, T1]) {
    const [a, b] = T;
    s +=
      fill(
        face(pr, [
          [a - 2.2, TH, DZ[0] - 1],
          [b + 2.2, TH, DZ[0] - 1],
          [b + 2.2, TH + 2.4, DZ[0] - 1],
          [a - 2.2, TH + 2.4, DZ[0] - 1],
        ]),
        lt,
      ) +
      fill(
        face(pr, [
          [a - 2.2, TH, DZ[1] + 1],
          [a - 2.2, TH, DZ[0] - 1],
          [a - 2.2, TH + 2.4, DZ[0] - 1],
          [a - 2.2, TH + 2.4, DZ[1] + 1],
        ]),
        '#5B9CCF',
      );
    // sheaves: wheels half hidden in their housings
    for (const x of [a + 1.2, b - 1.2]) {
      const c = pr([x, TH + 2.6, DZ[0]]);
      const k = pr.f / c[2];
      const R = 2.9 * k,
        sg = R0 ? -1 : 1;
      s +=
        fill(`M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${R0 ? 0 : 1} ${n(c[0] + R)} ${n(c[1])}Z`, md) +
        stroke(
          `M${n(c[0] - R)} ${n(c[1])}A${n(R)} ${n(R)} 0 0 ${R0 ? 0 : 1} ${n(c[0] + R)} ${n(c[1])}`,
          lt,
          n(0.55 * k),
        );
      let sk = '';
      for (let i = 1; i < 6; i++) {
        const q = (Math.PI * i) / 6;
        sk += `M${n(c[0])} ${n(c[1])}L${n(c[0] - Math.cos(q) * R * 0.86)} ${n(c[1] - sg * Math.sin(q) * R * 0.86)}`;
      }
      s += stroke(sk, dk, n(Math.max(0.5, 0.22 * k)));
    }
    const tip = pr([(a + b) / 2, TH + 8.5, 6]);
    s +=
      fill(beamD(pr, [(a + b) / 2, TH + 2, 6], [(a + b) / 2, TH + 9, 6], 0.3), '#16406B') +
      circ(tip[0], tip[1], 1.8, '#FF6B57');
    // cables
    s += fill(
      beamD(pr, [T === T1 ? b + 1 : a - 1, TH + 2, DZ[0]], [T === T1 ? b + 1 : a - 1, Y + 10, DZ[0]], 0.22),
      '#3B6C99',
    );
  }
  // machinery house on lift span
  // piers
  const pierBox = (x0: number, x1: number, y: number, z0: number, z1: number) =>
    fill(
      face(pr, [
        [x0, 0, z1],
        [x0, 0, z0],
        [x0, y, z0],
        [x0, y, z1],
      ]),
      '#8A7F84',
    ) +
    fill(
      face(pr, [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, y, z0],
        [x0, y, z0],
      ]),
      '#4B4E62',
    );
  s += pierBox(T2[0] - 3, T2[1] + 3, 6, -4, 17) + pierBox(T1[0] - 3, T1[1] + 3, 6, -4, 17);
  for (const x of [50, 372, 410, 448, 486, 524, 562, 600]) s += pierBox(x - 2, x + 2, Y - 2.2, -1, 14);
  for (const x of [-30, 10]) s += pierBox(x - 2, x + 2, Y - 2.2, -1, 14);
  // lamp posts
  let lp = '',
    lb = '';
  for (let x = -30; x < 545; x += 19) {
    lp += beamD(pr, [x, Y, DZ[0] - 1.4], [x, Y + 8, DZ[0] - 1.4], 0.22);
    const p = pr([x, Y + 8.2, DZ[0] - 1.4]);
    const k = pr.f / p[2];
    lb += circ(p[0], p[1], Math.max(1, 0.55 * k), '#FFEBBE');
  }
  s += fill(lp, '#143657') + lb;
  return s;
}
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
    rect(
      0,
      0,
      W,
      HZ + 4,
      A.lin(
        '0 #0E2340, 0.22 #1C3A60, 0.42 #47527C, 0.58 #8C6480, 0.72 #D47B70, 0.85 #F4A878, 0.95 #FCD197, 1 #FFE2AE',
      ),
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
  cl(A, '#3A5478', 0.0011, 0.009, 15, 0.52, 0.68, band(A, -60, 40, 150, 260), 0.34);
  cl(A, '#6A5878', 0.0013, 0.011, 62, 0.52, 0.6, band(A, 130, 230, 330, 470), 0.62);
  cl(A, '#E98A70', 0.0012, 0.013, 23, 0.55, 0.63, band(A, 150, 260, 380, 500), 0.72);
  cl(A, '#FFD39A', 0.0012, 0.019, 44, 0.585, 0.65, band(A, 200, 300, 430, 520), 0.85);
  cl(A, '#7A4F6A', 0.0016, 0.034, 71, 0.56, 0.61, band(A, 395, 450, 520, 585), 0.62);
  cl(A, '#FFE4B4', 0.0013, 0.04, 29, 0.59, 0.64, band(A, 380, 450, 530, 585), 0.8);
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
    rect(
      0,
      waterTop,
      W,
      H - waterTop,
      A.lin('0 #F7BE8C, 0.06 #E29A80, 0.2 #A56F7E, 0.42 #4E5879, 0.7 #1C3E5A, 1 #0B2236'),
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
  const m1 = A.mask(
    rect(0, waterTop, W, H - waterTop, A.lin('0 #f0f0f0, 0.16 #c8c8c8, 0.34 #000000, 1 #000000')),
  );
  const m2 = A.mask(
    rect(
      0,
      waterTop,
      W,
      H - waterTop,
      A.lin('0 #000000, 0.14 #222222, 0.34 #a8a8a8, 0.7 #6a6a6a, 1 #2a2a2a'),
    ),
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
  A.add(rect(0, HZ - 150, W, 170, A.lin('0 #FBC490 0, 0.85 #FBC490 0.34, 1 #FBC490 0')));
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
