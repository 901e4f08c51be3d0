/**
 * Springfield, a spring evening: a turreted Queen Anne and a Prairie house face the park, its iron
 * fence, azaleas and bandstand.
 */

import { walker } from '../kit/figures.ts';
import { clumps, dapple, foliage, foliageSvg, mossUnder } from '../kit/foliage.ts';
import { grass } from '../kit/grasses.ts';
import { lampGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { n, smooth } from '../kit/path.ts';
import { beamD, levelIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse, sunlit } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { bough } from '../kit/trees.ts';
import { bandstand, dog, lampAndBench } from './springfield/bandstand.ts';
import { prairie } from './springfield/prairie.ts';
import { queenAnne } from './springfield/queen-anne.ts';
import { cam, F, HZ } from './springfield/scene.ts';

const W = 800;
const H = 600;
const groundY = levelIn(cam, 0);

// Sun low on the right: right faces are lit, shadows fall to the left.
function sky(A: Sheet) {
  A.add(
    rect(0, 0, W, H, '#D9E0C8'),
    expanse(A, 0, HZ + 30, '0 #27558C, 0.24 #5F7FB0, 0.46 #B092AE, 0.64 #F0A98E, 0.82 #FFC98C, 1 #FFE0A6'),
  );
  A.add(sunlit(A, HZ + 30, [800, 230], 460, '0 #FFF4D2 1, 0.2 #FFDFA0 0.7, 1 #FF9E78 0'));
  A.add(
    cloud(A, '#F2A59A', [0.0026, 0.02, 31], [0.52, 0.63], [-40, 20, 120, 230], 0.5),
    cloud(A, '#5A6CA0', [0.0024, 0.018, 12], [0.53, 0.64], [-60, -20, 60, 130], 0.6),
    cloud(A, '#FFD09A', [0.0024, 0.028, 9], [0.54, 0.64], [60, 130, 210, 290], 0.6),
  );
}
function backTrees(A: Sheet) {
  const r = rng(5),
    pale = ['#4E8274', '#6F9E7C', '#98B882', '#D9D694'] as const,
    mid = ['#255A50', '#437C5A', '#74A05E', '#C4CA78'] as const;
  A.add(
    clumps(
      r,
      tuples(4, '20,300,80,90 100,270,70,70 360,250,70,90 430,290,60,70 640,270,90,70 770,300,80,90'),
      pale,
      { div: 14, leaf: 8, light: [0.6, -0.75] },
    ),
  );
  A.add(
    clumps(r, tuples(4, '10,370,50,56 376,356,34,66 404,330,26,44'), mid, {
      div: 12,
      leaf: 6.5,
      light: [0.6, -0.75],
    }),
  );
}

// ---------- street, fence, park ----------
function ground(A: Sheet) {
  A.add(rect(0, groundY(60), W, H, '#B9BC84'), rect(0, groundY(36), W, 30, '#A9B272'));
  A.add(
    expanse(A, groundY(28.6), groundY(24.4) - groundY(28.6), '0 #D8CBB8, 1 #C3B4AE'),
    rect(0, groundY(28.8), W, 1.6, '#FFF4DE'),
  ); // street
  A.add(expanse(A, groundY(24.4), H, '0 #C9C97E, 0.25 #A3B565, 0.6 #6F9655, 1 #3E6F4C'));
  A.add(expanse(A, groundY(40), 70, '0 #FFF1D0 0, 0.5 #FFF1D0 0.5, 1 #FFF1D0 0')); // ground mist
}
// gravel walk curving from our feet to the gate, with a spur to the bandstand
function path(A: Sheet) {
  const line = tuples(3, '-2.2,4.6,1.7 -1.9,7,1.4 -1,10,1.25 0.1,14,1.1 0.5,18,1.05 0.2,24,1');
  const side = (d: number) => line.map(([x, z, w]) => cam([x + d * w, 0, z]));
  A.add(
    fill(
      `${smooth(side(-1))}L${smooth(side(1).reverse()).slice(1)}Z`,
      A.lin('0 #F9E6C2, 0.5 #E9CFA4, 1 #B9977E'),
    ),
  );
  A.add(
    stroke(smooth(side(-1)), '#8A7A62', 2, { opacity: 0.45 }),
    stroke(smooth(side(1)), '#FFF6E0', 2, { opacity: 0.7 }),
  );
  const spur = (d: number) =>
    tuples(2, '0.4,11.8 2.2,13 4.3,14.3').map(([x, z]) => cam([x, 0, z + d * 0.75]));
  A.add(fill(`${smooth(spur(-1))}L${smooth(spur(1).reverse()).slice(1)}Z`, '#F3DDB6'));
  const r = rng(8);
  let grit = '';
  for (let i = 0; i < 420; i++) {
    const t = r(),
      z = 4.8 + t * t * 18,
      x = -1.9 + Math.min(1, (z - 5) / 10) * 2.2 + r.range(-1, 1),
      [px, py, k] = cam([x, 0, z]);
    grit += `M${n(px)} ${n(py)}h${n(26 / k)}`;
  }
  A.add(stroke(grit, '#9A7A66', 1, { opacity: 0.5 }));
}
function ironFence(A: Sheet) {
  const z = 23.6,
    rowAt = (x0: number, x1: number) => {
      let pick = '',
        rail = '',
        tip = '';
      for (let x = x0; x <= x1; x += 0.21) {
        pick += beamD(cam, [x, 0.12, z], [x, 1.28, z], 0.035);
        const [px, py] = cam([x, 1.28, z]);
        tip += `M${n(px - 1.5)} ${n(py)}L${n(px)} ${n(py - 5)}L${n(px + 1.5)} ${n(py)}Z`;
      }
      for (const y of [0.2, 0.95, 1.12]) rail += beamD(cam, [x0, y, z], [x1, y, z], 0.05);
      for (let x = x0 + 0.1; x < x1; x += 0.21 * 2) {
        const c = cam([x + 0.105, 1.035, z]);
        rail += `M${n(c[0] - 2)} ${n(c[1])}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`;
      }
      A.add(fill(pick + tip + rail, '#24383F'));
      let posts = '';
      for (let x = x0; x <= x1; x += 2.52) posts += beamD(cam, [x, 0, z], [x, 1.42, z], 0.11);
      A.add(fill(posts, '#1B2E36'));
    };
  rowAt(-12.4, -1.4);
  rowAt(1.8, 12.4);
  for (const x of [-1.3, 1.7]) {
    // gate piers with ball caps
    const [px, py, zc] = cam([x, 0, z]),
      k = F / zc;
    A.add(
      rect(
        px - 0.34 * k,
        py - 1.75 * k,
        0.68 * k,
        1.75 * k,
        A.lin('0 #9A5E4C, 0.6 #C07A5C, 1 #E6A880', 0, 0, 1, 0),
      ),
      rect(px - 0.42 * k, py - 1.9 * k, 0.84 * k, 0.17 * k, '#FFF1D4'),
      rect(px - 0.4 * k, py - 0.2 * k, 0.8 * k, 0.2 * k, '#D9BE9C'),
      circ(px, py - 2.08 * k, 0.22 * k, A.lin('0 #D9BE9C, 1 #FFF8E6', 0, 0, 1, 0)),
    );
    let courses = '';
    for (let v = 0.3; v < 1.7; v += 0.14) courses += `M${n(px - 0.34 * k)} ${n(py - v * k)}h${n(0.68 * k)}`;
    A.add(stroke(courses, '#F3D0AC', 0.5, { opacity: 0.5 }));
  }
}
function streetPlanting(A: Sheet) {
  const r = rng(9),
    green = ['#2E5A4C', '#47775A', '#74995F', '#C3CC86'] as const,
    pink = ['#4E7A5A', '#B9586E', '#E08088', '#FBC8BC'] as const;
  const shrub = (x: number, z: number, rx: number, ry: number, cols: readonly string[], leaf = 0.1) => {
    const [px, py, zc] = cam([x, ry * 0.8, z]),
      k = F / zc;
    A.add(
      foliageSvg(
        foliage(r, px, py, rx * k, ry * k, { count: 70, leaf: leaf * k, tones: 4, light: [0.6, -0.8] }),
        cols,
      ),
    );
  };
  for (let x = -16; x < -3.2; x += 0.8) if (Math.abs(x + 9) > 1.4) shrub(x, 30, 0.6, 0.5, green);
  for (let x = 2; x < 15; x += 0.8) if (Math.abs(x - 8.2) > 1.4) shrub(x, 30.4, 0.6, 0.5, green);
  for (let x = -15.4; x < -3.6; x += r.range(1, 1.7))
    if (Math.abs(x + 9) > 1.5) shrub(x, 29.4, 0.6, 0.42, pink, 0.08);
  for (let x = 2.4; x < 14; x += r.range(1, 1.9))
    if (Math.abs(x - 8.2) > 1.5) shrub(x, 29.6, 0.6, 0.42, pink, 0.08);
}
function parkLawn(A: Sheet) {
  const r = rng(14),
    [a, b] = grass(r, [0, W], [groundY(22.5), H + 6], 2600, 8, (_, y) => y > groundY(22.5));
  A.add(fill(a, '#3E6F4C', { opacity: 0.55 }), fill(b, '#DDD98A', { opacity: 0.5 }));
  const spots: (readonly [number, number, number, number])[] = []; // long evening shadows leaving to the left
  for (let c = 0; c < 40; c++) {
    const z = 7 + r() ** 1.3 * 14,
      x = r.range(-9, 4);
    for (let i = 0; i < 10; i++) {
      const [px, py, zc] = cam([x + r.gauss() * 1.1, 0, Math.max(5, z + r.gauss() * 0.4)]),
        k = F / zc;
      spots.push([px, py, r.range(0.2, 0.55) * k, r.range(0.02, 0.05) * k]);
    }
  }
  A.add(
    g(fill(dapple(r, spots), '#4E6A86', { filter: A.blur(0.9) }), {
      opacity: 0.4,
      style: 'mix-blend-mode:multiply',
    }),
  );
}
function foreground(A: Sheet) {
  const r = rng(33),
    pink = ['#1F4A48', '#A84C62', '#E07884', '#FBC4BC'] as const,
    coral = ['#1F4A48', '#B4524A', '#EE8468', '#FFC9A4'] as const,
    white = ['#1F4A48', '#5E8A68', '#E9DCC8', '#FFFBF0'] as const;
  // azalea banks: leaves under, bloom on the sunny side
  const bank = (list: readonly (readonly [number, number, number, number])[], cols: readonly string[]) =>
    list.forEach(([x, y, rx, ry]) => {
      A.add(
        foliageSvg(
          foliage(r, x, y + 6, rx * 1.08, ry, {
            count: Math.round((rx * ry) / 8),
            leaf: 6,
            tones: 4,
            light: [0.5, -0.8],
          }),
          ['#12343A', '#1E4A45', '#2F5F4C', '#4F7F54'],
        ),
        foliageSvg(
          foliage(r, x, y, rx, ry * 0.86, {
            count: Math.round((rx * ry) / 9),
            leaf: 4.4,
            tones: 4,
            light: [0.5, -0.85],
          }),
          cols,
        ),
      );
    });
  bank(tuples(4, '36,514,62,34 118,528,50,28'), coral);
  bank(tuples(4, '-6,566,80,44 84,580,74,40 168,594,56,30'), pink);
  bank(tuples(4, '788,548,60,34 714,572,52,28'), white);
  bank(tuples(4, '770,596,70,34 664,604,60,26'), pink);
  // oak bough with moss over the top-left corner
  const leaf = ['#173C3E', '#2A5A4A', '#4F7F54', '#B4C070'] as const,
    list: (readonly [number, number, number, number])[] = [],
    moss: (readonly [number, number, number, number])[] = [];
  A.add(
    fill(bough(tuples(2, '-40,150 30,86 120,52 230,34 330,6'), 34, 6), '#2B3238'),
    fill(bough(tuples(2, '60,74 120,86 170,92'), 12, 4), '#2B3238'),
  );
  for (let i = 0; i < 38; i++) {
    const t = r(),
      x = -20 + t * 390;
    list.push([x, -18 + (128 - 104 * t) * r() ** 0.75, r.range(24, 42), r.range(12, 20)]);
  }
  list.push([176, 92, 28, 11], [330, 10, 34, 13]);
  for (let i = 0; i < 15; i++) {
    const t = r() ** 1.1;
    moss.push([t * 320, (128 - 100 * t) * r.range(0.6, 1), r.range(30, 84) * (1 - 0.5 * t), r.range(5, 9)]);
  }
  A.add(
    clumps(r, list, leaf, { div: 8, leaf: 5.6, light: [0.5, -0.6] }),
    mossUnder(r, moss, ['#5E7A6C', '#A6B290'], leaf, [0.5, -0.6]),
  );
}

/**
 * The lamps of the first dark: lit rooms, the porch, the lantern by the bench, a string of bulbs in
 * the bandstand.
 */
function lights(A: Sheet) {
  for (const [x, y, r, k] of tuples(
    4,
    '58,302,60,1 94,364,70,0.6 176,366,60,0.6 66,280,30,0.8 189,274,30,0.8 295,224,34,0.7 295,278,34,0.7 295,356,40,0.8 524,368,70,0.7 660,368,70,0.6 545,292,56,0.6',
  ))
    A.add(lampGlow(A, x, y, r, '#FFC46A', 0.75 * k));
  let bulbs = '';
  for (let i = 0; i <= 16; i++) {
    const t = i / 16;
    const [x, y] = [586 + t * 206, 292 + Math.sin(t * Math.PI * 3) ** 2 * 9];
    bulbs += circ(x, y, 1.7, '#FFF3CC') + lampGlow(A, x, y, 12, '#FFD58A', 0.6);
  }
  A.add(circ(58, 302, 6, '#FFF6DC'), bulbs, lampGlow(A, 700, 372, 130, '#FFC46A', 0.45, 1, 0.5));
}

export function draw(): Sheet {
  const A = new Sheet(W, H);

  sky(A);
  backTrees(A);
  ground(A);
  A.add(queenAnne(A), prairie(A));
  streetPlanting(A);
  A.add(expanse(A, 250, 190, '0 #FFE9C0 0, 0.7 #FFE9C0 0.1, 1 #FFE9C0 0'));
  ironFence(A);
  path(A);
  parkLawn(A);
  A.add(lampAndBench());
  bandstand(A);
  A.add(
    dog(398, 492, 22),
    stroke('M408 474Q384 470 366 462', '#5A3A34', 0.9),
    `<ellipse cx="330" cy="495" rx="40" ry="4" fill="#2A4A4A" opacity=".4"/>`,
    walker(352, 495, 66, { dir: 1, top: '#3E6A7C', legs: '#2A3046', skin: '#7A4E3C' }),
  );
  foreground(A);
  A.add(
    rect(0, 0, W, H, A.rad('0 #FFDF9A 0.6, 1 #FFE7AE 0', 790, 230, 560), {
      style: 'mix-blend-mode:soft-light',
    }),
    // The shade of the street lies deep, so that the sun has something to come through.
    rect(0, 0, W, H, A.lin('0 #0B2A3C 0.5, 0.55 #12343A 0.42, 1 #12343A 0.12', 0, 0, 1, 0.1), {
      style: 'mix-blend-mode:soft-light',
    }),
    rect(0, 0, W, H, A.lin('0 #12343A 0, 0.7 #12343A 0, 1 #0B2230 0.5'), {
      style: 'mix-blend-mode:soft-light',
    }),
  );
  A.through(
    A.grade(['0.04 0.13 0.32 0.62 0.99', '0.07 0.15 0.31 0.56 0.92', '0.18 0.28 0.4 0.55 0.8'], 0.92),
  );
  lights(A);
  A.add(vignette(A, { cx: 450, cy: 310, r: 590, clear: 0.6, strength: 0.4 }));

  return A;
}
