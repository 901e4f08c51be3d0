/** Columns, piers, railings, brackets, steps and chimneys. In feet. */

import { blank, hatch, inked, wash } from '../ink.ts';
import { dpoly, n, type XY } from '../path.ts';
import { fill } from '../svg.ts';
import { type Board, contour, hairlines, outline } from './board.ts';
import { band, bricks, face, type Texture, tone } from './surfaces.ts';

/** A round column with base and cap, its right third in shade. */
export function column(
  b: Board,
  cx: number,
  y: number,
  w: number,
  h: number,
  colour: string = tone.white,
): void {
  const shaft: XY[] = [
    [b.x(cx - w / 2), b.y(y + 0.4)],
    [b.x(cx + w / 2), b.y(y + 0.4)],
    [b.x(cx + w * 0.41), b.y(y + h - 0.4)],
    [b.x(cx - w * 0.41), b.y(y + h - 0.4)],
  ];
  const dark: XY[] = [
    [b.x(cx + w * 0.12), b.y(y + 0.4)],
    [b.x(cx + w / 2), b.y(y + 0.4)],
    [b.x(cx + w * 0.41), b.y(y + h - 0.4)],
    [b.x(cx + w * 0.12), b.y(y + h - 0.4)],
  ];
  face(b, shaft, { tone: colour, strength: 0.5, line: 1.2 });
  hatch(b.A, b.r, dark, 2.6, 62, 0.5, 0.55);
  band(b, cx - w * 0.66, y, w * 1.32, 0.4, colour);
  band(b, cx - w * 0.62, y + h - 0.4, w * 1.24, 0.4, colour);
}

/** A square post. */
export function post(
  b: Board,
  cx: number,
  y: number,
  w: number,
  h: number,
  colour: string = tone.white,
): void {
  face(b, b.box(cx - w / 2, y, w, h), { tone: colour, strength: 0.55, line: 1.15 });
  hatch(b.A, b.r, b.box(cx + w * 0.1, y, w * 0.4, h), 2.4, 62, 0.5, 0.5);
}

/** A post that leans in on a broad pier, as bungalows have them. */
export function batteredPost(b: Board, cx: number, y: number, pier: number, h: number, colour: string): void {
  const wide = 2.3;
  face(b, b.box(cx - wide / 2, y, wide, pier), {
    tone: tone.oldBrick,
    strength: 0.75,
    texture: bricks,
    line: 1.3,
  });
  hatch(b.A, b.r, b.box(cx + wide * 0.18, y, wide * 0.32, pier), 2.6, 60, 0.5, 0.6);
  band(b, cx - wide / 2 - 0.2, y + pier, wide + 0.4, 0.35, tone.stone);
  const shaft: XY[] = [
    [b.x(cx - 0.8), b.y(y + pier + 0.35)],
    [b.x(cx + 0.8), b.y(y + pier + 0.35)],
    [b.x(cx + 0.5), b.y(y + h - 0.35)],
    [b.x(cx - 0.5), b.y(y + h - 0.35)],
  ];
  face(b, shaft, { tone: colour, strength: 0.5, line: 1.2 });
  hatch(
    b.A,
    b.r,
    [
      shaft[1] as XY,
      shaft[2] as XY,
      [b.x(cx + 0.1), b.y(y + h - 0.35)],
      [b.x(cx + 0.2), b.y(y + pier + 0.35)],
    ],
    2.4,
    62,
    0.5,
    0.5,
  );
  band(b, cx - 0.8, y + h - 0.35, 1.6, 0.35, colour);
}

/** A railing between two places; balusters `step` apart. */
export function railing(b: Board, x0: number, x1: number, y: number, h = 2.8, step = 0.5, lower = 0.4): void {
  const lines: (readonly [number, number, number, number])[] = [];
  for (let x = x0 + step * 0.6; x < x1; x += step) lines.push([x, y + lower, x, y + h - 0.2]);
  hairlines(b, lines, 0.75, 0.85);
  blank(b.A, b.box(x0, y + h - 0.25, x1 - x0, 0.25));
  outline(b, b.box(x0, y + h - 0.25, x1 - x0, 0.25), 0.9, 1);
  hairlines(b, [[x0, y + lower, x1, y + lower]], 0.9, 0.9);
}

/** Steps, each a little wider than the one above; `y` is the level they lead to. */
export function steps(b: Board, cx: number, w: number, y: number, colour: string = tone.stone): void {
  const count = Math.max(1, Math.round(y / 0.55));
  const rise = y / count;
  for (let i = count - 1; i >= 0; i--) {
    const wide = w + (count - 1 - i) * 0.35;
    const points = b.box(cx - wide / 2, i * rise, wide, rise);
    blank(b.A, points);
    wash(b.A, points, colour, 0.6);
    outline(b, points, 0.9, 1.5);
  }
}

