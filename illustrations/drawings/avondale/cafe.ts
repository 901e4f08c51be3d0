/** What stands on the pavement before the cafe. */

import { foliage, foliageSvg } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, dpoly, n, smooth, type XY } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, rect, stroke } from '../../kit/svg.ts';
import { cam } from './scene.ts';

// ---------- life ----------
export function bistroChair(x: number, z: number, dir: number): string {
  const k = 620 / z,
    [bx, by] = cam([x, 0, z]),
    L = (a: readonly [XY, XY]) => dline(a.map(([u, v]) => [bx + u * k * dir, by - v * k])),
    ink = '#1D3238';
  let s = `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="${n(0.34 * k)}" ry="${n(0.08 * k)}" fill="#3A1E34" opacity=".35"/>`;
  s += stroke(
    L([
      [-0.18, 0],
      [-0.16, 0.45],
    ]) +
      L([
        [0.2, 0],
        [0.18, 0.45],
      ]) +
      L([
        [-0.1, 0.06],
        [-0.06, 0.45],
      ]) +
      L([
        [0.12, 0.07],
        [0.1, 0.45],
      ]),
    ink,
    n(0.042 * k),
  );
  s += stroke(
    smooth(
      tuples(2, '-0.18,0.45 -0.24,0.75 -0.22,0.9 -0.1,0.95 -0.02,0.88 -0.04,0.47').map(([u, v]) => [
        bx + u * k * dir,
        by - v * k,
      ]),
    ),
    ink,
    n(0.046 * k),
  );
  s +=
    stroke(
      L([
        [-0.22, 0.82],
        [-0.03, 0.8],
      ]) +
        L([
          [-0.21, 0.72],
          [-0.03, 0.7],
        ]),
      '#C98A52',
      n(0.035 * k),
    ) +
    `<ellipse cx="${n(bx)}" cy="${n(by - 0.46 * k)}" rx="${n(0.22 * k)}" ry="${n(0.055 * k)}" fill="#C98A52"/><ellipse cx="${n(bx)}" cy="${n(by - 0.475 * k)}" rx="${n(0.2 * k)}" ry="${n(0.04 * k)}" fill="#F0C48C"/>`;
  return s;
}
export function cafeTable(x: number, z: number, vase: boolean): string {
  const k = 620 / z,
    [bx, by] = cam([x, 0, z]),
    ty = by - 0.75 * k,
    e = (cx: number, cy: number, rx: number, ry: number, f: string) =>
      `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx * k)}" ry="${n(ry * k)}" fill="${f}"/>`;
  let s =
    `<ellipse cx="${n(bx + 0.1 * k)}" cy="${n(by)}" rx="${n(0.5 * k)}" ry="${n(0.12 * k)}" fill="#3A1E34" opacity=".4"/>` +
    rect(bx - 0.03 * k, ty, 0.06 * k, 0.74 * k, '#1D3238') +
    e(bx, by - 0.02 * k, 0.24, 0.05, '#1D3238');
  s += e(bx, ty + 0.025 * k, 0.46, 0.115, '#A98A72') + e(bx, ty, 0.46, 0.11, '#FBF1DA');
  for (const [u, v] of tuples(2, '-0.2,0.02 0.2,-0.01'))
    s +=
      e(bx + u * k, ty + v * k, 0.1, 0.028, '#D9C2A0') +
      rect(bx + (u - 0.055) * k, ty + (v - 0.1) * k, 0.11 * k, 0.095 * k, '#FFFDF4') +
      e(bx + u * k, ty + (v - 0.1) * k, 0.055, 0.016, '#7A4A38') +
      stroke(
        `M${n(bx + (u + 0.055) * k)} ${n(ty + (v - 0.08) * k)}q${n(0.05 * k)} ${n(0.02 * k)} 0 ${n(0.05 * k)}`,
        '#FFFDF4',
        n(0.015 * k),
      );
  if (vase)
    s +=
      rect(bx - 0.04 * k, ty - 0.2 * k, 0.08 * k, 0.19 * k, '#4E8A8C') +
      foliageSvg(
        foliage(rng(8), bx, ty - 0.3 * k, 0.14 * k, 0.12 * k, {
          count: 40,
          leaf: 0.035 * k,
          tones: 4,
          light: [0.5, -0.8],
        }),
        ['#2A5548', '#4F8058', '#D96F78', '#FFD0BE'],
      );
  return s;
}
// boxwood ball in a terracotta pot beside a shop door
export function planter(A: Sheet, x: number, z: number): string {
  const k = 620 / z,
    [bx, by] = cam([x, 0, z]);
  return (
    `<ellipse cx="${n(bx)}" cy="${n(by)}" rx="${n(0.36 * k)}" ry="${n(0.08 * k)}" fill="#3A1E34" opacity=".4"/>` +
    fill(
      dpoly([
        [bx - 0.26 * k, by - 0.5 * k],
        [bx + 0.26 * k, by - 0.5 * k],
        [bx + 0.19 * k, by],
        [bx - 0.19 * k, by],
      ]),
      A.lin('0 #9A4F3C, 0.7 #D08A62, 1 #B9694C', 0, 0, 1, 0),
    ) +
    rect(bx - 0.29 * k, by - 0.55 * k, 0.58 * k, 0.09 * k, '#DFA27A') +
    foliageSvg(
      foliage(rng(Math.round(z * 10)), bx, by - 0.86 * k, 0.36 * k, 0.36 * k, {
        count: 150,
        leaf: 0.06 * k,
        tones: 4,
        light: [0.5, -0.8],
      }),
      ['#173F3B', '#265548', '#47774B', '#9DB45F'],
    )
  );
}
