/**
 * The Georgian house by day: the library in its cypress, the sun room, the bedroom above the
 * walk.
 */

import { brickCourses } from '../../kit/brickwork.ts';
import { daylight } from '../../kit/day.ts';
import { front, wall } from '../../kit/faces.ts';
import { gardenOutside } from '../../kit/outside.ts';
import { beamD } from '../../kit/projector.ts';
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
  pottedPlant,
  roomOn,
  roundTable,
  rug,
  shell,
  shelves,
  sofa,
  sunOnFloor,
  table,
  tableLamp,
  tilesOf,
  vase,
} from '../../kit/room.ts';
import { Sheet } from '../../kit/sheet.ts';
import { fill } from '../../kit/svg.ts';

/**
 * The library in the forenoon: panels and shelves of cypress, the fire laid, a desk by the
 * window.
 */
function library(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 290;
  const room = roomOn(A, {
    left: -2.6,
    right: 2.6,
    back: 4.9,
    height: 2.95,
    eye: [0.1, 1.45],
    f: 570,
    cx: 400,
    cy,
    light: 1,
  });
  const { pr } = room;
  const cypress = '#B07A4C';
  shell(room, {
    back: '0 #A87046, 1 #96623E',
    left: '0 #9C6842, 1 #B47E50',
    right: '0 #8E5E3C, 1 #A06C44',
    ceiling: '0 #D6CCB8, 1 #FBF4E4',
    floor: '0 #A8704A, 0.5 #94603E, 1 #6A4432',
  });
  boardsOf(room, '#96623E', { seed: 61, step: 0.13 });
  mouldings(room, cypress, cypress);
  // The chimneypiece: a frame of pale marble, and a panel above it with its picture.
  A.add(
    shelves(room, front(-2.5, -1.15, 0.14, 2.7, 4.88), 7, cypress, 13),
    shelves(room, front(1.15, 2.5, 0.14, 2.7, 4.88), 7, cypress, 17),
    block3(room, [-1.05, 1.05], [0, 2.95], [4.62, 4.9], '#B57E50'),
    wall(pr, front(-0.86, 0.86, 0, 1.16, 4.6), '#F0E9DA'),
    brickCourses(pr, front(-0.62, 0.62, 0, 0.94, 4.59), '#8E4638', 12, 6, 3),
    wall(pr, front(-0.44, 0.44, 0, 0.78, 4.585), '#38282C'),
    wall(pr, front(-0.34, 0.34, 0.06, 0.24, 4.58), '#7A5440'),
    block3(room, [-1.05, 1.05], [1.16, 1.26], [4.42, 4.9], '#F6EFE0'),
    block3(room, [-0.8, 0.8], [0, 0.05], [4.15, 4.6], '#D9CFBE'),
    wall(pr, front(-0.86, 0.86, 1.4, 2.72, 4.61), '#A06C44'),
    wall(pr, front(-0.8, 0.8, 1.46, 2.66, 4.605), '#B98454'),
    painting(
      room,
      front(-0.6, 0.6, 1.6, 2.5, 4.6),
      '0 #C9D6D0, 0.42 #F0E2BC, 0.5 #8AA07A, 1 #4E6E56',
      '#D9B060',
    ),
    block3(room, [-0.95, -0.83], [1.26, 1.62], [4.55, 4.65], '#E3C27A', { soft: 2 }),
    block3(room, [0.83, 0.95], [1.26, 1.62], [4.55, 4.65], '#E3C27A', { soft: 2 }),
  );
  const garden = gardenOutside(A, cy, 47, [
    [220, 230],
    [520, 250],
    [700, 220],
  ]);
  const windows = [2.1, 3.55].map((z) => onWall(room, 'right', z, z + 0.95, 0.55, 2.4));
  for (const q of windows)
    A.add(opening(room, q, garden, { columns: 3, rows: 5, frame: '#FBF4E4', trim: 0.12 }));
  for (const [a, b] of [
    [3.15, 3.42],
    [4.62, 4.86],
  ] as const)
    A.add(curtain(room, onWall(room, 'right', a, b, 0.1, 2.62), '#3F6C5E', 4));
  A.add(
    wall(pr, onWall(room, 'left', 1.9, 3.1, 0.9, 2.6), '#B07A4C'),
    wall(pr, onWall(room, 'left', 3.3, 4.5, 0.9, 2.6), '#B07A4C'),
    painting(
      room,
      onWall(room, 'left', 3.55, 4.25, 1.3, 2.2),
      '0 #E9DCC0, 0.5 #C9A07A, 1 #5E7A6A',
      '#D9B060',
    ),
  );
  A.add(sunOnFloor(room, windows, [-0.95, -0.15], 0.68));
  A.add(
    rug(room, [-1.7, 1.5], [2, 4.1], '#8E3F3A', '#2C4A5A', '#D9A86E'),
    sunOnFloor(room, windows, [-0.95, -0.15], 0.38),
  );
  A.add(
    sofa(room, [-1.95, 2.55], 'right', '#6E4A34', {
      wide: 1.55,
      seats: 2,
      legs: '#4E3428',
      pillows: ['#C9A36A', '#3F6C5E'],
    }),
    chair(room, [1.25, 3.35], 'right', '#5E3E2C', '#3F6C5E'),
    table(room, [1.6, 2.4], [2.95, 4.1], 0.76, '#6E4630', '#8E5E40'),
    tableLamp(room, [2.15, 0.76, 3.9], '#3F6C5E', 0.9),
    block3(room, [1.75, 2.1], [0.76, 0.79], [3.25, 3.5], '#FBF4E4'),
    roundTable(room, [-0.15, 2.85], 0.4, 0.5, '#5E3E2C', '#8E5E40'),
    block3(room, [-0.34, -0.04], [0.5, 0.54], [2.72, 2.94], '#2C4A5A'),
    vase(room, [0.06, 0.5, 2.95], 0.46, '#E9E2D2', ['#F4F0E6', '#E88088', '#FBCDBE'], 15),
  );
  return daylight(A, [690, 180]);
}

