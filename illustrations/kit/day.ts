/** What pictures by day are made of: a clear sky with clouds, and trees that stand whole in it. */

import { leafMass, type Mass, mossCurtains } from './foliage.ts';
import { softGlow, vignette } from './light.ts';
import type { Pt } from './path.ts';
import { rng } from './random.ts';
import type { Ramp, Sheet } from './sheet.ts';
import { bandMask, expanse } from './sky.ts';
import { fill, g, rect } from './svg.ts';
import { bough } from './trees.ts';

interface DaySky {
  readonly ramp?: Ramp;
  readonly seed?: number;
  /** How much of the sky is cloud: 0 none, 1 half of it. */
  readonly cover?: number;
  readonly tone?: string;
  readonly shade?: string;
}

/**
 * A sky by day down to `bottom`, with clouds that are lit above and shaded beneath; drawn where
 * it is asked for.
 */
export function daySkyOf(A: Sheet, bottom: number, options: DaySky = {}): string {
  const { ramp = '0 #4C8FBC, 0.45 #8FC1D2, 0.8 #D5E3D6, 1 #F4ECD2' } = options;
  const { seed = 9, cover = 0.5, tone = '#FFF8EA', shade = '#9DB9CC' } = options;
  const clear = 0.62 - cover * 0.16;
  const layer = (colour: string, y: number, low: number, opacity: number) =>
    g(
      rect(A.left, 0, A.w, bottom, '#ffffff', {
        filter: A.cloudFilter(colour, 0.0044, 0.0125, seed, low, low + 0.11, 5),
        transform: `translate(0 ${y})`,
      }),
      { mask: bandMask(A, [-60, 0, bottom * 0.6, bottom * 0.96]), opacity },
    );
  return (
    expanse(A, 0, bottom, ramp) + layer(shade, 7, clear - 0.01, 0.55) + layer(tone, 0, clear + 0.02, 0.95)
  );
}

/** The same, on the sheet. */
export function daySky(A: Sheet, bottom: number, options: DaySky = {}): void {
  A.add(daySkyOf(A, bottom, options));
}

/** Leaves by day, dark to light. */
export const GREEN = ['#1F4A45', '#2F6150', '#4C7F52', '#7FA05A', '#B3BD72'] as const;
/** The same far off. */
export const FAR_GREEN = ['#5E8580', '#6F9686', '#86A88A', '#A3BA92', '#C4CDA4'] as const;

interface Tree {
  readonly seed: number;
  /** Half the width of the crown as a share of the height. */
  readonly spread?: number;
  /** Where the crown begins, as a share of the height from the ground. */
  readonly clear?: number;
  readonly tones?: readonly string[];
  readonly bark?: readonly [dark: string, light: string];
  readonly light?: readonly [x: number, y: number];
  readonly leaf?: number;
  /** How much moss hangs from it: 0 none, 1 much. */
  readonly moss?: number;
  readonly lean?: number;
}

/** A broad tree, whole: trunk and boughs, a crown in many clumps, dark ones behind and beneath. */
export function broadTree(A: Sheet, x: number, y: number, h: number, options: Tree): string {
  const { seed, spread = 0.62, clear = 0.3, tones = GREEN, bark = ['#4A4048', '#8E7460'] } = options;
  const { light = [-0.6, -0.8], leaf = 4.6, moss = 0, lean = 0 } = options;
  const r = rng(seed);
  const rx = h * spread;
  const top = y - h;
  const low = y - h * clear;
  const middle = (top + low) / 2;
  const fork: Pt = [x + lean * h * 0.3, y - h * clear * 0.8];
  const limbs = [-0.8, -0.42, 0.1, 0.5, 0.85].map((u, i) =>
    bough(
      [
        [x, y - h * clear * (0.55 + 0.05 * i)],
        [fork[0] + u * rx * 0.35, low - h * (0.1 + 0.06 * (i % 2))],
        [x + lean * h + u * rx * 0.78, middle + Math.abs(u) * h * 0.1],
      ],
      h * 0.05,
      h * 0.014,
    ),
  );
  const trunk = bough(
    [[x - h * 0.01, y + 3], [x, y - h * clear * 0.4], fork, [x + lean * h * 0.6, low - h * 0.12]],
    h * 0.085,
    h * 0.045,
  );
  const flare = `M${x - h * 0.075} ${y + 4}Q${x - h * 0.03} ${y - h * 0.03} ${x - h * 0.03} ${y - h * 0.12}H${x + h * 0.03}Q${x + h * 0.03} ${y - h * 0.03} ${x + h * 0.075} ${y + 4}Z`;
  const paint = A.lin(
    `0 ${light[0] < 0 ? bark[1] : bark[0]}, 1 ${light[0] < 0 ? bark[0] : bark[1]}`,
    0,
    0,
    1,
    0,
  );
  const clump = (u: number, v: number, size: number): Mass => [
    x + lean * h + u * rx,
    middle + (v * (low - top)) / 2,
    rx * size * r.range(0.85, 1.2),
    Math.max(rx * 0.5, low - top) * size * 0.5 * r.range(0.85, 1.15),
  ];
  // Rings of clumps: the far and low ones first and darker, the high ones toward the light last.
  const behind: Mass[] = [];
  const over: Mass[] = [];
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * Math.PI * 2 + r.range(-0.15, 0.15);
    behind.push(clump(Math.cos(a) * 0.74, Math.sin(a) * 0.62 + 0.12, 0.32));
    behind.push(clump(Math.cos(a + 1) * 0.36, Math.sin(a + 1) * 0.34, 0.34));
  }
  for (let i = 0; i < 19; i++) {
    const u = r.range(-0.8, 0.8);
    over.push(clump(u, -0.75 * (1 - u * u) + r.range(0, 0.95), r.range(0.17, 0.27)));
  }
  over.sort((a, b) => a[1] - b[1]);
  const dark = tones.slice(0, -1);
  const hanging = Array.from({ length: Math.round(18 * moss) }, () => {
    const u = r.range(-0.9, 0.9);
    return [
      x + lean * h + u * rx,
      low - h * 0.03 - h * 0.12 * (1 - u * u) * r(),
      h * r.range(0.08, 0.2),
      h * 0.022,
    ] as const;
  });
  return (
    fill(flare + trunk, paint) +
    fill(limbs.join(''), bark[0]) +
    leafMass(r, behind, dark, { leaf, spread: leaf * 1.9, light, base: tones[0] ?? '#1F4A45' }) +
    (moss > 0 ? mossCurtains(r, hanging, '#5F7A70', '#A9B598') : '') +
    leafMass(r, over, tones, { leaf: leaf * 0.95, spread: leaf * 1.5, light, base: tones[1] ?? '#2F6150' })
  );
}

/** The sun's own side of a picture by day, and its corners; last on the sheet. */
export function daylight(A: Sheet, [x, y]: Pt): Sheet {
  A.add(softGlow(A, x, y, 460, 340, '#FFF2C8', 0.44, 'soft-light'));
  return A.add(vignette(A, { cx: 400, cy: 310, r: 560, clear: 0.76, strength: 0.26 }));
}
