/**
 * The penthouse by day: the kitchen and its island, the bedroom that has the sun early, the
 * terrace.
 */

import { daylight } from '../../kit/day.ts';
import { flat, front, wall } from '../../kit/faces.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { riverOutside } from '../../kit/outside.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
  bed,
  block3,
  boardsOf,
  chair,
  curtain,
  mouldings,
  onWall,
  opening,
  painting,
  pendant,
  pottedPlant,
  roomOn,
  roundTable,
  rug,
  shell,
  sofa,
  sunOnFloor,
  tableLamp,
  vase,
} from '../../kit/room.ts';
import { Sheet } from '../../kit/sheet.ts';
import { fill, rect, stroke } from '../../kit/svg.ts';

const STEEL = '#4E5A66';

/**
 * The river from the top floor: the water far below, and towers on the bank that the windows
 * look along.
 */
function below(A: Sheet, horizon: number, seed: number): string {
  const r = rng(seed);
  let s = riverOutside(A, horizon, seed, 250);
  for (const [x, w, h] of tuples(
    3,
    '40,44,58 96,30,86 134,52,44 236,40,70 470,36,52 516,48,96 590,40,64 660,54,40 730,38,76',
  )) {
    const top = horizon - h;
    s += rect(
      x,
      top,
      w,
      h + 12,
      A.lin(`0 ${nth(['#C9D4D2', '#B9C9CC', '#DCDCCC'], Math.floor(r() * 3))}, 1 #A9BEC4`, 0, 0, 1, 0),
    );
    let windows = '';
    for (let y = top + 4; y < horizon + 6; y += 5) windows += `M${x + 3} ${y}H${x + w - 3}`;
    s += stroke(windows, '#6E94A4', 1.6, { 'stroke-dasharray': '3 2', opacity: 0.8 });
  }
  return s + rect(-10, horizon + 4, 820, 5, '#8FB08A') + rect(-10, horizon + 9, 820, 3, '#D9D2BC');
}

/** The kitchen before noon: a long island, cupboards of oak, the window upriver. */
function kitchen(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 266;
  const room = roomOn(A, {
    left: -3,
    right: 3.2,
    back: 5.4,
    height: 3.05,
    eye: [-0.4, 1.52],
    f: 570,
    cx: 390,
    cy,
    light: -1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #EEE8DA, 1 #E0D9C9',
    left: '0 #E6E0D0, 1 #F3EDDF',
    right: '0 #DCD4C2, 1 #EFE8D8',
    ceiling: '0 #DDD8CA, 1 #FFFCF2',
    floor: '0 #DDBE94, 0.5 #CFA87C, 1 #A87E5C',
  });
  boardsOf(room, '#C9A074', { step: 0.2, seed: 41 });
  const city = below(A, cy, 33);
  const left = onWall(room, 'left', 2.2, 5.3, 0.05, 3);
  A.add(opening(room, left, city, { columns: 2, rows: 1, frame: STEEL, bar: 0.06, trim: 0.03, sill: false }));
  // Along the back: tall cupboards, a niche of stone with the range, the window upriver.
  A.add(
    opening(room, front(-2.4, -0.7, 1.05, 2.5, 5.4), city, { columns: 1, rows: 1, frame: STEEL, trim: 0.04 }),
    block3(room, [-2.6, 1.5], [0, 0.88], [4.8, 5.4], '#C49A70'),
    block3(room, [-2.64, 1.54], [0.88, 0.93], [4.76, 5.4], '#F3EFE6'),
    wall(pr, front(-0.5, 1.5, 0.93, 2.5, 5.39), A.lin('0 #DCE0DA, 1 #EFEDE2')),
    block3(room, [0.1, 0.9], [1.75, 3.05], [4.95, 5.4], '#B9BEBC'),
    block3(room, [1.5, 3.2], [0, 2.7], [4.75, 5.4], '#B98A62'),
  );
  let doors = '';
  for (const x of [-1.9, -1.2, -0.5, 0.15, 0.85]) doors += beamD(pr, [x, 0.06, 4.79], [x, 0.86, 4.79], 0.012);
  for (const x of [2.06, 2.62]) doors += beamD(pr, [x, 0.06, 4.74], [x, 2.66, 4.74], 0.012);
  for (const y of [1, 1.9]) doors += beamD(pr, [1.5, y, 4.74], [3.2, y, 4.74], 0.012);
  A.add(
    fill(doors, '#7A5A40'),
    wall(pr, front(0.14, 0.86, 0.12, 0.8, 4.785), '#4A545E'),
    wall(pr, front(0.2, 0.8, 0.3, 0.62, 4.78), '#7E8C94'),
  );
  for (const [x, h, paint] of [
    [1.1, 0.24, '#2F7F86'],
    [1.28, 0.18, '#D98A6A'],
    [-0.35, 0.2, '#F6EEDC'],
  ] as const)
    A.add(block3(room, [x, x + 0.1], [0.93, 0.93 + h], [5.1, 5.2], paint));
  A.add(
    sunOnFloor(
      room,
      [onWall(room, 'left', 2.25, 3.7, 0.1, 2.95), onWall(room, 'left', 3.8, 5.25, 0.1, 2.95)],
      [0.85, -0.3],
      0.6,
    ),
  );
  A.add(
    painting(
      room,
      onWall(room, 'right', 2.6, 3.9, 1.15, 2.1),
      '0 #F6E6C8, 0.42 #E9A884, 0.48 #4E8C9A, 1 #2F5F78',
      '#F6EEDC',
    ),
  );
  // The island, its stools, and what lies on it.
  for (const x of [-0.75, 0.05, 0.85]) A.add(chair(room, [x, 3.75], 'near', '#8A6248', '#E3D2B0'));
  A.add(
    block3(room, [-1.2, 1.6], [0, 0.88], [2.75, 3.55], '#3F6C74'),
    block3(room, [-1.28, 1.68], [0.88, 0.94], [2.68, 3.66], '#FAF7EF', { top: '#FFFDF8' }),
    ...[-1.16, -0.22, 0.72].map((x) =>
      wall(pr, front(x, x + 0.86, 0.1, 0.8, 2.745), A.lin('0 #4A7A82, 1 #376068')),
    ),
    vase(room, [1.1, 0.94, 3.2], 0.75, '#B9D2CC', ['#FFFFFF', '#F6D8C4', '#F0E2B4'], 6),
    block3(room, [-0.95, -0.35], [0.94, 0.965], [2.95, 3.3], '#B98A62'),
    block3(room, [-0.8, -0.55], [0.965, 1.06], [3.05, 3.2], '#D9A45E', { soft: 4 }),
  );
  for (const x of [-0.7, 0.2, 1.1]) A.add(pendant(room, [x, 2.05, 3.2], '#C99A58'));
  return daylight(A, [100, 160]);
}

