/**
 * The grounds around a house from above: lawn, trees, hedges, walks and water, in wash and pen. In
 * feet.
 */

import { type Board, hairlines } from '../elevation/board.ts';
import { tone } from '../elevation/surfaces.ts';
import { blank, blob, handLine, handPolygon, inked, PAPER, scribble, wash } from '../ink.ts';
import { nth } from '../lists.ts';
import { dpoly, n, smooth, type XY } from '../path.ts';
import { fill, g } from '../svg.ts';
import { corners } from './walls.ts';

const onSheet = (b: Board, outline: string): XY[] => corners(outline).map(([x, y]): XY => [b.x(x), b.y(y)]);

/** Grass as a soft-edged wash. */
export function lawn(b: Board, outline: string, colour: string = tone.leafLight, strength = 0.6): void {
  const edge = smooth(onSheet(b, outline), true, 0.7);
  b.A.add(g(fill(edge, colour, { filter: b.A.blur(16) }), { opacity: strength * 0.62 }));
  wash(b.A, smooth(onSheet(b, outline), true, 0.5), colour, strength * 0.42);
}

/** A few strokes of grass. */
export function tufts(b: Board, x: number, y: number, w: number, h: number, count: number): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [px, py] = [b.x(x + b.r() * w), b.y(y + b.r() * h)];
    d += `M${n(px)} ${n(py)}l-1.6 -3.4M${n(px + 2)} ${n(py)}l.2 -4M${n(px + 4)} ${n(py)}l2 -3.2`;
  }
  inked(b.A, d, 0.5, 0.4, '#3A5E50');
}

interface Leaves {
  readonly light: string;
  readonly dark: string;
}
export const oak: Leaves = { light: '#9CB79A', dark: '#54806F' };

/**
 * A tree from above: its shadow, its crown's lobes in three washes, boughs from its stem, leaves at
 * each lobe.
 */
export function treeTop(b: Board, x: number, y: number, across: number, leaves: Leaves = oak): void {
  const { A, r } = b;
  const [cx, cy, radius] = [b.x(x), b.y(y), (across / 2) * b.s];
  wash(A, blob(r, cx + radius * 0.15, cy + radius * 0.17, radius, radius, 16), tone.shade, 0.3);
  const lobes = [0, 1, 2, 3, 4, 5, 6].map((i): readonly [number, number, number] => {
    const a = (i / 7) * 6.283 + r.range(-0.2, 0.2);
    const out = radius * r.range(0.5, 0.58);
    return [cx + Math.cos(a) * out, cy + Math.sin(a) * out, radius * r.range(0.4, 0.48)];
  });
  const all = [[cx, cy, radius * 0.56] as const, ...lobes];
  for (const [px, py, size] of all)
    A.add(fill(blob(r, px, py, size * 0.9, size * 0.9, 12), PAPER, { opacity: 0.9 }));
  for (const [px, py, size] of all) wash(A, blob(r, px, py, size * 1.04, size * 1.04, 12), leaves.light, 0.5);
  for (const [px, py, size] of all)
    wash(A, blob(r, px + size * 0.22, py + size * 0.26, size * 0.66, size * 0.62, 10), leaves.dark, 0.36);
  let boughs = '';
  for (const [px, py, size] of lobes) {
    const bend = r.range(-0.16, 0.16);
    const [mx, my] = [(cx + px) / 2 - (py - cy) * bend, (cy + py) / 2 + (px - cx) * bend];
    boughs += `M${n(cx)} ${n(cy)}Q${n(mx)} ${n(my)} ${n(px + (px - cx) * 0.25)} ${n(py + (py - cy) * 0.25)}`;
    for (const side of [0.7, -0.7])
      boughs += `M${n(mx)} ${n(my)}l${n(((px - cx) * 0.5 - (py - cy) * side * 0.5) * 0.8)} ${n(((py - cy) * 0.5 + (px - cx) * side * 0.5) * 0.8)}`;
    scribble(A, r, px, py, size, size, Math.round((size * size) / 13));
  }
  inked(A, boughs, 0.7, 0.5);
  A.add(`<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(Math.max(2, radius * 0.05))}" fill="#7A5F49"/>`);
}

/** A palm from above: a star of fans. */
export function palmTop(b: Board, x: number, y: number, across: number): void {
  const { A, r } = b;
  const [cx, cy, radius] = [b.x(x), b.y(y), (across / 2) * b.s];
  wash(A, blob(r, cx + radius * 0.2, cy + radius * 0.24, radius * 0.8, radius * 0.8, 12), tone.shade, 0.24);
  const fans = 11;
  let d = '';
  for (let i = 0; i < fans; i++) {
    const a = (i / fans) * 6.283 + r.range(-0.12, 0.12);
    const long = radius * r.range(0.84, 1.04);
    const tip: XY = [cx + Math.cos(a) * long, cy + Math.sin(a) * long];
    const side = (k: number): XY => [cx + Math.cos(a + k) * long * 0.55, cy + Math.sin(a + k) * long * 0.55];
    const fan = smooth([[cx, cy], side(0.24), tip, side(-0.24)], true, 0.6);
    wash(A, fan, i % 3 ? '#6F9A80' : '#3F6B5C', 0.6);
    d += `M${n(cx)} ${n(cy)}L${n(tip[0])} ${n(tip[1])}`;
    for (const t of [0.35, 0.5, 0.65, 0.8])
      for (const k of [0.2, -0.2])
        d += `M${n(cx + Math.cos(a) * long * t)} ${n(cy + Math.sin(a) * long * t)}L${n(cx + Math.cos(a + k) * long * (t + 0.14))} ${n(cy + Math.sin(a + k) * long * (t + 0.14))}`;
  }
  inked(A, d, 0.55, 0.7);
}

