/** Furniture and fixtures, seen from above: thin lines and a little wash. In feet. */

import type { Board } from '../elevation/board.ts';
import { blank, handLine, handPolygon, hatch, INK, inked, PAPER, wash } from '../ink.ts';
import { n, type XY } from '../path.ts';
import { circ, fill } from '../svg.ts';

/**
 * The side that its back is on: the head of a bed, the wall behind a basin, the foot of a stair.
 */
type Back = 'n' | 'e' | 's' | 'w';

/** What it is, its box in feet from the left and the top, and its back. */
export type Furniture = readonly [
  kind: keyof typeof kinds,
  x: number,
  y: number,
  w: number,
  h: number,
  back?: Back,
];

/** A piece in its own coordinates: `u` along its back, `v` away from it, both 0..1. */
interface Piece {
  readonly b: Board;
  readonly at: (u: number, v: number) => XY;
  /** Its length along its back, and its depth, in feet. */
  readonly long: number;
  readonly deep: number;
}

const line = ({ b, at }: Piece, u1: number, v1: number, u2: number, v2: number, width = 0.7) =>
  inked(b.A, handLine(b.r, ...at(u1, v1), ...at(u2, v2), 0, 0.3), width, 0.8);

const boxOf = ({ at }: Piece, u1: number, v1: number, u2: number, v2: number): XY[] => [
  at(u1, v1),
  at(u2, v1),
  at(u2, v2),
  at(u1, v2),
];

function box(piece: Piece, u1 = 0, v1 = 0, u2 = 1, v2 = 1, colour?: string, strength = 0.5, width = 0.8) {
  const { b } = piece;
  const points = boxOf(piece, u1, v1, u2, v2);
  blank(b.A, points);
  if (colour)
    b.A.add(fill(`M${points.map((p) => p.map(n).join(' ')).join('L')}Z`, colour, { opacity: strength }));
  inked(b.A, handPolygon(b.r, points, 0.6), width, 0.85);
}

function oval({ b, at }: Piece, u: number, v: number, ru: number, rv: number, colour?: string, width = 0.7) {
  const [cx, cy] = at(u, v);
  const [ex, ey] = at(u + ru, v);
  const [fx, fy] = at(u, v + rv);
  const rx = Math.max(Math.abs(ex - cx), Math.abs(fx - cx));
  const ry = Math.max(Math.abs(ey - cy), Math.abs(fy - cy));
  b.A.add(
    `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${colour ?? PAPER}" stroke="${INK}" stroke-width="${width}"/>`,
  );
}

const LINEN = '#E9E6DA';
const CLOTH = '#A9BBA0';
const OAK = '#C9A27A';
const STONE = '#D8C7A4';
const BASIN = '#CFDDDD';

