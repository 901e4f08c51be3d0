import type { Plane } from '../../kit/plane.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { type Gable, gableEnd, slant, slope, underside } from '../../kit/slopes.ts';
import { fill } from '../../kit/svg.ts';
import { CREAM } from './scene.ts';

// ---------- carpentry ----------
// gable wall of shingles between (u0,v) and (u1,v) with its peak in the middle
export function gable(P: Plane, [u0, u1, v, peak, w]: Gable, col: string, line: string): string {
  const c = (u0 + u1) / 2,
    q = rng(Math.round(u1 * 10));
  let s = fill(P.poly(gableEnd(u0, u1, v, peak, w)), col),
    d = '';
  for (let y = v; y < peak; y += 0.24) {
    const half = (((peak - y) / (peak - v)) * (u1 - u0)) / 2;
    d += P.line([c - half, y, w], [c + half, y, w], 0.024);
    for (let u = c - half + 0.1; u < c + half; u += 0.3)
      d += P.line([u + q.range(-0.05, 0.05), y, w], [u, Math.min(peak, y + 0.24), w], 0.016);
  }
  return s + fill(d, line, { opacity: 0.55 });
}
// barge boards, roof edge, soffit and knee braces of a gable that overhangs from w to w + out
export function bargeBoards(
  P: Plane,
  [u0, u1, v, peak, w]: Gable,
  out: number,
  { roof = '#6A5460', over = 0.8 } = {},
): string {
  const c = (u0 + u1) / 2,
    slope = (peak - v) / ((u1 - u0) / 2),
    L = u0 - over,
    R = u1 + over,
    low = v - slope * over,
    e = w + out;
  let s = '';
  s +=
    fill(P.poly(underside([L, low], [c, peak], e, w)), '#8C6248') +
    fill(P.poly(underside([R, low], [c, peak], e, w)), '#B98A5C');
  for (const [u, t] of [
    [u0 + 0.1, 0],
    [c, 1],
    [u1 - 0.1, 0],
    [(u0 + c) / 2, 0.5],
    [(u1 + c) / 2, 0.5],
  ] as const) {
    const y = v + (peak - v) * t - 0.22;
    s += fill(
      P.line([u, y, w], [u, y, e - 0.05], 0.17) + P.line([u, y - 0.75, w], [u, y - 0.12, e - 0.15], 0.13),
      '#E7D2AC',
    );
  }
  for (const [E, sun] of [
    [L, 1],
    [R, 0],
  ] as const)
    s +=
      fill(P.poly(slant([E, low - 0.3, low], [c, peak - 0.32, peak], e)), sun ? '#FFF6E0' : '#EEDDBC') +
      fill(P.poly(slant([E, low, low + 0.17], [c, peak, peak + 0.17], e)), roof);
  return s;
}
export function roofSlope(
  A: Sheet,
  P: Plane,
  u0: number,
  u1: number,
  v0: number,
  w0: number,
  v1: number,
  w1: number,
  lit: string,
  dark: string,
  seed: number,
): string {
  const q = rng(seed);
  let s = fill(
      P.poly(slope([u0, u1, v0, w0], [u0, u1, v1, w1])),
      A.lin([
        [0, dark],
        [1, lit],
      ]),
    ),
    rows = '',
    tabs = '',
    odd = '';
  for (let t = 0; t < 1; t += 0.055) {
    const v = v0 + (v1 - v0) * t,
      w = w0 + (w1 - w0) * t,
      vb = v0 + (v1 - v0) * (t + 0.055),
      wb = w0 + (w1 - w0) * (t + 0.055);
    rows += P.line([u0, v, w], [u1, v, w], 0.03);
    for (let u = u0 + q() * 0.3; u < u1; u += 0.42) {
      tabs += P.line([u, v, w], [u, vb, wb], 0.02);
      if (q() < 0.17) odd += P.poly(slope([u, u + 0.42, v, w], [u, u + 0.42, vb, wb]));
    }
  }
  return (
    s +
    fill(odd, '#E9C39A', { opacity: 0.28 }) +
    fill(rows, '#3A2E42', { opacity: 0.55 }) +
    fill(tabs, '#3A2E42', { opacity: 0.35 })
  );
}
export function sash(
  A: Sheet,
  P: Plane,
  u: number,
  v: number,
  w: number,
  h: number,
  { lit = false, panes = 3, z = 0.03 } = {},
): string {
  const d = P.quad(u - w / 2, v, u + w / 2, v + h, z);
  let m = P.line([u - w / 2, v + h * 0.56, z], [u + w / 2, v + h * 0.56, z], 0.07);
  for (let i = 1; i < panes; i++)
    m += P.line(
      [u - w / 2 + (w * i) / panes, v + h * 0.56, z],
      [u - w / 2 + (w * i) / panes, v + h, z],
      0.045,
    );
  return (
    fill(P.quad(u - w / 2 - 0.15, v - 0.12, u + w / 2 + 0.15, v + h + 0.18, z), CREAM) +
    fill(d, lit ? A.lin('0 #C9A06A, 0.5 #F6CC86, 1 #FBE0A6') : A.lin('0 #B9D3C6, 0.45 #5E8A8A, 1 #2F5560')) +
    fill(
      P.poly([
        [u - w / 2, v, z],
        [u - w / 2, v + h, z],
        [u - w * 0.2, v + h, z],
        [u - w * 0.36, v + h * 0.3, z],
      ]),
      '#FFF6E0',
      { opacity: 0.5 },
    ) +
    fill(
      P.poly([
        [u + w / 2, v, z],
        [u + w / 2, v + h, z],
        [u + w * 0.2, v + h, z],
        [u + w * 0.36, v + h * 0.3, z],
      ]),
      '#F3E3C0',
      { opacity: 0.4 },
    ) +
    fill(m, CREAM) +
    fill(P.quad(u - w / 2 - 0.22, v - 0.2, u + w / 2 + 0.22, v - 0.08, z + 0.08), '#FFF8E8')
  );
}
// brick pier with a tapered wooden column on it
export function porchColumn(A: Sheet, P: Plane, u: number, top: number, w: number, seed: number): string {
  const b = 0.42,
    t = 1.75;
  let s =
    P.box(u - b, 0, u + b, t, w - 0.7, w, {
      front: A.lin('0 #C4785A, 1 #A0523F', 0, 0, 1, 0),
      side: '#7E3D36',
    }) + P.brick(u - b, 0, u + b, t, w + 0.005, seed, { len: 0.3, high: 0.11 });
  s += P.box(u - b - 0.09, t, u + b + 0.09, t + 0.13, w - 0.78, w + 0.08, {
    front: '#FFF3DA',
    side: '#D9C2A0',
    top: '#FFFDF4',
  });
  return (
    s +
    fill(
      P.poly([
        [u - 0.31, t + 0.13, w - 0.05],
        [u + 0.31, t + 0.13, w - 0.05],
        [u + 0.2, top, w - 0.05],
        [u - 0.2, top, w - 0.05],
      ]),
      A.lin('0 #FFFBEC, 0.5 #F6E8CA, 1 #CDB596', 0, 0, 1, 0),
    ) +
    P.box(u - 0.27, top - 0.14, u + 0.27, top, w - 0.4, w, { front: '#FFF6E2', side: '#D9C2A0' })
  );
}
export function balustrade(P: Plane, u0: number, u1: number, floor: number, w: number): string {
  let d = '';
  for (let u = u0 + 0.1; u < u1; u += 0.17) d += P.line([u, floor + 0.14, w], [u, floor + 0.82, w], 0.055);
  return (
    fill(d, '#F3E5C8') +
    fill(
      P.line([u0, floor + 0.86, w], [u1, floor + 0.86, w], 0.1) +
        P.line([u0, floor + 0.14, w], [u1, floor + 0.14, w], 0.07),
      '#FFF6E2',
    )
  );
}
