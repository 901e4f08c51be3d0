import { mix } from '../../kit/colour.ts';
import { flat, front, leftSide, wall } from '../../kit/faces.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { dpoly, n, placing, smooth, type XY } from '../../kit/path.ts';
import { beamD, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, multiply, stroke } from '../../kit/svg.ts';
import { lens } from '../../kit/water.ts';
import { cam } from './scene.ts';

// ---------- pier ----------
const PX0 = -13.2;
const PX1 = -7.6;
const DECK = 8.6;
const pierHaze = (c: string, z: number) => mix(c, '#E9A98A', Math.min(0.72, Math.max(0, (z - 10) / 260)));
export function pier(pr: Projector): string {
  const real = pr === cam,
    zs: number[] = [];
  let s = '';
  for (let z = 300; z >= 0; z -= z > 120 ? 12 : 8) zs.push(z);
  zs.push(-5.2);
  for (let i = 0; i < zs.length - 1; i++) {
    const z = nth(zs, i),
      near = nth(zs, i + 1),
      c = (a: string) => pierHaze(a, z);
    // bent: cross bracing, two piles, cap beam
    s += fill(
      beamD(pr, [PX0 + 0.5, 2.5, z], [PX1 - 0.5, DECK - 1.4, z], 0.16) +
        beamD(pr, [PX1 - 0.5, 2.5, z], [PX0 + 0.5, DECK - 1.4, z], 0.16),
      c('#22304A'),
    );
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      s += fill(beamD(pr, [x, -0.3, z], [x, DECK - 0.9, z], 0.62), c(x > -10 ? '#2B3A55' : '#1C2A42'));
      if (x > -10 && real)
        s += fill(beamD(pr, [x + 0.22, 0, z], [x + 0.22, DECK - 0.9, z], 0.16), c('#D98F72'), {
          opacity: 0.85,
        });
    }
    s += wall(pr, front(PX0 - 0.1, PX1 + 0.1, DECK - 1.1, DECK - 0.4, z), c('#31405C'));
    // deck: underside with joists, sunlit fascia
    s += wall(pr, flat(PX0, PX1, DECK - 0.4, z, near), c('#182439'));
    let joists = '';
    for (let x = PX0 + 0.5; x < PX1; x += 0.8)
      joists += beamD(pr, [x, DECK - 0.42, z], [x, DECK - 0.42, near], 0.14);
    s +=
      fill(joists, c('#2E3B55'), { opacity: 0.9 }) +
      wall(pr, leftSide(PX1, DECK - 0.55, DECK, near, z), c('#8A6A6C')) +
      fill(beamD(pr, [PX1, DECK, z], [PX1, DECK, near], 0.1), c('#FBD3A4'));
    // sun-side railing
    let rail = '';
    for (const y of [0.35, 0.7]) rail += beamD(pr, [PX1, DECK + y, z], [PX1, DECK + y, near], 0.06);
    for (let t = 0; t < 1; t += 0.25) {
      const zz = z + (near - z) * t;
      rail += beamD(pr, [PX1, DECK, zz], [PX1, DECK + 1.1, zz], 0.09);
    }
    s +=
      fill(rail, c('#3A4660')) +
      fill(beamD(pr, [PX1, DECK + 1.1, z], [PX1, DECK + 1.1, near], 0.14), c('#5C5870')) +
      fill(beamD(pr, [PX1, DECK + 1.17, z], [PX1, DECK + 1.17, near], 0.04), c('#FFDDB0'));
    // lamp on every other bent, arm over the deck
    if (i % 2 === 0) {
      s += fill(
        beamD(pr, [PX1 - 0.2, DECK, z], [PX1 - 0.2, DECK + 4.6, z], 0.12) +
          beamD(pr, [PX1 - 0.2, DECK + 4.6, z], [PX1 - 1.5, DECK + 4.9, z], 0.1),
        c('#2A3852'),
      );
      const p = pr([PX1 - 1.55, DECK + 4.8, z]);
      s += circ(p[0], p[1], Math.max(1, (0.2 * pr.f) / p[2]), '#FFF1C8');
    }
  }
  return s;
}
// Angler leaning on the rail, rod out over the water; only what shows above the rail is drawn.
export function angler(z: number, lift: number): string {
  const [x, y, depth] = cam([PX1 - 0.3, DECK, z]),
    k = (cam.f / depth) * 1.15,
    c = pierHaze('#1B2740', z),
    P = placing(x, y, k, -k);
  return (
    fill(
      smooth(P(tuples(2, '-0.3,0.5 -0.34,1.1 -0.24,1.5 -0.02,1.62 0.2,1.52 0.28,1.2 0.24,0.5')), true, 0.5),
      c,
    ) +
    fill(smooth(P(tuples(2, '0.1,1.5 0.5,1.22 0.7,1.24 0.72,1.12 0.4,1.06 0.08,1.26')), true, 0.5), c) +
    circ(x + 0.04 * k, y - 1.8 * k, 0.17 * k, c) +
    fill(smooth(P(tuples(2, '-0.16,1.86 0.02,2.02 0.2,1.94 0.38,1.86 0.1,1.84')), true, 0.5), c) +
    stroke(smooth(P(tuples(2, '0.28,1.5 0.3,1.2 0.26,0.8'))), pierHaze('#F3B389', z), n(0.05 * k)) +
    stroke(
      smooth(
        P([
          [0.62, 1.16],
          [1.6, 2.1 + lift],
          [2.7, 2.7 + lift],
        ]),
      ),
      c,
      n(Math.max(0.7, 0.05 * k)),
    ) +
    stroke(
      smooth(
        P([
          [2.7, 2.7 + lift],
          [2.9, 0],
          [2.95, -6],
        ]),
      ),
      '#F3D9BC',
      0.5,
      { opacity: 0.55 },
    )
  );
}
// Scour ring and contact shade where a pile enters the sand or the shallows.
export function pileFeet(A: Sheet) {
  for (const z of [48, 40, 32])
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      const [px, py, d] = cam([x, -0.26, z]),
        k = cam.f / d;
      A.add(
        `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(k * 0.55)}" ry="${n(k * 0.1)}" fill="#FFF9EC" opacity=".6"/>`,
      );
    }
  for (const z of [24, 16, 8, 0])
    for (const x of [PX0 + 0.5, PX1 - 0.5]) {
      const [px, py, d] = cam([x, -0.3, z]),
        k = cam.f / d;
      A.add(
        `<ellipse cx="${n(px + k * 0.1)}" cy="${n(py - k * 0.06)}" rx="${n(k * 0.72)}" ry="${n(k * 0.13)}" fill="#3A3550" opacity=".55"/>`,
        `<path d="M${n(px - k * 0.7)} ${n(py)}Q${n(px)} ${n(py + k * 0.22)} ${n(px + k * 0.75)} ${n(py - k * 0.02)}" fill="none" stroke="#FFE3BC" stroke-width="${n(k * 0.035)}" opacity=".75"/>`,
      );
    }
}

