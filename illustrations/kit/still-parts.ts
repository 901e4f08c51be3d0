/** What several of the small posters are made of: masonry, boards, water, leaves. */

import { mix } from './colour.ts';
import { leafMass, type Mass, moss } from './foliage.ts';
import { blade, seaOat } from './grasses.ts';
import { n } from './path.ts';
import type { Still } from './still.ts';
import { fill, stroke } from './svg.ts';
import { pine, treeRow } from './trees.ts';
import { glints } from './water.ts';

export const LEAVES = ['#12343A', '#1E4A45', '#3A6A49', '#5F8A52', '#86A056'] as const;

type Span = readonly [x0: number, y0: number, x1: number, y1: number];

/** Courses of brick over a wall that is already there. */
export function bricks(s: Still, [x0, y0, x1, y1]: Span, colour: string, [long, high] = [24, 9]): void {
  s.box(x0, y0, x1 - x0, y1 - y0, colour);
  const tones = ['', ''];
  let joints = '';
  for (let y = y0, row = 0; y < y1; y += high, row++) {
    joints += `M${n(x0)} ${n(y)}H${n(x1)}`;
    for (let x = x0 - (row % 2) * (long / 2); x < x1; x += long) {
      const [left, right] = [Math.max(x0, x), Math.min(x1, x + long)];
      const low = Math.min(y1, y + high);
      if (x > x0) joints += `M${n(x)} ${n(y)}V${n(low)}`;
      const d = `M${n(left)} ${n(y)}H${n(right)}V${n(low)}H${n(left)}Z`;
      const tone = s.r();
      if (tone < 0.2) tones[0] += d;
      else if (tone > 0.8) tones[1] += d;
    }
  }
  s.A.add(
    fill(tones[0] ?? '', mix(colour, '#1B2A4C', 0.35), { opacity: 0.35 }),
    fill(tones[1] ?? '', mix(colour, '#FFF3D6', 0.4), { opacity: 0.35 }),
    stroke(joints, mix(colour, '#FFF3D6', 0.45), 0.8, { opacity: 0.5 }),
  );
}

/** Level boards, each with the shadow of the one above it. */
export function boards(s: Still, [x0, y0, x1, y1]: Span, colour: string, step = 14): void {
  s.box(x0, y0, x1 - x0, y1 - y0, colour);
  let [lines, edges] = ['', ''];
  for (let y = y0 + step; y < y1; y += step) {
    lines += `M${n(x0)} ${n(y)}H${n(x1)}`;
    edges += `M${n(x0)} ${n(y + 1.8)}H${n(x1)}`;
  }
  s.A.add(
    stroke(lines, mix(colour, '#1B2A4C', 0.45), 1.6, { opacity: 0.55 }),
    stroke(edges, mix(colour, '#FFFFFF', 0.5), 1, { opacity: 0.5 }),
  );
}

/** A floor of boards that run toward a point far off. */
export function floor(s: Still, [y0, y1]: readonly [number, number], colour: string, far = 240): void {
  s.band(y0, y1, [
    [0, mix(colour, '#1B2A4C', 0.28)],
    [1, mix(colour, '#FFF3D6', 0.08)],
  ]);
  let lines = '';
  for (let x = -1300; x <= 1780; x += 70) lines += `M${n(far + (x - 240) * 0.3)} ${y0}L${n(x)} ${y1 + 150}`;
  s.A.add(
    stroke(lines, mix(colour, '#1B2A4C', 0.6), 1.2, {
      opacity: 0.5,
      'clip-path': s.A.clip(`M0 ${y0}H480V${y1}H0Z`),
    }),
  );
}

/** Water between two heights, paler far off, with glints of `light`. */
export function water(s: Still, y0: number, y1: number, colour: string, light = '#FFF7E0', count = 60): void {
  s.band(y0, y1, [
    [0, mix(colour, '#FFF3D6', 0.35)],
    [1, mix(colour, '#0B1A2C', 0.25)],
  ]);
  s.A.add(
    fill(glints(s.r, 0, 480, y0 + 2, y1 - 2, count, { minL: 8, maxL: 46, th: 0.8, persp: 1.3 }), light, {
      opacity: 0.5,
    }),
    fill(
      glints(s.r, 0, 480, y0 + 2, y1 - 2, count, { minL: 10, maxL: 60, th: 0.9, persp: 1.2 }),
      mix(colour, '#0B1A2C', 0.5),
      { opacity: 0.3 },
    ),
  );
}

/** Woods on a far shore. */
export const woods = (s: Still, base: number, h: number, colour: string, seed = 5): void => {
  s.A.add(
    fill(treeRow(seed, -10, 490, base, h), colour),
    fill(treeRow(seed + 7, -10, 490, base, h * 0.66), mix(colour, '#0B1A2C', 0.25)),
  );
};

