/**
 * San Marco Square on a bright afternoon: two rows of storefronts that run together toward the
 * avenue, the theatre in the sun, and the three lions on their fountain, no larger than lions
 * are. The sun is on the left, behind us.
 */

import { broadTree, daySky, FAR_GREEN, GREEN } from '../kit/day.ts';
import { walker } from '../kit/figures.ts';
import { leafMass } from '../kit/foliage.ts';
import { softGlow, vignette } from '../kit/light.ts';
import { tuples } from '../kit/lists.ts';
import { palm } from '../kit/palms.ts';
import { dline, dpoly, n } from '../kit/path.ts';
import { beamD, levelIn } from '../kit/projector.ts';
import { rng } from '../kit/random.ts';
import { Sheet } from '../kit/sheet.ts';
import { expanse } from '../kit/sky.ts';
import { circ, fill, rect, stroke } from '../kit/svg.ts';
import { fountain } from './san-marco/fountain.ts';
import { shopRow, theatreRow } from './san-marco/fronts.ts';
import { cam, FX, FZ, HORIZON, leftRow, rightRow } from './san-marco/scene.ts';

const W = 800;
const H = 600;
const groundY = levelIn(cam, 0);
const MULTIPLY = { style: 'mix-blend-mode:multiply' };

/** The avenue between the rows: trees over it, and houses far off. */
function avenue(A: Sheet): void {
  A.add(rect(0, HORIZON - 2, W, 70, A.lin('0 #C9D2B4, 0.4 #DCCBA8, 1 #E3C4A2')));
  for (const [x, w, h] of tuples(3, '330,46,52 380,34,40 470,40,46'))
    A.add(
      rect(x, HORIZON + 8 - h, w, h, A.lin('0 #F0DEBE, 1 #D9C4A2')),
      rect(x - 3, HORIZON + 6 - h, w + 6, 5, '#C98A6C'),
    );
  for (const [x, y, h, seed] of tuples(
    4,
    '352,402,96,3 452,402,104,5 404,398,74,7 318,408,120,9 500,408,118,11',
  ))
    A.add(broadTree(A, x, y, h, { seed, spread: 0.5, tones: seed > 7 ? GREEN : FAR_GREEN, leaf: 3.4 }));
}

/** The square: brick in courses, the kerbs and walks of both rows, the shade of the left one. */
function square(A: Sheet): void {
  const y0 = groundY(46);
  A.add(expanse(A, y0, H - y0, '0 #E3C4A2, 0.3 #D4A88A, 1 #B98672'));
  const r = rng(3);
  let [joints, odd, pale] = ['', '', ''];
  for (let z = 8.2; z < 46; z *= 1.026) {
    const y = groundY(z);
    joints += `M0 ${n(y)}H${W}`;
    for (let i = 0; i < 9; i++) {
      const d = `M${n(r() * W)} ${n(y)}h${n(228 / z)}v${n(groundY(z / 1.026) - y)}h${n(-300 / z)}Z`;
      if (i % 2) odd += d;
      else pale += d;
    }
  }
  for (let x = -34; x < 34; x += 0.8) joints += dline([cam([x, 0, 46]), cam([x, 0, 8])]);
  A.add(
    fill(odd, '#9C5C4C', { opacity: 0.22 }),
    fill(pale, '#F3D6B4', { opacity: 0.25 }),
    stroke(joints, '#7E4E48', 0.7, { opacity: 0.3 }),
  );
  for (const row of [leftRow, rightRow])
    A.add(
      fill(
        row.poly([
          [-30, 0, 0],
          [30, 0, 0],
          [30, 0, 3.4],
          [-30, 0, 3.4],
        ]),
        '#EFDDBE',
      ),
      fill(
        row.poly([
          [-30, 0, 3.4],
          [30, 0, 3.4],
          [30, 0, 3.62],
          [-30, 0, 3.62],
        ]),
        '#B79C88',
      ),
    );
  // The avenue goes on between the rows, paler, with its line.
  const lane = (from: number, to: number) =>
    dpoly([cam([from, 0.01, 20]), cam([to, 0.01, 20]), cam([to, 0.01, 200]), cam([from, 0.01, 200])]);
  A.add(fill(lane(-0.2, 7), '#C9B7A8', { opacity: 0.75 }), fill(lane(3.3, 3.5), '#FFF3DA', { opacity: 0.8 }));
  // A lane around the fountain's plot, and its round of lawn.
  const round = (radius: number) =>
    dpoly(
      Array.from({ length: 60 }, (_, i) => {
        const a = (i / 60) * Math.PI * 2;
        return cam([FX + Math.cos(a) * radius, 0.01, FZ + 0.4 + Math.sin(a) * radius]);
      }),
    );
  A.add(
    fill(round(5.7), '#E9D8BA'),
    fill(round(5.45), A.lin('0 #B4C47A, 1 #86AC5C')),
    fill(round(4.1), '#E3CDAC'),
  );
}