// ---------- life ----------
// Longboarder walking down to the water; origin between the feet.
export function surfer(A: Sheet, x: number, y: number, k: number) {
  const P = placing(x, y, k),
    limb = (p: readonly XY[]) => fill(smooth(P(p), true, 0.6), '#17233A');
  let s = '';
  A.add(
    multiply(
      fill(
        smooth(
          P(tuples(2, '-9,1 -2,2 6,18 8,2 13,1 17,24 26,46 34,66 40,76 40,84 33,85 28,78 20,64 12,44 4,24')),
          true,
          0.5,
        ) + lens(x + 27 * k, y + 52 * k, 104 * k, 5.5 * k),
        '#8E7C92',
        { opacity: 0.85 },
      ),
    ),
  );
  s +=
    limb(tuples(2, '-1,-28 5,-28 7,-15 9,-2 15,0 14,2 6,2 2,-13')) +
    limb(tuples(2, '-5,-28 2,-27 0,-14 -6,-3 -2,0 -3,2 -12,1 -6,-14'));
  s +=
    fill(smooth(P(tuples(2, '-6,-49 0,-51 6,-49 6.5,-38 5.5,-26 -5,-26 -5.5,-38')), true, 0.6), '#1D2D48') +
    fill(dpoly(P(tuples(2, '-1.6,-50 2,-50 2,-54 -1.6,-54'))), '#7A4A44') +
    circ(...nth(P([[0.6, -57]]), 0), 4.3 * k, '#8A5648') +
    fill(
      smooth(
        P(tuples(2, '-4,-55 -4.6,-60 0,-62.6 4.6,-60.6 3.4,-58.6 -0.6,-58 -2,-53 -6,-47 -7,-50')),
        true,
        0.6,
      ),
      '#3A2430',
    );
  s +=
    `<g transform="rotate(-7 ${n(x)} ${n(y - 36 * k)})">` +
    fill(
      `M${n(x - 50 * k)} ${n(y - 35 * k)}Q${n(x - 20 * k)} ${n(y - 44 * k)} ${n(x + 20 * k)} ${n(y - 42 * k)}Q${n(x + 46 * k)} ${n(y - 40 * k)} ${n(x + 52 * k)} ${n(y - 35 * k)}Q${n(x + 44 * k)} ${n(y - 31 * k)} ${n(x + 18 * k)} ${n(y - 31.5 * k)}Q${n(x - 22 * k)} ${n(y - 30 * k)} ${n(x - 50 * k)} ${n(y - 35 * k)}Z`,
      A.lin('0 #FFF4DC, 1 #E9BE92'),
    ) +
    stroke(
      `M${n(x - 48 * k)} ${n(y - 35 * k)}Q${n(x)} ${n(y - 37.5 * k)} ${n(x + 50 * k)} ${n(y - 35.4 * k)}`,
      '#C65F4E',
      n(1.3 * k),
    ) +
    stroke(
      `M${n(x + 30 * k)} ${n(y - 41.4 * k)}L${n(x + 28 * k)} ${n(y - 31.6 * k)}`,
      '#2F7F88',
      n(2.4 * k),
    ) +
    '</g>';
  s +=
    fill(smooth(P(tuples(2, '3,-48 8,-45 10.4,-37 7,-31 3.4,-32 6,-36.6 3.6,-41')), true, 0.6), '#26395A') +
    circ(...nth(P([[5, -31.6]]), 0), 1.9 * k, '#8A5648') +
    stroke(smooth(P(tuples(2, '6,-49 10,-42 10.6,-36'))), '#F8BE92', n(1.1 * k), { opacity: 0.95 }) +
    stroke(smooth(P(tuples(2, '4.8,-59 5,-56 4,-53'))), '#F8BE92', n(1 * k));
  A.add(s);
}
