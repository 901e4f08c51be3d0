/**
 * Mediterranean Revival villa in Ortega: one-point view across the fountain court. Late afternoon,
 * sun from the right.
 */

import { leafMass } from '../kit/foliage.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dpoly, n, smooth, type XY } from '../kit/path.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { cloud, expanse } from '../kit/sky.ts';
import { circ, fill, g, rect, stroke } from '../kit/svg.ts';
import { fountain, paving, pot, ring } from './ortega-mediterranean/court.ts';
import { gardenWall, mainBlock, tower, wing } from './ortega-mediterranean/house.ts';
import { BAY, C, FOCAL, FX, FZ, H, L0, pr, screenShade, W } from './ortega-mediterranean/scene.ts';

// ---------- assemble ----------
const GREEN = ['#1B4A48', '#2F6350', '#5B8752', '#B5B866'] as const;
const FARGREEN = ['#4A7A70', '#6A947C', '#93B084', '#CFC98C'] as const;
const MAGENTA = ['#5E2A4E', '#A8365E', '#D9547A', '#F6A0A8'] as const;
const CITRUS = ['#1B4A48', '#2F6B4C', '#6A9A50', '#F0B040'] as const;
// shadow of the tower falls left over the wing roof; fronds from the foreground palm fall on the
// sunlit wall
const ghost = palm(rng(15), 0, 0, 210, { lean: 0.1, size: 1.25, leaf: 18, droop: 1 });
// long shadows on the paving
// crown of a palm that stands outside the picture, flattened on the ground: arching fronds with a
// notched edge
function crownShadow(A: Sheet, cx: number, cy: number, rx: number, ry: number, seed: number): string {
  const q = rng(seed);
  let d = '';
  for (let f = 0; f < 13; f++) {
    const a = (f / 13) * 6.283 + q.range(-0.12, 0.12),
      l = q.range(0.8, 1.05),
      up: XY[] = [],
      down: XY[] = [];
    for (let i = 0; i <= 11; i++) {
      const t = i / 11,
        bend = a + 0.35 * t * t * Math.sign(Math.cos(a)),
        x = cx + Math.cos(bend) * rx * l * t,
        y = cy + Math.sin(bend) * ry * l * t,
        w = 0.15 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.9)) * (i % 2 ? 1 : 0.55);
      up.push([x - Math.sin(bend) * rx * w, y + Math.cos(bend) * ry * w]);
      down.unshift([x + Math.sin(bend) * rx * w, y - Math.cos(bend) * ry * w]);
    }
    d += dpoly(up.concat(down));
  }
  return screenShade(d, 0.46, { filter: A.blur(0.7) });
}
// two doves on the rim, one drinking
function dove(x: number, y: number, d: number, dip: number): string {
  const P = (a: number, b: number) => `${n(x + a * d)} ${n(y + b)}`,
    head = [x + 6.5 * d, y - 9 + dip] as const;
  return (
    fill(
      `M${P(-13, -2)}L${P(-6, -6)}Q${P(0, -10)} ${P(5, -8)}Q${P(8, -4)} ${P(4, -1)}Q${P(-1, 1)} ${P(-5, -2)}Z`,
      '#FFFAEC',
    ) +
    circ(head[0], head[1], 2.9, '#FFFAEC') +
    fill(
      dpoly([
        [head[0] + 2.4 * d, head[1] - 0.8],
        [head[0] + 5 * d, head[1] + 0.6],
        [head[0] + 2.2 * d, head[1] + 1],
      ]),
      '#D98F5C',
    ) +
    fill(`M${P(-11, -2.6)}Q${P(-3, -7)} ${P(3, -5)}Q${P(0, -1)} ${P(-4, -2)}Z`, '#CDB7AC') +
    stroke(`M${P(0, 0)}v2.4M${P(2, 0)}v2.4`, '#B4604A', 0.8)
  );
}
// agaves crop the lower left corner, backs to the light
function agave(x: number, y: number, size: number, seed: number): string {
  const q = rng(seed);
  let dark = '',
    mid = '',
    edge = '';
  for (let i = 0; i < 17; i++) {
    const a = -Math.PI * (0.06 + 0.88 * (i / 16)) + q.range(-0.08, 0.08),
      l = size * q.range(0.75, 1.05),
      w = size * 0.085,
      ex = x + Math.cos(a) * l,
      ey = y + Math.sin(a) * l * 0.95,
      mx = x + Math.cos(a) * l * 0.5,
      my = y + Math.sin(a) * l * 0.6,
      nx = -Math.sin(a) * w,
      ny = Math.cos(a) * w;
    const d = `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}Q${n(mx - nx)} ${n(my - ny)} ${n(x)} ${n(y)}Z`;
    if (i % 2) mid += d;
    else dark += d;
    edge += `M${n(x)} ${n(y)}Q${n(mx + nx)} ${n(my + ny)} ${n(ex)} ${n(ey)}`;
  }
  return fill(dark, '#14383F') + fill(mid, '#245458') + stroke(edge, '#D9B884', 0.9, { opacity: 0.55 });
}
const frontPalm = palm(rng(22), 800, 640, 650, { lean: -0.055, size: 0.95, leaf: 34, droop: 1.15 });

