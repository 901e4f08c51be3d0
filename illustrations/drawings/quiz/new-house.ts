/**
 * A new house as its lamps come on: a deep porch with the door, two cars' garage beside it, a young
 * oak on its stakes.
 */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n } from '../../kit/path.ts';
import { type Plane, plane, type Uvw } from '../../kit/plane.ts';
import { camera } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { DUSK, type Still, still } from '../../kit/still.ts';
import { leaves, slashPine, woods } from '../../kit/still-parts.ts';
import { fill, rect, stroke } from '../../kit/svg.ts';
import { clapboards } from '../../kit/woodwork.ts';

const HZ = 206;
const TURN = (-17 * Math.PI) / 180;
const cam = camera({ eye: [0, 1.7, 0], f: 430, cx: 226, cy: HZ });
/** Along the front from the left; what stands out toward the street has a positive `w`. */
const P = plane(cam, [-6.1, 0, 15.4], [Math.cos(TURN), Math.sin(TURN)], [Math.sin(TURN), -Math.cos(TURN)]);
const SIDE = { a: 0, b: 6, garage: 13 } as const;
const EAVE = 3;
const OUT = 1.8;
const WHITE = '#F6E9D4';
const ROOF = '#3E4C74';

/** Glass with a lamp behind it, four panes in a white frame. */
function light(F: Plane, u0: number, v0: number, u1: number, v1: number, w: number): string {
  const m = (u0 + u1) / 2;
  return (
    fill(F.quad(u0 - 0.12, v0 - 0.12, u1 + 0.12, v1 + 0.12, w), '#FFF8EA') +
    fill(F.quad(u0, v0, u1, v1, w + 0.01), '#FFD88E') +
    fill(F.quad(u0, v0, u0 + (u1 - u0) * 0.2, v1, w + 0.02), '#F0A860') +
    fill(
      F.line([m, v0, w + 0.03], [m, v1, w + 0.03], 0.05) +
        F.line([u0, (v0 + v1) / 2, w + 0.03], [u1, (v0 + v1) / 2, w + 0.03], 0.05),
      '#FFF8EA',
    )
  );
}

const boards = (u0: number, u1: number, v1: number, w: number): string =>
  fill(P.quad(u0, 0, u1, v1, w), '#D9CBBE') +
  clapboards(P, u0, 0, u1, v1, w + 0.01, '#7A6A80', { step: 0.2, opacity: 0.5 });

/** The house behind: a long roof with two dormers, the porch under it. */
function house(A: Sheet): string {
  const { a, b } = SIDE;
  let s = boards(a, b + 1, EAVE, 0);
  s += light(P, 0.9, 0.7, 2.2, 2.3, 0.02);
  // The door, glass beside it.
  s += fill(P.quad(3.2, 0, 5.2, 2.6, 0.02), '#FFF8EA') + fill(P.quad(3.7, 0.1, 4.7, 2.3, 0.03), '#1F7078');
  s += fill(
    P.quad(3.85, 1.5, 4.55, 2.16, 0.04) + P.quad(3.3, 0.3, 3.6, 2.3, 0.04) + P.quad(4.8, 0.3, 5.1, 2.3, 0.04),
    '#FFDC94',
  );
  s += fill(P.quad(3.86, 0.3, 4.54, 1.34, 0.04), '#17565E');
  // The porch: floor, posts, beam, roof.
  s += P.box(a - 0.1, 0, b, 0.24, 0, 2.3, { front: '#B9A8A8', side: '#8A7A8C', top: '#E0C6AE' });
  s += P.box(a - 0.2, 2.62, b, 2.95, 1.9, 2.3, { front: '#FFF1DC', side: '#D9C4BC', under: '#8A7488' });
  for (const u of [0.05, 2.2, 4.2, 5.85])
    s += P.box(u - 0.13, 0.24, u + 0.13, 2.64, 2, 2.26, { front: '#FFF4E0', side: '#CDB8B4' });
  const slope = (u0: number, u1: number, v0: number, w0: number, v1: number, w1: number): Uvw[] => [
    [u0, v0, w0],
    [u1, v0, w0],
    [u1, v1, w1],
    [u0, v1, w1],
  ];
  s += fill(
    P.poly(slope(a - 0.6, b + 0.4, 2.9, 2.6, 6.4, -3)),
    A.lin([
      [0, mix(ROOF, '#E9A090', 0.3)],
      [1, ROOF],
    ]),
  );
  let courses = '';
  for (let t = 0.06; t < 1; t += 0.07)
    courses += P.line([a - 0.6, 2.9 + 3.5 * t, 2.6 - 5.6 * t], [b + 0.4, 2.9 + 3.5 * t, 2.6 - 5.6 * t], 0.03);
  s += fill(courses, '#1E2850', { opacity: 0.5 });
  for (const u of [1.1, 3.7]) {
    s += fill(
      P.poly([
        [u - 0.2, 4, 0.9],
        [u + 1.5, 4, 0.9],
        [u + 1.5, 5.2, 0.9],
        [u + 0.65, 6, 0.9],
        [u - 0.2, 5.2, 0.9],
      ]),
      '#E9DACB',
    );
    s += light(P, u + 0.2, 4.24, u + 1.1, 5.2, 0.92);
    s += fill(
      P.poly([
        [u + 0.65, 6.1, 1.1],
        [u + 1.8, 5, 1.1],
        [u + 1.8, 5, -1.2],
        [u + 0.65, 6.1, -1.8],
      ]),
      mix(ROOF, '#1B2A4C', 0.2),
    );
    s += stroke(
      `M${P.pt(u - 0.45, 5, 1.1)
        .slice(0, 2)
        .map(n)
        .join(' ')}L${P.pt(u + 0.65, 6.1, 1.1)
        .slice(0, 2)
        .map(n)
        .join(' ')}L${P.pt(u + 1.75, 5, 1.1)
        .slice(0, 2)
        .map(n)
        .join(' ')}`,
      '#FFF6E4',
      3,
    );
  }
  return s + fill(P.quad(a - 0.6, 2.78, b + 0.4, 2.96, 2.6), '#FFF4E0');
}

