/**
 * A workshop with its doors open to the evening: a canoe in the making on its trestles, shavings
 * under it, tools along the wall.
 */

import { lampGlow } from '../../kit/light.ts';
import { tuples } from '../../kit/lists.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { LOW_DUSK, type Still, still } from '../../kit/still.ts';
import { leaves, woods } from '../../kit/still-parts.ts';
import { circ, fill, g, rect, stroke } from '../../kit/svg.ts';

const HZ = 196;
const cam = camera({ eye: [0, 1.55, 0], f: 400, cx: 250, cy: HZ });
const ROOM = { left: -3, right: 2.7, back: 7, high: 3.1 } as const;
/** The opening in the back wall. */
const DOOR = { left: -1.5, right: 1.5, high: 2.45 } as const;
const at = (points: readonly Pt3[]) => face(cam, points);

/** What is seen through the doors: a garden, woods, the low sun. */
function outside(s: Still): void {
  const { A } = s;
  s.glow(236, 184, 120, '#FFD08A', 0.95);
  A.add(circ(236, 188, 11, '#FFFBEA'));
  woods(s, 202, 34, '#8A6A78', 9);
  A.add(rect(150, 200, 200, 70, A.lin('0 #D9B46C, 0.4 #7F9458, 1 #3F6A50')));
  leaves(
    s,
    [
      [176, 206, 20, 14],
      [318, 208, 26, 16],
    ],
    ['#2A4A50', '#3A6250', '#6A8458', '#D9B46C'],
    4,
  );
}

function shell(s: Still): void {
  const { A } = s;
  const { left, right, back, high } = ROOM;
  const hole = at([
    [DOOR.left, 0, back],
    [DOOR.right, 0, back],
    [DOOR.right, DOOR.high, back],
    [DOOR.left, DOOR.high, back],
  ]);
  const wall = at([
    [left, 0, back],
    [right, 0, back],
    [right, high, back],
    [left, high, back],
  ]);
  A.add(
    fill(`${wall}${hole}`, A.lin('0 #6A4A58, 1 #9A6A5E'), { 'fill-rule': 'evenodd' }),
    fill(
      at([
        [left, 0, 0.8],
        [left, 0, back],
        [left, high, back],
        [left, high, 0.8],
      ]),
      A.lin('0 #5A4058, 1 #B97E62', 0, 0, 1, 0),
    ),
    fill(
      at([
        [right, 0, 0.8],
        [right, 0, back],
        [right, high, back],
        [right, high, 0.8],
      ]),
      A.lin('0 #B97E62, 1 #4E3852', 0, 0, 1, 0),
    ),
    fill(
      at([
        [left, high, 0.8],
        [right, high, 0.8],
        [right, high, back],
        [left, high, back],
      ]),
      A.lin('0 #2F2848, 1 #6E4E5C'),
    ),
    fill(
      at([
        [left, 0, 0.8],
        [right, 0, 0.8],
        [right, 0, back],
        [left, 0, back],
      ]),
      A.lin('0 #C98A5E, 0.5 #7E5054, 1 #43304A'),
    ),
  );
  let [boards, beams] = ['', ''];
  for (let y = 0.26; y < high; y += 0.26)
    boards +=
      beamD(cam, [left, y, 0.9], [left, y, back], 0.016) +
      beamD(cam, [right, y, 0.9], [right, y, back], 0.016);
  for (let x = left; x <= right; x += 0.34) boards += beamD(cam, [x, 0, 0.9], [x, 0, back], 0.014);
  for (const z of [1.6, 3, 4.4, 5.8])
    beams += at([
      [left, high - 0.24, z],
      [right, high - 0.24, z],
      [right, high, z],
      [left, high, z],
    ]);
  A.add(fill(boards, '#2A1E3A', { opacity: 0.5 }), fill(beams, '#4A3448'));
  // The light that falls in, and the two leaves of the door against the wall.
  A.add(
    fill(
      at([
        [DOOR.left, 0.01, back],
        [DOOR.right, 0.01, back],
        [2.2, 0.01, 1.4],
        [-2.4, 0.01, 1.4],
      ]),
      A.lin('0 #FFE0A0 0.9, 0.6 #FFB878 0.45, 1 #FFB070 0'),
    ),
    fill(
      at([
        [DOOR.left - 1.2, 0, back - 0.1],
        [DOOR.left, 0, back],
        [DOOR.left, DOOR.high, back],
        [DOOR.left - 1.2, DOOR.high, back - 0.1],
      ]),
      '#2F7078',
    ),
    fill(
      at([
        [DOOR.right, 0, back],
        [DOOR.right + 1.1, 0, back - 0.1],
        [DOOR.right + 1.1, DOOR.high, back - 0.1],
        [DOOR.right, DOOR.high, back],
      ]),
      '#2A6470',
    ),
    stroke(hole, '#FFD9A0', 2, { opacity: 0.9 }),
  );
}

