/**
 * Oceanfront contemporary on a bright morning: glass rooms under wide roofs, a pool that holds
 * them, and beside them the Atlantic, its breakers running away along the beach. The sun stands
 * over the sea, on the left.
 */

import { daySky, GREEN } from '../kit/day.ts';
import { flat, front, leftSide, wall } from '../kit/faces.ts';
import { foliageSvg, leafMass } from '../kit/foliage.ts';
import { blade, lawnBlades, seaOat } from '../kit/grasses.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { append, tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, type Pt, smooth, type XY } from '../kit/path.ts';
import { beamD, face, mirroredIn } from '../kit/projector.ts';
import { rng, smoothNoise } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { expanse } from '../kit/sky.ts';
import { slope } from '../kit/slopes.ts';
import { fill, g, rect, stroke } from '../kit/svg.ts';
import { lens } from '../kit/water.ts';
import { bed, path } from './oceanfront-contemporary/garden.ts';
import { house } from './oceanfront-contemporary/house.ts';
import { cam, HZ } from './oceanfront-contemporary/scene.ts';

const W = 800;
const H = 600;
const WATER = 0.12;
const mirrored = mirroredIn(cam, WATER);
const pool = flat(-5.2, 6.6, WATER, -8.2, -2.4);
/**
 * Where the beach runs to, and how steeply its lines fall to the left of it: the water's edge,
 * the foot of the dune.
 */
const FAR: XY = [430, HZ];
const SHORE = 0.4;
const DUNE = 0.56;

/** A line along the beach, `fall` pixels down for each to the left, with a swell of its own. */
function along(fall: number, from: number, seed: number, swell: number): Pt[] {
  const noise = smoothNoise(seed, 60);
  const points: Pt[] = [];
  for (let x = FAR[0] - 4; x >= from; x -= 6) {
    const away = FAR[0] - x;
    points.push([x, HZ + away * fall + noise(x) * swell * (away / 430)]);
  }
  return points;
}

/**
 * The sea: deep far off, green over the bar, four lines of breakers, and the wet sand that holds
 * the sky.
 */
function sea(A: Sheet): void {
  const left = A.left - 12;
  const r = rng(12);
  A.add(expanse(A, HZ, 240, '0 #3C7FA6, 0.08 #3F8CAE, 0.3 #5FAFB9, 0.55 #8CC9BE, 1 #B9DCC4'));
  let [dark, pale] = ['', ''];
  for (let i = 0; i < 420; i++) {
    const t = r() ** 1.7;
    const [x, y] = [r.range(left, 520), HZ + 2 + t * 170];
    const d = lens(x, y, (6 + 44 * r()) * (0.3 + t), 0.4 + 1.3 * t);
    if (i % 2) dark += d;
    else pale += d;
  }
  A.add(fill(dark, '#2A6E92', { opacity: 0.4 }), fill(pale, '#E6F6EE', { opacity: 0.4 }));
  for (const [i, fall] of [0.1, 0.17, 0.255, 0.345].entries()) {
    const crest = along(fall, left, 30 + i, 3 + i * 2);
    const back = along(fall - 0.008 - 0.004 * i, left, 40 + i, 3 + i * 2).reverse();
    const face = along(fall + 0.012 + 0.006 * i, left, 50 + i, 5 + i * 3).reverse();
    A.add(
      fill(smooth([...crest, ...face], true, 0.6), '#2F7F92', { opacity: 0.55 }),
      fill(smooth([...crest, ...back], true, 0.6), '#FFFDF4', { opacity: 0.92 }),
    );
    let foam = '';
    for (const [x, y] of crest)
      for (let k = 0; k < 5; k++) {
        const away = (FAR[0] - x) / 430;
        foam += lens(
          x + r.range(-14, 14),
          y + r.range(0, 12) * away * (0.5 + 0.3 * i),
          r.range(3, 20) * (0.3 + away),
          0.5 + away,
        );
      }
    A.add(fill(foam, '#FFFFFF', { opacity: 0.75 }));
  }
  const edge = along(SHORE, left, 61, 12);
  const floor: Pt[] = [
    [left, H],
    [FAR[0] + 30, H],
    [FAR[0] + 30, HZ],
  ];
  A.add(
    fill(
      dpoly([...edge, ...floor]),
      A.lin('0 #F2E2BE, 0.5 #EBD5AA, 1 #DDBF92', 0, HZ, 0, H, 'userSpaceOnUse'),
    ),
    fill(dpoly([...edge, ...along(SHORE + 0.05, left, 62, 10).reverse()]), '#9CC3BE', { opacity: 0.75 }),
    fill(smooth([...edge, ...along(SHORE - 0.018, left, 63, 14).reverse()], true, 0.6), '#FFFFFF', {
      opacity: 0.95,
    }),
  );
  // Two who walk along the water, far off, and their shade on the wet sand.
  A.add(
    fill('M214 397l2 -10q2 -3 4 0l2 10l-2 9h-4ZM227 396l1 -8q2 -3 4 0l1 8l-1 8h-4Z', '#3E5068'),
    fill('M216 406h8l12 3h-9ZM228 404h6l10 3h-8Z', '#6E8A8C', { opacity: 0.5 }),
  );
}