/** The garage comes forward under a gable of its own. */
function garage(A: Sheet): string {
  const { b, garage: end } = SIDE;
  const middle = (b + end) / 2;
  let s = P.box(b, 0, end, EAVE, -1, OUT, { front: '#E6D8C8', side: '#A8949C' });
  s += fill(
    P.poly([
      [b - 0.4, EAVE, OUT + 0.01],
      [end + 0.4, EAVE, OUT + 0.01],
      [middle, 6.2, OUT + 0.01],
    ]),
    A.lin('0 #E9DCCC, 1 #D4C4BA'),
  );
  let shingles = '';
  for (let v = EAVE + 0.2; v < 6; v += 0.2) {
    const half = ((end - b) / 2 + 0.4) * (1 - (v - EAVE) / 3.2);
    shingles += P.line([middle - half, v, OUT + 0.02], [middle + half, v, OUT + 0.02], 0.022);
  }
  s += fill(shingles, '#7A6A80', { opacity: 0.45 });
  s += clapboards(P, b, 0, end, EAVE, OUT + 0.01, '#7A6A80', { step: 0.2, opacity: 0.45 });
  s += light(P, middle - 0.55, 3.6, middle + 0.55, 4.7, OUT + 0.03);
  s += fill(P.quad(b - 0.2, EAVE - 0.16, end + 0.2, EAVE + 0.12, OUT + 0.04), WHITE);
  // The door for two cars: four rows of panels, the highest of glass.
  s +=
    fill(P.quad(b + 0.7, 0, end - 0.7, 2.5, OUT + 0.02), '#FFF6E4') +
    fill(P.quad(b + 0.86, 0, end - 0.86, 2.36, OUT + 0.03), '#8FA3B4');
  const wide = (end - b - 1.72) / 8;
  let [panels, glass] = ['', ''];
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 8; i++) {
      const cell = P.quad(
        b + 0.86 + wide * (i + 0.12),
        0.59 * row + 0.1,
        b + 0.86 + wide * (i + 0.88),
        0.59 * row + 0.5,
        OUT + 0.04,
      );
      if (row === 3) glass += cell;
      else panels += cell;
    }
  s += fill(panels, '#76899E') + fill(glass, '#FFD88E');
  const pt = (u: number, v: number) =>
    P.pt(u, v, OUT + 0.35)
      .slice(0, 2)
      .map(n)
      .join(' ');
  s += fill(
    P.poly([
      [middle, 6.5, OUT + 0.4],
      [end + 0.75, 2.84, OUT + 0.4],
      [end + 0.75, 2.84, -3],
      [middle, 6.5, -3],
    ]),
    ROOF,
  );
  s += fill(
    P.poly([
      [middle, 6.5, OUT + 0.4],
      [b - 0.75, 2.84, OUT + 0.4],
      [b - 0.75, 2.84, -1],
      [middle, 6.5, -3],
    ]),
    mix(ROOF, '#E9A090', 0.22),
  );
  s += fill(
    P.poly([
      [b - 0.2, EAVE - 0.1, OUT + 0.02],
      [end + 0.2, EAVE - 0.1, OUT + 0.02],
      [middle, 6.16, OUT + 0.02],
    ]),
    A.lin('0 #E9DCCC, 1 #D4C4BA'),
  );
  s +=
    fill(shingles, '#7A6A80', { opacity: 0.45 }) +
    light(P, middle - 0.55, 3.6, middle + 0.55, 4.7, OUT + 0.03);
  s += fill(P.quad(b - 0.2, EAVE - 0.16, end + 0.2, EAVE + 0.12, OUT + 0.04), WHITE);
  return s + stroke(`M${pt(b - 0.75, 2.84)}L${pt(middle, 6.5)}L${pt(end + 0.75, 2.84)}`, '#FFF6E4', 5);
}

