/**
 * A porch in the last sun: its door is being painted for the second time, the ladder still stands
 * there.
 */

import { mix } from '../../kit/colour.ts';
import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { plane } from '../../kit/plane.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { interior } from '../../kit/shops.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { leaves, pot } from '../../kit/still-parts.ts';
import { circ, fill, g, stroke } from '../../kit/svg.ts';
import { clapboards } from '../../kit/woodwork.ts';

const HZ = 196;
const cam = camera({ eye: [0, 1.5, 0], f: 400, cx: 246, cy: HZ });
/** The wall of the house, behind a porch as deep as from here to its posts. */
const WALL = 5.6;
const P = plane(cam, [0, 0, WALL], [1, 0], [0, -1]);
const POSTS = 3.3;
const CEILING = 2.75;
const at = (points: readonly Pt3[]) => face(cam, points);
const [OLD, NEW] = ['#F0A03C', '#2A8C93'] as const;

function shell(s: Still): void {
  const { A } = s;
  A.add(
    fill(P.quad(-5, 0, 5, 4), A.lin('0 #E9B088, 0.5 #E0987A, 1 #B97A70')),
    clapboards(P, -5, 0, 5, 4, 0.01, '#7A4458', { step: 0.19, opacity: 0.45 }),
    fill(
      at([
        [-6, CEILING, 1],
        [6, CEILING, 1],
        [6, CEILING, WALL],
        [-6, CEILING, WALL],
      ]),
      A.lin('0 #5E86A0, 1 #A9C6C8'),
    ),
    fill(
      at([
        [-6, 0, 1],
        [6, 0, 1],
        [6, 0, WALL],
        [-6, 0, WALL],
      ]),
      A.lin('0 #B98A7A, 0.5 #8A6474, 1 #4E4064'),
    ),
  );
  let [floor, ceiling] = ['', ''];
  for (let x = -6; x <= 6; x += 0.16) floor += beamD(cam, [x, 0, 1.6], [x, 0, WALL], 0.012);
  for (let x = -6; x <= 6; x += 0.2) ceiling += beamD(cam, [x, CEILING, 1.6], [x, CEILING, WALL], 0.01);
  A.add(
    fill(floor, '#2F2444', { opacity: 0.5 }),
    fill(ceiling, '#2F4A6A', { opacity: 0.4 }),
    fill(P.quad(-5, 2.5, 5, 2.76, 0.02), '#FBEBD2'),
    // The sun comes in under the eaves from the left.
    fill(
      at([
        [-3.4, 0.01, WALL],
        [0.6, 0.01, WALL],
        [-1.2, 0.01, 2],
        [-5.4, 0.01, 2],
      ]),
      '#FFD79A',
      { opacity: 0.5 },
    ),
    fill(
      P.poly([
        [-4, 0],
        [0.4, 0],
        [1.5, 2.5],
        [-3, 2.5],
      ]),
      '#FFDFA4',
      { opacity: 0.36 },
    ),
  );
}

/** A window between its shutters, a lamp in the room. */
function windows(A: Sheet): string {
  let s = '';
  for (const u of [-2.75, 1.45]) {
    s += fill(P.quad(u - 0.12, 0.62, u + 1.42, 2.22, 0.03), '#FBF0DC');
    s += interior(A, P, P.quad(u, 0.74, u + 1.3, 2.1, 0.04), u, u + 1.3, 0.74, 2.1, {
      seed: 4,
      mullions: [0.5],
      transom: 0.5,
      pendants: 1,
      frame: '#FBF0DC',
    });
    for (const side of [u - 0.62, u + 1.5]) {
      s += fill(P.quad(side, 0.62, side + 0.42, 2.22, 0.05), '#2F5A78');
      let slats = '';
      for (let v = 0.74; v < 2.14; v += 0.1)
        slats += P.line([side + 0.05, v, 0.06], [side + 0.37, v, 0.06], 0.022);
      s += fill(slats, '#163A58', { opacity: 0.7 });
    }
  }
  return s;
}

/** Panels of the door in one coat. */
function leaf(colour: string): string {
  let s = fill(P.quad(-0.5, 0.04, 0.5, 2.16, 0.06), colour);
  for (const [u0, v0, u1, v1] of tuples(
    4,
    '-0.4,0.2,-0.05,0.84 0.05,0.2,0.4,0.84 -0.4,0.98,-0.05,1.5 0.05,0.98,0.4,1.5 -0.4,1.62,-0.05,2.04 0.05,1.62,0.4,2.04',
  )) {
    s += fill(P.quad(u0, v0, u1, v1, 0.065), mix(colour, '#1B2A4C', 0.34));
    s += fill(P.quad(u0 + 0.03, v0, u1, v1 - 0.04, 0.066), mix(colour, '#FFF3D6', 0.1));
  }
  return s;
}

function door(A: Sheet): string {
  const [x0, y] = P.pt(-0.56, 1.28, 0.06);
  const [x1, foot] = P.pt(0.56, 0, 0.06);
  const wide = x1 - x0;
  const wet = `M${n(x0)} ${n(foot)}V${n(y - 6)}q${n(wide * 0.1)} -14 ${n(wide * 0.2)} -2q${n(wide * 0.06)} 24 ${n(wide * 0.13)} 2q${n(wide * 0.1)} -22 ${n(wide * 0.22)} -6q${n(wide * 0.07)} 20 ${n(wide * 0.14)} 4q${n(wide * 0.12)} -20 ${n(wide * 0.31)} 4V${n(foot)}Z`;
  return (
    fill(P.quad(-0.72, 0, 0.72, 2.46, 0.03), '#FBF0DC') +
    fill(P.quad(-0.52, 2.24, 0.52, 2.42, 0.05), '#FFDC98') +
    leaf(OLD) +
    g(leaf(NEW), { 'clip-path': A.clip(wet) }) +
    circ(...knob(), 3.6, '#FFE0A0') +
    fill(P.quad(-0.5, 0.04, 0.5, 2.16, 0.07), A.lin('0 #1B2A4C 0, 1 #1B2A4C 0.22', 0, 0, 1, 0))
  );
}