const kinds = {
  bed(p: Piece) {
    box(p, 0, 0, 1, 1, LINEN, 0.7);
    box(p, 0, 0.34, 1, 1, '#9DB4C6', 0.34, 0.7);
    const pillows = p.long > 4 ? 2 : 1;
    for (let i = 0; i < pillows; i++)
      box(p, (i + 0.14) / pillows, 0.05, (i + 0.86) / pillows, 0.22, undefined, 0, 0.6);
    line(p, 0, 0.42, 1, 0.42, 0.55);
  },
  table(p: Piece) {
    box(p, 0.06, 0.14, 0.94, 0.86, OAK, 0.45);
    const chairs = Math.max(1, Math.round(p.long / 2.3));
    for (let i = 0; i < chairs; i++) {
      const middle = 0.06 + (0.88 * (i + 0.5)) / chairs;
      const half = 0.75 / p.long;
      box(p, middle - half, -0.02, middle + half, 0.11, LINEN, 0.6, 0.6);
      box(p, middle - half, 0.89, middle + half, 1.02, LINEN, 0.6, 0.6);
    }
  },
  round(p: Piece) {
    for (let i = 0; i < 4; i++) {
      const a = (i * Math.PI) / 2 + Math.PI / 4;
      oval(p, 0.5 + Math.cos(a) * 0.4, 0.5 + Math.sin(a) * 0.4, 0.13, 0.13, LINEN, 0.6);
    }
    oval(p, 0.5, 0.5, 0.32, 0.32, '#E3CBA8');
  },
  sofa(p: Piece) {
    box(p, 0, 0, 1, 1, CLOTH, 0.42);
    line(p, 0, 0.3, 1, 0.3);
    line(p, 0.1, 0.3, 0.1, 1);
    line(p, 0.9, 0.3, 0.9, 1);
    line(p, 0.5, 0.3, 0.5, 1, 0.5);
  },
  chair(p: Piece) {
    box(p, 0, 0, 1, 1, CLOTH, 0.42, 0.7);
    line(p, 0.18, 0.26, 0.82, 0.26, 0.6);
    line(p, 0.18, 0, 0.18, 1, 0.6);
    line(p, 0.82, 0, 0.82, 1, 0.6);
  },
  rug(p: Piece) {
    const points = boxOf(p, 0, 0, 1, 1);
    p.b.A.add(fill(`M${points.map((q) => q.map(n).join(' ')).join('L')}Z`, '#C98D6F', { opacity: 0.16 }));
    inked(p.b.A, handPolygon(p.b.r, points, 0), 0.5, 0.45);
    inked(p.b.A, handPolygon(p.b.r, boxOf(p, 0.05, 0.07, 0.95, 0.93), 0), 0.4, 0.4);
  },
  low(p: Piece) {
    box(p, 0, 0, 1, 1, OAK, 0.4, 0.7);
  },
  swing(p: Piece) {
    box(p, 0, 0, 1, 1, OAK, 0.4, 0.7);
    for (const v of [0.35, 0.65]) line(p, 0, v, 1, v, 0.45);
  },
  tub(p: Piece) {
    box(p, 0, 0, 1, 1, LINEN, 0.5);
    const points = boxOf(p, 0.12, 0.08, 0.88, 0.92);
    const [[x1, y1], , [x2, y2]] = points as [XY, XY, XY, XY];
    const [x, y, w, h] = [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
    p.b.A.add(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(Math.min(w, h) * 0.42)}" fill="${BASIN}" stroke="${INK}" stroke-width="0.7"/>`,
    );
    const [dx, dy] = p.at(0.5, 0.16);
    p.b.A.add(circ(dx, dy, 1.4, INK));
  },
  shower(p: Piece) {
    box(p, 0, 0, 1, 1, BASIN, 0.55);
    line(p, 0, 0, 1, 1, 0.5);
    line(p, 1, 0, 0, 1, 0.5);
    const [x, y] = p.at(0.5, 0.5);
    p.b.A.add(circ(x, y, 1.6, INK));
  },
  wc(p: Piece) {
    box(p, 0, 0, 1, 0.28, LINEN, 0.5, 0.7);
    oval(p, 0.5, 0.64, 0.36, 0.36, LINEN);
  },
  basin(p: Piece) {
    box(p, 0, 0, 1, 1, STONE, 0.45);
    const count = p.long >= 4.6 ? 2 : 1;
    for (let i = 0; i < count; i++)
      oval(p, (i + 0.5) / count, 0.52, Math.min(0.3, 0.62 / p.long), 0.3, BASIN, 0.7);
  },
  counter(p: Piece) {
    box(p, 0, 0, 1, 1, STONE, 0.5);
  },
  sink(p: Piece) {
    box(p, 0, 0.16, 0.47, 0.84, BASIN, 0.8, 0.65);
    box(p, 0.53, 0.16, 1, 0.84, BASIN, 0.8, 0.65);
  },
  range(p: Piece) {
    box(p, 0, 0, 1, 1, '#B9BDC0', 0.5, 0.75);
    for (const u of [0.28, 0.72]) for (const v of [0.3, 0.7]) oval(p, u, v, 0.14, 0.14, LINEN, 0.6);
  },
  fridge(p: Piece) {
    box(p, 0, 0, 1, 1, '#B9BDC0', 0.4);
    line(p, 0, 0, 1, 1, 0.5);
  },
  washer(p: Piece) {
    const count = Math.max(1, Math.round(p.long / 2.4));
    for (let i = 0; i < count; i++) {
      box(p, i / count, 0, (i + 0.94) / count, 1, LINEN, 0.5, 0.7);
      oval(p, (i + 0.47) / count, 0.55, 0.3 / count, 0.3, BASIN, 0.6);
    }
  },
  hearth(p: Piece) {
    const { b } = p;
    const block: XY[] = [
      p.at(0, 0),
      p.at(1, 0),
      p.at(1, 0.68),
      p.at(0.76, 0.68),
      p.at(0.68, 0.28),
      p.at(0.32, 0.28),
      p.at(0.24, 0.68),
      p.at(0, 0.68),
    ];
    const stone = boxOf(p, 0.08, 0.68, 0.92, 1);
    box(p, 0.08, 0.68, 0.92, 1, '#C58468', 0.45, 0.7);
    hatch(b.A, b.r, stone, 3, 0, 0.4, 0.4);
    b.A.add(fill(`M${block.map((q) => q.map(n).join(' ')).join('L')}Z`, INK, { opacity: 0.93 }));
  },
  stair(p: Piece) {
    box(p, 0, 0, 1, 1, OAK, 0.22, 0.8);
    const treads = Math.max(3, Math.round(p.deep / 0.9));
    for (let i = 1; i < treads; i++) line(p, 0, i / treads, 1, i / treads, 0.6);
    arrow(p);
  },
  shelves(p: Piece) {
    box(p, 0, 0, 1, 1, OAK, 0.4, 0.7);
    const count = Math.round(p.long / 1.1);
    for (let i = 1; i < count; i++) line(p, i / count, 0.12, i / count, 0.88, 0.45);
  },
  rod(p: Piece) {
    const count = Math.max(3, Math.round(p.long / 0.75));
    line(p, 0, 0.5, 1, 0.5, 0.6);
    for (let i = 0; i < count; i++) line(p, (i + 0.4) / count, 0.1, (i + 0.6) / count, 0.9, 0.45);
  },
  lift(p: Piece) {
    box(p, 0, 0, 1, 1, '#B9BDC0', 0.3, 0.8);
    line(p, 0, 0, 1, 1, 0.5);
    line(p, 1, 0, 0, 1, 0.5);
  },
  grill(p: Piece) {
    box(p, 0, 0, 1, 1, STONE, 0.5);
    box(p, 0.34, 0.14, 0.66, 0.86, '#7E8890', 0.6, 0.6);
    for (const u of [0.4, 0.46, 0.52, 0.58]) line(p, u, 0.2, u, 0.8, 0.4);
  },
  piano(p: Piece) {
    const [a, c, d, e] = [p.at(0, 0), p.at(1, 0), p.at(1, 0.5), p.at(0.45, 1)];
    const f = p.at(0, 0.92);
    wash(p.b.A, [a, c, d, e, f], '#3F3A42', 0.5);
    inked(p.b.A, handPolygon(p.b.r, [a, c, d, e, f], 0.5), 0.9);
    line(p, 0, 0.14, 1, 0.14, 0.6);
  },
  /** Water within its coping. */
  pool(p: Piece) {
    const [mu, mv] = [1 / p.long, 1 / p.deep];
    box(p, -mu, -mv, 1 + mu, 1 + mv, STONE, 0.6);
    const water = boxOf(p, 0, 0, 1, 1);
    p.b.A.add(fill(`M${water.map((q) => q.map(n).join(' ')).join('L')}Z`, '#8FC0C4', { opacity: 0.6 }));
    wash(p.b.A, water, '#4F9CA6', 0.6);
    for (let i = 0; i < p.long * p.deep * 0.12; i++) {
      const [u, v] = [p.b.r.range(0.06, 0.86), p.b.r.range(0.1, 0.9)];
      line(p, u, v, u + 1.4 / p.long, v, 0.5);
    }
    inked(p.b.A, handPolygon(p.b.r, water, 0.5), 1.1);
  },
  fire(p: Piece) {
    oval(p, 0.5, 0.5, 0.5, 0.5, '#D8C7A4', 0.8);
    oval(p, 0.5, 0.5, 0.3, 0.3, '#C97B4F', 0.7);
  },
  fountain(p: Piece) {
    oval(p, 0.5, 0.5, 0.5, 0.5, '#D8C7A4', 0.9);
    oval(p, 0.5, 0.5, 0.4, 0.4, '#7FB2B8', 0.7);
    oval(p, 0.5, 0.5, 0.18, 0.18, '#D8C7A4', 0.7);
    oval(p, 0.5, 0.5, 0.07, 0.07, '#7FB2B8', 0.6);
  },
} as const;

