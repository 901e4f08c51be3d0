/** What lives on the lawn: a pair of chairs, a live oak, a heron on a pile. */

import { leafMass, mossCurtains } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { fill, stroke } from '../../kit/svg.ts';
import { bough } from '../../kit/trees.ts';
import { LEAF_MID } from './scene.ts';

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
// Live oak standing on the lawn: trunk, far leaves, moss, near leaves.
export function lawnOak(A: Sheet, x: number, y: number, k: number, seed: number, mirrorX = 1): string {
  const r = rng(seed),
    P = (dx: number, dy: number): XY => [x + dx * k * mirrorX, y + dy * k];
  const trunkFill = A.lin('0 #C08A64, 0.3 #6E5452, 1 #33384A', 0, 0, 1, 0);
  let s = fill(
    smooth(
      [
        P(-9, 4),
        P(-5, -5),
        P(-4.5, -24),
        P(-2, -56),
        P(-5, -88),
        P(2, -88),
        P(5, -56),
        P(4, -24),
        P(5, -5),
        P(9, 4),
      ],
      true,
      0.7,
    ) +
      bough([P(1, -52), P(20, -80), P(50, -96), P(84, -96)], 9 * k, 3 * k) +
      bough([P(0, -56), P(-24, -84), P(-56, -98), P(-90, -92)], 9 * k, 3 * k),
    trunkFill,
  );
  const blobs = Array.from({ length: 22 }, (): [number, number, number, number] => {
    const a = r.range(-1, 1);
    return [
      ...P(a * 98, -118 + Math.abs(a) * 24 + r.range(-24, 14)),
      r.range(20, 34) * k,
      r.range(11, 18) * k,
    ];
  });
  const tufts = Array.from({ length: 16 }, (): [number, number, number, number] => {
    const a = r.range(-1, 1);
    return [...P(a * 92, -100 + Math.abs(a) * 22 + r.range(-8, 8)), r.range(18, 46) * k, r.range(4, 8) * k];
  });
  s +=
    leafMass(r, blobs, LEAF_MID, { leaf: 4.2 * k, spread: 4.6 * k, light: [-0.8, -0.5] }) +
    mossCurtains(r, tufts, '#5E6E62', '#B5AC86');
  return (
    s +
    leafMass(
      r,
      tufts.map(([a, b, , w]) => [a, b - 4, w * 2 + 6 * k, 7 * k]),
      LEAF_MID,
      { leaf: 4 * k, spread: 5 * k, light: [-0.7, -0.6] },
    )
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
