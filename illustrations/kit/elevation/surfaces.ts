/** Materials of walls and roofs, in wash and pen. */

import { blank, handLine, hatch, INK, PAPER, wash } from '../ink.ts';
import { dpoly, n, type XY } from '../path.ts';
import { fill, g, stroke } from '../svg.ts';
import { type Board, contour } from './board.ts';

/** The washes of the plates. */
export const tone = {
  brick: '#C58468',
  oldBrick: '#B5694F',
  cream: '#EFDDBC',
  stucco: '#F0D9B4',
  white: '#E9E6DA',
  sage: '#A9BBA0',
  teal: '#86A9A4',
  blue: '#9DB4C6',
  slate: '#6F8492',
  bark: '#8C7A6A',
  shingle: '#A08A72',
  tile: '#C9714F',
  metal: '#94A3AC',
  wood: '#A9744A',
  stone: '#D8C7A4',
  concrete: '#D9D2C2',
  shade: '#5B6787',
  leaf: '#86A68F',
  leafDark: '#54806F',
  leafLight: '#B2C29A',
  lamp: '#EFC272',
  sky: '#8FB3BE',
  door: '#245A66',
  navy: '#2C4A68',
  coral: '#D0765B',
} as const;

export type Texture = (b: Board, points: readonly XY[]) => string;

const bounds = (points: readonly XY[]) => {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
};

/** Level lines from side to side, `feet` apart, each with gaps where the pen was lifted. */
const courses =
  (feet: number, kept: number, width: number, opacity: number, colour: string = INK): Texture =>
  (b, points) => {
    const { x0, x1, y0, y1 } = bounds(points);
    let d = '';
    for (let y = y1 - feet * b.s; y > y0; y -= feet * b.s) {
      let x = x0 + b.r.range(-20, 10);
      while (x < x1) {
        const length = b.r.range(40, 170);
        if (b.r() < kept) d += handLine(b.r, x, y, x + length, y, 0, 0.4);
        x += length + b.r.range(3, 16);
      }
    }
    return stroke(d, colour, width, { opacity });
  };

/** Upright lines `feet` apart. */
const uprights =
  (feet: number, kept: number, width: number, opacity: number): Texture =>
  (b, points) => {
    const { x0, x1, y0, y1 } = bounds(points);
    let d = '';
    for (let x = x0 + feet * b.s * 0.5; x < x1; x += feet * b.s)
      if (b.r() < kept) d += handLine(b.r, x, y0, x, y1, 0, 0.35);
    return stroke(d, INK, width, { opacity });
  };

export const clapboard: Texture = courses(0.42, 0.86, 0.5, 0.5);
export const wideBoards: Texture = courses(0.8, 0.9, 0.55, 0.55);
export const battens: Texture = uprights(1.25, 0.96, 0.6, 0.55);
export const seams: Texture = uprights(1.35, 1, 0.8, 0.6);

/** Bricks as short strokes in patches, like a distant wall. */
export const bricks: Texture = (b, points) => {
  const { x0, x1, y0, y1 } = bounds(points);
  let d = '';
  for (let y = y1 - 3, j = 0; y > y0; y -= 4.8, j++)
    for (let x = x0 + (j % 2) * 6; x < x1; x += 13) {
      const drift = 0.5 + 0.5 * Math.sin(x * 0.021 + j * 0.13) * Math.sin(y * 0.03 + 2);
      if (b.r() < 0.72 * drift) d += `M${n(x)} ${n(y)}h${n(b.r.range(7, 11))}`;
    }
  return stroke(d, '#6B3428', 0.9, { opacity: 0.62 });
};

/** Rows of shingles or slates `feet` high, with a joint here and there. */
const rows =
  (feet: number, kept: number, joints: number): Texture =>
  (b, points) => {
    const { x0, x1, y0, y1 } = bounds(points);
    const step = feet * b.s;
    let level = '';
    let upright = '';
    for (let y = y1 - step; y > y0 - step; y -= step) {
      let x = x0;
      while (x < x1) {
        const length = b.r.range(26, 110);
        if (b.r() < kept) level += handLine(b.r, x, y, x + length, y, 0, 0.5);
        x += length + b.r.range(4, 28);
      }
      for (let k = 0; k < ((x1 - x0) / 16) * joints; k++) {
        const at = b.r.range(x0, x1);
        upright += `M${n(at)} ${n(y)}l${n(b.r.range(-0.4, 0.4))} ${n(step)}`;
      }
    }
    return stroke(level, INK, 0.55, { opacity: 0.6 }) + stroke(upright, INK, 0.5, { opacity: 0.5 });
  };