/** Movable furniture. A plan that is too small omits it. */
const loose = new Set<keyof typeof kinds>([
  'bed',
  'table',
  'round',
  'sofa',
  'chair',
  'rug',
  'low',
  'swing',
  'piano',
]);
const isFixed = ([kind]: Furniture): boolean => !loose.has(kind);

/** The drawn pieces of a storey: all in furnished rooms, otherwise only what is built in. */
export const furnitureOn = (
  { things = [] }: { readonly things?: readonly Furniture[] },
  furnished: boolean,
): readonly Furniture[] => things.filter((thing) => furnished || isFixed(thing));

/** The way up, along the middle of a stair. */
function arrow(p: Piece): void {
  const { b, at } = p;
  const [x2, y2] = at(0.5, 0.94);
  const [x1, y1] = at(0.5, 0.04);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const barb = (side: number) =>
    `M${n(x2)} ${n(y2)}L${n(x2 - ux * 7 - uy * side * 3.4)} ${n(y2 - uy * 7 + ux * side * 3.4)}`;
  inked(b.A, `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${barb(1)}${barb(-1)}`, 0.9, 0.9);
  b.A.add(circ(x1, y1, 2.2, INK));
}

/** Puts a piece into its room. */
export function furnish(b: Board, [kind, x, y, w, h, back = 'n']: Furniture): void {
  const [left, right, top, foot] = [b.x(x), b.x(x + w), b.y(y), b.y(y + h)];
  const across = (t: number) => left + (right - left) * t;
  const down = (t: number) => top + (foot - top) * t;
  const at = {
    n: (u: number, v: number): XY => [across(u), down(v)],
    s: (u: number, v: number): XY => [across(1 - u), down(1 - v)],
    w: (u: number, v: number): XY => [across(v), down(1 - u)],
    e: (u: number, v: number): XY => [across(1 - v), down(u)],
  }[back];
  const upright = back === 'n' || back === 's';
  kinds[kind]({ b, at, long: upright ? w : h, deep: upright ? h : w });
}