/** The sun room after lunch: brick underfoot, glass to three sides, the camellias outside. */
function sunRoom(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 276;
  const room = roomOn(A, {
    left: -2.7,
    right: 2.7,
    back: 4.6,
    height: 2.8,
    eye: [-0.1, 1.48],
    f: 560,
    cx: 400,
    cy,
    light: -1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F6F2E4, 1 #E9E4D2',
    left: '0 #E9E4D4, 1 #F6F2E4',
    right: '0 #EFEADA, 1 #F8F4E8',
    ceiling: '0 #DDE4DC, 1 #FBFDF6',
    floor: '0 #C98A70, 0.5 #B5745C, 1 #8A5446',
  });
  tilesOf(room, 0.24, '#A8604C', '#E3B99E', 0.4);
  let boards = '';
  for (let x = -2.7; x < 2.7; x += 0.2) boards += beamD(pr, [x, 2.8, 1.1], [x, 2.8, 4.6], 0.012);
  A.add(fill(boards, '#A9B8AE', { opacity: 0.7 }));
  const garden = gardenOutside(A, cy, 53, [
    [60, 230],
    [270, 190],
    [480, 250],
    [700, 220],
  ]);
  const at = {
    back: [-2.35, -0.75, 0.85].map((x) => front(x, x + 1.4, 0.5, 2.5, 4.6)),
    left: [1.9, 3.25].map((z) => onWall(room, 'left', z, z + 1.15, 0.5, 2.5)),
    right: [1.9, 3.25].map((z) => onWall(room, 'right', z, z + 1.15, 0.5, 2.5)),
  };
  for (const q of [...at.back, ...at.left, ...at.right])
    A.add(opening(room, q, garden, { columns: 3, rows: 4, trim: 0.08 }));
  A.add(sunOnFloor(room, at.left, [0.85, -0.2], 0.66));
  A.add(
    rug(room, [-1.6, 1.6], [2.1, 3.9], '#DCE0CC', '#7E9A84', '#A9B49A'),
    sunOnFloor(room, at.left, [0.85, -0.2], 0.36),
  );
  A.add(
    pottedPlant(room, [-2.3, 0, 4.2], 1.5, '#3F5E7A', 24),
    pottedPlant(room, [2.3, 0, 4.15], 1.7, '#3F5E7A', 25),
    sofa(room, [-1.15, 3.5], 'near', '#E9DFC6', {
      wide: 2.2,
      seats: 3,
      legs: '#B98E5E',
      pillows: ['#7E9A84', '#E88088', '#7E9A84'],
    }),
    sofa(room, [-2.15, 2.2], 'right', '#C9A873', {
      wide: 0.92,
      seats: 1,
      legs: '#B98E5E',
      pillows: ['#F6F0E0'],
    }),
    sofa(room, [1.25, 2.25], 'left', '#C9A873', {
      wide: 0.92,
      seats: 1,
      legs: '#B98E5E',
      pillows: ['#F6F0E0'],
    }),
    table(room, [-0.5, 0.5], [2.5, 3.1], 0.42, '#B98E5E', '#E3C79A'),
    vase(room, [0.08, 0.42, 2.8], 0.55, '#8FB0B4', ['#E88088', '#FBCDBE', '#FFF6E8'], 21),
    block3(room, [-0.38, -0.1], [0.42, 0.45], [2.65, 2.9], '#2C4A5A'),
  );
  return daylight(A, [120, 160]);
}