/** A bench along the left wall under its tools, boards in a rack at the right. */
function walls(s: Still): void {
  const { A } = s;
  const { left, right } = ROOM;
  A.add(
    fill(
      at([
        [left, 0, 2.6],
        [left + 0.8, 0, 2.6],
        [left + 0.8, 0.9, 2.6],
        [left, 0.9, 2.6],
      ]),
      '#5A3A40',
    ),
    fill(
      at([
        [left + 0.8, 0.1, 2.6],
        [left + 0.8, 0.1, 6.2],
        [left + 0.8, 0.84, 6.2],
        [left + 0.8, 0.84, 2.6],
      ]),
      '#6E4640',
    ),
    fill(
      at([
        [left, 0.92, 2.6],
        [left + 0.86, 0.92, 2.6],
        [left + 0.86, 0.92, 6.2],
        [left, 0.92, 6.2],
      ]),
      '#D99A62',
    ),
    fill(beamD(cam, [left + 0.86, 0.9, 2.6], [left + 0.86, 0.9, 6.2], 0.08), '#F3BE84'),
  );
  const p = (y: number, z: number): Pt3 => [left + 0.04, y, z];
  let [steel, wood] = ['', ''];
  for (const z of [3.1, 3.5, 3.9, 4.3, 4.7, 5.1, 5.5]) {
    steel += beamD(cam, p(1.35, z), p(1.75, z), 0.05);
    wood += beamD(cam, p(1.75, z), p(1.98, z), 0.09);
  }
  steel += at([p(2.2, 3.2), p(2.16, 4.3), p(2.34, 4.36), p(2.52, 3.2)]);
  wood += at([p(2.18, 2.86), p(2.18, 3.22), p(2.54, 3.22), p(2.54, 2.86)]);
  A.add(fill(steel, '#A9BCC6'), fill(wood, '#C9583F'));
  for (const [z, colour] of [
    [5.6, '#EDB650'],
    [5.1, '#2F8C96'],
    [4.5, '#E0745A'],
  ] as const)
    A.add(
      fill(
        at([
          [left + 0.5, 0.92, z],
          [left + 0.75, 0.92, z],
          [left + 0.75, 1.18, z],
          [left + 0.5, 1.18, z],
        ]),
        colour,
      ),
    );
  // Boards, and paddles that hang over them.
  const r = (y: number, z: number): Pt3 => [right - 0.06, y, z];
  let [stack, ends] = ['', ''];
  for (const [y, z0, z1] of tuples(3, '1.16,2.4,6.4 1.24,2.8,6.2 1.32,2.6,5.4 1.72,2.6,6.3 1.8,3,6.1')) {
    stack += at([r(y, z1), r(y, z0), r(y + 0.06, z0), r(y + 0.06, z1)]);
    ends += beamD(cam, r(y + 0.06, z0), r(y + 0.06, z1), 0.012);
  }
  A.add(fill(stack, '#D9A06A'), fill(ends, '#FFE0AE'));
  for (const z of [3.6, 5.6]) A.add(fill(beamD(cam, r(1, z), r(2.1, z), 0.06), '#33284A'));
}

/** The canoe on two trestles, half of its strips on, its ribs bare. */
function canoe(s: Still): void {
  const { A } = s;
  s.fall(246, 318, 170, 13, 0.55);
  for (const x of [150, 346]) {
    s.pen(`${x - 20},316 ${x - 5},262`, 5, '#5A3A40');
    s.pen(`${x + 20},316 ${x + 5},262`, 5, '#5A3A40');
    s.pen(`${x - 13},294 ${x + 13},294`, 3.4, '#5A3A40');
    s.box(x - 24, 257, 48, 7, '#8A5A48');
  }
  const hull = 'M72 214Q92 252 130 258H366Q404 252 426 212Q404 226 366 228H130Q94 228 72 214Z';
  const clip = A.clip(hull);
  let [strips, ribs] = ['', ''];
  for (let i = 1; i < 6; i++)
    strips += `M72 ${214 + i}Q${96} ${226 + i * 5} 130 ${228 + i * 5}H366Q402 ${226 + i * 5} 426 ${212 + i}`;
  for (let x = 256; x < 410; x += 18) ribs += `M${x} 224V262`;
  A.add(
    fill(hull, A.lin('0 #F0B878, 0.5 #D08A4E, 1 #8A4E3A')),
    g(
      fill('M250 200H440V270H250Z', '#4A3048', { opacity: 0.72 }) +
        stroke(ribs, '#F3C890', 3) +
        fill('M250 246H440V270H250Z', '#C27C48') +
        stroke(strips, '#6A3A34', 1.2, { opacity: 0.65 }),
      { 'clip-path': clip },
    ),
    stroke('M72 214Q94 228 130 228H366Q404 226 426 212', '#FFE3B4', 3.2),
  );
  for (const x of [186, 232, 292]) s.box(x, 222, 8, 14, '#33405E');
}

/** Shavings, a plane, and a broom at rest. */
function floor(s: Still): void {
  const { A, r } = s;
  let curls = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [r.range(90, 400), r.range(316, 350)];
    curls += `M${n(x)} ${n(y)}q${n(r.range(3, 7))} ${n(r.range(-9, -4))} ${n(r.range(8, 13))} ${n(r.range(-2, 3))}q-4 4 -7 0`;
  }
  A.add(stroke(curls, '#FFDFA8', 1.8, { opacity: 0.85 }));
  s.pen('250,-4 250,58', 2.4, '#241E38');
  s.flat('226,82 274,82 260,58 240,58', '#2F6A72');
  s.oval(250, 83, 18, 6, '#FFF6DC');
}

export function boatShed(): Sheet {
  const s = still(32, LOW_DUSK);
  const { A } = s;
  s.clouds(190);
  outside(s);
  shell(s);
  walls(s);
  canoe(s);
  floor(s);
  s.evening(240, 190, 0.3);
  A.add(lampGlow(A, 250, 84, 150, '#FFDDA0', 0.75), lampGlow(A, 236, 190, 130, '#FFC070', 0.4));
  return A;
}
