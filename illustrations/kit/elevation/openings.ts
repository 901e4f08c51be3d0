/** Windows and doors. Positions and sizes are in feet: the middle of the sill, width, height. */

import { BRASS, blank, hatch, INK, inked, PAPER, wash } from '../ink.ts';
import { dpoly, n, type XY } from '../path.ts';
import { circ, fill, g, stroke } from '../svg.ts';
import { type Board, contour, hairlines, outline } from './board.ts';
import { tone } from './surfaces.ts';

type Head = 'flat' | 'round' | 'segment';

/** The outline of an opening as points on the sheet, including its head. */
export function openingOf(b: Board, cx: number, y: number, w: number, h: number, head: Head = 'flat'): XY[] {
  const rise = head === 'round' ? w / 2 : head === 'segment' ? w * 0.14 : 0;
  const spring = y + h - rise;
  const points: XY[] = [
    [b.x(cx - w / 2), b.y(y)],
    [b.x(cx + w / 2), b.y(y)],
  ];
  const steps = head === 'flat' ? 1 : 10;
  for (let i = 0; i <= steps; i++) {
    const a = (i / steps) * Math.PI;
    points.push([b.x(cx + (Math.cos(a) * w) / 2), b.y(spring + Math.sin(a) * rise)]);
  }
  return points;
}

export interface WindowLook {
  readonly panes?: readonly [columns: number, rows: number];
  readonly head?: Head;
  /** Two sliding sashes, so a heavier rail crosses the middle. */
  readonly sash?: boolean;
  readonly leaded?: boolean;
  readonly shutters?: string;
  /** Whether it shows a lit lamp or the sky. */
  readonly glass?: 'lamp' | 'sky';
  /** The casing's width, in feet. */
  readonly casing?: number;
  readonly frame?: string;
  readonly sill?: boolean;
  /** A flat arch of brick or stone above it. */
  readonly lintel?: string;
}

export function pane(b: Board, cx: number, y: number, w: number, h: number, look: WindowLook = {}): void {
  const { panes = [2, 2], head = 'flat', casing = 0.35, glass = 'lamp', sill = true } = look;
  if (look.shutters)
    for (const side of [-1, 1])
      shutter(b, cx + side * (w * 0.75 + casing + 0.12), y, w / 2, h, look.shutters);
  if (look.lintel) {
    const foot = y + h + casing;
    const points: XY[] = [
      [b.x(cx - w / 2 - casing), b.y(foot)],
      [b.x(cx + w / 2 + casing), b.y(foot)],
      [b.x(cx + w / 2 + casing + 0.3), b.y(foot + 0.75)],
      [b.x(cx - w / 2 - casing - 0.3), b.y(foot + 0.75)],
    ];
    blank(b.A, points);
    wash(b.A, points, look.lintel, 0.7);
    outline(b, points, 0.8, 1);
  }
  const surround = openingOf(b, cx, y - casing, w + 2 * casing, h + 2 * casing, head);
  blank(b.A, surround);
  if (look.frame) wash(b.A, surround, look.frame, 0.8);
  contour(b, surround, 1.05, 2);
  const light = openingOf(b, cx, y, w, h, head);
  b.A.add(fill(dpoly(light), PAPER));
  wash(b.A, light, glass === 'lamp' ? tone.lamp : tone.sky, glass === 'lamp' ? 0.95 : 0.8);
  const upper: XY[] = [
    [b.x(cx - w / 2), b.y(y + h)],
    [b.x(cx + w / 2), b.y(y + h)],
    [b.x(cx + w / 2), b.y(y + h * 0.72)],
    [b.x(cx - w / 2), b.y(y + h * 0.5)],
  ];
  const clip = b.A.clip(dpoly(light));
  b.A.add(`<g clip-path="${clip}">`);
  if (glass === 'sky') wash(b.A, upper, '#3B6A80', 0.6);
  hatch(b.A, b.r, upper, 3, 60, 0.5, 0.5);
  if (look.leaded) b.A.add(quarries(light));
  else bars(b, cx, y, w, h, panes);
  b.A.add('</g>');
  inked(b.A, `${dpoly(light)}`, 1.15);
  if (look.sash)
    hairlines(
      b,
      [
        [cx - w / 2, y + h / 2, cx + w / 2, y + h / 2],
        [cx - w / 2, y + h / 2 - 0.14, cx + w / 2, y + h / 2 - 0.14],
      ],
      1,
      0.9,
    );
  if (sill) {
    const half = w / 2 + casing + 0.25;
    hairlines(
      b,
      [
        [cx - half, y - casing, cx + half, y - casing],
        [cx - half, y - casing - 0.25, cx + half, y - casing - 0.25],
      ],
      1,
      0.9,
    );
  }
}

function bars(
  b: Board,
  cx: number,
  y: number,
  w: number,
  h: number,
  [columns, rows]: readonly [number, number],
): void {
  const lines: (readonly [number, number, number, number])[] = [];
  for (let i = 1; i < columns; i++)
    lines.push([cx - w / 2 + (w * i) / columns, y, cx - w / 2 + (w * i) / columns, y + h]);
  for (let j = 1; j < rows; j++) lines.push([cx - w / 2, y + (h * j) / rows, cx + w / 2, y + (h * j) / rows]);
  hairlines(b, lines, 0.85, 0.85);
}