/** Early: the largest bedroom, downstream, with the sun across its floor. */
function bedroom(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 270;
  const room = roomOn(A, {
    left: -2.8,
    right: 2.15,
    back: 4.9,
    height: 2.95,
    eye: [-0.2, 1.48],
    f: 560,
    cx: 404,
    cy,
    light: 1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #DDD4CC, 1 #CFC4BC',
    left: '0 #D9CFC6, 1 #EADFD2',
    right: '0 #D2C8C0, 1 #E3D9CE',
    ceiling: '0 #DAD4C8, 1 #FBF6EA',
    floor: '0 #CFA87C, 0.5 #BD9268, 1 #8E6A50',
  });
  boardsOf(room, '#B98E66', { step: 0.2, seed: 51 });
  mouldings(room, '#F6EFE2');
  const city = below(A, cy, 63);
  const right = onWall(room, 'right', 1.9, 4.8, 0.06, 2.9);
  A.add(
    opening(room, right, city, { columns: 2, rows: 1, frame: STEEL, bar: 0.06, trim: 0.03, sill: false }),
  );
  A.add(curtain(room, onWall(room, 'right', 4.62, 4.88, 0.02, 2.9), '#F0E6D6', 3));
  // A headboard of leather over the whole back wall, lamps to both sides, a picture above.
  A.add(block3(room, [-2.2, 1.5], [0.1, 1.3], [4.78, 4.9], '#A87A5E', { soft: 3 }));
  for (const x of [-1.46, -0.72, 0.02, 0.76])
    A.add(fill(beamD(pr, [x, 0.14, 4.77], [x, 1.28, 4.77], 0.014), '#7E5844'));
  A.add(
    painting(
      room,
      front(-1.2, 0.5, 1.55, 2.4, 4.9),
      '0 #EFE6D0, 0.44 #C9D6CC, 0.5 #6E9AA0, 0.76 #A9B08A, 1 #7A8C66',
      '#8A6248',
    ),
  );
  A.add(
    sunOnFloor(
      room,
      [onWall(room, 'right', 1.95, 3.3, 0.1, 2.85), onWall(room, 'right', 3.4, 4.75, 0.1, 2.85)],
      [-1.15, -0.2],
      0.62,
    ),
  );
  A.add(rug(room, [-2.3, 1.7], [1.9, 4.3], '#E3D8C6', '#8FA0A0', '#B9AC9A'));
  A.add(
    sunOnFloor(
      room,
      [onWall(room, 'right', 1.95, 3.3, 0.1, 2.85), onWall(room, 'right', 3.4, 4.75, 0.1, 2.85)],
      [-1.15, -0.2],
      0.34,
    ),
  );
  A.add(
    block3(room, [-2.1, -1.62], [0, 0.5], [4.2, 4.6], '#8A6248'),
    tableLamp(room, [-1.86, 0.5, 4.4], '#E3D2B0', 0.9),
    block3(room, [0.88, 1.36], [0, 0.5], [4.2, 4.6], '#8A6248'),
    tableLamp(room, [1.12, 0.5, 4.4], '#E3D2B0', 0.9),
    bed(room, [-1.35, 2.55], 'near', '#F3EDE0', '#8A6248', '#6E8C94'),
    sofa(room, [1.05, 2.2], 'left', '#C9A27E', { wide: 0.92, seats: 1, pillows: ['#F3EDE0'] }),
    pottedPlant(room, [-2.45, 0, 3], 1.3, '#E9DFCC', 15),
  );
  return daylight(A, [700, 150]);
}

