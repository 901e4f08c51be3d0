/** What the elevation is drawn from: trees, slates, bricks, timbers, windows, hedges and figures, all with the pen. */

import { blob, handLine, handPolygon, hatch, INK, inked, scribble, wash } from '../../kit/ink.ts';
import { dpoly, n, smooth, type XY } from '../../kit/path.ts';
import type { Rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, g, rect, stroke } from '../../kit/svg.ts';
import { bough } from '../../kit/trees.ts';
import { BY, px, py, S, W } from './scene.ts';

// ---------- trees behind (scribbled canopy) ----------
export const tree = (
  A: Sheet,
  r: Rng,
  x: number,
  h: number,
  clumps: readonly (readonly [number, number, number, number])[],
  tw: number,
  wc: string,
  wc2: string,
) => {
  const top = BY - h;
  A.add(`<g clip-path="${A.clip(`M0 0H${W}V${BY + 16}H0Z`)}">`);
  for (const [a, b, c, d] of clumps) wash(A, blob(r, x + a, top + b, c, d), wc, 0.62);
  let bo = '';
  bo += bough(
    [
      [x - 2, BY + 15],
      [x, BY - 2],
      [x - tw * 0.05, BY - h * 0.28],
      [x + tw * 0.12, BY - h * 0.5],
      [x - 6, BY - h * 0.8],
    ],
    tw * 0.86,
    tw * 0.22,
  );
  for (const [a, b] of clumps)
    bo += bough(
      [
        [x, BY - h * 0.42],
        [x + a * 0.45, BY - h * 0.55],
        [x + a * 0.9, top + b + 8],
      ],
      tw * 0.42,
      2.5,
    );
  A.add(fill(bo, '#FBF4E6'));
  wash(A, bo, '#A08672', 0.8);
  inked(A, bo, 0.9);
  let bk = '';
  for (let i = 0; i < 40; i++) {
    const yy = BY + 8 - r() * h * 0.42;
    bk += `M${n(x + r.range(-0.05, 0.45) * tw)} ${n(yy)}q1 6 ${n(r.range(-1, 1))} ${n(r.range(7, 14))}`;
  }
  inked(A, bk, 0.5, 0.7);
  for (const [a, b, c, d] of clumps) {
    wash(A, blob(r, x + a + c * 0.18, top + b + d * 0.25, c * 0.7, d * 0.6, 11), wc2, 0.55);
    scribble(A, r, x + a, top + b, c, d, Math.round((c * d) / 6));
  }
  A.add('</g>');
};
export const slate = (A: Sheet, r: Rng, p: readonly XY[], y0: number, y1: number, step: number) => {
  const c = A.clip(dpoly(p));
  const xs = p.map((q) => q[0]);
  const x0 = Math.min(...xs),
    x1 = Math.max(...xs);
  let d = '',
    v = '';
  let _j = 0;
  for (let y = y0; y < y1; y += step, _j++) {
    let x = x0;
    while (x < x1) {
      const l = r.range(30, 120);
      if (r() < 0.7) d += handLine(r, x, y, x + l, y, 0, 0.5);
      x += l + r.range(4, 30);
    }
    for (let k = 0; k < (x1 - x0) / 26; k++) {
      if (r() < 0.5) {
        const xx = x0 + r() * (x1 - x0);
        v += `M${n(xx)} ${n(y)}l${n(r.range(-0.4, 0.4))} ${n(step)}`;
      }
    }
  }
  A.add(
    g(stroke(d, INK, 0.55, { opacity: 0.62 }) + stroke(v, INK, 0.5, { opacity: 0.5 }), { 'clip-path': c }),
  );
};
export const bricks = (A: Sheet, r: Rng, x0: number, x1: number, y0: number, y1: number, den: number) => {
  let d = '';
  for (let y = py(y0), j = 0; y > py(y1); y -= 4.6, j++) {
    for (let x = px(x0) + (j % 2) * 6; x < px(x1) - 4; x += 13) {
      const f = 0.5 + 0.5 * Math.sin(x * 0.021 + j * 0.13) * Math.sin(y * 0.03 + 2);
      if (r() < den * f) d += `M${n(x)} ${n(y)}h${n(r.range(7, 11))}`;
    }
  }
  A.add(stroke(d, '#6B3428', 0.9, { opacity: 0.7 }));
};
// right cross-gable: jettied half-timber over brick
export const G = (cx: number, w: number, eave: number, peak: number, base: number): XY[] => [
  [px(cx - w / 2), py(base)],
  [px(cx - w / 2), py(eave)],
  [px(cx), py(peak)],
  [px(cx + w / 2), py(eave)],
  [px(cx + w / 2), py(base)],
];
export const timber = (A: Sheet, r: Rng, a: XY, b: XY, w = 5) => {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]),
    nx = ((-(b[1] - a[1]) / l) * w) / 2,
    ny = (((b[0] - a[0]) / l) * w) / 2;
  const p: XY[] = [
    [a[0] + nx, a[1] + ny],
    [b[0] + nx, b[1] + ny],
    [b[0] - nx, b[1] - ny],
    [a[0] - nx, a[1] - ny],
  ];
  A.add(fill(dpoly(p), '#5A4334', { opacity: 0.9 }));
  hatch(A, r, p, 2.4, Math.atan2(b[1] - a[1], b[0] - a[0]) * 57.3, 0.4, 0.6);
  inked(A, handPolygon(r, p, 2), 0.9);
};
// window with leaded casements
export const wnd = (
  A: Sheet,
  r: Rng,
  cx: number,
  y0: number,
  w: number,
  h: number,
  k = 3,
  litc = '#EFC272',
) => {
  const x0 = px(cx) - (w * S) / 2,
    y = py(y0 + h),
    ww = w * S,
    hh = h * S;
  A.add(rect(x0 - 4, y - 4, ww + 8, hh + 8, '#FBF4E6'));
  wash(
    A,
    [
      [x0, y],
      [x0 + ww, y],
      [x0 + ww, y + hh],
      [x0, y + hh],
    ],
    litc,
    0.95,
  );
  hatch(
    A,
    r,
    [
      [x0, y],
      [x0 + ww, y],
      [x0 + ww, y + hh * 0.28],
      [x0, y + hh * 0.5],
    ],
    3,
    60,
    0.5,
    0.6,
  );
  let d = '';
  for (let i = 0; i < k; i++) {
    const a = x0 + (ww * i) / k,
      b = ww / k;
    const c = A.clip(`M${n(a)} ${n(y)}h${n(b)}v${n(hh)}h${n(-b)}Z`);
    let q = '';
    for (let t = -hh; t < b + hh; t += 8)
      q += `M${n(a + t)} ${n(y)}l${n(hh * 0.62)} ${n(hh)}M${n(a + t)} ${n(y)}l${n(-hh * 0.62)} ${n(hh)}`;
    A.add(g(stroke(q, INK, 0.5, { opacity: 0.7 }), { 'clip-path': c }));
    d += handPolygon(
      r,
      [
        [a, y],
        [a + b, y],
        [a + b, y + hh],
        [a, y + hh],
      ],
      1.5,
    );
  }
  inked(A, d, 1.25);
  inked(
    A,
    handPolygon(
      r,
      [
        [x0 - 4, y - 4],
        [x0 + ww + 4, y - 4],
        [x0 + ww + 4, y + hh + 4],
        [x0 - 4, y + hh + 4],
      ],
      3,
    ),
    1,
  );
  inked(
    A,
    handLine(r, x0 - 9, y + hh + 6, x0 + ww + 9, y + hh + 6, 2) +
      handLine(r, x0 - 9, y + hh + 9.5, x0 + ww + 9, y + hh + 9.5, 2),
    1,
  );
};
export const hedge = (A: Sheet, r: Rng, x0: number, x1: number, h: number, c: string) => {
  const p: XY[] = [[x0, BY + 15]];
  for (let x = x0; x <= x1; x += 9) p.push([x, BY + 15 - h * r.range(0.8, 1.1)]);
  p.push([x1, BY + 15]);
  A.add(fill(dpoly(p), '#FBF4E6'));
  wash(A, p, c, 0.9);
  let d = '';
  for (let x = x0; x < x1; x += 7) d += `M${n(x)} ${n(BY + 15 - h * r.range(0.8, 1.05))}q3 -5 7 0`;
  for (let i = 0; i < (x1 - x0) * h * 0.016; i++) {
    const x = r.range(x0, x1),
      y = BY + 14 - r() * h * 0.8;
    d += `M${n(x)} ${n(y)}q2 -4 5 -1`;
  }
  inked(A, d, 0.7, 0.8);
};
export const fig = (A: Sheet, x: number, h: number, c: string, flip = 1) => {
  const k = (h / 60) * flip,
    s = h / 60;
  const y = BY + 16;
  wash(
    A,
    smooth(
      [
        [x - 7 * s, y - 44 * s],
        [x + 7 * s, y - 44 * s],
        [x + 9 * s, y - 20 * s],
        [x - 8 * s, y - 18 * s],
      ],
      true,
      0.6,
    ),
    c,
    1,
  );
  inked(
    A,
    smooth([
      [x - 6 * s, y - 47 * s],
      [x - 9 * s, y - 32 * s],
      [x - 7 * s, y - 20 * s],
      [x - 6 * s, y],
    ]) +
      smooth([
        [x + 6 * s, y - 47 * s],
        [x + 9 * s, y - 32 * s],
        [x + 6 * s, y - 22 * s],
        [x + 8 * k, y],
      ]) +
      smooth([
        [x - 6 * s, y],
        [x - 1 * s, y - 20 * s],
        [x + 3 * k, y],
      ]) +
      smooth([
        [x - 6 * s, y - 47 * s],
        [x, y - 49 * s],
        [x + 6 * s, y - 47 * s],
      ]),
    1,
  );
  A.add(
    `<circle cx="${n(x)}" cy="${n(y - 54.5 * s)}" r="${n(4.6 * s)}" fill="#FBF4E6" stroke="${INK}" stroke-width="1"/>`,
  );
};
