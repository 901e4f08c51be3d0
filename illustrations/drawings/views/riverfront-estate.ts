/**
 * The estate by day: the drive under its oaks, the living room, and the window seat of the main
 * bedroom.
 */

import { broadTree, daylight, daySky, FAR_GREEN, GREEN } from '../../kit/day.ts';
import { flat, front, pane, wall } from '../../kit/faces.ts';
import { dapple, leafMass, type Mass } from '../../kit/foliage.ts';
import { grass } from '../../kit/grasses.ts';
import { tuples } from '../../kit/lists.ts';
import { riverOutside } from '../../kit/outside.ts';
import { dpoly, type Pt } from '../../kit/path.ts';
import { beamD, camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
  bed,
  block3,
  boardsOf,
  curtain,
  floorShade,
  mouldings,
  onWall,
  opening,
  painting,
  roomOn,
  rug,
  shell,
  shelves,
  sofa,
  sunOnFloor,
  table,
  tableLamp,
  vase,
} from '../../kit/room.ts';
import { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, g, stroke } from '../../kit/svg.ts';
import { chimney, riverGable, slate, stonework } from '../riverfront-estate/house.ts';

/** From the lane: gravel between live oaks, and at its end the land side of the house. */
function approach(): Sheet {
  const A = new Sheet(800, 600);
  const HORIZON = 352;
  const cam = camera({ eye: [0, 1.7, 0], f: 700, cx: 410, cy: HORIZON });
  const r = rng(81);
  daySky(A, HORIZON + 10, { seed: 58, cover: 0.4 });
  const woods = Array.from({ length: 20 }, (_, i): Mass => [i * 44 - 20, 318 + r.range(-14, 10), 46, 40]);
  A.add(leafMass(r, woods, FAR_GREEN, { leaf: 5, spread: 8, light: [-0.6, -0.7], base: '#7C9C92' }));
  A.add(expanse(A, HORIZON - 2, 260, '0 #C4D07E, 0.2 #A3BE68, 1 #5F9052'));
  // The house's land side: one steep gable with the door, a long roof to both sides, two chimneys.
  const z = 58;
  A.add(
    chimney(cam, -9, z + 5, 8, 13.4),
    chimney(cam, 11, z + 5, 8, 13.4),
    stonework(cam, front(-17, 17, 0, 3.4, z), '#C9B8A4', 6, 60, 3),
    stonework(cam, front(-17, 17, 3.4, 6.4, z), '#C99C74', 14, 90, 4),
    slate(
      cam,
      [
        [-18, 6.2, z - 0.8],
        [18, 6.2, z - 0.8],
        [15, 11.4, z + 6],
        [-15, 11.4, z + 6],
      ],
      A.lin('0 #8C747C, 1 #7A6A76'),
      16,
      60,
      5,
    ),
  );
  for (const x of [-14.2, -10.4, -6.8, 6.2, 9.8, 13.4])
    for (const [y0, y1] of [
      [1, 2.9],
      [4.2, 5.7],
    ] as const)
      A.add(
        pane(cam, front(x - 0.75, x + 0.75, y0, y1, z - 0.05), {
          glass: A.lin('0 #5F8CA0, 1 #B9CFC4'),
          barW: 0.07,
        }),
      );
  A.add(
    riverGable(A, cam, {
      x0: -4.6,
      x1: 4.2,
      z: z - 2.5,
      zBack: z + 4,
      eave: 6,
      peak: 11.8,
      stoneTop: 3.4,
      seed: 9,
    }),
  );
  A.add(
    pane(cam, front(-2.4, 2, 4.3, 6.2, z - 2.55), {
      glass: A.lin('0 #5F8CA0, 1 #C9D8C8'),
      cols: 4,
      barW: 0.07,
    }),
    pane(cam, front(-0.8, 0.4, 7.8, 9.2, z - 2.55), { glass: '#6A909C', barW: 0.07 }),
    wall(cam, front(-1.7, 1.3, 0, 3, z - 2.56), '#F6EBD6'),
    wall(cam, front(-0.95, 0.55, 0, 2.5, z - 2.58), A.lin('0 #2F6B70, 1 #1F5058')),
    wall(cam, front(-1.55, -1.1, 0.5, 2.5, z - 2.58), '#9DBDC0'),
    wall(cam, front(0.7, 1.15, 0.5, 2.5, z - 2.58), '#9DBDC0'),
    wall(cam, front(-1.6, 1.2, 2.6, 2.9, z - 2.6), '#DCE3C8'),
  );
  const beds = Array.from({ length: 30 }, (_, i): Mass => {
    const x = -17 + i * 1.16;
    const [px, py] = cam([x, 0.5, z - 3.4]);
    return [px, py, 12, 8];
  }).filter(([x]) => Math.abs(x - 408) > 26);
  A.add(
    leafMass(r, beds, GREEN, { leaf: 3, spread: 3, base: '#2F6150' }),
    leafMass(
      r,
      beds.filter((_, i) => i % 2).map(([x, y]): Mass => [x, y + 4, 9, 4]),
      ['#4C7F52', '#C04E68', '#E88088', '#FBCDBE'],
      { leaf: 2, spread: 2 },
    ),
  );
  // The drive bends once: gravel, its edges, the tracks of wheels.
  const way = tuples(
    3,
    '0,54,2.4 0.5,44,1.9 1.6,34,1.7 2.2,25,1.6 1.8,17,1.6 0.7,11,1.6 -0.7,7,1.65 -2.2,4.2,1.7',
  );
  const edge = (k: number): Pt[] => way.map(([x, zz, half]) => cam([x + k * half, 0.01, zz]));
  const strip = (a: number, b: number) => dpoly([...edge(a), ...edge(b).reverse()]);
  A.add(
    fill(strip(-1.12, 1.12), '#7C9A5A'),
    fill(strip(-1, 1), A.lin('0 #F0E2C4, 0.4 #E9D5B0, 1 #D6BC94')),
    fill(strip(-0.62, -0.34), '#F8EDD4', { opacity: 0.7 }),
    fill(strip(0.34, 0.62), '#F8EDD4', { opacity: 0.7 }),
    fill(strip(-0.1, 0.1), '#A9B078', { opacity: 0.5 }),
  );
  const [dark, light] = grass(r, [-10, 810], [HORIZON + 8, 606], 2600, 9, (x, y) => {
    const near = edge(0).find(([, py]) => py >= y) ?? [400, y];
    return Math.abs(x - near[0]) > ((y - HORIZON) / 250) * 330 * 0.85;
  });
  A.add(fill(dark, '#4F8648', { opacity: 0.6 }), fill(light, '#D0DC84', { opacity: 0.6 }));
  // Live oaks to both sides, the far ones first; each pair stands nearer and larger.
  for (const [x, y, h, seed] of tuples(
    4,
    '262,372,150,61 556,370,150,62 176,392,226,63 664,390,236,64 40,430,372,65 800,436,384,66',
  ))
    A.add(broadTree(A, x, y, h, { seed, spread: 0.62, clear: 0.3, leaf: 4 + h / 110, moss: 1.2 }));
  const spots = Array.from({ length: 46 }, (): Mass => {
    const y = r.range(404, 600);
    const k = (y - HORIZON) / 250;
    return [r.range(40, 760), y, r.range(30, 80) * k, r.range(4, 9) * k];
  });
  A.add(g(fill(dapple(r, spots), '#3E5E6A', { opacity: 0.34 }), { style: 'mix-blend-mode:multiply' }));
  // A wooden gate stands open on the left.
  const gate = (x0: number, x1: number, zz: number) =>
    [0.25, 0.6, 0.95, 1.25].map((y) => beamD(cam, [x0, y, zz], [x1, y, zz + 1.2], 0.09)).join('') +
    beamD(cam, [x0, 0.25, zz], [x1, 1.25, zz + 1.2], 0.09) +
    beamD(cam, [x1, 0, zz + 1.2], [x1, 1.35, zz + 1.2], 0.1);
  for (const x of [-4.4, 1.6])
    A.add(
      stonework(cam, front(x, x + 0.62, 0, 1.7, 8), '#C9B8A4', 8, 3, 7),
      wall(cam, front(x - 0.06, x + 0.68, 1.7, 1.84, 7.94), '#F0E2C8'),
      wall(cam, flat(x, x + 0.62, 1.84, 8, 8.5), '#FFF6E2'),
    );
  A.add(fill(gate(-3.8, -3, 8.2), '#FFF8EA'));
  return daylight(A, [160, 90]);
}