export const leaves = (
  s: Still,
  masses: readonly Mass[],
  colours: readonly string[] = LEAVES,
  leaf = 5,
): void => {
  s.A.add(leafMass(s.r, masses, colours, { leaf, base: colours[0] ?? '#12343A', spread: 7 }));
};

/** A slash pine in the colours of the hour. */
export function slashPine(
  s: Still,
  x: number,
  y: number,
  h: number,
  tones: readonly string[] = LEAVES,
  bark = '#8A5A3E',
): void {
  const tree = pine(s.r, x, y, h, { spread: 0.16, crown: 0.42 });
  s.A.add(
    fill(tree.trunk, mix(bark, '#1B2A4C', 0.25)),
    fill(tree.rim, mix(bark, '#FFD58A', 0.5)),
    fill(tree.limbs, mix(bark, '#1B2A4C', 0.35)),
    ...tree.tones.map((d, i) => fill(d, tones[i + 1] ?? '#3A6A49')),
  );
}

/** Sea oats and the grass they stand in, between two places on the ground. */
export function oats(s: Still, x0: number, x1: number, y: number, h: number, count: number): void {
  let [stems, light, dark, grass, pale] = ['', '', '', '', ''];
  for (let i = 0; i < count * 7; i++) {
    const d = blade(
      s.r.range(x0, x1),
      y + s.r.range(-2, 10),
      h * s.r.range(0.3, 0.68),
      s.r.range(-26, 26) * (h / 120),
      1.3,
    );
    if (i % 3) grass += d;
    else pale += d;
  }
  for (let i = 0; i < count; i++) {
    const oat = seaOat(
      s.r,
      s.r.range(x0, x1),
      y + s.r.range(-2, 8),
      h * s.r.range(0.75, 1.05),
      s.r.range(10, 34) * (h / 120),
    );
    stems += oat.stem;
    light += oat.light;
    dark += oat.dark;
  }
  s.A.add(
    fill(grass, '#4F7752'),
    fill(pale, '#93A868'),
    stroke(stems, '#B39A58', 1.3),
    fill(dark, '#A9773F'),
    fill(light, '#E9C27C'),
  );
}

/** Spanish moss that hangs from places on a bough. */
export const hanging = (
  s: Still,
  list: readonly (readonly [x: number, y: number, long: number, wide: number])[],
): void => {
  s.A.add(
    fill(list.map(([x, y, long, wide]) => moss(s.r, x, y, long, wide)).join(''), '#8FA79A', {
      opacity: 0.85,
    }),
  );
};

/** A pot with a round plant in it, standing on `y`. */
export function pot(
  s: Still,
  x: number,
  y: number,
  size: number,
  colour: string,
  tones: readonly string[] = LEAVES,
): void {
  s.fall(x + size * 0.1, y, size * 0.5);
  leaves(s, [[x, y - size * 1.15, size * 0.52, size * 0.46]], tones, size * 0.07 + 2);
  s.flat(
    `${n(x - size * 0.38)},${n(y - size * 0.74)} ${n(x + size * 0.38)},${n(y - size * 0.74)} ${n(x + size * 0.28)},${n(y)} ${n(x - size * 0.28)},${n(y)}`,
    colour,
  );
  s.box(x - size * 0.42, y - size * 0.8, size * 0.84, size * 0.13, mix(colour, '#FFF3D6', 0.12));
}

/** Panes of a window that is already there: `columns` by `rows`, with bars of `colour`. */
export function bars(
  s: Still,
  [x0, y0, x1, y1]: Span,
  columns: number,
  rows: number,
  colour: string,
  width = 5,
): void {
  let d = '';
  for (let i = 1; i < columns; i++) d += `M${n(x0 + ((x1 - x0) * i) / columns)} ${n(y0)}V${n(y1)}`;
  for (let i = 1; i < rows; i++) d += `M${n(x0)} ${n(y0 + ((y1 - y0) * i) / rows)}H${n(x1)}`;
  s.A.add(stroke(d, mix(colour, '#1B2A4C', 0.4), width), stroke(d, colour, width * 0.66));
}

/** A string of lamps that hangs through the points, bend by bend. */
export function lamps(
  s: Still,
  spans: readonly (readonly [x0: number, y0: number, x1: number, y1: number, sag: number])[],
): void {
  for (const [x0, y0, x1, y1, sag] of spans) {
    s.A.add(stroke(`M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}`, '#1B2A3C', 1.6));
    for (let i = 1; i < 7; i++) {
      const t = i / 7;
      const x = x0 + (x1 - x0) * t;
      const y = y0 + (y1 - y0) * t + 4 * sag * t * (1 - t);
      s.glow(x, y + 6, 26, '#FFD58A', 0.9);
      s.oval(x, y + 6, 4, 5.4, '#FFF3CF');
    }
  }
}
