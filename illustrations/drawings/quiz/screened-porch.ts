/**
 * A screened porch at dusk: the game on its wall, lamps along its beam, the grill on the stones
 * outside.
 */

import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { lamps, leaves, pot, slashPine, woods } from '../../kit/still-parts.ts';
import { circ, fill, rect, stroke } from '../../kit/svg.ts';

const HZ = 196;
const cam = camera({ eye: [0, 1.5, 0], f: 400, cx: 214, cy: HZ });
/** The porch: its house wall at the right, screens at the left and at the back. */
const ROOM = { left: -2.75, right: 2.2, back: 6.4, high: 2.95 } as const;
const at = (points: readonly Pt3[]) => face(cam, points);

/** Lawn, pines, and the grill with its coals. */
function outside(s: Still): void {
  const { A } = s;
  woods(s, 206, 62, '#6A6078', 9);
  woods(s, 208, 32, '#4A5068', 15);
  A.add(rect(0, 202, 480, 90, A.lin('0 #B8A868, 0.3 #6F8A58, 1 #2F5A4C')));
  for (const [x, y, h] of tuples(3, '62,212,96 118,208,74 286,209,84'))
    slashPine(s, x, y, h, ['#22384C', '#2A4A50', '#4A6656', '#C9A868'], '#5A4450');
  A.add(
    fill(
      at([
        [-2.4, 0, 6.6],
        [1.6, 0, 6.6],
        [2, 0, 10.4],
        [-2.8, 0, 10.4],
      ]),
      '#C9AE9C',
    ),
  );
  const [x, y, z] = cam([-0.5, 0, 8.2]);
  const k = 400 / z;
  s.fall(x, y, 0.7 * k, 5, 0.5);
  for (const d of [-0.3, 0.3]) s.pen(`${x + d * 0.6 * k},${y - 0.7 * k} ${x + d * k},${y}`, 2.6, '#22304A');
  A.add(
    fill(
      `M${n(x - 0.42 * k)} ${n(y - 0.82 * k)}Q${n(x - 0.38 * k)} ${n(y - 0.42 * k)} ${n(x)} ${n(y - 0.42 * k)}Q${n(x + 0.38 * k)} ${n(y - 0.42 * k)} ${n(x + 0.42 * k)} ${n(y - 0.82 * k)}Z`,
      A.lin('0 #C9443C, 1 #7A2430'),
    ),
    rect(x - 0.44 * k, y - 0.88 * k, 0.88 * k, 0.07 * k, '#FFB46A'),
    fill(
      `M${n(x - 0.44 * k)} ${n(y - 1.12 * k)}Q${n(x - 0.3 * k)} ${n(y - 1.5 * k)} ${n(x + 0.16 * k)} ${n(y - 1.42 * k)}L${n(x + 0.42 * k)} ${n(y - 0.94 * k)}Z`,
      A.lin('0 #E0604A, 1 #9A3238'),
    ),
  );
  for (const d of [-10, 4, 16])
    A.add(
      `<path d="M${x + d} ${y - 50}c-8 -14 10 -24 2 -40s8 -22 2 -38" fill="none" stroke="#fff0dc" stroke-width="6" opacity="0.34" filter="${A.blur(3)}"/>`,
    );
}

/** Posts, rails and the mesh between them. */
function screens(s: Still): void {
  const { A } = s;
  const { left, right, back, high } = ROOM;
  let mesh = '';
  for (let x = left; x < right; x += 0.09) mesh += beamD(cam, [x, 0.1, back], [x, high - 0.3, back], 0.003);
  for (let y = 0.1; y < high - 0.3; y += 0.09) mesh += beamD(cam, [left, y, back], [right, y, back], 0.003);
  A.add(
    fill(
      at([
        [left, 0, back],
        [right, 0, back],
        [right, high, back],
        [left, high, back],
      ]),
      '#2A3458',
      { opacity: 0.14 },
    ),
    fill(mesh, '#1B2A4C', { opacity: 0.2 }),
    fill(
      at([
        [left, 0, 1],
        [left, 0, back],
        [left, high, back],
        [left, high, 1],
      ]),
      '#2A3458',
      { opacity: 0.16 },
    ),
  );
  let [posts, edges] = ['', ''];
  for (const x of [left, -1.1, 0.55, right]) {
    posts += at([
      [x - 0.08, 0, back],
      [x + 0.08, 0, back],
      [x + 0.08, high, back],
      [x - 0.08, high, back],
    ]);
    edges += beamD(cam, [x - 0.08, 0, back], [x - 0.08, high, back], 0.025);
  }
  for (const z of [5, 3.6, 2.4])
    posts += at([
      [left, 0, z],
      [left, 0, z + 0.16],
      [left, high, z + 0.16],
      [left, high, z],
    ]);
  for (const y of [0.02, 0.86]) {
    posts +=
      beamD(cam, [left, y, back], [-1.1, y, back], 0.09) +
      beamD(cam, [0.55, y, back], [right, y, back], 0.09);
    posts += beamD(cam, [left, y, 1], [left, y, back], 0.09);
  }
  posts +=
    beamD(cam, [left, high - 0.14, back], [right, high - 0.14, back], 0.26) +
    beamD(cam, [left, high - 0.14, 1], [left, high - 0.14, back], 0.26);
  A.add(fill(posts, '#F3DFC4'), fill(edges, '#FFF3DA'));
}