export const slates: Texture = rows(0.75, 0.72, 0.4);
export const shingles: Texture = rows(0.62, 0.8, 0.75);

/** Barrel tiles: hollows running down, each row with its lip. */
export const barrelTiles: Texture = (b, points) => {
  const { x0, x1, y0, y1 } = bounds(points);
  let down = '';
  let lips = '';
  const wide = Math.max(7, 0.82 * b.s);
  for (let x = x0; x < x1; x += wide) down += handLine(b.r, x, y0, x, y1, 0, 0.5);
  for (let y = y0 + b.r.range(4, 9); y < y1 + 8; y += Math.max(8, b.s))
    for (let x = x0; x < x1; x += wide)
      if (b.r() < 0.62) lips += `M${n(x)} ${n(y)}q${n(wide / 2)} ${n(-wide * 0.6)} ${n(wide)} 0`;
  return stroke(down, '#7A3A28', 0.8, { opacity: 0.5 }) + stroke(lips, '#6B3428', 0.9, { opacity: 0.62 });
};

/** Stucco: a few strokes of the trowel, and dots for roughness. */
export const roughcast: Texture = (b, points) => {
  const { x0, x1, y0, y1 } = bounds(points);
  let d = '';
  const count = ((x1 - x0) * (y1 - y0)) / 520;
  for (let i = 0; i < count; i++) {
    const [x, y] = [b.r.range(x0, x1), b.r.range(y0, y1)];
    d += b.r() < 0.7 ? `M${n(x)} ${n(y)}h.8` : `M${n(x)} ${n(y)}q5 -1.5 ${n(b.r.range(7, 12))} 0`;
  }
  return stroke(d, INK, 0.7, { opacity: 0.4, 'stroke-linecap': 'round' });
};

/** Stones of uneven length in level beds. */
export const ashlar: Texture = (b, points) => {
  const { x0, x1, y0, y1 } = bounds(points);
  const step = Math.max(9, 0.9 * b.s);
  let d = '';
  for (let y = y1; y > y0; y -= step) {
    d += handLine(b.r, x0, y, x1, y, 0, 0.5);
    for (let x = x0 + b.r.range(6, 24); x < x1; x += b.r.range(14, 34)) d += `M${n(x)} ${n(y)}v${n(-step)}`;
  }
  return stroke(d, INK, 0.55, { opacity: 0.5 });
};

export interface Face {
  readonly tone: string;
  /** The wash's strength, 0..1. */
  readonly strength?: number;
  readonly texture?: Texture;
  /** The outline's width; 0 for none. */
  readonly line?: number;
}

/** A wall or roof: bare paper, wash, a second wash over a part of it, its material, its outline. */
export function face(b: Board, points: readonly XY[], look: Face): void {
  blank(b.A, points);
  wash(b.A, points, look.tone, look.strength ?? 0.66);
  if (look.texture) b.A.add(g(look.texture(b, points), { 'clip-path': b.A.clip(dpoly(points)) }));
  if (look.line !== 0) contour(b, points, look.line ?? 1.5);
}

/** Shade on a face: a cool wash with hatching. */
export function shade(b: Board, points: readonly XY[], strength = 0.34, step = 3.4, angle = 56): void {
  wash(b.A, points, tone.shade, strength);
  hatch(b.A, b.r, points, step, angle, 0.55, 0.5);
}

/** A band of light stone or paint: belt course, frieze, fascia, cap. */
export function band(
  b: Board,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string = tone.white,
): void {
  const points = b.box(x, y, w, h);
  b.A.add(fill(dpoly(points), PAPER));
  wash(b.A, points, colour, 0.55);
  contour(b, points, 1.1, 3);
}