/** A chimney with a corbelled top; `pots` of clay on it. */
export function chimney(
  b: Board,
  cx: number,
  y: number,
  w: number,
  h: number,
  pots = 2,
  texture: Texture = bricks,
  colour: string = tone.oldBrick,
): void {
  const shaft = b.box(cx - w / 2, y, w, h);
  face(b, shaft, { tone: colour, strength: 0.85, texture, line: 1.4 });
  hatch(b.A, b.r, b.box(cx + w * 0.16, y, w * 0.34, h), 3, 58, 0.55, 0.65);
  for (const [up, out] of [
    [h - 0.9, 0.18],
    [h - 0.45, 0.36],
  ] as const) {
    const cap = b.box(cx - w / 2 - out, y + up, w + 2 * out, 0.45);
    face(b, cap, { tone: colour, strength: 0.8, line: 1.1 });
  }
  for (let i = 0; i < pots; i++) {
    const at = cx + (i - (pots - 1) / 2) * (w / Math.max(2, pots));
    const pot: XY[] = [
      [b.x(at - 0.42), b.y(y + h)],
      [b.x(at + 0.42), b.y(y + h)],
      [b.x(at + 0.32), b.y(y + h + 1.3)],
      [b.x(at - 0.32), b.y(y + h + 1.3)],
    ];
    blank(b.A, pot);
    wash(b.A, pot, tone.coral, 0.85);
    contour(b, pot, 1, 1);
  }
}

/** A lantern by a door, with its glow. */
export function lantern(b: Board, cx: number, y: number): void {
  b.A.add(
    `<circle cx="${b.x(cx).toFixed(1)}" cy="${b.y(y).toFixed(1)}" r="14" fill="#F2C063" opacity="0.35"/>`,
  );
  const [x, at] = [b.x(cx), b.y(y)];
  const body: XY[] = [
    [x - 4.5, at - 8],
    [x + 4.5, at - 8],
    [x + 3, at + 8],
    [x - 3, at + 8],
  ];
  wash(b.A, body, tone.lamp, 0.9);
  outline(b, body, 0.9, 1);
  outline(
    b,
    [
      [x - 6, at - 10],
      [x + 6, at - 10],
      [x, at - 15],
    ],
    0.9,
    1,
  );
}

/** A squared timber between two points, `w` feet thick. */
export function timber(b: Board, x1: number, y1: number, x2: number, y2: number, w = 0.5): void {
  const [ax, ay, bx, by] = [b.x(x1), b.y(y1), b.x(x2), b.y(y2)];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [ox, oy] = [(-(by - ay) / long) * w * b.s * 0.5, ((bx - ax) / long) * w * b.s * 0.5];
  const points: XY[] = [
    [ax + ox, ay + oy],
    [bx + ox, by + oy],
    [bx - ox, by - oy],
    [ax - ox, ay - oy],
  ];
  b.A.add(fill(dpoly(points), '#5A4334', { opacity: 0.9 }));
  hatch(b.A, b.r, points, 2.4, (Math.atan2(by - ay, bx - ax) * 180) / Math.PI, 0.4, 0.55);
  contour(b, points, 0.95, 2);
}

/** A balustrade of turned balusters between two dies. */
export function balustrade(b: Board, x0: number, x1: number, y: number, h = 2.6): void {
  face(b, b.box(x0, y, x1 - x0, h), { tone: tone.white, strength: 0.25, line: 0 });
  const { A, r } = b;
  let d = '';
  const step = 0.75 * b.s;
  for (let x = b.x(x0) + step * 0.9; x < b.x(x1) - step * 0.5; x += step) {
    const [foot, top] = [b.y(y + 0.35), b.y(y + h - 0.4)];
    const m = foot - (foot - top) * 0.38;
    d += `M${n(x)} ${n(foot)}q${n(-step * 0.34)} ${n((m - foot) * 0.6)} 0 ${n(m - foot)}L${n(x)} ${n(top)}M${n(x)} ${n(foot)}q${n(step * 0.34)} ${n((m - foot) * 0.6)} 0 ${n(m - foot)}`;
  }
  inked(A, d, 0.75, 0.8);
  band(b, x0, y + h - 0.4, x1 - x0, 0.4);
  band(b, x0, y, x1 - x0, 0.35);
  for (const x of [x0, x1]) post(b, x, y, 0.9, h + 0.25 + r.range(0, 0.02));
}

/** Teeth under a cornice. */
export function dentils(b: Board, x0: number, x1: number, y: number, h = 0.5, step = 0.9): void {
  let d = '';
  for (let x = x0 + step / 2; x < x1 - step / 3; x += step) d += dpoly(b.box(x, y, step * 0.5, h));
  inked(b.A, d, 0.65, 0.8);
}
