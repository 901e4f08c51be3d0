import { foliageSvg } from './foliage.ts';
import { append } from './lists.ts';
import { n } from './path.ts';
import type { Rng } from './random.ts';
import { fill } from './svg.ts';

/** Path data of one curved blade rooted at (x, y). */
export const blade = (x: number, y: number, h: number, bend: number, w: number): string =>
  `M${n(x - w)} ${n(y)}Q${n(x + bend * 0.15)} ${n(y - h * 0.65)} ${n(x + bend)} ${n(y - h)}Q${n(x + bend * 0.2 + w)} ${n(y - h * 0.55)} ${n(x + w)} ${n(y)}Z`;

/** A sea oat: path data of its arching stem (a line) and of its drooping seeds in two tones. */
export function seaOat(r: Rng, x: number, y: number, h: number, bend: number) {
  const tip = [x + bend, y - h] as const;
  const middle = [x + bend * 0.02, y - h * 0.85] as const;
  const curve = (a: number, b: number, c: number, t: number) =>
    a * (1 - t) * (1 - t) + 2 * b * t * (1 - t) + c * t * t;
  const stem = `M${n(x)} ${n(y)}Q${n(middle[0])} ${n(middle[1])} ${n(tip[0])} ${n(tip[1])}`;
  let light = '';
  let dark = '';
  const k = h / 130;
  const side = Math.sign(bend) || 1;
  for (let i = 0; i < 26; i++) {
    const t = 0.7 + (0.3 * i) / 25;
    const a = (1.25 - Math.abs(i / 25 - 0.4) * 1.1) * r.range(0.8, 1.15) * k;
    const dx = side * (i % 2 ? 1 : -0.25) * r.range(1, 4.5) * k;
    const dy = r.range(1, 5) * k;
    const seed = `M${n(curve(x, middle[0], tip[0], t))} ${n(curve(y, middle[1], tip[1], t))}q${n(dx * 0.6)} -.4 ${n(dx)} ${n(dy)}q${n(1.6 * a)} ${n(3 * a)} ${n(0.5 * a)} ${n(6.4 * a)}q${n(-2.2 * a)} ${n(-2.6 * a)} ${n(-0.9 * a)} ${n(-6.2 * a)}Z`;
    if (i % 3) light += seed;
    else dark += seed;
  }
  return { stem, light, dark };
}

interface Lawn {
  readonly x0?: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly count: number;
  /** How much taller the nearest blades are. */
  readonly near?: number;
  readonly dark: string;
  readonly light: string;
  /** Whether a spot is path or water. */
  readonly skip?: (x: number, y: number) => boolean;
}

/** A painted lawn of thin blades, taller toward the viewer. */
export function lawnBlades(r: Rng, { x0 = 0, x1, y0, y1, count, near = 9, dark, light, skip }: Lawn): string {
  let shaded = '';
  let lit = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 1.3;
    const y = y0 + t * (y1 - y0);
    const x = r.range(x0, x1);
    const h = 1.4 + t * near;
    const w = 0.3 + t * 0.4;
    const lean = r.range(-2, 2) * t;
    const tone = r();
    if (skip?.(x, y)) continue;
    const d = `M${n(x - w)} ${n(y)}L${n(x + lean)} ${n(y - h)}L${n(x + w)} ${n(y)}Z`;
    if (tone < 0.58) shaded += d;
    else lit += d;
  }
  return fill(shaded, dark, { opacity: 0.55 }) + fill(lit, light, { opacity: 0.45 });
}

/** Path data of grass on a lawn in two tones, dark and light, for painting as a picture needs. */
export function grass(
  r: Rng,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  size: number,
  keep: (x: number, y: number) => boolean = () => true,
): readonly [dark: string, light: string] {
  let dark = '';
  let light = '';
  for (let i = 0; i < count; i++) {
    const t = r() ** 1.3;
    const y = y0 + t * (y1 - y0);
    const x = r.range(x0, x1);
    if (!keep(x, y)) continue;
    const h = size * (0.25 + t);
    const w = 0.3 + t * 0.45;
    const isDark = r() < 0.58;
    const d = `M${n(x - w)} ${n(y)}L${n(x + r.range(-2, 2) * t)} ${n(y - h)}L${n(x + w)} ${n(y)}Z`;
    if (isDark) dark += d;
    else light += d;
  }
  return [dark, light];
}

interface Reeds {
  readonly x0: number;
  readonly x1: number;
  readonly baseY: (x: number) => number;
  readonly count: number;
  readonly height: readonly [number, number];
  readonly bend?: number;
  readonly width?: number;
}

/** Path data of tall marsh or dune grass bending with the wind. */
export function reeds(r: Rng, { x0, x1, baseY, count, height, bend = 0.35, width = 1.1 }: Reeds): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = r.range(x0, x1);
    const y = baseY(x) + r.range(0, 24);
    const h = r.range(...height);
    const b = r.range(-0.1, bend) * h;
    const w = r.range(0.6, 1) * width;
    d += `M${n(x - w)} ${n(y)}Q${n(x + b * 0.1)} ${n(y - h * 0.7)} ${n(x + b)} ${n(y - h)}Q${n(x + b * 0.2 + w)} ${n(y - h * 0.6)} ${n(x + w)} ${n(y)}Z`;
  }
  return d;
}

/**
 * One blade of many: its root's height on the sheet (how near it is), its tone, and its path data.
 */
export type Rooted = readonly [y: number, tone: number, d: string];

/**
 * Paints blades from far to near in slices of `slice`, so that nearer ones cover farther ones.
 * Sorts the list.
 */
export function paintByDepth(blades: Rooted[], colours: readonly string[], slice: number): string {
  blades.sort((a, b) => a[0] - b[0]);
  let s = '';
  for (let i = 0; i < blades.length; i += slice) {
    const tones = colours.map(() => '');
    for (const [, tone, d] of blades.slice(i, i + slice)) append(tones, tone, d);
    s += foliageSvg(tones, colours);
  }
  return s;
}
