import polygonClipping, { type Ring } from 'polygon-clipping';
import type { Point } from '../app/maps/projection.ts';

const ringOf = (points: readonly Point[]): Ring => points.map(({ x, y }) => [x, y]);

/**
 * Unites all waters into one shape, so that one line follows every shore and none crosses a mouth.
 * Rings around land turn the other way, so any fill rule leaves that land out.
 */
export function uniteWaters(
  waters: readonly (readonly Point[])[],
  islands: readonly (readonly Point[])[],
  creeks: readonly (readonly Point[])[],
): Point[][] {
  const [all, land] = [waters, islands].map((rings) => rings.map((ring) => [ringOf(ring)])) as [
    Ring[][],
    Ring[][],
  ];
  // First each creek alone: in sharp bends its two banks cross.
  const whole = polygonClipping.union(
    polygonClipping.difference(all, land),
    ...creeks.map((creek) => polygonClipping.union([ringOf(creek)])),
  );
  return whole.flat().map((ring) => ring.slice(0, -1).map(([x, y]) => ({ x, y })));
}
