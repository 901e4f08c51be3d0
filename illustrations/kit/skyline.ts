import { nth } from './lists.ts';
import type { Quad } from './path.ts';
import { beamD, face, onQuad, type Projector, subQuad } from './projector.ts';
import type { Rng } from './random.ts';
import { slope } from './slopes.ts';

interface WindowGrid {
  /** The share of lit panes; some whole floors are brighter. */
  readonly share: number;
  /** The part of the face that has windows: left, bottom, right, top as shares of it. */
  readonly within?: readonly [u0: number, v0: number, u1: number, v1: number];
  /** The part of its cell that a pane takes: left, bottom, right, top. */
  readonly pane?: readonly [u0: number, v0: number, u1: number, v1: number];
  /** The share of panes with a cool light. */
  readonly cool?: number;
}

/** Path data of the windows of a tower's face, `nu` across and `nv` up, by their light. */
export function windowGrid(pr: Projector, q: Quad, nu: number, nv: number, r: Rng, options: WindowGrid) {
  const { share, within = [0, 0, 1, 1], pane = [0.24, 0.28, 0.76, 0.74], cool = 0 } = options;
  const [u0, v0, u1, v1] = within;
  const across = (i: number) => u0 + ((u1 - u0) * i) / nu;
  const up = (j: number) => v0 + ((v1 - v0) * j) / nv;
  const panes = { lit: '', dim: '', cool: '' };
  for (let j = 0; j < nv; j++) {
    const busy = share * (r() < 0.12 ? 2.1 : r.range(0.45, 1.2));
    for (let i = 0; i < nu; i++) {
      const cell = subQuad(q, across(i + pane[0]), up(j + pane[1]), across(i + pane[2]), up(j + pane[3]));
      const k = r();
      panes[k < busy ? 'lit' : k < busy + cool ? 'cool' : 'dim'] += face(pr, cell);
    }
  }
  return panes;
}

/** A tower's rhythm: piers, floors or four broad strips. */
export type Rhythm = 'piers' | 'floors' | 'strips';
/** One of the three by the seed of a tower. */
export const rhythmOf = (seed: number): Rhythm => nth(['piers', 'floors', 'strips'], seed % 3);

/** Path data of a tower's rhythm over one face, `nu` cells across and `nv` up. */
export function rhythmLines(pr: Projector, q: Quad, rhythm: Rhythm, nu: number, nv: number): string {
  const upright = (u: number, width: number) => beamD(pr, onQuad(q, u, 0), onQuad(q, u, 1), width);
  let d = '';
  if (rhythm === 'piers') for (let i = 0; i <= nu; i++) d += upright(i / nu, 0.9);
  if (rhythm === 'floors')
    for (let j = 0; j <= nv; j++) d += beamD(pr, onQuad(q, 0, j / nv), onQuad(q, 1, j / nv), 0.7);
  if (rhythm === 'strips') for (const u of [0, 0.33, 0.66, 1]) d += upright(u, 2.2);
  return d;
}

/** Heights of the tower with a flared base, and how far it protrudes there. */
const FLARE = [
  [0, 14],
  [10, 5.5],
  [22, 2.2],
  [36, 0.7],
  [52, 0],
  [163, 0],
] as const;

/**
 * The storeys of that tower on a square of `w` meters at (x, z), from its foot: south and east
 * face, floors.
 */
export const flaredStoreys = (x: number, z: number, w: number) =>
  FLARE.slice(1).map(([y1, o1], i) => {
    const [y0, o0] = nth(FLARE, i);
    const south: Quad = [
      [x - o0, y0, z + w + o0],
      [x - o0, y0, z - o0],
      [x - o1, y1, z - o1],
      [x - o1, y1, z + w + o1],
    ];
    return {
      south,
      east: slope([x - o0, x + w + o0, y0, z - o0], [x - o1, x + w + o1, y1, z - o1]),
      floors: Math.max(2, Math.round((y1 - y0) / 4.1)),
    };
  });