/**
 * A clipped hedge, or a bed of shrubs, along a line: a row of round heads. `flowers`: their color.
 */
export function bed(
  b: Board,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  wide: number,
  flowers = '',
): void {
  const { A, r } = b;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round(length / (wide * 0.72)));
  let edge = '';
  let dots = '';
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const [cx, cy] = [b.x(x1 + (x2 - x1) * t), b.y(y1 + (y2 - y1) * t)];
    const radius = (wide / 2) * b.s * r.range(0.9, 1.1);
    wash(A, blob(r, cx + 1.5, cy + 2, radius, radius, 9), tone.leaf, 0.7);
    wash(
      A,
      blob(r, cx + radius * 0.3, cy + radius * 0.34, radius * 0.6, radius * 0.55, 8),
      tone.leafDark,
      0.45,
    );
    for (let k = 0; k < 7; k++) {
      const a = r() * 6.283;
      edge += `M${n(cx + Math.cos(a) * radius * 0.86)} ${n(cy + Math.sin(a) * radius * 0.86)}q1.6 -2.6 4.2 -.4`;
    }
    if (flowers)
      for (let k = 0; k < 4; k++)
        dots += `M${n(cx + r.range(-0.6, 0.6) * radius)} ${n(cy + r.range(-0.6, 0.6) * radius)}h.1`;
  }
  inked(A, edge, 0.55, 0.7);
  if (flowers) inked(A, dots, 3, 0.85, flowers);
}

/** A paved walk or terrace: flags of brick or stone. */
export function paving(b: Board, outline: string, joint = 1.5, colour: string = tone.stone): void {
  const points = onSheet(b, outline);
  blank(b.A, points);
  b.A.add(fill(dpoly(points), colour, { opacity: 0.34 }));
  wash(b.A, points, colour, 0.5);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const step = joint * b.s;
  let d = '';
  for (let y = y0, row = 0; y < y1; y += step, row++) {
    if (row) d += handLine(b.r, x0, y, x1, y, 0, 0.4);
    for (let x = x0 + (row % 2 ? step * 0.75 : step * 1.5); x < x1; x += step * 1.5)
      d += `M${n(x + b.r.range(-1, 1))} ${n(y)}v${n(step)}`;
  }
  b.A.add(`<g clip-path="${b.A.clip(dpoly(points))}">`);
  inked(b.A, d, 0.45, 0.42);
  b.A.add('</g>');
  inked(b.A, handPolygon(b.r, points, 1), 0.8, 0.7);
}

/** Steps along a side: lines level with it. */
export function stepsDown(b: Board, x: number, y: number, w: number, treads: number): void {
  blank(b.A, b.box(x, y, w, treads));
  wash(b.A, b.box(x, y, w, treads), tone.stone, 0.5);
  const lines: (readonly [number, number, number, number])[] = [];
  for (let i = 1; i <= treads; i++) lines.push([x, y + i, x + w, y + i]);
  lines.push([x, y, x, y + treads], [x + w, y, x + w, y + treads]);
  hairlines(b, lines, 0.75, 0.8);
}

/** Short level strokes on water. */
export function ripples(b: Board, x: number, y: number, w: number, h: number, count: number): void {
  let d = '';
  for (let i = 0; i < count; i++) {
    const long = b.r.range(0.8, 2.6);
    const [px, py] = [b.x(x + 0.6 + b.r() * Math.max(0.2, w - long - 1.2)), b.y(y + 0.6 + b.r() * (h - 1.2))];
    d += `M${n(px)} ${n(py)}q${n((long * b.s) / 4)} -1.8 ${n((long * b.s) / 2)} 0t${n((long * b.s) / 2)} 0`;
  }
  inked(b.A, d, 0.6, 0.5, '#24586A');
}

/**
 * Open water beyond a shore: wash, and lines that follow the shore and fade away from it, as on
 * charts. The shore is a line from left to right; the water is above it, up to `top`.
 */
export function openWater(b: Board, shore: string, top: number): void {
  const line = corners(shore);
  const first = nth(line, 0);
  const last = nth(line, line.length - 1);
  const edge = smooth(
    line.map(([x, y]): XY => [b.x(x), b.y(y)]),
    false,
    0.6,
  );
  const body = `${edge}L${n(b.x(last[0]))} ${n(b.y(top))}L${n(b.x(first[0]))} ${n(b.y(top))}Z`;
  b.A.add(fill(body, '#9CC3C6', { opacity: 0.42 }));
  wash(b.A, body, '#6FA6B0', 0.62);
  inked(b.A, edge, 1.3, 0.9);
  for (let k = 1; k <= 6; k++) {
    const lifted = line.map(
      ([x, y]): XY => [b.x(x), b.y(y - (0.7 * k + 0.14 * k * k)) + b.r.range(-0.8, 0.8)],
    );
    inked(b.A, smooth(lifted, false, 0.6), 0.6, 0.62 - k * 0.08, '#24586A');
  }
}
