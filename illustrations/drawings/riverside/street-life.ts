/** What stands and sits along the street: a box of books, a cat, a bicycle. */

import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';
import { cam, F } from './scene.ts';

// a neighbourhood book box on a post: little gabled house with a glass door and book spines
export function bookBox(A: Sheet, x: number, z: number): string {
  const k = F / z,
    [bx, by] = cam([x, 0, z]),
    R = (u: number, v: number, w: number, h: number, f: string) =>
      rect(bx + u * k, by - (v + h) * k, w * k, h * k, f),
    Q = (a: readonly XY[]) => dpoly(a.map(([u, v]) => [bx + u * k, by - v * k]));
  let s =
    `<ellipse cx="${n(bx + 0.3 * k)}" cy="${n(by)}" rx="${n(0.5 * k)}" ry="${n(0.05 * k)}" fill="#3A1E34" opacity=".35"/>` +
    R(-0.055, 0, 0.11, 0.95, A.lin('0 #FBF0D8, 1 #C9B08E', 0, 0, 1, 0)) +
    R(-0.3, 0.93, 0.6, 0.06, '#F6E8CA');
  s +=
    R(-0.27, 0.98, 0.54, 0.46, A.lin('0 #2F7B80, 1 #1F5A64', 0, 0, 1, 0)) +
    fill(Q(tuples(2, '-0.27,1.43 0.27,1.43 0,1.68')), '#3B8E90') +
    R(-0.2, 1.03, 0.4, 0.36, '#3A2A36');
  ['#E0745A', '#FCF3E1', '#EDB650', '#7FA6A4', '#A8434A', '#F8C79C', '#3E5A7A'].forEach((color, i) => {
    s += R(-0.18 + i * 0.052, 1.05, 0.044, 0.14 + ((i * 7) % 4) * 0.022, color);
  });
  s +=
    R(-0.2, 1.26, 0.4, 0.018, '#F6E8CA') +
    R(-0.012, 1.03, 0.024, 0.36, '#F6E8CA') +
    stroke(Q(tuples(2, '-0.2,1.03 0.2,1.03 0.2,1.39 -0.2,1.39')), '#F6E8CA', n(0.022 * k));
  return (
    s +
    fill(Q(tuples(2, '-0.38,1.38 0,1.72 0.38,1.38 0.33,1.34 0,1.64 -0.33,1.34')), '#8A5A56') +
    stroke(dline(placing(bx, by, k, -k)(tuples(2, '-0.38,1.385 0,1.725 0.38,1.385'))), '#F3C9A4', 1.1)
  );
}
// ginger cat keeping watch on the steps
export function cat(x: number, y: number, k: number): string {
  const S = (a: readonly XY[]) =>
    smooth(
      a.map(([u, v]) => [x + u * k, y + v * k]),
      true,
      0.55,
    );
  return (
    fill(S(tuples(2, '-6,0 -7,-6 -4,-12 3,-13 6,-6 6,0')), '#D98A4E') +
    fill(S(tuples(2, '-4,-11 -5,-18 -3.6,-21 -1.4,-18.6 1.4,-18.6 3.6,-21 5,-18 4,-11')), '#E09A5C') +
    fill(S(tuples(2, '-2,0 -2.4,-6 1.6,-6 1.4,0')), '#FBE3C0') +
    stroke(smooth(placing(x, y, k)(tuples(2, '6,-1 11,-2 12,-6'))), '#D98A4E', n(2.4 * k), {
      'stroke-linecap': 'round',
    })
  );
}
// step-through bicycle with a basket of flowers, on its stand
export function bicycle(x: number, z: number): string {
  const k = F / z,
    [bx, by] = cam([x, 0, z]),
    Q = (u: number, v: number): XY => [bx + u * k, by - v * k],
    L = (...a: readonly XY[]) => dline(a.map((p) => Q(...p))),
    R = 0.34;
  let s = `<ellipse cx="${n(bx + 0.35 * k)}" cy="${n(by + 1)}" rx="${n(1.15 * k)}" ry="${n(0.1 * k)}" fill="#3A1E34" opacity=".4"/>`;
  for (const u of [-0.53, 0.53]) {
    const [wx, wy] = Q(u, R);
    let spokes = '';
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.283;
      spokes += `M${n(wx)} ${n(wy)}L${n(wx + Math.cos(a) * R * 0.94 * k)} ${n(wy + Math.sin(a) * R * 0.94 * k)}`;
    }
    s +=
      stroke(spokes, '#FBF0D8', 0.7, { opacity: 0.8 }) +
      `<circle cx="${n(wx)}" cy="${n(wy)}" r="${n(R * k)}" fill="none" stroke="#2A2430" stroke-width="${n(0.045 * k)}"/><circle cx="${n(wx)}" cy="${n(wy)}" r="${n((R - 0.04) * k)}" fill="none" stroke="#FBF0D8" stroke-width="${n(0.02 * k)}"/>` +
      circ(wx, wy, 0.03 * k, '#2A2430');
    s += stroke(
      `M${n(wx - (R + 0.04) * k)} ${n(wy)}A${n((R + 0.04) * k)} ${n((R + 0.04) * k)} 0 0 1 ${n(wx + (R + 0.03) * k * 0.8)} ${n(wy - (R + 0.04) * k * 0.6)}`,
      '#1F6470',
      n(0.035 * k),
    );
  }
  s +=
    stroke(
      L([-0.53, R], [-0.08, 0.3], [-0.22, 0.82]) +
        L([-0.53, R], [-0.2, 0.72]) +
        L([0.4, 0.78], [0.53, R]) +
        L([0.34, 1.02], [0.42, 0.7]),
      '#1F6470',
      n(0.045 * k),
      { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    ) +
    stroke(
      smooth([Q(0.4, 0.78), Q(0.16, 0.46), Q(-0.08, 0.32)]) +
        smooth([Q(0.42, 0.68), Q(0.18, 0.36), Q(-0.08, 0.28)]),
      '#2C7C86',
      n(0.045 * k),
      {
        'stroke-linecap': 'round',
      },
    );
  s +=
    stroke(smooth([Q(0.34, 1.03), Q(0.2, 1.07), Q(0.08, 1.0)]), '#3A2E36', n(0.035 * k), {
      'stroke-linecap': 'round',
    }) +
    stroke(L([0.1, 1.01], [0.02, 0.98]), '#A0623E', n(0.055 * k), { 'stroke-linecap': 'round' }) +
    fill(smooth([Q(-0.4, 0.88), Q(-0.2, 0.92), Q(-0.04, 0.87), Q(-0.2, 0.82)], true), '#A0623E') +
    circ(...Q(-0.08, 0.3), 0.09 * k, '#EDB650') +
    circ(...Q(-0.08, 0.3), 0.05 * k, '#8A6A3A') +
    stroke(L([-0.08, 0.3], [0.04, 0.18]), '#2A2430', n(0.03 * k)) +
    stroke(L([-0.2, 0.32], [-0.3, 0]), '#2A2430', n(0.028 * k));
  const b = [Q(0.42, 0.98), Q(0.8, 0.98), Q(0.74, 0.7), Q(0.48, 0.7)] as const;
  s += fill(dpoly(b), '#C99258');
  let weave = '';
  for (let i = 1; i < 6; i++)
    weave += L([0.42 + (0.06 * i) / 6, 0.98 - (0.28 * i) / 6], [0.8 - (0.06 * i) / 6, 0.98 - (0.28 * i) / 6]);
  for (let i = 1; i < 8; i++) weave += L([0.42 + (0.38 * i) / 8, 0.98], [0.48 + (0.26 * i) / 8, 0.7]);
  s +=
    stroke(weave, '#7A4A2E', 0.7, { opacity: 0.7 }) +
    foliageSvg(
      foliage(rng(6), ...Q(0.61, 1.05), 0.23 * k, 0.13 * k, {
        count: 60,
        leaf: 0.04 * k,
        tones: 4,
        light: [-0.5, -0.8],
      }),
      ['#2E5A46', '#4F8058', '#D96F78', '#FFD0BE'],
    );
  return s;
}
