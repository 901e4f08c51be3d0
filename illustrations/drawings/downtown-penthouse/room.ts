/**
 * The living room before the glass: sofas about a low table, the wall of stone and shelves, a
 * telescope.
 */

import { flat, rows, wall } from '../../kit/faces.ts';
import { tuples } from '../../kit/lists.ts';
import { dline, n } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import {
  block3,
  boardsOf,
  curtain,
  floorShade,
  onWall,
  painting,
  type Room,
  roomOn,
  rug,
  shelves,
  sofa,
  sunOnFloor,
  tableLamp,
  vase,
} from '../../kit/room.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ, fill, stroke } from '../../kit/svg.ts';
import { AXIS, FOCAL, HORIZON } from './scene.ts';

const STEEL = '#4E5A66';

/** Floor and ceiling, and the frame of the glass on two sides. */
function enclosure(room: Room): void {
  const { A, pr, left, right, back, height } = room;
  const near = 1.1;
  A.add(
    wall(pr, flat(left - 4, right, 0, near, back), A.lin('0 #DDBE94, 0.4 #CFA87C, 1 #A87E5C')),
    wall(pr, flat(left - 4, right, height, near, back), A.lin('0 #C9C4B8, 1 #F6F0E2')),
  );
  boardsOf({ ...room, left: left - 4 }, '#C9A074', { step: 0.2, seed: 11 });
  // A cove of light along the glass, and the vents in the floor before it.
  A.add(
    wall(pr, flat(left, right, height - 0.002, back - 0.3, back - 0.12), '#FFFBF0'),
    wall(pr, flat(left, right, 0.003, back - 0.22, back - 0.08), '#8E7258', { opacity: 0.6 }),
  );
  for (const [x, z] of tuples(2, '-2.3,4.2 -0.5,4.2 1.3,4.2 -1.4,3 0.4,3')) {
    const [px, py, depth] = pr([x, height, z]);
    const k = FOCAL / depth;
    A.add(
      `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(k * 0.08)}" ry="${n(k * 0.022)}" fill="#FFFFFF" stroke="#B9B0A2" stroke-width="0.7"/>`,
    );
  }
  let bars = '';
  for (const x of [left, left + 1.72, left + 3.44, right - 0.05])
    bars += beamD(pr, [x, 0, back], [x, height, back], 0.06);
  for (const y of [0.04, height - 0.04]) bars += beamD(pr, [left, y, back], [right, y, back], 0.08);
  for (const z of [back - 1.7, near + 0.4]) bars += beamD(pr, [left, 0, z], [left, height, z], 0.07);
  for (const y of [0.04, height - 0.04]) bars += beamD(pr, [left, y, near], [left, y, back], 0.08);
  A.add(
    fill(bars, STEEL),
    wall(pr, onWall(room, 'left', near, back, 0.1, height), '#FFFFFF', { opacity: 0.07 }),
    curtain(room, onWall(room, 'back', left + 0.04, left + 0.3, 0.02, height - 0.04), '#F0E6D2', 4),
    curtain(room, onWall(room, 'back', right - 0.44, right - 0.06, 0.02, height - 0.04), '#F0E6D2', 5),
  );
}

/**
 * The right wall: oak, a breast of limestone with a low hearth that is not lit, shelves to the
 * glass.
 */
function hearth(room: Room): void {
  const { A, pr, back, height } = room;
  const q = (z0: number, z1: number, y0: number, y1: number) => onWall(room, 'right', z0, z1, y0, y1);
  A.add(wall(pr, q(1.1, back, 0, height), A.lin('0 #B98A60, 1 #D9B080', 0, 0, 1, 0)));
  A.add(shelves(room, q(5, 5.5, 0.14, 2.7), 6, '#A8764E', 12));
  const breast = q(3.45, 4.85, 0, height);
  A.add(
    wall(pr, breast, A.lin('0 #F3EADA, 1 #DFD2BC')),
    stroke(rows(pr, breast, 7), '#BFAF98', 0.9),
    wall(pr, q(3.42, 3.48, 0, height), '#C9BAA2'),
    wall(pr, q(3.65, 4.65, 0.36, 0.86), '#3E3A44'),
    wall(pr, q(3.7, 4.6, 0.4, 0.5), A.lin('0 #8E8478, 1 #5E5850')),
    painting(
      room,
      q(3.7, 4.6, 1.3, 2.2),
      '0 #9CC6D0, 0.44 #E9E2C4, 0.5 #5C9A9C, 0.7 #A9B46C, 1 #5F8A52',
      '#B98A4E',
    ),
  );
  A.add(block3(room, [room.right - 0.34, room.right], [0, 0.3], [3.45, 4.85], '#E3D8C4'));
}