const knob = (): [number, number] => {
  const [x, y] = P.pt(0.41, 0.94, 0.08);
  return [x, y];
};

/** A stepladder with its pot of paint, a cloth under it, a cat that waits until it may go in. */
function work(s: Still): void {
  const { A } = s;
  A.add(
    fill(
      at([
        [-1.15, 0.015, 4.2],
        [0.85, 0.015, 4.1],
        [0.95, 0.015, 5.3],
        [-1.0, 0.015, 5.4],
      ]),
      '#F3E3C8',
    ),
  );
  for (const [x, z, size] of tuples(3, '-0.7,4.5,5 0.2,4.4,7 0.5,4.8,4 -0.2,5,4')) {
    const [px, py] = cam([x, 0.02, z]);
    s.oval(px, py, size, size * 0.35, NEW);
  }
  const [x, y, z] = cam([1.15, 0, 4.5]);
  const k = 400 / z;
  s.fall(x + 4, y, 0.6 * k, 6, 0.5);
  for (const d of [-0.34, 0.34])
    A.add(
      fill(
        `M${n(x + d * k - 3)} ${n(y)}L${n(x + d * 0.45 * k - 2)} ${n(y - 1.55 * k)}h4L${n(x + d * k + 3)} ${n(y)}Z`,
        '#E0A964',
      ),
    );
  for (let i = 1; i < 6; i++) {
    const half = (0.34 - i * 0.036) * k;
    A.add(fill(`M${n(x - half)} ${n(y - i * 0.29 * k)}h${n(2 * half)}v5h${n(-2 * half)}Z`, '#F3C98A'));
  }
  A.add(stroke(`M${n(x + 0.12 * k)} ${n(y - 1.5 * k)}L${n(x + 0.52 * k)} ${n(y - 4)}`, '#8A5A48', 3.4));
  const top = y - 1.5 * k;
  s.flat(`${x - 13},${top - 20} ${x + 13},${top - 20} ${x + 11},${top + 2} ${x - 11},${top + 2}`, '#B9C6CC');
  s.oval(x, top - 20, 13, 3.6, NEW);
  s.soft(`${x - 11},${top - 19} ${x - 4},${top - 18} ${x - 5},${top - 8} ${x - 9},${top - 7}`, NEW);
  s.pen(`${x + 4},${top - 20} ${x + 15},${top - 40}`, 4, '#A8642C');
  const [cx, cy] = cam([-1.5, 0, 4.1]);
  s.fall(cx + 6, cy + 1, 22, 4, 0.5);
  A.add(
    fill(`M${cx - 12} ${cy}q-6 -20 2 -34q-4 -14 0 -22l7 7h8l7 -7q5 10 -1 22q10 16 6 34Z`, '#2A2448'),
    stroke(`M${cx + 14} ${cy - 3}q18 2 19 -14`, '#2A2448', 4, { 'stroke-linecap': 'round' }),
    stroke(`M${cx - 12} ${cy - 4}q-4 -18 3 -30`, '#FFC98A', 1.4),
  );
}

/** The porch's front: two posts, a rail at either side, ferns. */
function posts(s: Still): void {
  const { A } = s;
  let [wood, lit, rail] = ['', '', ''];
  for (const side of [-1, 1]) {
    const x = side * 1.72;
    wood += at([
      [x - 0.13, 0, POSTS],
      [x + 0.13, 0, POSTS],
      [x + 0.1, CEILING + 0.6, POSTS],
      [x - 0.1, CEILING + 0.6, POSTS],
    ]);
    lit += at([
      [x - 0.13, 0, POSTS],
      [x - 0.08, 0, POSTS],
      [x - 0.06, CEILING + 0.6, POSTS],
      [x - 0.1, CEILING + 0.6, POSTS],
    ]);
    rail +=
      beamD(cam, [x, 0.84, POSTS], [side * 3, 0.84, POSTS], 0.08) +
      beamD(cam, [x, 0.14, POSTS], [side * 3, 0.14, POSTS], 0.06);
    for (let d = 0.16; d < 1.2; d += 0.14)
      rail += beamD(cam, [x + side * d, 0.14, POSTS], [x + side * d, 0.84, POSTS], 0.035);
  }
  A.add(fill(rail, '#F3DFC6'), fill(wood, '#E9D2BE'), fill(lit, '#FFF6E0'));
  for (const [x, z] of tuples(2, '-0.98,3.4 0.98,3.4')) {
    const [px, py] = cam([x, 2.28, z]);
    s.pen(`${px},0 ${px},${py}`, 1.4, '#2A2440');
    leaves(s, [[px, py + 12, 26, 15]], ['#12343A', '#1E4A45', '#3A6A49', '#86A056'], 4);
  }
  pot(s, 40, 356, 74, '#C65B45');
  pot(s, 462, 358, 64, '#2C4A68');
}

export function paintedDoor(): Sheet {
  const s = still(22, LOW_DUSK);
  const { A } = s;
  shell(s);
  A.add(windows(A), door(A));
  work(s);
  posts(s);
  s.evening(60, 120, 0.6);
  for (const u of [-2.1, 2.1]) {
    const [x, y] = P.pt(u, 1.5);
    A.add(lampGlow(A, x, y, 84, '#FFCB80', 0.4));
  }
  return A;
}
