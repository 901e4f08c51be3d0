import { mix } from '../../kit/colour.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import type { Plane } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Gable, gableEnd, slant } from '../../kit/slopes.ts';
import { fill, stroke } from '../../kit/svg.ts';
import { CREAM } from './scene.ts';

// ---------- shared carpentry ----------
export function sash(
  A: Sheet,
  P: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  { lit = 0, trim = CREAM, z = 0.02, cols = 1 } = {},
): string {
  const d = P.quad(u - w / 2, v, u + w / 2, v + h, z);
  let m = P.line([u - w / 2, v + h * 0.5, z], [u + w / 2, v + h * 0.5, z], 0.08);
  for (let i = 1; i <= cols; i++)
    m += P.line([u - w / 2 + (w * i) / (cols + 1), v, z], [u - w / 2 + (w * i) / (cols + 1), v + h, z], 0.06);
  return (
    fill(P.quad(u - w / 2 - 0.17, v - 0.12, u + w / 2 + 0.17, v + h + 0.22, z), trim) +
    fill(d, lit ? A.lin('0 #E9C48A, 1 #FCE4AE') : A.lin('0 #CFE0D2, 0.4 #7FA6A4, 1 #3E6470')) +
    fill(
      P.poly([
        [u + w / 2, v, z],
        [u + w / 2, v + h, z],
        [u + w * 0.1, v + h, z],
      ]),
      '#FFF8E6',
      { opacity: 0.35 },
    ) +
    fill(m, trim) +
    fill(P.quad(u - w / 2 - 0.26, v - 0.24, u + w / 2 + 0.26, v - 0.1, z + 0.08), '#FFFBEE')
  );
}
// fish-scale shingles in a gable
export function scales(P: Plane, [u0, u1, v, peak, w]: Gable, col: string, line: string): string {
  const c = (u0 + u1) / 2;
  let s = fill(P.poly(gableEnd(u0, u1, v, peak, w)), col),
    d = '';
  for (let y = v + 0.1, j = 0; y < peak - 0.1; y += 0.26, j++) {
    const half = (((peak - y) / (peak - v)) * (u1 - u0)) / 2;
    for (let u = c - half + (j % 2) * 0.16; u < c + half - 0.3; u += 0.32) {
      const a = P.pt(u, y + 0.2, w),
        b = P.pt(u + 0.16, y - 0.04, w),
        e = P.pt(u + 0.32, y + 0.2, w);
      d += `M${n(a[0])} ${n(a[1])}Q${n(b[0])} ${n(b[1] + 1.5)} ${n(e[0])} ${n(e[1])}`;
    }
  }
  return s + stroke(d, line, 0.9, { opacity: 0.6 });
}
export function rake(P: Plane, [u0, u1, v, peak, w]: Gable, over: number, col: string, sunSide = 1): string {
  const c = (u0 + u1) / 2,
    sl = (peak - v) / ((u1 - u0) / 2),
    band = (E: number, s: boolean) =>
      fill(
        P.poly(slant([E, v - sl * over - 0.34, v - sl * over + 0.06], [c, peak - 0.36, peak + 0.06], w)),
        s ? '#FFFBEE' : mix(col, '#B9A6A6', 0.3),
      ) +
      fill(
        P.poly(slant([E, v - sl * over + 0.06, v - sl * over + 0.26], [c, peak + 0.06, peak + 0.26], w)),
        '#5E5268',
      );
  return band(u0 - over, sunSide < 0) + band(u1 + over, sunSide > 0);
}
export function slopeRoof(
  A: Sheet,
  P: Plane,
  a: Pt3,
  b: Pt3,
  c: Pt3,
  d: Pt3,
  lit: string,
  dark: string,
  seed: number,
): string {
  // quad a,b (eave) c,d (ridge) given as [u,v,w]
  const q = rng(seed),
    L = (p: Pt3, s: Pt3, t: number): Pt3 => [
      p[0] + (s[0] - p[0]) * t,
      p[1] + (s[1] - p[1]) * t,
      p[2] + (s[2] - p[2]) * t,
    ];
  let s = fill(
      P.poly([a, b, c, d]),
      A.lin(
        [
          [0, dark],
          [1, lit],
        ],
        0,
        0,
        1,
        0.4,
      ),
    ),
    rows = '',
    odd = '';
  for (let t = 0.07; t < 1; t += 0.07) {
    rows += P.line(L(a, d, t), L(b, c, t), 0.03);
    for (let i = 0; i < 5; i++) {
      const k = q(),
        e = L(L(a, d, t), L(b, c, t), k),
        f = L(L(a, d, t), L(b, c, t), k + 0.03),
        h = L(L(a, d, t + 0.07), L(b, c, t + 0.07), k);
      odd += P.poly([e, f, [h[0] + f[0] - e[0], h[1], h[2]], h]);
    }
  }
  return s + fill(odd, '#F3CFA4', { opacity: 0.3 }) + fill(rows, '#2E2A42', { opacity: 0.45 });
}