function ground(s: Still): void {
  const { A } = s;
  A.add(rect(0, HZ - 2, 480, 160, A.lin('0 #B8A868, 0.25 #7F9458, 0.6 #3F6A50, 1 #1F4440')));
  A.add(
    fill(
      P.poly([
        [6.6, 0, OUT],
        [12.4, 0, OUT],
        [12.6, 0, 12],
        [6.2, 0, 12],
      ]),
      A.lin('0 #E9D2BC, 0.5 #B9A0A4, 1 #6E6288'),
    ),
    fill(
      P.poly([
        [3.7, 0.01, 2.3],
        [4.8, 0.01, 2.3],
        [5.4, 0.01, 5],
        [6.5, 0.01, 5.4],
        [6.4, 0.01, 6.6],
        [4.6, 0.01, 6.2],
      ]),
      '#D9BEAE',
    ),
    fill(
      P.poly([
        [7, 0.02, OUT],
        [12, 0.02, OUT],
        [12.2, 0.02, 6],
        [6.6, 0.02, 6],
      ]),
      A.lin('0 #FFD890 0.7, 1 #FFD890 0'),
    ),
  );
  let joints = '';
  for (const w of [4.4, 7, 9.6]) joints += P.line([6.5, 0.02, w], [12.5, 0.02, w], 0.04);
  A.add(fill(`${joints}${P.line([9.5, 0.02, OUT], [9.5, 0.02, 12], 0.04)}`, '#5A4A6C', { opacity: 0.5 }));
}

/** A young oak between its stakes, and what was planted last week. */
function planting(s: Still): void {
  const [x, y] = P.pt(2.2, 0, 4);
  s.fall(x, y, 40, 6, 0.45);
  s.pen(`${x},${y} ${x + 2},${y - 92}`, 4.4, '#5A4048');
  for (const d of [-17, 17]) {
    s.pen(`${x + d},${y} ${x + d},${y - 52}`, 3.4, '#C99A68');
    s.pen(`${x + d},${y - 44} ${x + 1},${y - 46}`, 1.4, '#F3DDB8');
  }
  leaves(
    s,
    [
      [x + 2, y - 112, 40, 30],
      [x - 14, y - 94, 26, 18],
      [x + 22, y - 92, 24, 18],
    ],
    ['#12343A', '#24504A', '#4A7A52', '#A8A860'],
    4.6,
  );
  for (const [u, w, size] of tuples(3, '0.5,2.7,13 1.5,2.7,11 2.6,2.7,13 5.6,2.8,12 6.1,3,10')) {
    const [px, py] = P.pt(u, 0.2, w);
    leaves(s, [[px, py - 2, size, size * 0.6]], ['#12343A', '#24504A', '#4A7A52', '#B9A868'], 3.4);
  }
}

export function newHouse(): Sheet {
  const s = still(24, DUSK);
  const { A } = s;
  s.clouds(180);
  s.glow(30, 186, 150, '#FFD08A', 0.9);
  woods(s, 212, 66, '#7E6E7C', 9);
  woods(s, 214, 38, '#4A5468', 4);
  slashPine(s, 452, 220, 206, ['#1B3044', '#24424A', '#3A5A52', '#A8925A'], '#4A3A44');
  ground(s);
  A.add(house(A), garage(A));
  planting(s);
  s.evening(30, 180, 0.45);
  for (const [u, v, w, r, o] of [
    [4.2, 1.6, 1, 70, 0.6],
    [6.3, 1.9, 2, 30, 0.9],
    [12.7, 1.9, 2, 30, 0.9],
    [9.5, 2, 2.4, 80, 0.35],
  ] as const) {
    const [x, y] = P.pt(u, v, w);
    A.add(lampGlow(A, x, y, r, '#FFD08A', o));
  }
  return A;
}
