import { dpoly, type Pt3 } from './path.ts';
import { face, type Projector } from './projector.ts';

/**
 * A low girder bridge across the view: its deck is at height `deck(x)`, and its girder is deeper
 * over each pier.
 */
export interface GirderBridge {
  readonly from: number;
  readonly to: number;
  readonly z: number;
  /** Meters between two sampled points, and between two piers. */
  readonly step: number;
  readonly span: number;
  readonly deck: (x: number) => number;
  /** The girder's extent above the deck, below it, and the addition over a pier. */
  readonly above: number;
  readonly below: number;
  readonly haunch: (x: number) => number;
}

/**
 * A girder's upper edge from left to right, and its lower one from right to left, as points on the
 * sheet.
 */
export function girderEdges(pr: Projector, bridge: GirderBridge) {
  const { from, to, z, step, span, deck, above, below, haunch } = bridge;
  const top: Pt3[] = [];
  const belly: Pt3[] = [];
  for (let x = from; x <= to; x += step) {
    const phase = ((x - from) % span) / span;
    top.push(pr([x, deck(x) + above, z]));
    belly.unshift(pr([x, deck(x) - below - haunch(x) * (Math.abs(phase - 0.5) * 2) ** 2, z]));
  }
  return { top, belly, girder: dpoly([...top, ...belly]) };
}

/** Path data of a pier that widens by `flare` to each side up to the girder. */
export const girderPier = (
  pr: Projector,
  { deck, z }: GirderBridge,
  x: number,
  foot: number,
  flare: number,
) =>
  face(pr, [
    [x - 3, foot, z],
    [x + 3, foot, z],
    [x + 3 + flare, deck(x) - 4, z],
    [x - 3 - flare, deck(x) - 4, z],
  ]);

/** The Acosta Bridge, beyond the Main Street Bridge. */
export const acostaBridge: GirderBridge = {
  from: -60,
  to: 560,
  z: 330,
  step: 10,
  span: 155,
  deck: (x) => 9 + 16 * Math.max(0, 1 - ((x - 250) / 330) ** 2),
  above: 1.4,
  below: 1.6,
  haunch: () => 3.2,
};
