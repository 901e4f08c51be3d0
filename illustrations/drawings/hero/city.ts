import { mix } from '../../kit/colour.ts';
import { front, leftSide, quad, wall } from '../../kit/faces.ts';
import { dline, n, smooth, type XY } from '../../kit/path.ts';
import { beamD, face, onQuad, subQuad } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { flaredStoreys, type Rhythm, rhythmLines, rhythmOf, windowGrid } from '../../kit/skyline.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { EYE, type View, YAW } from './scene.ts';

const place = (sx: number, zc: number, o: { w: number; d: number; h: number }) => {
  const xc = ((sx - 800) * zc) / 1180;
  return {
    x: EYE[0] + zc * Math.sin(YAW) + xc * Math.cos(YAW),
    z: EYE[2] + zc * Math.cos(YAW) - xc * Math.sin(YAW),
    ...o,
  };
};
// ---------- buildings ----------
const PANES = { within: [0.04, 0.03, 0.96, 0.97], pane: [0.25, 0.3, 0.75, 0.7], cool: 0.1 } as const;
const FLARED_PANES = { within: [0.02, 0, 0.98, 1], pane: [0.14, 0.3, 0.86, 0.7], cool: 0.1 } as const;
function tower(
  A: Sheet,
  view: View,
  { x, z, w, d, h, base = 0 }: { x: number; z: number; w: number; d: number; h: number; base?: number },
  cE: string,
  cS: string,
) {
  const { pr, real, hour } = view;
  const [above, below, away, edge] = hour.lit;
  // south face (x) and east face (z)
  const S = leftSide(x, base, h, z, z + d),
    E = front(x, x + w, base, h, z);
  const lt = A.lin(
    real
      ? [
          [0, mix(cS, above, 0.25)],
          [0.55, mix(cS, mix(away, below, 0.3), 0.32)],
          [1, mix(cS, below, 0.42)],
        ]
      : [
          [0, mix(cS, below, 0.2)],
          [1, cS],
        ],
  );
  const dk = A.lin(
    real
      ? [
          [0, mix(cE, '#0B1A2C', 0.25)],
          [0.6, cE],
          [1, mix(cE, away, 0.34)],
        ]
      : [
          [0, cE],
          [1, cE],
        ],
  );
  let rim = '';
  if (real) {
    const a = pr(S[3]),
      b = pr(S[0]);
    rim = stroke(`M${n(a[0] + 0.6)} ${n(a[1])}L${n(b[0] + 0.6)} ${n(b[1])}`, edge, 1.3, {
      opacity: 0.75,
    });
    const c = pr(S[2]);
    rim += stroke(dline([a, c]), edge, 1, {
      opacity: 0.7,
    });
  }
  return { S, E, svg: fill(face(pr, S), lt) + fill(face(pr, E), dk) + rim };
}
function building(
  A: Sheet,
  view: View,
  b: { x: number; z: number; w: number; d: number; h: number; noRoof?: number; base?: number },
  opt: {
    nu?: number;
    nv?: number;
    seed?: number;
    p?: number;
    dE?: string;
    dS?: string;
    rhythm?: Rhythm;
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
    rhythm = rhythmOf(seed),
    roof = 1,
  } = opt;
  const { pr, hour } = view;
  const [share, dark, darkShare] = hour.windows;
  const q = rng(seed);
  let s = '';
  const t = tower(A, view, b, dE, dS);
  s += t.svg;
  const a = windowGrid(pr, t.E, nu, nv, q, { ...PANES, share: p * share }),
    c = windowGrid(pr, t.S, Math.max(3, Math.round((nu * b.d) / b.w)), nv, q, {
      ...PANES,
      share: p * 0.8 * share,
    });
  s +=
    fill(`${a.dim}`, mix(dE, dark, darkShare), { opacity: 0.7 }) +
    fill(c.dim, mix(dS, dark, darkShare - 0.05), { opacity: 0.55 }) +
    fill(a.cool + c.cool, '#6E8FA8', { opacity: 0.55 }) +
    fill(a.lit, '#FFD58A', { opacity: 0.95 }) +
    fill(c.lit, '#FFDFA3', { opacity: 0.95 });
  s +=
    fill(rhythmLines(pr, t.E, rhythm, nu, nv), mix(dE, '#35557A', 0.45), { opacity: 0.8 }) +
    fill(rhythmLines(pr, t.S, rhythm, nu, nv), mix(dS, hour.lit[1], 0.3), { opacity: 0.75 });
  s +=
    fill(face(pr, subQuad(t.E, 0, 0.965, 1, 1)), mix(dE, '#0A1626', 0.35)) +
    fill(face(pr, subQuad(t.S, 0, 0.965, 1, 1)), mix(dS, hour.lit[1], 0.35));
  if (roof && !b.noRoof) {
    const m = {
      x: b.x + b.w * 0.25,
      z: b.z + b.d * 0.25,
      w: b.w * 0.45,
      d: b.d * 0.45,
      h: b.h + 5,
      base: b.h,
    };
    s += tower(A, view, m, mix(dE, '#0B1A2C', 0.2), mix(dS, '#0B1A2C', 0.15)).svg;
  }
  return s;
}
export function skyline(A: Sheet, view: View): string {
  const { pr, real, hour } = view;
  const toHour = (c: string) => mix(c, ...hour.walls);
  const haze = (c: string, t: number) => mix(toHour(c), hour.haze[0], Math.min(0.9, t * hour.haze[1]));
  let s = '';
  const B = (
    b: { x: number; z: number; w: number; d: number; h: number; noRoof?: number; base?: number },
    o: { nu: number; nv: number; seed: number; p: number; dE: string; dS: string },
  ) => (s += building(A, view, b, o));
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
    fill(face(pr, [[c0, 176, e0], [c1, 176, e0], ap]), hour.crown[0]) +
    fill(face(pr, [[c0, 176, e1], [c0, 176, e0], ap]), hour.crown[1]);
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
    { nu: 7, nv: 15, seed: 15, p: 0.35, dE: toHour('#142C49'), dS: toHour('#27466a') },
  );
  // Wells Fargo Center: flared base
  const wx = 570,
    wz = 96,
    ww = 50,
    q = rng(21);
  for (const [k, { south: S, east: E, floors }] of flaredStoreys(wx, wz, ww).entries()) {
    s +=
      fill(
        face(pr, S),
        real && k === 4
          ? A.lin(
              `0 ${mix(toHour('#3A5478'), hour.lit[0], 0.1)}, 0.6 ${mix(toHour('#3A5478'), hour.lit[1], 0.26)}, 1 ${mix(toHour('#3A5478'), hour.lit[1], 0.5)}`,
            )
          : mix(toHour('#3A5478'), hour.lit[1], 0.2),
      ) +
      fill(
        face(pr, E),
        real && k === 4
          ? A.lin(
              `0 ${toHour('#0D2039')}, 0.6 ${toHour('#13304E')}, 1 ${mix(toHour('#13304E'), hour.lit[2], 0.4)}`,
            )
          : toHour('#1b3350'),
      );
    const a = windowGrid(pr, E, 13, floors, q, { ...FLARED_PANES, share: 0.34 * hour.windows[0] }),
      c = windowGrid(pr, S, 13, floors, q, { ...FLARED_PANES, share: 0.26 * hour.windows[0] });
    if (k === 4) {
      let m1 = '',
        m2 = '';
      for (let i = 0; i <= 13; i++) {
        m1 += beamD(pr, onQuad(E, i / 13, 0), onQuad(E, i / 13, 1), 0.7);
        m2 += beamD(pr, onQuad(S, i / 13, 0), onQuad(S, i / 13, 1), 0.7);
      }
      s +=
        fill(m1, toHour('#2A4A6E'), { opacity: 0.8 }) +
        fill(m2, mix(toHour('#4A6285'), hour.lit[1], 0.25), { opacity: 0.8 });
    }
    s +=
      fill(a.dim, mix(toHour('#13304E'), hour.windows[1], hour.windows[2]), { opacity: 0.6 }) +
      fill(c.dim, mix(toHour('#3A5478'), hour.windows[1], hour.windows[2]), { opacity: 0.6 }) +
      fill(a.lit, '#FFD387') +
      fill(c.lit, '#FFE0A6');
  }
  s +=
    wall(pr, front(wx, wx + ww, 155, 163, wz), toHour('#0F2440')) +
    wall(pr, leftSide(wx, 155, 163, wz, wz + ww), toHour('#35587c'));
  B(
    { x: 690, z: 20, w: 70, d: 60, h: 92 },
    { nu: 9, nv: 20, seed: 17, p: 0.36, dE: toHour('#112945'), dS: toHour('#264669') },
  );
  B(
    { x: 640, z: -70, w: 70, d: 60, h: 78 },
    { nu: 9, nv: 16, seed: 18, p: 0.4, dE: toHour('#10263f'), dS: toHour('#244263') },
  );
  B(
    { x: 560, z: -30, w: 60, d: 80, h: 36 },
    { nu: 10, nv: 8, seed: 19, p: 0.45, dE: toHour('#0F243c'), dS: toHour('#22405f') },
  );
  B(
    { x: 540, z: 240, w: 50, d: 150, h: 22 },
    { nu: 10, nv: 5, seed: 22, p: 0.5, dE: toHour('#10263f'), dS: haze('#244263', 0.12) },
  );
  return s;
}
export function shore({ pr, real, hour }: View): string {
  let s = '';
  const q = rng(31);
  s += fill(face(pr, quad('528,0,1500 528,0,-160 528,3.2,-160 528,3.2,1500')), hour.trees[0]);
  // riverwalk trees + lamps
  let t = '';
  for (let z = -120; z < 1100; z += 9) {
    const P0 = pr([534, 3, z]);
    const k = pr.f / P0[2];
    const hh = q.range(4, 9) * k,
      ww = q.range(4, 7) * k;
    const sgn = real ? -1 : 1;
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
  s += fill(t, hour.trees[1]);
  let l = '';
  for (let z = -150; z < 1000; z += 22) {
    const p = pr([527, 7.5, z]);
    const k = pr.f / p[2];
    l += circ(p[0], p[1], Math.max(0.9, k * 0.55) * hour.lamps[1], hour.lamps[0]);
  }
  return s + l;
}
