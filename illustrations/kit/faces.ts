import { nth, tuples } from './lists.ts';
import { n, type Pt3, type Quad, type XY } from './path.ts';
import { beamD, face, onQuad, type Projector, subQuad } from './projector.ts';
import { rng } from './random.ts';
import { type Attributes, fill, stroke } from './svg.ts';

/** A face from its four corners as text: `'x,y,z x,y,z x,y,z x,y,z'`. */
export function quad(corners: string): Quad {
  const [bl, br, tr, tl, more] = tuples(3, corners);
  if (!bl || !br || !tr || !tl || more) throw new RangeError(`not four corners: ${corners}`);
  return [bl, br, tr, tl];
}

/** A wall that faces the viewer at distance `z`. */
export const front = (x0: number, x1: number, y0: number, y1: number, z: number): Quad => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A wall that runs away from the viewer, seen from the left. */
export const leftSide = (x: number, y0: number, y1: number, z0: number, z1: number): Quad => [
  [x, y0, z1],
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
];

/** A wall that runs away from the viewer, seen from the right. */
export const rightSide = (x: number, y0: number, y1: number, z0: number, z1: number): Quad => [
  [x, y0, z0],
  [x, y0, z1],
  [x, y1, z1],
  [x, y1, z0],
];

/** A level face at height `y`. */
export const flat = (x0: number, x1: number, y: number, z0: number, z1: number): Quad => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];

/** A face painted in one colour or gradient. */
export const wall = (
  pr: Projector,
  corners: readonly Pt3[],
  paint: string,
  attributes?: Attributes,
): string => fill(face(pr, corners), paint, attributes);