/** Diamonds of lead. */
function quarries(light: readonly XY[]): string {
  const xs = light.map(([x]) => x);
  const ys = light.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const h = y1 - y0;
  let d = '';
  for (let x = x0 - h; x < x1 + h; x += 8)
    d += `M${n(x)} ${n(y0)}l${n(h * 0.62)} ${n(h)}M${n(x)} ${n(y0)}l${n(-h * 0.62)} ${n(h)}`;
  return g(stroke(d, INK, 0.5, { opacity: 0.65 }));
}

function shutter(b: Board, cx: number, y: number, w: number, h: number, colour: string): void {
  const points = b.box(cx - w / 2, y, w, h);
  blank(b.A, points);
  wash(b.A, points, colour, 0.95);
  const lines: (readonly [number, number, number, number])[] = [];
  for (let at = y + 0.3; at < y + h - 0.2; at += 0.34) lines.push([cx - w * 0.34, at, cx + w * 0.34, at]);
  hairlines(b, lines, 0.6, 0.7);
  contour(b, points, 1, 1.5);
}

export interface DoorLook {
  readonly tone?: string;
  readonly head?: Head;
  /** Panels across and up; none for a glazed one. */
  readonly panels?: readonly [number, number];
  readonly glazed?: boolean;
  readonly casing?: number;
}

export function door(b: Board, cx: number, y: number, w: number, h: number, look: DoorLook = {}): void {
  const { head = 'flat', panels = [2, 3], casing = 0.4 } = look;
  const surround = openingOf(b, cx, y, w + 2 * casing, h + casing, head);
  blank(b.A, surround);
  contour(b, surround, 1.2, 2);
  const leaf = openingOf(b, cx, y, w, h, head);
  b.A.add(fill(dpoly(leaf), PAPER));
  wash(b.A, leaf, look.tone ?? tone.door, 1);
  wash(b.A, leaf, look.tone ?? tone.door, 0.5);
  const [columns, rows] = panels;
  b.A.add(`<g clip-path="${b.A.clip(dpoly(leaf))}">`);
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) {
      const [pw, ph] = [w / columns, (h - 0.3) / rows];
      const panel = b.box(cx - w / 2 + i * pw + pw * 0.16, y + 0.3 + j * ph + ph * 0.1, pw * 0.68, ph * 0.78);
      if (look.glazed && j === rows - 1) {
        b.A.add(fill(dpoly(panel), PAPER));
        wash(b.A, panel, tone.lamp, 0.95);
      }
      outline(b, panel, 0.65, 0.5);
    }
  b.A.add('</g>');
  contour(b, leaf, 1.3, 2);
  b.A.add(circ(b.x(cx + w * 0.38), b.y(y + h * 0.44), 2.6, BRASS, { stroke: INK, 'stroke-width': 0.6 }));
}

/** A garage door in sections, with a row of panes at its top. */
export function garageDoor(b: Board, cx: number, w: number, h: number, colour: string): void {
  const leaf = b.box(cx - w / 2, 0, w, h);
  blank(b.A, leaf);
  wash(b.A, leaf, colour, 0.8);
  const columns = Math.round(w / 2.2);
  for (let i = 0; i < columns; i++) {
    const light = b.box(cx - w / 2 + (w * (i + 0.12)) / columns, h * 0.74, (w * 0.76) / columns, h * 0.18);
    b.A.add(fill(dpoly(light), PAPER));
    wash(b.A, light, tone.sky, 0.8);
    outline(b, light, 0.7, 0.5);
  }
  hairlines(
    b,
    [0.24, 0.48, 0.7].map((t) => [cx - w / 2, h * t, cx + w / 2, h * t] as const),
    0.8,
    0.8,
  );
  contour(b, leaf, 1.2, 2);
}

/** An open arch into shade: a loggia, a porch, a carriageway. Its floor is at `y`. */
export function archway(b: Board, cx: number, y: number, w: number, h: number, head: Head = 'round'): void {
  const hole = openingOf(b, cx, y, w, h, head);
  blank(b.A, hole);
  wash(b.A, hole, tone.shade, 0.55);
  const right: XY[] = [
    [b.x(cx - w / 2), b.y(y)],
    [b.x(cx - w / 2), b.y(y + h)],
    [b.x(cx + w / 2), b.y(y + h)],
    [b.x(cx + w / 2), b.y(y + h * 0.7)],
    [b.x(cx - w * 0.1), b.y(y + h * 0.62)],
    [b.x(cx - w * 0.28), b.y(y)],
  ];
  b.A.add(`<g clip-path="${b.A.clip(dpoly(hole))}">`);
  wash(b.A, right, '#46527A', 0.4);
  hatch(b.A, b.r, right, 3.2, 58, 0.5, 0.5);
  b.A.add('</g>');
  const ring = openingOf(b, cx, y, w + 0.9, h + 0.45, head);
  outline(b, ring.slice(1), 0.7, 0);
  contour(b, hole, 1.3, 1);
}