/** `side`: how far the view goes on to either side, for the wide frame. */
export function draw(side = 0): Sheet {
  const A = new Sheet(W, H, side);
  const r = rng(6);
  A.add(expanse(A, 0, 470, '0 #4A90AE, 0.3 #86B8C0, 0.6 #D6D9BE, 0.82 #FBDDA8, 1 #FFD79A'));
  A.add(
    cloud(A, '#FFF4DC', [0.0034, 0.011, 26], [0.47, 0.7], [-60, 20, 190, 330], 0.85, {
      bottom: 440,
      octaves: 5,
    }),
  );
  A.add(cloud(A, '#F6C39A', [0.003, 0.02, 52], [0.54, 0.66], [110, 180, 280, 370], 0.6, { bottom: 440 }));
  A.add(softGlow(A, 820, 210, 420, 330, '#FFE2A0', 0.55, 'soft-light'));
  // palms and oaks behind the house
  for (const [x, y, h, lean, size] of tuples(
    5,
    '36,350,250,0.05,0.9 664,400,290,0.03,0.82 716,400,214,-0.05,0.95',
  )) {
    const p = palm(r, x, y, h, { lean, size, leaf: 24, droop: 1.1 });
    A.add(fill(p.back, '#5C8A7E') + fill(p.trunk, '#8A7468') + fill(p.front, '#3F7068'));
  }
  A.add(
    leafMass(r, tuples(4, '690,372,70,40 770,352,70,60 630,384,40,30'), FARGREEN, {
      leaf: 5,
      spread: 7,
      light: [0.7, -0.6],
      base: '#6A947C',
    }),
  );
  for (const [x, h] of tuples(2, '676,118 700,146 786,130'))
    A.add(
      fill(
        smooth(
          [
            [x - 10, 400],
            [x - 9, 400 - h * 0.5],
            [x, 400 - h],
            [x + 9, 400 - h * 0.5],
            [x + 10, 400],
          ],
          true,
          0.8,
        ),
        '#2F5F56',
      ) +
        fill(
          smooth(
            [
              [x + 2, 398],
              [x + 3, 400 - h * 0.5],
              [x + 1, 406 - h],
              [x + 8, 400 - h * 0.5],
              [x + 9, 398],
            ],
            true,
            0.8,
          ),
          '#7C9A62',
        ),
    );
  A.add(paving(A));
  const w = wing(A);
  A.add(mainBlock(A), tower(A), w.svg, gardenWall(A));
  A.add(
    g(
      g(screenShade(ghost.back + ghost.front + ghost.trunk, 0.62), {
        transform: 'translate(92 470) skewY(-6) scale(.8 1)',
        filter: A.blur(0.8),
      }),
      {
        'clip-path': w.clip,
      },
    ),
  );
  // planting against the walls
  const bed: (readonly [number, number, number, number])[] = [];
  for (let x = -6; x <= 6; x += 0.42)
    if (Math.abs((x - L0) % BAY) < 0.5 || Math.abs((x - L0) % BAY) > BAY - 0.5) {
      const p = pr([x, 0.3, 21.4]);
      bed.push([p[0], p[1], 10, 8]);
    }
  A.add(leafMass(r, bed, GREEN, { leaf: 3, spread: 2.4, light: [0.6, -0.7] }));
  const wallBed: (readonly [number, number, number, number])[] = [];
  for (let z = 20; z > 13; z -= 0.5) {
    const p = pr([-10.4, 0.35, z]),
      k = FOCAL / p[2];
    wallBed.push([p[0], p[1], 0.5 * k, 0.4 * k]);
  }
  A.add(leafMass(r, wallBed, GREEN, { leaf: 3.4, spread: 2.6, light: [0.6, -0.7] }));
  const vine: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 46; i++) {
    const x = r.range(9.0, 13),
      y = 3.1 - r() ** 1.6 * 2.4 * Math.min(1, (x - 8.6) / 2),
      p = pr([x, y, 20.4]);
    vine.push([p[0], p[1], r.range(9, 20), r.range(6, 12)]);
  }
  A.add(
    leafMass(r, vine, GREEN, { leaf: 3.4, spread: 5, light: [0.6, -0.7] }),
    leafMass(
      r,
      vine.filter((_, i) => i % 4),
      MAGENTA,
      { leaf: 2.6, spread: 3.6, light: [0.5, -0.7] },
    ),
  );
  const climb: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < 26; i++) {
    const t = r(),
      p = pr([6.25 + r.range(-0.35, 0.3) * (1.3 - t), t * 6.4, 21.9]);
    climb.push([p[0], p[1], r.range(5, 10), r.range(5, 9)]);
  }
  A.add(
    leafMass(r, climb, GREEN, { leaf: 2.8, spread: 3, light: [0.6, -0.7] }),
    leafMass(
      r,
      climb.filter((_, i) => i % 3 === 0),
      MAGENTA,
      { leaf: 2.2, spread: 3, light: [0.5, -0.7] },
    ),
  );
  A.add(
    crownShadow(A, 330, 566, 210, 34, 3),
    fill(dpoly(tuples(2, '420,572 830,604 830,620 414,576')), C.plum, {
      opacity: 0.42,
      style: 'mix-blend-mode:multiply',
    }),
    crownShadow(A, 620, 520, 120, 15, 9),
  );
  {
    const c = pr([FX, 0, FZ]);
    A.add(
      screenShade(
        smooth(
          [
            [c[0] - 300, c[1] - 20],
            [c[0] - 200, c[1] - 26],
            [c[0] - 110, c[1] - 18],
            [c[0], c[1] - 8],
            [c[0] + 90, c[1] + 14],
            [c[0] - 40, c[1] + 27],
            [c[0] - 150, c[1] + 14],
            [c[0] - 240, c[1] - 6],
          ],
          true,
          0.8,
        ),
        0.5,
        { filter: A.blur(1) },
      ),
    );
  }
  A.add(fountain(A));
  for (const [x, z, k] of tuples(3, '-5.1,17.4,1 5.1,17.4,1 -7.3,12.6,1.1'))
    A.add(pot(A, x, z, 0.42 * k, 0.75 * k, 50 + Math.round(x * 3), CITRUS, 0.1, 0.85 * k));
  {
    const o = ring(2.45, 0.62);
    A.add(dove(o.cx - 92, o.cy + 8, 1, 5), dove(o.cx - 52, o.cy + 11, -1, 0));
  }
  A.add(agave(118, 622, 92, 4), agave(22, 616, 128, 2));
  // foreground frame on the right: clipped urn and palm trunk
  A.add(pot(A, 3.1, 6.4, 0.42, 0.8, 77, MAGENTA, 0.045, 0.62));
  A.add(
    fill(frontPalm.back, '#1E4A4E') +
      fill(frontPalm.trunk, A.lin('0 #4A3A40, 0.7 #8A6656, 1 #E9B484', 0, 0, 1, 0)) +
      fill(frontPalm.front, '#143842'),
  );
  A.add(
    rect(
      0,
      430,
      W,
      H - 430,
      A.lin([
        [0, C.plum, 0],
        [1, C.plum, 0.34],
      ]),
      { style: 'mix-blend-mode:multiply' },
    ),
  );
  A.add(
    softGlow(A, 470, 380, 230, 70, '#FFC978', 0.28),
    softGlow(A, 760, 260, 520, 400, '#FFDFA0', 0.4, 'soft-light'),
  );
  A.add(vignette(A, { cx: 400, cy: 324, r: 560, clear: 0.7, strength: 0.34 }));

  return A;
}
