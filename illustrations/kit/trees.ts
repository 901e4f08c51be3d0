import { append, nth } from './lists.ts';
import { n, type Pt, smooth } from './path.ts';
import { type Range, type Rng, rng, smoothNoise } from './random.ts';

/** Path data of a bough through points placed by hand, tapering from `w0` to `w1`. */
export function bough(points: readonly Pt[], w0: number, w1: number): string {
  const left: Pt[] = [];
  const right: Pt[] = [];
  const last = points.length - 1;
  points.forEach(([x, y], i) => {
    const [ax, ay] = nth(points, Math.max(0, i - 1));
    const [bx, by] = nth(points, Math.min(last, i + 1));
    const l = Math.hypot(bx - ax, by - ay);
    const dx = (bx - ax) / l;
    const dy = (by - ay) / l;
    const w = w0 + ((w1 - w0) * i) / last;
    left.push([x + (dy * w) / 2, y - (dx * w) / 2]);
    right.unshift([x - (dy * w) / 2, y + (dx * w) / 2]);
  });
  return smooth([...left, ...right], true, 0.8);
}

/** The furrows of bark: where a stroke first bends on its way down the trunk, and where it ends. */
const FURROWS: readonly [bend: Range, end: Range] = [
  [8, 14],
  [18, 34],
];

/** Path data of short wavering strokes over a trunk in the box of `xs` and `ys`. */
export function barkStrokes(r: Rng, count: number, xs: Range, ys: Range, [bend, end] = FURROWS): string {
  let d = '';
  for (let i = 0; i < count; i++)
    d += `M${n(r.range(...xs))} ${n(r.range(...ys))}q${n(r.range(-3, 3))} ${n(r.range(...bend))} ${n(r.range(-2, 2))} ${n(r.range(...end))}`;
  return d;
}

/** The output of `limb`: the path data, and the tips that may bear leaves. */
export interface Limbs {
  d: string;
  readonly pts: [x: number, y: number, depth: number][];
}

/** A limb that forks `depth` times, added to `limbs`. */
export function limb(
  r: Rng,
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  depth: number,
  limbs: Limbs,
  { bend = 0.5, up = 0 }: { readonly bend?: number; readonly up?: number } = {},
): void {
  const steps = 7;
  let px = x;
  let py = y;
  let a = angle;
  const left: Pt[] = [];
  const right: Pt[] = [];
  for (let i = 0; i <= steps; i++) {
    const w = width * (1 - (i / steps) * 0.42);
    left.push([px + (Math.sin(a) * w) / 2, py - (Math.cos(a) * w) / 2]);
    right.unshift([px - (Math.sin(a) * w) / 2, py + (Math.cos(a) * w) / 2]);
    if (i < steps) {
      px += (Math.cos(a) * length) / steps;
      py += (Math.sin(a) * length) / steps;
      a += r.range(-bend, bend) * 0.32 + up / steps;
    }
  }
  limbs.d += smooth([...left, ...right], true, 0.8);
  limbs.pts.push([px, py, depth]);
  if (depth === 0) return;
  const forks = depth > 2 ? 2 : r() < 0.6 ? 3 : 2;
  for (let i = 0; i < forks; i++) {
    const turn = a + (i / (forks - 1) - 0.5) * r.range(0.7, 1.25) + r.range(-0.12, 0.12);
    limb(r, px, py, turn, length * r.range(0.62, 0.82), width * 0.58, depth - 1, limbs, { bend, up });
  }
}

/** Path data of a row of rounded crowns on `base`: the woods behind a lake or river. */
export function treeRow(
  seed: number,
  x0: number,
  x1: number,
  base: number,
  h: number,
  [narrow, wide]: readonly [number, number] = [6, 15],
): string {
  const r = rng(seed);
  const drift = smoothNoise(seed, 70);
  let d = `M${n(x0)} ${n(base)}`;
  for (let x = x0; x < x1; ) {
    const w = r.range(narrow, wide);
    const y = base - h * (r.range(0.45, 0.7) + 0.14 * drift(x));
    d += `L${n(x)} ${n(y)}Q${n(x + w / 2)} ${n(y - h * r.range(0.35, 0.7))} ${n(x + w)} ${n(y + r.range(-1, 1))}`;
    x += w * 0.92;
  }
  return `${d}L${n(x1 + wide)} ${n(base)}Z`;
}