/** The living room: the stone fireplace, and doors to the veranda and the river. */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 290;
  const room = roomOn(A, {
    left: -2.75,
    right: 3.1,
    back: 6.2,
    height: 2.95,
    eye: [0.2, 1.45],
    f: 590,
    cx: 410,
    cy,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #C3CDB8, 1 #AFBBA6',
    left: '0 #B4BFAA, 1 #CDD6C2',
    right: '0 #AEBAA6, 1 #C6D0BC',
    ceiling: '0 #D9D3C2, 1 #FFFAEC',
    floor: '0 #D8AE80, 0.5 #C2946A, 1 #936A50',
  });
  boardsOf(room, '#B98A62', { seed: 21 });
  mouldings(room, '#FFFAEC', '#FFFAEC');
  for (const z of [2.3, 3.6, 4.9]) A.add(block3(room, [-2.75, 3.1], [2.76, 2.95], [z, z + 0.2], '#B98E66'));
  const river = riverOutside(A, cy, 14, 34);
  const oak = broadTree(A, 468, cy + 52, 190, { seed: 15, spread: 0.6, leaf: 4.4, moss: 0.8 });
  const doors = [-1.75, -0.25, 1.25].map((x) => front(x, x + 1.2, 0.04, 2.4, 6.2));
  for (const q of doors) A.add(opening(room, q, river + oak, { columns: 2, rows: 4, sill: false }));
  for (const x of [-2.2, 2.52]) A.add(curtain(room, front(x, x + 0.4, 0.03, 2.6, 6.12), '#E3D3B0', 5));
  const [rodLeft, rodRight] = [pr([-2.3, 2.62, 6.1]), pr([3, 2.62, 6.1])];
  A.add(stroke(`M${rodLeft[0]} ${rodLeft[1]}H${rodRight[0]}`, '#8A6A4E', 3));
  // The breast of fieldstone stands out of the left wall: hearth, mantel, a picture.
  const breast = { ...room, left: -2.4 };
  const at = (z0: number, z1: number, y0: number, y1: number) => onWall(breast, 'left', z0, z1, y0, y1);
  A.add(
    stonework(pr, front(-2.75, -2.4, 0, 2.95, 3.5), '#A89C8E', 15, 2, 32),
    stonework(pr, at(3.5, 5.5, 0, 2.95), '#D2C6B2', 15, 9, 33),
    wall(pr, at(3.98, 5.02, 0.1, 1), '#3E3842'),
    wall(pr, at(4.06, 4.94, 0.12, 0.32), '#7A6054'),
    block3(room, [-2.4, -1.98], [0, 0.1], [3.7, 5.3], '#C9BCA8'),
    block3(room, [-2.42, -2.16], [1.2, 1.34], [3.6, 5.4], '#9A6E4E'),
    painting(room, at(4.02, 4.98, 1.52, 2.3), '0 #B4D2D6, 0.45 #F0E6C8, 0.5 #6E9C9A, 1 #5C8A5A', '#B98A4E'),
    vase(room, [-2.28, 1.34, 5.15], 0.44, '#E9E0CC', ['#E88088', '#FBCDBE', '#FFF6E8'], 8),
  );
  A.add(sunOnFloor(room, doors, [-0.25, -0.85], 0.62));
  A.add(rug(room, [-1.7, 1.7], [2.3, 5], '#CDB99C', '#7E9A96', '#A88E7A'));
  A.add(sunOnFloor(room, doors, [-0.25, -0.85], 0.3));
  A.add(
    painting(room, onWall(room, 'right', 4, 5, 1.2, 1.9), '0 #EAD9B4, 0.4 #D9A684, 0.46 #7FA09A, 1 #3F6E68'),
  );
  A.add(
    table(room, [2.3, 3], [5.3, 5.9], 0.76, '#9A6E4E'),
    tableLamp(room, [2.65, 0.76, 5.6], '#7FA0A0'),
    sofa(room, [0.95, 2.6], 'left', '#8FA79C', { wide: 2.3, seats: 3, pillows: ['#E9D6B0', '#D98A6A'] }),
    sofa(room, [-1.45, 4.35], 'near', '#EADFC8', { wide: 0.95, seats: 1, pillows: ['#5F8E94'] }),
    table(room, [-0.75, 0.4], [3.1, 3.9], 0.42, '#9A6E4E', '#C49A70'),
    block3(room, [-0.55, -0.19], [0.42, 0.46], [3.3, 3.58], '#2F6B70'),
    vase(room, [0.12, 0.42, 3.55], 0.5, '#A9C9C4', ['#FFF6E8', '#F4C6B4'], 3),
    floorShade(room, -1.75, -1.15, 2.35, 2.9, 0.34),
    block3(room, [-1.75, -1.15], [0.06, 0.42], [2.35, 2.9], '#C98E6A', { soft: 8 }),
  );
  return daylight(A, [400, 200]);
}

