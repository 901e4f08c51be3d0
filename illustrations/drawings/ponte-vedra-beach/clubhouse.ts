/** The clubhouse beyond the lagoon. */

import { front, leftSide, wall } from '../../kit/faces.ts';
import type { Pt3 } from '../../kit/path.ts';
import { beamD, face, type Projector } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { slope } from '../../kit/slopes.ts';
import { fill, multiply } from '../../kit/svg.ts';

// Mediterranean revival: arcade, tower, wings, clay tile. Left walls face the sun.
export function clubhouse(A: Sheet, camera: Projector): string {
  const Z = 150,
    pr = (q: Pt3) => camera([q[0] - 21, q[1], q[2]]);
  pr.f = camera.f;
  let s = '';
  const F = (x0: number, x1: number, y0: number, y1: number, z = Z) => face(pr, front(x0, x1, y0, y1, z)),
    L = (x: number, y0: number, y1: number, z0: number, z1: number) => face(pr, leftSide(x, y0, y1, z0, z1));
  const stucco = A.lin('0 #FFE9C4, 1 #F3CDA0'),
    tile = A.lin('0 #D9784F, 1 #B2573F');
  const hip = (x0: number, x1: number, y: number, h: number, z = Z, depth = 14, o = 1) => {
    const i = Math.min((x1 - x0) / 2, depth * 0.55);
    s +=
      wall(pr, slope([x0 - o, x1 + o, y, z - o], [x0 + i, x1 - i, y + h, z + depth / 2]), tile) +
      fill(
        face(pr, [
          [x0 - o, y, z - o],
          [x0 + i, y + h, z + depth / 2],
          [x0 - o, y, z + depth],
        ]),
        '#EE9A66',
      ) +
      fill(
        face(pr, [
          [x1 + o, y, z - o],
          [x1 - i, y + h, z + depth / 2],
          [x1 + o, y, z + depth],
        ]),
        '#8A4440',
      );
    let ribs = '';
    for (let x = x0 - o; x <= x1 + o; x += 0.9) {
      const t = (x - x0 + o) / (x1 - x0 + 2 * o);
      ribs += beamD(pr, [x, y, z - o], [x0 + i + (x1 - x0 - 2 * i) * t, y + h, z + depth / 2], 0.14);
    }
    s +=
      fill(ribs, '#8E4438', { opacity: 0.45 }) +
      fill(beamD(pr, [x0 + i, y + h, z + depth / 2], [x1 - i, y + h, z + depth / 2], 0.3), '#FFC48C') +
      fill(F(x0 - o, x1 + o, y - 0.55, y, z - o), '#8A5A52');
  };
  const arch = (x: number, y: number, w: number, h: number, z = Z - 0.1) => {
    const p: Pt3[] = [
      [x - w / 2, y, z],
      [x + w / 2, y, z],
    ];
    for (let k = 0; k <= 8; k++) {
      const t = (Math.PI * k) / 8;
      p.push([x + (w / 2) * Math.cos(t), y + h - w / 2 + (w / 2) * Math.sin(t), z]);
    }
    return face(pr, p);
  };
  const block = (x0: number, x1: number, h: number, z = Z, depth = 14) => {
    s += fill(L(x0, 0, h, z, z + depth), '#FFF1D2') + fill(F(x0, x1, 0, h, z), stucco);
  };
  const lit = A.lin('0 #6E6E7C, 0.45 #C98F62, 1 #FFD898');
  // rear range, right wing, left wing, tower, arcade
  block(8, 64, 11, Z + 12);
  hip(8, 64, 11, 5, Z + 12);
  for (let x = 12; x < 62; x += 4.6) s += fill(arch(x, 6.6, 1.9, 3.2, Z + 11.9), '#4C5E72');
  block(52, 74, 8.4);
  hip(52, 74, 8.4, 4.2);
  for (const x of [56, 60.5, 65, 69.5])
    s += fill(arch(x, 1, 2.4, 4.6), lit) + fill(F(x - 1.5, x + 1.5, 5.8, 6.2), '#E3B48A');
  block(8, 26, 8.4);
  hip(8, 26, 8.4, 4.2);
  for (const x of [11.5, 15.3, 19.1, 22.9]) s += fill(arch(x, 1, 2.2, 4.6), lit);
  block(27, 34.5, 19, Z - 1, 8);
  hip(27, 34.5, 19, 4.6, Z - 1, 8, 0.8);
  for (const x of [28.9, 30.75, 32.6]) s += fill(arch(x, 14.2, 1.2, 3.4, Z - 1.1), '#4A4E68');
  s +=
    fill(F(26.6, 34.9, 12.7, 13.3, Z - 1.1), '#FFF3DA') +
    fill(arch(30.75, 6.4, 1.7, 4.6, Z - 1.1), lit) +
    fill(F(29.2, 32.3, 6, 6.4, Z - 1.2), '#A9705C');
  s += fill(F(34.5, 52, 0, 6.6, Z - 2), stucco);
  for (let x = 36.6; x < 52; x += 3.05) s += fill(arch(x, 0.2, 2.2, 4.8, Z - 2.1), lit);
  hip(34.5, 52, 6.6, 2.4, Z - 2, 6, 0.6);
  // shadow of the tower on the arcade roof and wall
  s += multiply(
    fill(
      face(pr, [
        [34.5, 0, Z - 2.2],
        [37.5, 0, Z - 2.2],
        [37.5, 6, Z - 2.2],
        [34.5, 8, Z - 2.2],
      ]),
      '#B58A96',
      { opacity: 0.7 },
    ),
  );
  // terrace and hedge
  s += fill(F(4, 78, 0, 0.7, Z - 6), '#E9CDA4');
  return s;
}
