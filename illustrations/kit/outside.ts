/**
 * What is seen through the windows of a room by day: a garden, a river, the sea. Each ends at
 * the eye's own horizon.
 */

import { broadTree, daySkyOf, FAR_GREEN, GREEN } from './day.ts';
import { leafMass, type Mass } from './foliage.ts';
import { nth } from './lists.ts';
import { rng } from './random.ts';
import type { Sheet } from './sheet.ts';
import { expanse } from './sky.ts';
import { fill } from './svg.ts';
import { treeRow } from './trees.ts';
import { glints, lens } from './water.ts';

/** Keeps a scene by its name, so that several windows show the same one. */
function kept(A: Sheet, name: string, scene: string): string {
  A.def(`<g id="${name}">${scene}</g>`);
  return `<use href="#${name}"/>`;
}

/** A lawn under trees; `trees` are [x, height] on the far side of it. */
export function gardenOutside(
  A: Sheet,
  horizon: number,
  seed: number,
  trees: readonly (readonly [x: number, h: number])[] = [],
): string {
  const r = rng(seed);
  const far = Array.from(
    { length: 18 },
    (_, i): Mass => [i * 50 - 20, horizon - 8 + r.range(-12, 8), 52, 34],
  );
  const hedge = Array.from(
    { length: 26 },
    (_, i): Mass => [i * 34 - 10, horizon + 24 + r.range(-3, 3), 26, 15],
  );
  const flowers = hedge.filter((_, i) => i % 2).map(([x, y]): Mass => [x, y + 8, 18, 8]);
  return kept(
    A,
    `garden-${seed}`,
    daySkyOf(A, horizon + 10, { seed: seed + 3, cover: 0.5 }) +
      leafMass(r, far, FAR_GREEN, { leaf: 5, spread: 9, light: [-0.6, -0.7], base: '#7C9C92' }) +
      expanse(A, horizon + 14, 600 - horizon, '0 #C4D07E, 0.3 #9DBC66, 1 #6C9A58') +
      trees
        .map(([x, h], i) =>
          broadTree(A, x, horizon + 26 + (i % 3) * 6, h, { seed: seed + 20 + i, leaf: 5, moss: 0.4 }),
        )
        .join('') +
      leafMass(r, hedge, GREEN, { leaf: 4, spread: 6, base: '#2F6150' }) +
      leafMass(r, flowers, ['#4C7F52', '#C04E68', '#E88088', '#FBCDBE'], { leaf: 2.6, spread: 4 }),
  );
}

/** The St. Johns: the far shore, the water, and a lawn that ends at it. */
export function riverOutside(A: Sheet, horizon: number, seed: number, lawn = 46): string {
  const r = rng(seed);
  return kept(
    A,
    `river-${seed}`,
    daySkyOf(A, horizon + 4, { seed: seed + 3, cover: 0.46 }) +
      fill(treeRow(seed, -20, 820, horizon + 2, 26), '#A4BEB4') +
      fill(treeRow(seed + 9, -20, 420, horizon + 3, 20), '#86A89A') +
      expanse(A, horizon, 300, '0 #CBE0DC, 0.12 #94C0CA, 0.4 #5F9EB6, 1 #3F86A2') +
      fill(
        glints(r, -20, 820, horizon + 4, horizon + 140, 160, { minL: 8, maxL: 60, persp: 1.4 }),
        '#FFFFFF',
        {
          opacity: 0.55,
        },
      ) +
      fill(
        glints(r, -20, 820, horizon + 4, horizon + 140, 120, { minL: 8, maxL: 70, persp: 1.4 }),
        '#2F7896',
        {
          opacity: 0.35,
        },
      ) +
      expanse(A, horizon + lawn - 5, 7, '0 #E6D3B0, 1 #A68C78') +
      expanse(A, horizon + lawn, 600 - horizon, '0 #C4D07E, 0.3 #9DBC66, 1 #6C9A58'),
  );
}

/** The Atlantic over the dune. */
export function oceanOutside(A: Sheet, horizon: number, seed: number, dune = 90): string {
  const r = rng(seed);
  let [foam, deep, grass, pale] = ['', '', '', ''];
  for (const [i, y] of [14, 26, 42, 62].entries())
    for (let x = -20; x < 820; x += 9) {
      if (r() < 0.24) continue;
      foam += lens(
        x + r.range(-6, 6),
        horizon + y + Math.sin(x / 47 + i * 2) * (1 + i) + r.range(-1, 1),
        r.range(8, 30) * (0.6 + i * 0.35),
        0.6 + i * 0.7,
      );
    }
  for (let i = 0; i < 240; i++) {
    const t = r() ** 1.5;
    deep += lens(r.range(-20, 820), horizon + 2 + t * 80, r.range(6, 50) * (0.3 + t), 0.4 + t);
  }
  for (let i = 0; i < 1100; i++) {
    const [x, y] = [r.range(-10, 810), horizon + dune + r.range(-4, 26) + 7 * Math.sin(i)];
    const h = r.range(8, 26);
    const d = `M${x.toFixed(1)} ${y.toFixed(1)}q${r.range(-1, 2).toFixed(1)} ${(-h * 0.7).toFixed(1)} ${r.range(-2, 10).toFixed(1)} ${(-h).toFixed(1)}q${(-2).toFixed(1)} ${(h * 0.5).toFixed(1)} -3 ${h.toFixed(1)}Z`;
    if (i % 3) grass += d;
    else pale += d;
  }
  return kept(
    A,
    `ocean-${seed}`,
    daySkyOf(A, horizon + 4, {
      seed: seed + 3,
      cover: 0.4,
      ramp: '0 #3F8CC0, 0.5 #86C0D8, 0.85 #CFE6E0, 1 #EAF0DC',
    }) +
      expanse(A, horizon, 130, '0 #3C7FA6, 0.2 #4796B2, 0.5 #7FC2BE, 1 #C9E3CC') +
      fill(deep, '#2A6E92', { opacity: 0.35 }) +
      fill(foam, '#FFFFFF', { opacity: 0.9 }) +
      expanse(A, horizon + dune - 24, 60, '0 #F3E4C2, 1 #E6CFA2') +
      expanse(A, horizon + dune, 600 - horizon, '0 #B9C07E, 0.4 #93AC66, 1 #6C9A58') +
      fill(grass, nth(GREEN, 2)) +
      fill(pale, '#C9CE8A'),
  );
}