const distance = (a: Pt3, b: Pt3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The face enlarged by `m` meters on every side. */
export function grow(q: Quad, m: number): Quad {
  const u = m / distance(q[0], q[1]);
  const v = m / distance(q[0], q[3]);
  return subQuad(q, -u, -v, 1 + u, 1 + v);
}

const segment = (pr: Projector, a: Pt3, b: Pt3): string => {
  const [ax, ay] = pr(a);
  const [bx, by] = pr(b);
  return `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}`;
};

/** Path data of the `count - 1` level lines that divide a face evenly. */
export function rows(pr: Projector, q: Quad, count: number): string {
  let d = '';
  for (let i = 1; i < count; i++) d += segment(pr, onQuad(q, 0, i / count), onQuad(q, 1, i / count));
  return d;
}

/** Path data of the `count - 1` upright lines that divide a face evenly. */
export function columns(pr: Projector, q: Quad, count: number): string {
  let d = '';
  for (let i = 1; i < count; i++) d += segment(pr, onQuad(q, i / count, 0), onQuad(q, i / count, 1));
  return d;
}

interface Cells {
  readonly seed?: number;
  /** Odd cells as color, share of the cells, opacity: `'#8A7A7C 0.2 0.6, #D8BE9C 0.2 0.6'`. */
  readonly tones?: string;
  /** The lines between all cells: color, width in pixels, opacity: `'#5F5560 0.4 0.5'`. */
  readonly joint?: string;
  /** How far courses deviate from the regular half-cell bond. */
  readonly jitter?: number;
}

function colourAndTwo(text: string) {
  const [colour, amount, opacity, more] = text.split(' ');
  if (!colour || !amount || !opacity || more) throw new RangeError(`not a colour and two numbers: ${text}`);
  return { colour, amount: Number(amount), opacity: Number(opacity) };
}

/**
 * Masonry, slate or shingles on a face: odd cells, and the joints between all. Throws on an
 * incomplete tone.
 */
export function cells(pr: Projector, q: Quad, nRows: number, nCols: number, options: Cells): string {
  const { seed = 1, joint, jitter = 0 } = options;
  const tones = options.tones?.split(', ').map(colourAndTwo) ?? [];
  const r = rng(seed);
  const toned = tones.map(() => '');
  let joints = '';
  for (let v = 0; v < nRows; v++) {
    const offset = (v % 2) * 0.5 + jitter * r.range(-0.5, 0.5);
    for (let u = -1; u < nCols; u++) {
      const u0 = Math.max(0, (u + offset) / nCols);
      const u1 = Math.min(1, (u + offset + 1) / nCols);
      if (u1 <= u0) continue;
      let pick = r();
      for (const [i, { amount: share }] of tones.entries()) {
        if (pick < share) {
          toned[i] += face(pr, subQuad(q, u0, v / nRows, u1, (v + 1) / nRows));
          break;
        }
        pick -= share;
      }
      if (u0 > 0) joints += segment(pr, onQuad(q, u0, v / nRows), onQuad(q, u0, (v + 1) / nRows));
    }
    if (v) joints += segment(pr, onQuad(q, 0, v / nRows), onQuad(q, 1, v / nRows));
  }
  const odd = tones.map(({ colour, opacity }, i) => fill(nth(toned, i), colour, { opacity }));
  if (!joint) return odd.join('');
  const line = colourAndTwo(joint);
  return odd.join('') + stroke(joints, line.colour, line.amount, { opacity: line.opacity });
}

/** Paints of a block seen from the left: its front and its left side. */
export interface BlockPaint {
  readonly front: string;
  readonly side: string;
}

/** A block seen from the left and from about its own height: its side and its front. */
export const block = (pr: Projector, [x0, x1]: XY, [y0, y1]: XY, [z0, z1]: XY, paint: BlockPaint): string =>
  wall(pr, leftSide(x0, y0, y1, z0, z1), paint.side) + wall(pr, front(x0, x1, y0, y1, z0), paint.front);

/**
 * Covers a face with cells: the face, its base paint, the number of cells up and across, and their
 * seed.
 */
type Cladding = (pr: Projector, q: Quad, paint: string, nRows: number, nCols: number, seed: number) => string;

/** A material for a whole house: a face in its own paint with the material's cells over it. */
export const cladding =
  (material: Omit<Cells, 'seed'>): Cladding =>
  (pr, q, paint, nRows, nCols, seed) =>
    wall(pr, q, paint) + cells(pr, q, nRows, nCols, { ...material, seed });

/** Straight members from point to point, all `width` meters thick and in one color. */
export const beams = (
  pr: Projector,
  list: readonly (readonly [Pt3, Pt3])[],
  width: number,
  paint: string,
): string => fill(list.map(([a, b]) => beamD(pr, a, b, width)).join(''), paint);

interface Pane {
  /** The color around the glass; empty for none. */
  readonly trim?: string | null;
  readonly trimW?: number;
  readonly glass: string;
  readonly cols?: number;
  readonly nRows?: number;
  readonly bar?: string;
  readonly barW?: number;
  readonly drape?: string | undefined;
  readonly sill?: string;
}

/** A window: trim, glass, drapes, glazing bars and sill. */
export function pane(pr: Projector, q: Quad, options: Pane): string {
  const { trim = '#F6EBD6', trimW = 0.12, glass, cols = 2, nRows = 2 } = options;
  const { bar = '#F6EBD6', barW = 0.045, drape, sill } = options;
  let s = trim ? wall(pr, grow(q, trimW), trim) : '';
  s += wall(pr, q, glass);
  if (drape)
    s +=
      wall(pr, subQuad(q, 0, 0, 0.2, 1), drape, { opacity: 0.55 }) +
      wall(pr, subQuad(q, 0.8, 0, 1, 1), drape, { opacity: 0.4 });
  let d = '';
  for (let i = 1; i < cols; i++) d += beamD(pr, onQuad(q, i / cols, 0), onQuad(q, i / cols, 1), barW);
  for (let i = 1; i < nRows; i++) d += beamD(pr, onQuad(q, 0, i / nRows), onQuad(q, 1, i / nRows), barW);
  const [bl, br, tr, tl] = [onQuad(q, 0, 0), onQuad(q, 1, 0), onQuad(q, 1, 1), onQuad(q, 0, 1)];
  d += beamD(pr, bl, br, barW * 1.5) + beamD(pr, br, tr, barW * 1.5);
  d += beamD(pr, tr, tl, barW * 1.5) + beamD(pr, tl, bl, barW * 1.5);
  s += fill(d, bar);
  if (sill) s += wall(pr, subQuad(grow(q, trimW), -0.04, -0.05, 1.04, 0.02), sill);
  return s;
}
