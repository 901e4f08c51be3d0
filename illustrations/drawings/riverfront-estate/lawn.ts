/** What lives on the lawn and beside it: a pair of chairs, a heron on a pile. */

import { tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth } from '../../kit/path.ts';
import { fill, stroke } from '../../kit/svg.ts';

// Two Adirondack chairs looking at the river, backs to the house.
export function chairs(x: number, y: number, k: number): string {
  const one = (dx: number) =>
    fill(dpoly(tuples(2, '0,0 1.5,-9 3,-9 3,0').map(([a, b]) => [x + (dx + a) * k, y + b * k])), '#C9A98C') +
    fill(
      dpoly(tuples(2, '0,-4 8,-3 8,-1.6 0,-2.6').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FCF1DC',
    ) +
    fill(
      dpoly(tuples(2, '1,-11 7,-11 8,-3 0,-3.6').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FFF6E2',
    ) +
    fill(
      dpoly(tuples(2, '7,-3 8.4,-3 8.4,0.5 7.4,0.5').map(([a, b]) => [x + (dx + a) * k, y + b * k])),
      '#FCF1DC',
    );
  return (
    fill(
      smooth(
        [
          [x - 2, y + 1],
          [x + 14 * k, y - 0.6],
          [x + 34 * k, y + 0.6],
          [x + 16 * k, y + 2.4],
        ],
        true,
      ),
      '#1F4A48',
      { opacity: 0.4 },
    ) +
    one(0) +
    one(13)
  );
}
// Great blue heron on a piling.
export function heron(x: number, y: number, k: number): string {
  const P = placing(x, y, k);
  return (
    stroke(
      `M${n(x - 1 * k)} ${n(y)}L${n(x)} ${n(y - 15 * k)}M${n(x + 2 * k)} ${n(y)}L${n(x + 2 * k)} ${n(y - 15 * k)}`,
      '#2A3444',
      1,
    ) +
    fill(smooth(P(tuples(2, '9,-12 3,-24 -3,-27 -6,-22 -2,-15 4,-13')), true, 0.8), '#4A6078') +
    stroke(smooth(P(tuples(2, '-4,-25 -8,-31 -4,-37 -6,-43'))), '#8FA3AE', n(2.1 * k)) +
    fill(smooth(P(tuples(2, '-3.5,-43.5 -6,-46 -9,-44.4 -17,-42.6 -9,-42.2')), true, 0.4), '#F3D9AE')
  );
}