function telescope(room: Room, x: number, z: number): string {
  const at = (dx: number, y: number, dz = 0) => room.pr([x + dx, y, z + dz]);
  const hub = at(0, 1.12);
  const legs =
    dline([hub, at(-0.3, 0, 0.1)]) + dline([hub, at(0.3, 0, 0.12)]) + dline([hub, at(0.03, 0, -0.28)]);
  const [a, b] = [at(0.3, 1.02), at(-0.32, 1.34)];
  return (
    stroke(legs, '#6E4A36', 3.4) +
    stroke(legs, '#C9976A', 1.3) +
    stroke(dline([a, b]), '#F3EBDA', 10) +
    stroke(
      dline([
        [a[0], a[1] + 3],
        [b[0], b[1] + 3],
      ]),
      '#B9AC98',
      3,
    ) +
    stroke(dline([b, at(-0.4, 1.38)]), '#C99A4E', 11) +
    circ(hub[0], hub[1], 4, '#6E4A36')
  );
}

/** The low table: a slab of walnut on two blocks, books, a bowl, a vase. */
function lowTable(room: Room, x: number, z: number): string {
  return (
    floorShade(room, x, x + 1.25, z, z + 0.75, 0.4) +
    block3(room, [x + 0.14, x + 0.34], [0, 0.32], [z + 0.16, z + 0.6], '#8A6248') +
    block3(room, [x + 0.9, x + 1.1], [0, 0.32], [z + 0.16, z + 0.6], '#8A6248') +
    block3(room, [x, x + 1.25], [0.32, 0.38], [z, z + 0.75], '#9A6E4E', { soft: 2, top: '#B98A62' }) +
    block3(room, [x + 0.16, x + 0.5], [0.38, 0.41], [z + 0.2, z + 0.46], '#2F6B70') +
    block3(room, [x + 0.19, x + 0.47], [0.41, 0.44], [z + 0.22, z + 0.44], '#E0745A') +
    vase(room, [x + 0.86, 0.38, z + 0.42], 0.62, '#A9C9C4', ['#FFF6E8', '#F4C6B4', '#F8E2C0'], 5)
  );
}

export function furnish(A: Sheet): void {
  const room = roomOn(A, {
    left: -3.2,
    right: 2.1,
    back: 5.6,
    height: 3.05,
    eye: [0, 1.5],
    f: FOCAL,
    cx: AXIS,
    cy: HORIZON,
    light: -1,
  });
  enclosure(room);
  hearth(room);
  A.add(rug(room, [-2.4, 1.5], [2.3, 4.9], '#E3D6C2', '#A9B8B4', '#B9A894'));
  const panes = [1.5, 3.2].map((z) => onWall(room, 'left', z, z + 1.55, 0.1, 2.9));
  A.add(sunOnFloor(room, panes, [1.05, -0.42], 0.62));
  A.add(
    telescope(room, -1.05, 5.15),
    sofa(room, [-2.6, 2.75], 'right', '#7F9AA0', { wide: 2.05, seats: 2, pillows: ['#E9DCC2', '#D98A6A'] }),
    sofa(room, [0.35, 4.2], 'near', '#E9DFCC', { wide: 0.95, seats: 1, pillows: ['#2F7F86'] }),
    lowTable(room, -1.15, 3.25),
    floorShade(room, 0.45, 1.15, 2.55, 3.1, 0.36),
    block3(room, [0.45, 1.15], [0.06, 0.42], [2.55, 3.1], '#C98A62', { soft: 9 }),
    block3(room, [-3.05, -2.65], [0, 0.5], [2.2, 2.6], '#8A6248', { top: '#B98A62' }),
    tableLamp(room, [-2.85, 0.5, 2.4], '#D9CDB4', 1),
  );
}
