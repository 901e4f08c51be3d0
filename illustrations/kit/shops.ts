import { mix } from './colour.ts';
import { append, nth } from './lists.ts';
import { dpoly, n } from './path.ts';
import { type Plane, perMetre } from './plane.ts';
import { rng } from './random.ts';
import type { Sheet } from './sheet.ts';
import { circ, fill, g, stroke } from './svg.ts';

interface Awning {
  readonly drop?: number;
  readonly out?: number;
  readonly stripes?: number;
  readonly cols?: readonly [string, string];
  readonly shade?: string;
  readonly scallop?: number;
  readonly end?: string;
  /** How many stripes with valance go around each end. Without them the ends have one color. */
  readonly cheeks?: number;
}

/** A striped canvas awning with a scalloped valance; `v` is its top edge. */
export function awning(pl: Plane, u0: number, u1: number, v: number, options: Awning = {}): string {
  const { drop = 0.8, out = 1.3, stripes = 10, cols = ['#FCF3E1', '#A8434A'] } = options;
  const { shade = '#2A1E3A', scallop = 0.26, end = cols[1], cheeks = 0 } = options;
  const canvas = ['', ''];
  const valance = ['', ''];
  let s = '';
  for (const u of [u0, u1])
    s += fill(
      pl.poly([
        [u, v, 0],
        [u, v - drop, out],
        [u, v - drop, 0],
      ]),
      end,
    );
  for (let i = 0; i < cheeks; i++) {
    const [a, b] = [(out * i) / cheeks, (out * (i + 1)) / cheeks];
    const top = (w: number) => v - (drop * w) / out;
    // Counted from the corner, so that the colors alternate around it.
    const colour = (cheeks - i) % 2;
    const hem = v - drop - scallop * 0.6;
    const low = v - drop - scallop * 1.4;
    const cheek = pl.poly([
      [u0, top(a), a],
      [u0, top(b), b],
      [u0, v - drop, b],
      [u0, v - drop, a],
    ]);
    s += fill(cheek, mix(nth(cols, colour), shade, 0.12));
    const [ax, ay] = pl.pt(u0, v - drop, a);
    const [bx, by] = pl.pt(u0, v - drop, b);
    const [cx, cy] = pl.pt(u0, hem, b);
    const [mx, my] = pl.pt(u0, low, (a + b) / 2);
    const [ex, ey] = pl.pt(u0, hem, a);
    s += fill(
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Z`,
      mix(nth(cols, colour), shade, 0.3),
    );
  }
  for (let i = 0; i < stripes; i++) {
    const a = u0 + ((u1 - u0) * i) / stripes;
    const b = u0 + ((u1 - u0) * (i + 1)) / stripes;
    const stripe = pl.poly([
      [a, v, 0],
      [b, v, 0],
      [b, v - drop, out],
      [a, v - drop, out],
    ]);
    append(canvas, i % 2, stripe);
    const hem = v - drop - scallop * 0.6;
    const [ax, ay] = pl.pt(a, v - drop, out);
    const [bx, by] = pl.pt(b, v - drop, out);
    const [cx, cy] = pl.pt(b, hem, out);
    const [mx, my] = pl.pt((a + b) / 2, v - drop - scallop * 1.4, out);
    const [ex, ey] = pl.pt(a, hem, out);
    append(
      valance,
      i % 2,
      `M${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}L${n(cx)} ${n(cy)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Z`,
    );
  }
  const paint = (list: readonly string[], dim: number) =>
    fill(nth(list, 0), mix(cols[0], shade, dim)) + fill(nth(list, 1), mix(cols[1], shade, dim));
  const edge = fill(pl.line([u0, v - drop, out], [u1, v - drop, out], 0.03), mix(cols[0], '#FFFFFF', 0.3), {
    opacity: 0.7,
  });
  return s + paint(canvas, 0) + paint(valance, 0.22) + edge;
}

interface Interior {
  readonly seed?: number;
  readonly glass?: readonly [string, string, string];
  readonly goods?: readonly string[];
  readonly pendants?: number;
  /** The mullions' positions, as shares of the width. */
  readonly mullions?: readonly number[];
  /** The transom's height as a share; 0 for none. */
  readonly transom?: number;
  readonly frame?: string;
}

/** A lit shop behind an opening in path data: back wall, goods on shelves, pendant lamps, bars. */
export function interior(
  A: Sheet,
  pl: Plane,
  opening: string,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  options: Interior = {},
): string {
  const { seed = 1, glass = ['#FFE9B4', '#F7BE6C', '#B8743F'] } = options;
  const { goods = ['#8A4A3E', '#3E5A66', '#6E5138', '#A8434A'], pendants = 3 } = options;
  const { mullions = [1 / 3, 2 / 3], transom = 0.74, frame = '#2A2E3E' } = options;
  const q = rng(seed);
  const deep = -1.8;
  const level = (t: number) => v0 + (v1 - v0) * t;
  const across = (t: number) => u0 + (u1 - u0) * t;
  const light = A.lin([
    [0, glass[0]],
    [0.55, glass[1]],
    [1, glass[2]],
  ]);
  let s = fill(opening, light);
  s += fill(pl.quad(u0 + 0.1, v0 + 0.3, u1 - 0.1, v1 + 0.4, deep), glass[0], { opacity: 0.55 });
  let shelves = '';
  for (const t of [0.34, 0.56])
    shelves += pl.line([u0 + 0.3, level(t), deep], [u1 - 0.3, level(t), deep], 0.05);
  const things = goods.map(() => '');
  const ledges = [
    [deep, level(0.34)],
    [deep, level(0.56)],
    [-0.4, v0],
  ] as const;
  for (const [w, base] of ledges)
    for (let u = u0 + 0.2; u < u1 - 0.3; u += q.range(0.18, 0.5)) {
      const h = q.range(0.1, w < -1 ? 0.34 : 0.55);
      const b = q.range(0.08, 0.22);
      if (q() >= 0.75) continue;
      const kind = Math.floor(q() * goods.length);
      append(
        things,
        kind,
        q() < 0.5 ? pl.quad(u, base, u + b, base + h, w) : pl.arch(u, base, u + b, base + h, w),
      );
    }
  s += fill(shelves, '#8A5A3E', { opacity: 0.7 });
  s += things.map((d, i) => fill(d, nth(goods, i), { opacity: 0.8 })).join('');
  for (let i = 0; i < pendants; i++) {
    const u = across((i + 0.5) / pendants);
    const [x, y] = pl.pt(u, level(0.72), -1);
    s += fill(pl.line([u, v1 + 0.3, -1], [u, level(0.74), -1], 0.03), '#5A3A34');
    s += circ(x, y, Math.max(1.4, 0.12 * perMetre(pl, u, v0)), '#FFFBE8');
  }
  const sheen = dpoly([pl.pt(u0, v1), pl.pt(u0, level(0.3)), pl.pt(across(0.45), v1)]);
  s += fill(sheen, '#FFF8E6', { opacity: 0.2 });
  let bars = '';
  for (const t of mullions) bars += pl.line([across(t), v0, 0.02], [across(t), v1, 0.02], 0.07);
  if (transom) bars += pl.line([u0, level(transom), 0.02], [u1, level(transom), 0.02], 0.07);
  return (
    g(s + fill(bars, frame), { 'clip-path': A.clip(opening) }) +
    stroke(opening, frame, n(Math.max(1, 0.08 * perMetre(pl, u0, v0))))
  );
}

interface TileRoof {
  readonly rise?: number;
  readonly depth?: number;
  readonly over?: number;
  readonly cols?: readonly [string, string];
  readonly seed?: number;
}

/**
 * A barrel-tile pent roof: eave at height `v`, ridge `rise` above it and `depth` behind the wall.
 */
export function tileRoof(
  A: Sheet,
  pl: Plane,
  u0: number,
  u1: number,
  v: number,
  options: TileRoof = {},
): string {
  const { rise = 1, depth = 1.2, over = 0.35, cols = ['#C8704F', '#8E4638'], seed = 3 } = options;
  const q = rng(seed);
  const slope = pl.poly([
    [u0 - over, v, over],
    [u1 + over, v, over],
    [u1, v + rise, -depth],
    [u0, v + rise, -depth],
  ]);
  const s = fill(
    slope,
    A.lin([
      [0, cols[1]],
      [1, cols[0]],
    ]),
  );
  let rolls = '';
  let odd = '';
  let courses = '';
  for (let u = u0 - over; u <= u1 + over; u += 0.26) {
    const t = (u - (u0 - over)) / (u1 - u0 + 2 * over);
    const top = u0 + (u1 - u0) * t;
    rolls += pl.line([u, v, over], [top, v + rise, -depth], 0.05);
    if (q() < 0.3)
      odd += pl.line(
        [u + 0.12, v + rise * 0.1, over * 0.8],
        [top + 0.12, v + rise * q.range(0.4, 0.95), -depth * 0.9],
        0.1,
      );
  }
  for (let t = 0.2; t < 1; t += 0.2) {
    const w = over - (over + depth) * t;
    courses += pl.line([u0 - over, v + rise * t, w], [u1 + over, v + rise * t, w], 0.025);
  }
  return (
    s +
    fill(odd, mix(cols[0], '#FFE0AE', 0.35), { opacity: 0.55 }) +
    fill(rolls, '#5A2630', { opacity: 0.55 }) +
    fill(courses, '#5A2630', { opacity: 0.35 }) +
    fill(pl.quad(u0 - over, v - 0.16, u1 + over, v, over), mix(cols[1], '#2A1E3A', 0.3)) +
    fill(pl.line([u0, v + rise, -depth], [u1, v + rise, -depth], 0.12), mix(cols[0], '#FFE0AE', 0.3))
  );
}
