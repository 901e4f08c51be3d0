import polygonClipping, { type Ring } from 'polygon-clipping';
import type { Point } from '../app/maps/projection.ts';

const ringOf = (points: readonly Point[]): Ring => points.map(({ x, y }) => [x, y]);

/**
 * One shape of all waters, so that one line goes along every shore and none across a mouth: its rings, those around
 * land turning the other way, which leaves that land out however the shape is filled.
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
  // A creek by itself first: where it bends sharply its two banks cross.
  const whole = polygonClipping.union(
    polygonClipping.difference(all, land),
    ...creeks.map((creek) => polygonClipping.union([ringOf(creek)])),
  );
  return whole.flat().map((ring) => ring.slice(0, -1).map(([x, y]) => ({ x, y })));
}
