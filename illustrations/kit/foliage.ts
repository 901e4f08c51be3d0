import { append, nth } from './lists.ts';
import { type Pt, smooth } from './path.ts';
import type { Range, Rng } from './random.ts';
import { fill } from './svg.ts';

/** A mass of leaves: its center, and its half width and height. */
export type Mass = readonly [x: number, y: number, rx: number, ry: number];
/** A curtain of Spanish moss: where it hangs, how long and how wide. */
export type Hanging = readonly [x: number, y: number, length: number, width: number];

interface FoliageOptions {
  readonly count?: number;
  readonly leaf?: number;
  readonly tones?: number;
  /** Toward the light; up is negative. */
  readonly light?: readonly [x: number, y: number];
  /** 0 makes the leaves round. */
  readonly jag?: number;
}

/**
 * Leaves within an ellipse as path data by tone, dark to light. Light tones are on the side of the
 * light.
 */
export function foliage(
  r: Rng,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { count = 260, leaf = 5, tones = 4, light = [-0.5, -0.85], jag = 1 }: FoliageOptions = {},
): string[] {
  const out = Array.from({ length: tones }, () => '');
  for (let i = 0; i < count; i++) {
    const a = r() * Math.PI * 2;
    const q = Math.sqrt(r());
    const u = Math.cos(a) * q;
    const v = Math.sin(a) * q;
    const x = cx + u * rx;
    const y = cy + v * ry;
    const lit = u * light[0] + v * light[1];
    const tone = Math.floor((lit * 0.55 + 0.45 + r.range(-0.22, 0.22)) * tones);
    const k = Math.max(0, Math.min(tones - 1, tone));
    const size = leaf * r.range(0.6, 1.3) * (k === tones - 1 ? 0.75 : 1);
    const outline: Pt[] = [];
    const turned = r() * 6;
    for (let j = 0; j < 6; j++) {
      const b = turned + (j / 6) * Math.PI * 2;
      const radius = size * (jag ? r.range(0.55, 1.15) : 1);
      outline.push([x + Math.cos(b) * radius * 1.15, y + Math.sin(b) * radius * 0.85]);
    }
    append(out, k, smooth(outline, true, 0.7));
  }
  return out;
}

/** Paints the output of `foliage`, one color for each tone. */
export const foliageSvg = (tones: readonly string[], colours: readonly string[]): string =>
  tones.map((d, i) => (d ? fill(d, nth(colours, i)) : '')).join('');

interface LeafMass {
  readonly leaf?: number;
  /** Area for each leaf: smaller is denser. */
  readonly spread?: number;
  readonly light?: readonly [x: number, y: number];
  /** Paints a solid center, so that no sky shows through. */
  readonly base?: string;
  /** The least number of leaves in a mass of any size. */
  readonly least?: number;
}

/** Painted masses of leaves: crowns, hedges, shrubs. */
export const leafMass = (
  r: Rng,
  list: readonly Mass[],
  colours: readonly string[],
  { leaf = 5.2, spread = 8, light = [-0.4, -0.6], base, least = 14 }: LeafMass = {},
): string =>
  list
    .map(([x, y, rx, ry]) => {
      const heart = base ? leafHeart(r, x, y, rx, ry, base) : '';
      const count = Math.max(least, Math.round((rx * ry) / spread));
      return (
        heart + foliageSvg(foliage(r, x, y, rx, ry, { count, leaf, tones: colours.length, light }), colours)
      );
    })
    .join('');

function leafHeart(r: Rng, x: number, y: number, rx: number, ry: number, colour: string): string {
  const outline = Array.from({ length: 16 }, (_, i): Pt => {
    const a = (i / 16) * Math.PI * 2;
    const k = r.range(0.8, 0.98);
    return [x + Math.cos(a) * rx * k, y + Math.sin(a) * ry * k];
  });
  return fill(smooth(outline, true, 0.9), colour);
}

/** Painted clumps of looser leaves; `div` is the area for each. */
export const clumps = (
  r: Rng,
  list: readonly Mass[],
  colours: readonly string[],
  { div = 9, leaf = 5.5, light = [-0.4, -0.75] }: Omit<LeafMass, 'spread'> & { readonly div?: number } = {},
): string => leafMass(r, list, colours, { spread: div, leaf, light, least: 0 });