/** Path data of a star of pine needles, fuller above than below. */
export function needlePuff(r: Rng, x: number, y: number, R: number, count = 22): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = -Math.PI / 2 + r.range(-2.3, 2.3);
    const l = R * r.range(0.55, 1.05);
    const w = R * 0.055 + 0.25;
    const ex = x + Math.cos(a) * l * 1.2;
    const ey = y + Math.sin(a) * l * 0.75 + l * 0.12;
    const nx = -Math.sin(a) * w;
    const ny = Math.cos(a) * w;
    d += `M${n(x + nx)} ${n(y + ny)}L${n(ex)} ${n(ey)}L${n(x - nx)} ${n(y - ny)}Z`;
  }
  return d;
}

interface Pine {
  readonly lean?: number;
  readonly girth?: number;
  /** The share of the height with limbs. */
  readonly crown?: number;
  readonly spread?: number;
  /** The side the sun is on: -1 left, 1 right. */
  readonly light?: -1 | 1;
  readonly puffs?: number;
}

/**
 * A slash pine: a long bare trunk, and a crown in flat layers with needles in three tones, dark to
 * light.
 */
export function pine(
  r: Rng,
  x: number,
  y: number,
  h: number,
  { lean = 0, girth = 0.028, crown = 0.45, spread = 0.2, light = -1, puffs = 1 }: Pine = {},
) {
  const axis = (t: number): [number, number] => [x + lean * h * t * t, y - h * t];
  const trunk = bough([0, 0.2, 0.4, 0.6, 0.8, 1].map(axis), h * girth, h * girth * 0.22);
  const lit = [0, 0.2, 0.4, 0.6, 0.8].map((t): Pt => {
    const [px, py] = axis(t);
    return [px + light * h * girth * (0.42 - 0.3 * t), py];
  });
  const rim = bough(lit, h * girth * 0.16, h * girth * 0.05);
  let limbs = '';
  const tones = ['', '', ''];
  const count = Math.round(15 * puffs);
  for (let i = 0; i < count; i++) {
    const t = 1 - crown + (crown * (i + 0.5)) / count;
    const side = i % 2 ? 1 : -1;
    const reach = h * spread * (1.15 - ((t - 1 + crown) / crown) ** 1.4) * r.range(0.55, 1.1);
    const [bx, by] = axis(t);
    const ex = bx + side * reach;
    const ey = by - reach * r.range(0.12, 0.45);
    limbs += bough(
      [
        [bx, by],
        [(bx + ex) / 2, (by + ey) / 2 + reach * 0.09],
        [ex, ey],
      ],
      h * girth * 0.3,
      h * girth * 0.08,
    );
    for (let k = 0; k < 8; k++) {
      const u = r.range(0.4, 1.08);
      const R = h * r.range(0.026, 0.043);
      const px = bx + (ex - bx) * u + r.range(-1, 1) * R;
      const py = by + (ey - by) * u + r.range(-0.9, 0.6) * R;
      const sun = light * side * 0.35 + r.range(-0.5, 0.5);
      append(tones, 0, needlePuff(r, px, py + R * 0.25, R, 20));
      if (sun > -0.2) append(tones, 1, needlePuff(r, px, py, R * 0.9, 15));
      if (sun > 0.25) append(tones, 2, needlePuff(r, px + light * R * 0.15, py - R * 0.12, R * 0.75, 10));
    }
  }
  return { trunk, rim, limbs, tones, top: [x + lean * h, y - h] as Pt };
}