/**
 * The dune between the beach and the garden, its crest with sea oats, which stand against the
 * water.
 */
function dune(A: Sheet): void {
  const left = A.left - 12;
  const r = rng(31);
  const crest: Pt[] = [[FAR[0] + 60, HZ + 2], ...along(DUNE, left, 71, 16)];
  A.add(
    fill(
      `${smooth(crest, false, 0.7)}L${n(left)} ${H}L${FAR[0] + 60} ${H}Z`,
      A.lin('0 #D9D0A0, 0.4 #A9B87A, 1 #7F9E62'),
    ),
  );
  const grow = (points: readonly Pt[], size: number, tones: readonly [string, string]) => {
    const blades = ['', ''];
    for (const [x, y] of points) {
      const away = 0.2 + (FAR[0] - x) / 480;
      for (let k = 0; k < 9; k++) {
        const d = blade(
          x + r.range(-5, 5),
          y + r.range(-2, 12) * away,
          size * away * r.range(0.4, 1),
          r.range(-0.1, 0.6) * size * away,
          0.5 + 0.6 * away,
        );
        if (k % 2) blades[0] += d;
        else blades[1] += d;
      }
    }
    A.add(fill(blades[0] ?? '', tones[0]), fill(blades[1] ?? '', tones[1]));
  };
  grow(along(DUNE, left, 71, 16), 34, ['#5F8A5A', '#B4C07C']);
  grow(along(DUNE + 0.09, left, 72, 12), 30, ['#4C7C54', '#94AE66']);
  let [stems, light, dark] = ['', '', ''];
  for (const [x, y] of along(DUNE + 0.03, left, 73, 14).filter(([at]) => at < 250)) {
    if (r() < 0.25) continue;
    const oat = seaOat(
      r,
      x + r.range(-6, 6),
      y + 6,
      (0.3 + (FAR[0] - x) / 520) * r.range(58, 98),
      r.range(8, 26),
    );
    stems += oat.stem;
    light += oat.light;
    dark += oat.dark;
  }
  A.add(stroke(stems, '#B39A58', 1.1), fill(dark, '#B07E46'), fill(light, '#F0CE88'));
}

/** Where lawn and dune meet: beach grass, palmetto and oats, large before us. */
function margin(A: Sheet, edge: readonly XY[]): void {
  const r = rng(93);
  const roots: Pt[] = [];
  for (const [i, [x, z]] of edge.entries()) {
    const [bx, bz] = edge[i + 1] ?? [x, z - 1];
    for (let t = 0; t < 1; t += 0.06) {
      const [px, py, depth] = cam([x + (bx - x) * t, 0, z + (bz - z) * t]);
      roots.push([px, py, cam.f / depth]);
    }
  }
  const tones = ['', '', ''];
  let [stems, light, dark] = ['', '', ''];
  for (const [x, y, k = 1] of roots) {
    for (let i = 0; i < 20; i++) {
      const h = k * r.range(0.3, 0.85);
      append(
        tones,
        i % 3,
        blade(
          x + r.range(-1, 0.5) * k,
          y + r.range(-0.05, 0.25) * k,
          h,
          r.range(-0.3, 0.7) * h,
          0.4 + k * 0.012,
        ),
      );
    }
    if (r() > 0.4) continue;
    const oat = seaOat(r, x + r.range(-0.5, 0.3) * k, y, k * r.range(1, 1.7), r.range(0.1, 0.5) * k);
    stems += oat.stem;
    light += oat.light;
    dark += oat.dark;
  }
  A.add(
    foliageSvg(tones, ['#4C7C54', '#7FA05A', '#B4C07C']),
    stroke(stems, '#B39A58', 1.4),
    fill(dark, '#B07E46'),
    fill(light, '#F0CE88'),
  );
}

