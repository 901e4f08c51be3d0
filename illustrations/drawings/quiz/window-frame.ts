import type { Still } from '../../kit/still.ts';

/**
 * The window around the view, slender and pale, so that the view is what is seen where it is small:
 * two sashes, each of two panes, and a sill to stand things on.
 */
export function frame(s: Still, wood = '#E9D3AE', sill = '#D9B48C'): void {
  s.box(0, 0, 14, 330, wood);
  s.box(466, 0, 14, 330, wood);
  s.box(0, 0, 480, 11, wood);
  s.box(236, 0, 8, 316, wood);
  s.box(10, 121, 460, 7, wood);
  for (const [x0, x1] of [
    [14, 236],
    [244, 466],
  ] as const) {
    s.shade(`${x0},11 ${x1},11 ${x1},17 ${x0},17`, 0.25);
    s.shade(`${x0},128 ${x1},128 ${x1},133 ${x0},133`, 0.22);
  }
  s.box(0, 314, 480, 46, sill);
  s.pen('0,315 480,315', 2.6, '#FFE9C4', 0.95);
  s.shade('0,342 480,342 480,360 0,360', 0.22);
}