/** Upstairs, early: the main bedroom, and its window seat to the St. Johns. */
function windowSeat(): Sheet {
  const A = new Sheet(800, 600);
  const room = roomOn(A, {
    left: -3,
    right: 2.9,
    back: 5.2,
    height: 2.7,
    eye: [-0.3, 1.5],
    f: 590,
    cx: 392,
    cy: 258,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #C9D8D2, 1 #B4C9C4',
    left: '0 #B9CCC6, 1 #D6E2DA',
    right: '0 #B4C6C0, 1 #CFDCD4',
    ceiling: '0 #DCE0D6, 1 #FFFDF4',
    floor: '0 #DDB88C, 0.5 #CBA074, 1 #A67C5C',
  });
  boardsOf(room, '#C49A70', { seed: 31 });
  let tongues = '';
  for (let x = -3; x < 2.9; x += 0.2) tongues += beamD(pr, [x, 2.7, 1.1], [x, 2.7, 5.2], 0.012);
  A.add(fill(tongues, '#B9C4BC', { opacity: 0.7 }));
  mouldings(room, '#FFFAEC', '#FFFAEC');
  const river = riverOutside(A, 258, 27, 128);
  // A bay as deep as its seat: three sashes, panelled sides, cushions.
  const bay = front(-1.65, 1.65, 0.78, 2.35, 5.2);
  A.add(wall(pr, front(-1.95, 1.95, 0, 2.6, 5.2), '#FFFAEC'));
  for (const x of [-1.65, -0.53, 0.59])
    A.add(
      opening(room, front(x, x + 1.06, 0.82, 2.35, 5.2), river, {
        columns: 2,
        rows: 4,
        trim: 0.05,
        sill: false,
      }),
    );
  A.add(
    block3(room, [-1.95, 1.95], [0, 0.46], [4.55, 5.2], '#FBF4E4'),
    block3(room, [-1.9, 1.9], [0.46, 0.58], [4.56, 5.16], '#6E97A0', { soft: 4 }),
  );
  for (const x of [-1.3, -0.65, 0, 0.65, 1.3])
    A.add(
      wall(pr, front(x - 0.27, x + 0.27, 0.09, 0.39, 4.545), '#EADFC8'),
      wall(pr, front(x - 0.22, x + 0.22, 0.13, 0.35, 4.54), '#FBF4E4'),
    );
  for (const [x, paint] of [
    [-1.8, '#E9D6B0'],
    [-1.35, '#D98A6A'],
    [1.4, '#E9D6B0'],
  ] as const)
    A.add(block3(room, [x, x + 0.44], [0.6, 0.98], [4.95, 5.08], paint, { soft: 7 }));
  A.add(
    block3(room, [0.35, 0.7], [0.58, 0.62], [4.75, 4.98], '#8A4A3E'),
    block3(room, [0.38, 0.68], [0.62, 0.645], [4.77, 4.96], '#F3E6C8'),
  );
  A.add(
    curtain(room, front(-2.2, -1.75, 0.03, 2.55, 5.1), '#F3EAD6', 5),
    curtain(room, front(1.75, 2.2, 0.03, 2.55, 5.1), '#F3EAD6', 5),
  );
  // The door to the turret's study stands open on the right.
  const door = onWall(room, 'right', 3.5, 4.4, 0, 2.05);
  A.add(
    wall(pr, onWall(room, 'right', 3.4, 4.5, 0, 2.15), '#FFFAEC'),
    wall(pr, door, A.lin('0 #F6E6C4, 1 #E3C79C')),
  );
  A.add(shelves(room, onWall(room, 'right', 3.62, 4.28, 0.5, 1.9), 4, '#B98E66', 4));
  A.add(
    painting(
      room,
      onWall(room, 'right', 2.1, 3, 1.25, 1.95),
      '0 #EAD9B4, 0.4 #D9A684, 0.46 #7FA09A, 1 #3F6E68',
      '#C9A058',
    ),
  );
  A.add(sunOnFloor(room, [bay], [-0.1, -0.78], 0.62));
  A.add(rug(room, [-2.6, 1.7], [1.9, 4.2], '#E3D3BC', '#C98E7A', '#B9A08A'));
  A.add(sunOnFloor(room, [bay], [-0.1, -0.78], 0.34));
  A.add(
    floorShade(room, -3, -2.6, 4.2, 4.6, 0.2),
    block3(room, [-2.95, -2.45], [0, 0.56], [4.1, 4.55], '#9A7252'),
    tableLamp(room, [-2.72, 0.56, 4.32], '#D98A6A', 0.9),
    bed(room, [-2.96, 2.15], 'right', '#F3ECDC', '#9A7252', '#7FA0A4'),
    sofa(room, [1.7, 3.1], 'left', '#D9C7A4', { wide: 0.9, seats: 1, pillows: ['#6E97A0'] }),
  );
  return daylight(A, [400, 180]);
}

export const views = { approach, 'living-room': living, 'window-seat': windowSeat };