/** Path data of strands of Spanish moss hanging from about (x, y). */
export function moss(r: Rng, x: number, y: number, length: number, width: number): string {
  let d = '';
  const strands = Math.round(width / 1.3) + 4;
  for (let i = 0; i < strands; i++) {
    const sx = x + r.range(-width, width);
    const q = 1 - Math.abs(sx - x) / width;
    const l = length * r.range(0.45, 1) * (0.25 + 0.75 * q);
    const thick = r.range(0.9, 2.3);
    let px = sx;
    const left: Pt[] = [];
    const right: Pt[] = [];
    for (let k = 0; k <= 5; k++) {
      const t = k / 5;
      px += r.range(-1.4, 1.4);
      const half = thick * (1 - t) * (k === 0 ? 0.6 : 1) + 0.25;
      left.push([px - half, y - 4 + l * t]);
      right.unshift([px + half, y - 4 + l * t]);
    }
    d += smooth([...left, ...right], true, 0.8);
  }
  return d;
}

/** Moss in two tones, for between a back and a front layer of leaves. */
export function mossCurtains(r: Rng, list: readonly Hanging[], dark: string, light: string): string {
  let lit = '';
  let shaded = '';
  for (const [x, y, length, width] of list) {
    if (r() < 0.5) lit += moss(r, x, y, length, width);
    else shaded += moss(r, x, y, length, width);
  }
  return fill(shaded, dark) + fill(lit, light);
}

/** A bough over the picture: from a share of its length to its position and lowest height. */
export type Reach = (u: number) => readonly [x: number, low: number];

/**
 * Masses of leaves along a bough, scattered from its low edge up to `above` pixels beyond the
 * sheet's top.
 */
export const leavesAlong = (
  r: Rng,
  count: number,
  reach: Reach,
  above: number,
  [rx, ry]: readonly [rx: Range, ry: Range],
): Mass[] =>
  Array.from({ length: count }, () => {
    const [x, low] = reach(r());
    return [x, -above + (low + above) * r() ** 0.75, r.range(...rx), r.range(...ry)];
  });

interface MossAlong {
  /** Above 1, concentrates them at the bough's start. */
  readonly crowd?: number;
  /** Its range between the sheet's top and the low edge, as shares. */
  readonly drop: Range;
  readonly length: Range;
  readonly width: Range;
}

/** Curtains of moss along a bough, shorter toward its tip. */
export const mossAlong = (
  r: Rng,
  count: number,
  reach: Reach,
  { crowd = 1, drop, length, width }: MossAlong,
): Hanging[] =>
  Array.from({ length: count }, () => {
    const u = r() ** crowd;
    const [x, low] = reach(u);
    return [x, low * r.range(...drop), r.range(...length) * (1 - 0.4 * u), r.range(...width)];
  });

/** Moss curtains, with a few leaves in front that hide their tops. */
export const mossVeil = (
  r: Rng,
  spots: readonly Hanging[],
  colours: readonly [dark: string, pale: string],
  leafColours: readonly string[],
  light: readonly [x: number, y: number],
  margin = 8,
): string => {
  const leaves = spots.map(([x, y, , width]): Mass => [x, y - 5, width * 2 + margin, 8]);
  return (
    mossCurtains(r, spots, ...colours) + leafMass(r, leaves, leafColours, { leaf: 4.4, spread: 6, light })
  );
};

/** Moss under a crown, with a few leaves in front that hide its top. */
export function mossUnder(
  r: Rng,
  spots: readonly Hanging[],
  colours: readonly [dark: string, pale: string],
  leafColours: readonly string[],
  light?: readonly [number, number],
): string {
  let dark = '';
  let pale = '';
  for (const [x, y, length, width] of spots) {
    const d = moss(r, x, y, length, width);
    if (r() < 0.5) dark += d;
    else pale += d;
  }
  const leaves = spots.map(([x, y, , width]): Mass => [x, y - 5, width * 2.1 + 7, 8]);
  return (
    fill(dark, colours[0]) +
    fill(pale, colours[1]) +
    clumps(r, leaves, leafColours, { div: 5, leaf: 4.6, ...(light && { light }) })
  );
}

/**
 * Path data of the light spots or shade under a tree. The blobs are skewed, because even ones look
 * like mold.
 */
export const dapple = (r: Rng, spots: readonly Mass[]): string =>
  spots
    .map(([x, y, rx, ry]) => {
      const outline = Array.from({ length: 7 }, (_, k): Pt => {
        const a = (k / 7) * 6.283 + 0.6;
        const q = r.range(0.55, 1.15);
        return [x + Math.cos(a) * rx * q + Math.sin(a) * ry * 0.6, y + Math.sin(a) * ry * q];
      });
      return smooth(outline, true, 0.9);
    })
    .join('');
