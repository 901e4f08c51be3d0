import { blade, paintByDepth, type Rooted } from '../../kit/grasses.ts';
import { nth } from '../../kit/lists.ts';
import { n, type XY } from '../../kit/path.ts';
import { type Rng, rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill } from '../../kit/svg.ts';

// Cordgrass along a bank; the points give the waterline from left to right.
export function cordgrass(
  A: Sheet,
  seed: number,
  points: readonly XY[],
  spread: number,
  h: number,
  count: number,
  cols: readonly string[],
) {
  const q = rng(seed),
    list: Rooted[] = [];
  for (let i = 0; i < count; i++) {
    const u = q() * (points.length - 1),
      j = Math.min(points.length - 2, Math.floor(u)),
      f = u - j,
      x = nth(points, j)[0] + (nth(points, j + 1)[0] - nth(points, j)[0]) * f,
      y = nth(points, j)[1] + (nth(points, j + 1)[1] - nth(points, j)[1]) * f + q() * spread;
    for (let k = 0; k < 9; k++) {
      const fan = q.range(-1, 1),
        hh = h * q.range(0.55, 1.1) * (1 - 0.2 * Math.abs(fan));
      list.push([
        y,
        Math.floor(q() * cols.length),
        blade(x + fan * h * 0.14, y, hh, (fan * 0.55 + 0.12) * hh, 0.5 + h * 0.012),
      ]);
    }
  }
  A.add(paintByDepth(list, cols, 70));
}
// Saw palmetto: low fans of stiff leaflets.
export function palmetto(q: Rng, x: number, y: number, R: number): string {
  let dark = '',
    light = '';
  for (let f = 0; f < 7; f++) {
    const a0 = -Math.PI / 2 + (f - 3) * 0.42 + q.range(-0.15, 0.15),
      cx = x + Math.cos(a0) * R * 0.55,
      cy = y + Math.sin(a0) * R * 0.5;
    dark += `M${n(x - 1)} ${n(y)}L${n(cx)} ${n(cy)}L${n(x + 1)} ${n(y)}Z`;
    for (let i = 0; i < 15; i++) {
      const u = i / 14 - 0.5,
        a = a0 + u * 2.6,
        l = R * (0.62 - 0.3 * Math.abs(u)) * q.range(0.88, 1.1),
        w = R * 0.035,
        d = `M${n(cx - Math.sin(a) * w)} ${n(cy + Math.cos(a) * w)}L${n(cx + Math.cos(a) * l)} ${n(cy + Math.sin(a) * l)}L${n(cx + Math.sin(a) * w)} ${n(cy - Math.cos(a) * w)}Z`;
      if (a < -1.5 && i % 2) light += d;
      else dark += d;
    }
  }
  return fill(dark, '#1F4E4C') + fill(light, '#9AAE62');
}