/** The terrace in the afternoon: a table for two above the river, half of it under the roof. */
function terrace(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 286;
  const room = roomOn(A, {
    left: -4.2,
    right: 3,
    back: 5.2,
    height: 3,
    eye: [-0.2, 1.55],
    f: 570,
    cx: 380,
    cy,
    light: -1,
  });
  const { pr } = room;
  A.add(below(A, cy, 87));
  A.add(wall(pr, flat(-6, 3, 0, 1.1, 5.2), A.lin('0 #E9DFCC, 0.5 #DACDB4, 1 #B9A88C')));
  let joints = '';
  for (let x = -6; x < 3; x += 0.6) joints += beamD(pr, [x, 0, 1.1], [x, 0, 5.2], 0.012);
  for (let z = 1.4; z < 5.2; z += 0.6) joints += beamD(pr, [-6, 0, z], [3, 0, z], 0.012);
  A.add(fill(joints, '#8E7E66', { opacity: 0.6 }));
  // The roof's half, its shade, and the wall with the summer kitchen on the right.
  A.add(
    wall(pr, flat(-6, 3, 3, 1.1, 3.6), A.lin('0 #D9B486, 1 #B98E62')),
    wall(pr, front(-6, 3, 2.96, 3.2, 3.6), '#F6F0E2'),
    wall(pr, onWall(room, 'right', 1.1, 5.2, 0, 3), A.lin('0 #EFE6D2, 1 #D6C8AE', 0, 0, 1, 0)),
    fill(face(pr, flat(-6, 3, 0.004, 1.1, 2.5)), '#4A4466', {
      opacity: 0.26,
      style: 'mix-blend-mode:multiply',
    }),
    block3(room, [2.35, 3], [0, 0.88], [2.3, 4.7], '#8A6A50'),
    block3(room, [2.3, 3], [0.88, 0.94], [2.25, 4.75], '#E9E6DE'),
    block3(room, [2.5, 3], [0.94, 1.2], [3.5, 4.3], '#AEB6B8', { soft: 3 }),
    vase(room, [2.65, 0.94, 2.8], 0.6, '#F6EEDC', ['#7FA05A', '#A9BC76', '#4C7F52'], 2),
  );
  // The rail of glass.
  A.add(
    wall(pr, front(-6, 3, 0.04, 1.06, 5.2), '#FFFFFF', { opacity: 0.14 }),
    fill(beamD(pr, [-6, 1.08, 5.2], [3, 1.08, 5.2], 0.05), '#F6F0E2'),
  );
  for (const x of [-4.6, -3.1, -1.6, -0.1, 1.4, 2.9])
    A.add(fill(beamD(pr, [x, 0, 5.2], [x, 1.08, 5.2], 0.03), '#8E989C'));
  A.add(
    block3(room, [-4.2, -3], [0, 0.5], [4.55, 5.05], '#B98E66'),
    pottedPlant(room, [-3.9, 0.4, 4.8], 0.8, '#B98E66', 21),
    pottedPlant(room, [-3.3, 0.4, 4.8], 0.7, '#B98E66', 22),
    pottedPlant(room, [1.9, 0, 4.8], 1.25, '#D9CDB4', 23),
    sofa(room, [-3.6, 2.9], 'right', '#E9E1D0', {
      wide: 1.9,
      seats: 2,
      legs: '#8A6248',
      pillows: ['#3F86C4', '#F0B894'],
    }),
    chair(room, [-0.85, 4.0], 'right', '#8A6248', '#E9DCC2'),
    chair(room, [0.95, 4.0], 'left', '#8A6248', '#E9DCC2'),
    roundTable(room, [0.25, 4.2], 0.55, 0.74, '#6E7C84', '#F6F2E6'),
    vase(room, [0.3, 0.74, 4.25], 0.5, '#9CC4C0', ['#E0745A', '#F4C6B4', '#FFF6E8'], 7),
  );
  return daylight(A, [140, 90]);
}

export const views = { kitchen, bedroom, terrace };