/** Ceiling of boards, floor of boards, the wall of the house with the game on it. */
function room(s: Still): void {
  const { A } = s;
  const { left, right, back, high } = ROOM;
  A.add(
    fill(
      at([
        [left, high, 0.8],
        [right, high, 0.8],
        [right, high, back],
        [left, high, back],
      ]),
      A.lin('0 #5E6A8C, 1 #B9B4B8'),
    ),
    fill(
      at([
        [left, 0, 0.8],
        [right, 0, 0.8],
        [right, 0, back],
        [left, 0, back],
      ]),
      A.lin('0 #C98A62, 0.5 #8E5A50, 1 #5A3A4A'),
    ),
    fill(
      at([
        [right, 0, 0.8],
        [right, 0, back],
        [right, high, back],
        [right, high, 0.8],
      ]),
      A.lin('0 #C9A890, 1 #7A6078', 0, 0, 1, 0),
    ),
  );
  let [boards, joints] = ['', ''];
  for (let x = left; x <= right; x += 0.3) {
    joints += beamD(cam, [x, 0, 0.9], [x, 0, back], 0.012);
    boards += beamD(cam, [x, high, 0.9], [x, high, back], 0.012);
  }
  for (let y = 0.24; y < high; y += 0.24) boards += beamD(cam, [right, y, 0.9], [right, y, back], 0.014);
  A.add(fill(joints, '#3A2438', { opacity: 0.55 }), fill(boards, '#3A3458', { opacity: 0.4 }));
  // The game: a green field under lights.
  const screen = (y: number, z: number): Pt3 => [right - 0.06, y, z];
  A.add(
    fill(at([screen(1.12, 3.5), screen(1.12, 5.6), screen(2.3, 5.6), screen(2.3, 3.5)]), '#14203A'),
    fill(
      at([screen(1.18, 3.58), screen(1.18, 5.5), screen(2.24, 5.5), screen(2.24, 3.58)]),
      A.lin('0 #2F5A8A, 0.34 #6FA0B8, 0.36 #4FA05A, 1 #7CC46A'),
    ),
  );
  let lines = '';
  for (let z = 3.8; z < 5.5; z += 0.3) lines += beamD(cam, screen(1.2, z), screen(1.84, z + 0.06), 0.018);
  A.add(
    fill(lines, '#F3FFE8', { opacity: 0.85 }),
    fill(beamD(cam, screen(1.5, 3.6), screen(1.5, 5.5), 0.02), '#F3FFE8', { opacity: 0.8 }),
  );
}