/** A lounger on the terrace, its head toward the house. */
const lounger = (x: number, z: number): string =>
  wall(cam, flat(x, x + 0.65, 0.45, z, z + 1.3), '#F6E3C6') +
  wall(cam, slope([x, x + 0.65, 0.45, z + 1.3], [x, x + 0.65, 1.0, z + 1.95]), '#FFF0D6') +
  wall(cam, front(x, x + 0.65, 0.34, 0.45, z), '#8C6A56') +
  wall(cam, leftSide(x, 0.34, 0.45, z, z + 1.3), '#A98468') +
  fill(
    beamD(cam, [x + 0.05, 0.1, z + 0.1], [x + 0.05, 0.36, z + 0.1], 0.06) +
      beamD(cam, [x + 0.6, 0.1, z + 0.1], [x + 0.6, 0.36, z + 0.1], 0.06) +
      beamD(cam, [x + 0.05, 0.1, z + 1.2], [x + 0.05, 0.36, z + 1.2], 0.06),
    '#4A3A3E',
  );

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  A.add(rect(A.left, 0, A.w, H, '#9FBF8A'));
  daySky(A, HZ + 2, { seed: 14, cover: 0.42, ramp: '0 #3F8CC0, 0.5 #86C0D8, 0.85 #CFE6E0, 1 #EAF0DC' });
  sea(A);
  const facade = A.lin('0 #D6DCDC, 0.6 #E6E4D8, 1 #F2E6D0');
  const sunny = A.lin('0 #FFF6E2, 1 #FFEFD2', 1, 0, 0, 0);
  const r = rng(40);
  // Behind the house: cabbage palms and sea grape.
  for (const [x, y, h, lean, size] of tuples(
    5,
    '468,300,176,-0.04,0.8 742,300,226,0.03,0.8 800,306,180,-0.05,0.9',
  )) {
    const p = palm(r, x, y, h, { lean, size, droop: 1.1, leaf: 22 });
    A.add(fill(p.back, '#4F7F62'), fill(p.trunk, '#9A8A78'), fill(p.front, '#3C6C56'));
  }
  A.add(
    fill(
      dpoly([
        [FAR[0] + 20, HZ - 2],
        [W + side + 10, HZ - 14],
        [W + side + 10, H],
        [FAR[0] - 60, H],
      ]),
      '#7FA262',
    ),
  );
  dune(A);
  // The lawn, mown in stripes.
  const edge = tuples(2, '-8.6,9 -9.6,4 -10.4,-1 -11.3,-5 -12,-9 -12.4,-12.4 -12.6,-16.2');
  const ground = [...edge.map(([x, z]) => cam([x, 0, z])), cam([40, 0, -16.2]), cam([40, 0, 9])];
  const lawn = dpoly(ground);
  A.add(fill(lawn, A.lin('0 #B4C670, 0.4 #97B660, 1 #6E9C56')));
  let stripes = '';
  for (let x = -12; x < 40; x += 3) stripes += face(cam, flat(x, x + 1.5, 0, -16.2, 9));
  A.add(fill(stripes, '#5F9250', { opacity: 0.3, 'clip-path': A.clip(lawn) }));
  A.add(
    lawnBlades(r, {
      x0: 90,
      x1: W + side,
      y0: 350,
      y1: H,
      count: 2600,
      near: 7,
      dark: '#4F8648',
      light: '#CFDC86',
    }),
  );
  path(A);
  margin(A, edge);
  A.add(wall(cam, flat(-6.4, 16.5, 0.1, -9.4, 0.2), A.lin('0 #F6EAD2, 0.5 #EEDFC2, 1 #DCC9AC')));
  let joints = '';
  for (let x = -6.4; x <= 16.5; x += 1.15) joints += beamD(cam, [x, 0.1, -9.4], [x, 0.1, 0], 0.02);
  for (let z = -9.4; z < 0; z += 1.15) joints += beamD(cam, [-6.4, 0.1, z], [16.5, 0.1, z], 0.02);
  A.add(fill(joints, '#B49C82', { opacity: 0.55 }));
  A.add(
    wall(cam, front(-6.4, 16.5, 0, 0.1, -9.4), '#B8A48E'),
    wall(cam, leftSide(-6.4, 0, 0.1, -9.4, 0), '#FFF4DC'),
  );
  // The roof's shade on terrace and glass front.
  A.add(
    wall(cam, flat(-3.2, 17, 0.11, -1.7, 0.1), '#7E8AA6', { opacity: 0.4, style: 'mix-blend-mode:multiply' }),
  );
  A.add(house(A, facade, sunny, cam));
  A.add(wall(cam, flat(-5.5, 6.9, 0.13, -8.5, -2.1), '#FFF6E2'));
  const clip = A.clip(face(cam, pool));
  A.add(fill(face(cam, pool), A.lin('0 #A9E3DA, 0.5 #5CC4CC, 1 #2F9CB4')));
  A.add(
    g(g(house(A, facade, sunny, mirrored), { filter: A.ripple(0.02, 0.14, 11, 6, 0.4, '0.5 1.4') }), {
      'clip-path': clip,
      opacity: 0.34,
    }),
  );
  let [net, shine] = ['', ''];
  for (let i = 0; i < 190; i++) {
    const [x, y] = cam([r.range(-5.2, 6.6), WATER, r.range(-8.2, -2.4)]);
    const d = lens(x, y, r.range(6, 34), r.range(0.5, 1.4));
    if (i % 3) net += d;
    else shine += d;
  }
  A.add(
    g(fill(net, '#DFFAF2', { opacity: 0.5 }) + fill(shine, '#1F7A92', { opacity: 0.4 }), {
      'clip-path': clip,
    }),
  );
  A.add(lounger(9.2, -4.6), lounger(10.6, -4.6), lounger(12.4, -4.6));
  bed(A);
  // Sea grape closes the corner before us.
  A.add(
    leafMass(rng(66), tuples(4, '808,588,110,50 690,612,80,34 590,624,60,22'), GREEN, {
      leaf: 7,
      spread: 13,
      base: '#2F6150',
    }),
  );
  A.add(softGlow(A, 40, 90, 460, 330, '#FFF2C8', 0.42, 'soft-light'));
  A.add(vignette(A, { cx: 400, cy: 320, r: 560 + side, clear: 0.76, strength: 0.22 }));
  return A;
}