/** The bedroom above the front door, early: the door to the balcony stands open. */
function balconyRoom(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 268;
  const room = roomOn(A, {
    left: -2.4,
    right: 2.6,
    back: 4.6,
    height: 2.8,
    eye: [-0.3, 1.5],
    f: 560,
    cx: 400,
    cy,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #E3D3C4, 1 #D6C4B4',
    left: '0 #D3C0B0, 1 #E6D6C8',
    right: '0 #CDBAAA, 1 #E0CFC0',
    ceiling: '0 #DCD2C6, 1 #FFF9F0',
    floor: '0 #B97E54, 0.5 #A46C48, 1 #784C38',
  });
  boardsOf(room, '#A46C48', { seed: 71, step: 0.13 });
  mouldings(room, '#FFF9F0', '#FFF9F0');
  const garden = gardenOutside(A, cy + 60, 59, [
    [250, 240],
    [590, 260],
  ]);
  const door = front(-0.55, 0.55, 0.03, 2.35, 4.6);
  const sides = [front(-1.95, -1.15, 0.7, 2.3, 4.6), front(1.25, 2.05, 0.7, 2.3, 4.6)];
  A.add(wall(pr, front(-0.75, 0.75, 0, 2.55, 4.59), '#FFF9F0'));
  A.add(opening(room, door, garden, { columns: 1, rows: 1, arched: true, trim: 0.02, sill: false }));
  // The white balustrade of the balcony, and one leaf of the door.
  let rail = '';
  for (let x = -0.52; x < 0.55; x += 0.13) rail += beamD(pr, [x, 0.06, 5.4], [x, 0.72, 5.4], 0.06);
  A.add(fill(rail + beamD(pr, [-0.6, 0.76, 5.4], [0.6, 0.76, 5.4], 0.1), '#FFFDF6'));
  A.add(
    wall(
      pr,
      [
        [0.55, 0.03, 4.6],
        [0.95, 0.03, 3.9],
        [0.95, 1.8, 3.9],
        [0.55, 1.8, 4.6],
      ],
      '#F6EEE0',
    ),
    wall(
      pr,
      [
        [0.6, 0.7, 4.52],
        [0.9, 0.7, 3.98],
        [0.9, 1.7, 3.98],
        [0.6, 1.7, 4.52],
      ],
      '#C9DAD6',
    ),
  );
  for (const q of sides) A.add(opening(room, q, garden, { columns: 3, rows: 4, trim: 0.1 }));
  for (const [a, b] of [
    [-2.25, -1.95],
    [-1.15, -0.85],
    [2.05, 2.35],
  ] as const)
    A.add(curtain(room, front(a, b, 0.04, 2.5, 4.54), '#F6EBDC', 4));
  A.add(sunOnFloor(room, [door, ...sides], [-0.2, -0.95], 0.64));
  A.add(
    rug(room, [-1.2, 2.1], [1.8, 3.6], '#D9A894', '#8E9C9A', '#C48E7A'),
    sunOnFloor(room, [door, ...sides], [-0.2, -0.95], 0.36),
  );
  A.add(
    painting(room, onWall(room, 'left', 2.4, 3.2, 1.25, 2), '0 #DCE4DC, 0.5 #B9C9BC, 1 #6E8A7A', '#D9B060'),
  );
  A.add(
    block3(room, [2.1, 2.56], [0, 0.55], [3.75, 4.15], '#7A4E38'),
    tableLamp(room, [2.3, 0.55, 3.95], '#8E9C9A', 0.9),
    bed(room, [0.42, 1.65], 'left', '#FBF4E8', '#7A4E38', '#B9705A'),
    table(room, [-2.3, -1.8], [2.5, 3.5], 0.74, '#7A4E38', '#A46C48'),
    vase(room, [-2.05, 0.74, 3.1], 0.55, '#E9E2D2', ['#E88088', '#FBCDBE', '#FFF6E8'], 31),
    chair(room, [-1.7, 2.75], 'left', '#7A4E38', '#E9DCC8'),
  );
  return daylight(A, [400, 150]);
}

export const views = { library, 'sun-room': sunRoom, 'balcony-room': balconyRoom };