/** A sofa of rattan along the screen, a low table with what there is to eat. */
function furniture(s: Still): void {
  const { A } = s;
  A.add(
    fill(
      at([
        [-2.4, 0.01, 2.6],
        [1.5, 0.01, 2.6],
        [1.5, 0.01, 5],
        [-2.4, 0.01, 5],
      ]),
      '#2F6A78',
    ),
  );
  A.add(
    fill(
      at([
        [-2.2, 0.012, 2.75],
        [1.3, 0.012, 2.75],
        [1.3, 0.012, 4.85],
        [-2.2, 0.012, 4.85],
      ]),
      '#3F8A92',
    ),
  );
  const sofa = (x: number, y: number, z: number): Pt3 => [x + 0.55, y, z];
  A.add(
    fill(
      at([sofa(-2.9, 0, 2.9), sofa(-2.9, 0, 5.2), sofa(-2.9, 0.92, 5.2), sofa(-2.9, 0.92, 2.9)]),
      '#7A4A3E',
    ),
    fill(
      at([sofa(-2.1, 0.08, 2.9), sofa(-2.1, 0.08, 5.2), sofa(-2.1, 0.42, 5.2), sofa(-2.1, 0.42, 2.9)]),
      '#8E5A44',
    ),
    fill(
      at([sofa(-2.9, 0.08, 2.9), sofa(-2.1, 0.08, 2.9), sofa(-2.1, 0.66, 2.9), sofa(-2.9, 0.66, 2.9)]),
      '#A8704E',
    ),
    fill(
      at([sofa(-2.8, 0.46, 2.9), sofa(-2.1, 0.46, 2.9), sofa(-2.1, 0.46, 5.2), sofa(-2.8, 0.46, 5.2)]),
      '#F3DFC0',
    ),
    fill(
      at([
        sofa(-2.82, 0.46, 2.95),
        sofa(-2.82, 0.46, 5.15),
        sofa(-2.86, 0.98, 5.15),
        sofa(-2.86, 0.98, 2.95),
      ]),
      '#E9CFAE',
    ),
  );
  for (const [z, colour] of [
    [4.7, '#E0745A'],
    [3.6, '#EDB650'],
  ] as const)
    A.add(
      fill(
        at([
          sofa(-2.76, 0.5, z - 0.2),
          sofa(-2.66, 0.5, z + 0.22),
          sofa(-2.74, 0.9, z + 0.22),
          sofa(-2.8, 0.9, z - 0.2),
        ]),
        colour,
      ),
    );
  // The table.
  const top = at([
    [-1.1, 0.46, 3.1],
    [0.5, 0.46, 3.1],
    [0.5, 0.46, 4.1],
    [-1.1, 0.46, 4.1],
  ]);
  let legs = '';
  for (const x of [-1, 0.4]) for (const z of [4, 3.15]) legs += beamD(cam, [x, 0, z], [x, 0.44, z], 0.06);
  const [tx, ty] = cam([-0.3, 0.47, 3.6]);
  s.fall(tx, ty + 44, 92, 10, 0.5);
  A.add(fill(legs, '#4A2E30'), fill(top, '#B97A50'), stroke(top, '#FFD09A', 1.2, { opacity: 0.7 }));
  s.oval(tx - 26, ty, 25, 7, '#FFF3DE');
  for (const d of [-12, 0, 12]) s.oval(tx - 26 + d, ty - 5, 7.5, 4.6, '#C9803E');
  s.oval(tx + 32, ty + 2, 17, 5, '#2F8C96');
  for (const [d, v] of tuples(2, '-8,-1 0,-5 8,-1 -3,-3 5,-4'))
    s.oval(tx + 32 + d, ty + v, 5, 3.6, '#F3C46C');
  for (const d of [2, 58]) {
    s.flat(
      `${tx + d - 4},${ty - 18} ${tx + d + 5},${ty - 18} ${tx + d + 4},${ty} ${tx + d - 3},${ty}`,
      '#EDB650',
    );
    s.oval(tx + d + 0.5, ty - 18, 5, 2.2, '#FFFBEA');
  }
  // A fan under the ceiling.
  s.pen('214,20 214,44', 3, '#3A2A40');
  for (const d of [
    '214,48 128,40 132,48',
    '214,48 300,41 298,49',
    '214,48 186,60 202,62',
    '214,48 246,60 232,63',
  ])
    s.flat(d, '#5A3A40');
  s.oval(214, 49, 11, 6, '#3A2A40');
  A.add(circ(214, 57, 7, '#FFF6DC'));
}

export function screenedPorch(): Sheet {
  const s = still(54, LOW_DUSK);
  const { A } = s;
  s.clouds(190);
  s.glow(170, 186, 150, '#FFC47A', 0.9);
  outside(s);
  room(s);
  screens(s);
  furniture(s);
  lamps(s, [
    [22, 50, 150, 70, 12],
    [150, 70, 290, 72, 12],
  ]);
  pot(s, 392, 326, 52, '#2F6A78');
  leaves(s, [[10, 350, 44, 26]], ['#0E2A38', '#16393E', '#28524A', '#6A7A4A'], 5);
  s.evening(190, 170, 0.4);
  const [tx, ty] = cam([ROOM.right - 0.1, 1.7, 4.5]);
  const [gx, gy] = cam([-0.5, 0.75, 8.2]);
  A.add(
    lampGlow(A, tx, ty, 96, '#9CE69A', 0.45),
    lampGlow(A, gx, gy, 44, '#FF9A50', 0.8),
    lampGlow(A, 214, 57, 120, '#FFDFA0', 0.6),
  );
  return A;
}