/** Shade that falls from the left row over its own walk. */
const rowShade = () =>
  fill(
    leftRow.poly([
      [-30, 0, 0],
      [30, 0, 0],
      [30, 0, 4.6],
      [-30, 0, 4.6],
    ]),
    '#6E6A9A',
    { opacity: 0.34, ...MULTIPLY },
  );

function cafe(x: number, z: number, canvas: string): string {
  const k = 760 / z;
  const [bx, by] = cam([x, 0, z]);
  const py = (v: number) => by - v * k;
  let s = `<ellipse cx="${n(bx + 0.9 * k)}" cy="${n(by)}" rx="${n(1.7 * k)}" ry="${n(0.2 * k)}" fill="#5A4A66" opacity=".38"/>`;
  s += rect(bx - 1.3, py(2.6), 2.6, 2.6 * k, '#8A6A5E');
  for (const d of [-1, 1])
    s += stroke(
      `M${n(bx + d * 0.95 * k)} ${n(py(1))}L${n(bx + d * 0.88 * k)} ${n(py(0.46))}H${n(bx + d * 0.5 * k)}M${n(bx + d * 0.88 * k)} ${n(py(0.46))}L${n(bx + d * 0.95 * k)} ${n(by)}M${n(bx + d * 0.52 * k)} ${n(py(0.46))}V${n(by)}`,
      '#4A4456',
      n(0.07 * k),
    );
  s += `<ellipse cx="${n(bx)}" cy="${n(py(0.76))}" rx="${n(0.55 * k)}" ry="${n(0.085 * k)}" fill="#FFF3DA"/>`;
  const panel = (from: number, to: number, paint: string) =>
    fill(
      dpoly([
        [bx + from * k, py(2.05)],
        [bx, py(2.85)],
        [bx + to * k, py(2.05)],
      ]),
      paint,
    );
  const valance = (from: number, to: number, paint: string) =>
    rect(bx + from * k, py(2.07), (to - from) * k, 0.18 * k, paint);
  for (const [i, from] of [-1.5, -0.75, 0, 0.75].entries())
    s +=
      panel(from, from + 0.75, i % 2 ? '#FFF3DA' : canvas) +
      valance(from, from + 0.75, i % 2 ? '#EAD9BC' : canvas);
  return s;
}

function lamp(x: number, z: number): string {
  const [bx, , zc] = cam([x, 0, z]);
  const k = 760 / zc;
  const y = cam([x, 3.7, z])[1];
  return (
    fill(beamD(cam, [x, 0, z], [x, 3.5, z], 0.11) + beamD(cam, [x, 0, z], [x, 0.7, z], 0.26), '#2F4A48') +
    circ(bx, y, 0.26 * k, '#FFF8E6') +
    stroke(`M${n(bx - 0.26 * k)} ${n(y + 0.2 * k)}H${n(bx + 0.26 * k)}`, '#2F4A48', n(0.09 * k))
  );
}

export function draw(): Sheet {
  const A = new Sheet(W, H);
  daySky(A, HORIZON + 20, { seed: 77, cover: 0.55 });
  avenue(A);
  square(A);
  // The left row stands in the shade, and the right one in the sun.
  shopRow(A, leftRow);
  theatreRow(A, rightRow);
  A.add(rowShade());
  const r = rng(52);
  for (const [x, z, h, lean] of tuples(4, '6.6,35,7.4,0.03')) {
    const [px, py, depth] = cam([x, 0, z]);
    const tree = palm(r, px, py, (h * 760) / depth, { lean, size: 0.72, fronds: 19, leaf: 20 });
    A.add(fill(tree.back, '#4C7F5C'), fill(tree.trunk, '#A8927C'), fill(tree.front, '#6A9C62'));
  }
  A.add(lamp(-9.6, 27), lamp(6.2, 30), lamp(9.2, 23));
  A.add(cafe(8.4, 24, '#C9604E'), cafe(6.4, 19.5, '#C9604E'), cafe(10.4, 20.5, '#2F7F7C'));
  A.add(
    walker(560, 470, 46, { dir: -1, dress: true, top: '#E0745A', skin: '#C08A6A', rim: '#FFF6DC' }),
    walker(580, 471, 50, { dir: -1, top: '#FFF3DA', legs: '#3E5A7A', skin: '#6E4638', rim: '#FFF6DC' }),
  );
  fountain(A);
  // Azaleas and a clipped hedge close the corner before us.
  A.add(
    leafMass(
      r,
      tuples(4, '20,590,70,40 110,604,70,30 200,612,60,22'),
      ['#2F6150', '#4C7F52', '#7FA05A', '#B3BD72'],
      {
        leaf: 5,
        spread: 7,
        base: '#2F6150',
      },
    ),
    leafMass(
      r,
      tuples(4, '40,572,40,22 96,588,40,18 160,600,40,14'),
      ['#7E3450', '#C04E68', '#E88088', '#FBCDBE'],
      {
        leaf: 3.4,
        spread: 5,
      },
    ),
  );
  A.add(softGlow(A, 620, 120, 420, 320, '#FFEFC4', 0.4, 'soft-light'));
  A.add(vignette(A, { cx: 400, cy: 340, r: 560, clear: 0.74, strength: 0.24 }));
  return A;
}
