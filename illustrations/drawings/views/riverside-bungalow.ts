/**
 * The bungalow by day: its living room, the kitchen, the porch as one sits on it, and the yard
 * with the studio.
 */

import { brickCourses } from '../../kit/brickwork.ts';
import { broadTree, daylight, daySky, FAR_GREEN, GREEN } from '../../kit/day.ts';
import { flat, front, leftSide, pane, quad, rows, wall } from '../../kit/faces.ts';
import { dapple, leafMass, type Mass } from '../../kit/foliage.ts';
import { grass } from '../../kit/grasses.ts';
import { tuples } from '../../kit/lists.ts';
import { gardenOutside } from '../../kit/outside.ts';
import { n } from '../../kit/path.ts';
import { beamD, camera, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
  block3,
  boardsOf,
  chair,
  curtain,
  floorShade,
  mouldings,
  onWall,
  opening,
  painting,
  pendant,
  pottedPlant,
  roomOn,
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
import { expanse } from '../../kit/sky.ts';
import { gableEnd, rakes, slope } from '../../kit/slopes.ts';
import { fill, g, stroke } from '../../kit/svg.ts';

/**
 * The living room after breakfast: the brick fireplace between low bookcases, heart pine, sun
 * from the porch.
 */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 288;
  const room = roomOn(A, {
    left: -2.7,
    right: 2.9,
    back: 5,
    height: 2.7,
    eye: [0.15, 1.42],
    f: 575,
    cx: 400,
    cy,
    light: 1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #D6C79E, 1 #C4B48A',
    left: '0 #C9BA90, 1 #DCCEA6',
    right: '0 #BFB088, 1 #D3C49A',
    ceiling: '0 #D6CCB4, 1 #FBF4E2',
    floor: '0 #D08E58, 0.5 #B9764A, 1 #84503A',
  });
  boardsOf(room, '#B06E46', { step: 0.11, seed: 12 });
  const oak = '#8A5A3A';
  mouldings(room, oak);
  for (const x of [-2.7, -1.1, 0.5, 2.1]) A.add(block3(room, [x, x + 0.14], [2.55, 2.7], [1.2, 5], oak));
  A.add(block3(room, [-2.7, 2.9], [2.0, 2.08], [4.93, 5], oak));
  const garden = gardenOutside(A, cy, 8, [
    [90, 220],
    [300, 190],
    [560, 240],
    [730, 200],
  ]);
  // The brick breast with its mantel, low bookcases to both sides, a small window over each.
  A.add(
    opening(room, front(-2.35, -1.35, 1.28, 1.95, 5), garden, {
      columns: 4,
      rows: 1,
      frame: oak,
      trim: 0.08,
    }),
    opening(room, front(1.25, 2.25, 1.28, 1.95, 5), garden, { columns: 4, rows: 1, frame: oak, trim: 0.08 }),
    block3(room, [-2.5, -1], [0, 1.12], [4.7, 5], oak),
    block3(room, [0.9, 2.4], [0, 1.12], [4.7, 5], oak),
    shelves(room, front(-2.44, -1.06, 0.12, 1.06, 4.69), 3, oak, 3),
    shelves(room, front(0.96, 2.34, 0.12, 1.06, 4.69), 3, oak, 7),
    brickCourses(pr, front(-0.95, 0.85, 0, 1.36, 4.55), '#A8604C', 17, 8, 4),
    wall(pr, front(-0.5, 0.4, 0, 0.78, 4.54), '#3A2E34'),
    wall(pr, front(-0.42, 0.32, 0.04, 0.2, 4.53), '#6E4E40'),
    block3(room, [-1.05, 0.95], [1.36, 1.46], [4.42, 5], oak),
    block3(room, [-0.95, 0.85], [0, 0.06], [4.05, 4.55], '#B9705A'),
    painting(
      room,
      front(-0.55, 0.45, 1.6, 2.3, 4.98),
      '0 #D6E0D2, 0.4 #F0DDB4, 0.46 #7F9E72, 1 #4C7052',
      '#8A5A3A',
    ),
    vase(room, [-0.75, 1.46, 4.7], 0.46, '#2F6B70', ['#D98A6A', '#F0C98E', '#FFF3DA'], 9),
    block3(room, [0.55, 0.75], [1.46, 1.7], [4.6, 4.72], '#C9A058'),
    tableLamp(room, [1.2, 1.12, 4.84], '#4C7F52', 0.7),
    vase(room, [-1.3, 1.12, 4.84], 0.4, '#E9DCC2', ['#7FA05A', '#A9BC76'], 3),
  );
  // On the right the windows to the porch, three sashes with small lights above.
  const sashes = [2, 2.9, 3.8].map((z) => onWall(room, 'right', z, z + 0.78, 0.8, 2.1));
  A.add(wall(pr, onWall(room, 'right', 1.85, 4.75, 0.68, 2.24), oak));
  for (const q of sashes)
    A.add(opening(room, q, garden, { columns: 3, rows: 2, frame: '#F6E8CC', trim: 0.03, sill: false }));
  A.add(curtain(room, onWall(room, 'right', 4.66, 4.9, 0.5, 2.3), '#E9DCC0', 4));
  A.add(
    painting(room, onWall(room, 'left', 2.4, 3.1, 1.2, 1.8), '0 #EADFC4, 0.5 #C9A07A, 1 #7A5A4A', '#8A5A3A'),
  );
  A.add(sunOnFloor(room, sashes, [-1.15, -0.12], 0.66));
  A.add(rug(room, [-1.9, 1.9], [2, 4], '#A8584A', '#2F5A60', '#E3B98A'));
  A.add(sunOnFloor(room, sashes, [-1.15, -0.12], 0.36));
  A.add(
    pottedPlant(room, [2.5, 0, 4.55], 1, '#B9705A', 5),
    sofa(room, [-2.25, 2.2], 'right', '#6E8A68', {
      wide: 1.95,
      seats: 2,
      legs: oak,
      pillows: ['#D9A45E', '#E9DCC2'],
    }),
    sofa(room, [1.35, 3.1], 'left', '#B9805A', { wide: 0.9, seats: 1, legs: oak, pillows: ['#E9DCC2'] }),
    table(room, [-0.55, 0.6], [2.55, 3.2], 0.42, oak, '#B07C50'),
    block3(room, [-0.4, -0.06], [0.42, 0.45], [2.7, 2.95], '#3F5E7A'),
    vase(room, [0.3, 0.42, 2.95], 0.42, '#C9D6CC', ['#E88088', '#FBCDBE', '#FFF6E8'], 2),
  );
  return daylight(A, [690, 190]);
}

/** The kitchen at noon: painted cupboards, a table in the window, the door to the yard. */
function kitchen(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 284;
  const room = roomOn(A, {
    left: -2.5,
    right: 2.5,
    back: 4.9,
    height: 2.75,
    eye: [-0.15, 1.45],
    f: 570,
    cx: 396,
    cy,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F3ECD6, 1 #E6DDC2',
    left: '0 #E3DAC0, 1 #F3ECD6',
    right: '0 #DDD3B8, 1 #EEE6CE',
    ceiling: '0 #DCD6C4, 1 #FFFBEE',
    floor: '0 #E9E0CC, 0.5 #DCD2BA, 1 #B9AE98',
  });
  tilesOf(room, 0.34, '#6E8A84', '#8A8A7A', 0.62);
  const garden = gardenOutside(A, cy, 17, [
    [250, 230],
    [520, 260],
    [660, 200],
  ]);
  const sage = '#8FAA92';
  const window = front(-1.15, 0.75, 1.08, 2.2, 4.9);
  const door = front(1.45, 2.25, 0.95, 2.1, 4.9);
  A.add(
    wall(pr, front(-2.5, 1.2, 0.92, 1.5, 4.89), '#F8F4E6'),
    stroke(rows(pr, front(-2.5, 1.2, 0.92, 1.5, 4.89), 5), '#CFC8B4', 0.8),
    opening(room, window, garden, { columns: 4, rows: 2, trim: 0.1 }),
    wall(pr, front(1.3, 2.4, 0, 2.26, 4.89), '#FFFBF0'),
    wall(pr, front(1.4, 2.3, 0, 2.16, 4.885), '#2F6B70'),
    opening(room, door, garden, { columns: 2, rows: 3, trim: 0.02, frame: '#2F6B70', sill: false }),
    wall(pr, front(1.52, 2.18, 0.14, 0.8, 4.88), '#245860'),
    block3(room, [-2.5, 1.2], [0.06, 0.86], [4.3, 4.9], sage),
    block3(room, [-2.5, 1.25], [0.86, 0.92], [4.25, 4.9], '#B9805A'),
    block3(room, [-2.5, -1.35], [1.5, 2.4], [4.55, 4.9], sage),
    block3(room, [-2.5, -1.9], [0.06, 0.86], [1.6, 4.3], sage),
    block3(room, [-2.5, -1.86], [0.86, 0.92], [1.55, 4.32], '#B9805A'),
    block3(room, [-2.5, -1.88], [0, 0.9], [2.7, 3.4], '#F6F0E2'),
    wall(pr, onWall({ ...room, left: -1.875 }, 'left', 2.8, 3.3, 0.2, 0.62), '#4A4A54'),
  );
  let seams = '';
  for (const x of [-1.75, -1.15, -0.55, 0.05, 0.65])
    seams += beamD(pr, [x, 0.1, 4.29], [x, 0.84, 4.29], 0.014);
  for (const x of [-1.93]) seams += beamD(pr, [x, 1.54, 4.54], [x, 2.36, 4.54], 0.014);
  A.add(fill(seams, '#5E7A66'));
  for (const [x, h, paint] of [
    [-1.9, 0.3, '#F3EAD6'],
    [-1.6, 0.22, '#C9604E'],
    [0.95, 0.26, '#3F6C8A'],
  ] as const)
    A.add(block3(room, [x, x + 0.16], [0.92, 0.92 + h], [4.6, 4.75], paint, { soft: 3 }));
  A.add(
    block3(room, [-0.5, 0.15], [0.93, 0.96], [4.42, 4.8], '#F8F4EA'),
    stroke(`M${n(pr([-0.18, 0.96, 4.82])[0])} ${n(pr([0, 0.96, 4.82])[1])}v-34q8 -12 16 0v8`, '#B98A4E', 3.4),
    vase(room, [0.55, 0.92, 4.6], 0.44, '#F3EAD6', ['#F0C04E', '#FFE9A8', '#F6D878'], 4),
    sunOnFloor(room, [window, door], [0.2, -0.8], 0.6),
    chair(room, [0.4, 3.3], 'near', '#8A5A3A', '#D9C59A'),
    chair(room, [-0.15, 2.55], 'right', '#8A5A3A', '#D9C59A'),
    chair(room, [1.6, 2.55], 'left', '#8A5A3A', '#D9C59A'),
    table(room, [0.2, 1.75], [2.35, 3.2], 0.75, '#8A5A3A', '#C9946A'),
    vase(room, [1, 0.75, 2.8], 0.62, '#9CC4C0', ['#E88088', '#FBCDBE', '#FFF6E8'], 13),
    block3(room, [0.45, 0.8], [0.75, 0.77], [2.5, 2.75], '#FFFBF0', { soft: 3 }),
    pendant(room, [0.95, 1.95, 2.85], '#2F6B70'),
  );
  return daylight(A, [400, 150]);
}

/**
 * The porch in the shade of the afternoon: the swing, the floor's blue boards, the street under
 * its trees.
 */
function porch(): Sheet {
  const A = new Sheet(800, 600);
  const HORIZON = 300;
  const cam = camera({ eye: [0, 1.9, 0], f: 560, cx: 430, cy: HORIZON });
  const r = rng(27);
  daySky(A, HORIZON + 10, { seed: 71, cover: 0.45 });
  const far = Array.from({ length: 20 }, (_, i): Mass => [i * 44 - 20, 276 + r.range(-12, 8), 46, 34]);
  A.add(leafMass(r, far, FAR_GREEN, { leaf: 5, spread: 9, base: '#7C9C92' }));
  A.add(expanse(A, HORIZON + 4, 300, '0 #B9C87A, 0.3 #97B662, 1 #5F9050'));
  // Across the street a bungalow like this one, its gable to us.
  const z = 27;
  const shingles = wall(cam, gableEnd(-9.4, 0.6, 3.4, 6.2, z - 1.4), '#B98A6C');
  A.add(
    wall(cam, front(-9, 0.2, 0, 3.3, z), A.lin('0 #E3CFA6, 1 #D3BC92')),
    stroke(rows(cam, front(-9, 0.2, 0, 3.3, z), 16), '#A88E6E', 0.7, { opacity: 0.6 }),
    wall(cam, slope([-10, 1.2, 3.2, z - 1.6], [-10, 1.2, 6.3, z + 1]), '#8E7478'),
    shingles,
    fill(
      rakes(-10, 1.2, 3.1, 6.4, z - 1.5)
        .map(([a, b]) => beamD(cam, a, b, 0.3))
        .join(''),
      '#FFF6E4',
    ),
    pane(cam, front(-5.2, -3.6, 4.1, 5, z - 1.45), { glass: '#6A909C', cols: 3, nRows: 1, barW: 0.08 }),
  );
  for (const [x0, x1] of tuples(2, '-8,-6 -2.6,-0.8'))
    A.add(
      pane(cam, front(x0, x1, 1.2, 2.7, z - 0.05), {
        glass: A.lin('0 #5F8CA0, 1 #B9CFC4'),
        cols: 3,
        barW: 0.08,
      }),
    );
  A.add(wall(cam, front(-5, -3.8, 0.4, 2.7, z - 0.05), '#8A3F38'));
  for (const x of [-9, -6.2, -2.4, -0.2])
    A.add(
      wall(cam, front(x - 0.4, x + 0.4, 0, 1.3, z - 1.5), '#B9705A'),
      wall(
        cam,
        quad(
          `${x - 0.3},1.3,${z - 1.5} ${x + 0.3},1.3,${z - 1.5} ${x + 0.2},3.2,${z - 1.5} ${x - 0.2},3.2,${z - 1.5}`,
        ),
        '#FFF3DA',
      ),
    );
  // The street and both walks, narrow, of old concrete.
  for (const [a, b, paint] of [
    [11, 18, '#C9C0B2'],
    [20, 21.6, '#E9DDC6'],
    [7.4, 8.8, '#E9DDC6'],
  ] as const)
    A.add(wall(cam, flat(-60, 60, 0, a, b), paint));
  for (const [x, y, h, seed] of tuples(4, '590,352,250,71 196,350,190,72 742,372,330,73'))
    A.add(broadTree(A, x, y, h, { seed, spread: 0.6, clear: 0.34, leaf: 4.6, moss: 0.9 }));
  const shade = Array.from(
    { length: 26 },
    (): Mass => [r.range(0, 800), r.range(346, 420), r.range(20, 70), r.range(2, 5)],
  );
  A.add(g(fill(dapple(r, shade), '#3E5E6A', { opacity: 0.34 }), { style: 'mix-blend-mode:multiply' }));
  const [dark, light] = grass(r, [-10, 810], [378, 460], 900, 7);
  A.add(fill(dark, '#4F8648', { opacity: 0.6 }), fill(light, '#D0DC84', { opacity: 0.6 }));
  const hedge = Array.from({ length: 34 }, (_, i): Mass => [i * 26 - 20, 436 + r.range(-4, 4), 24, 16]);
  A.add(
    leafMass(r, hedge, GREEN, { leaf: 4.4, spread: 6, base: '#2F6150' }),
    leafMass(
      r,
      hedge.filter((_, i) => i % 2 === 0).map(([x, y]): Mass => [x, y - 2, 20, 11]),
      ['#7E3450', '#C04E68', '#E88088', '#FBCDBE'],
      { leaf: 3.4, spread: 5 },
    ),
  );
  // The porch about us: boards, a ceiling of pale blue, piers with tapered posts, the rail.
  const floorY = 0.62;
  const edge = 4.4;
  A.add(wall(cam, flat(-6, 6, floorY, 0.9, edge), A.lin('0 #8FA4AC, 1 #5E7884')));
  let boards = '';
  for (let x = -6; x < 6; x += 0.14) boards += beamD(cam, [x, floorY, 0.9], [x, floorY, edge], 0.01);
  A.add(
    fill(boards, '#3E5A68', { opacity: 0.7 }),
    wall(cam, front(-6, 6, floorY - 0.2, floorY, edge), '#F6EEDC'),
  );
  A.add(wall(cam, flat(-6, 6, 3.1, 0.9, edge), A.lin('0 #A9CCD4, 1 #D6E6E4')));
  let ceiling = '';
  for (let zz = 1; zz < edge; zz += 0.16) ceiling += beamD(cam, [-6, 3.1, zz], [6, 3.1, zz], 0.012);
  A.add(
    fill(ceiling, '#7FA6B2', { opacity: 0.7 }),
    wall(cam, front(-6, 6, 2.82, 3.1, edge), A.lin('0 #E9DFC8, 1 #F8F0DC')),
  );
  let balusters = '';
  for (let x = -3.2; x < 0.9; x += 0.17)
    balusters += beamD(cam, [x, floorY + 0.1, edge], [x, floorY + 0.8, edge], 0.05);
  A.add(
    fill(balusters, '#F3E8D0'),
    fill(
      beamD(cam, [-3.4, floorY + 0.84, edge], [0.9, floorY + 0.84, edge], 0.12) +
        beamD(cam, [-3.4, floorY + 0.12, edge], [0.9, floorY + 0.12, edge], 0.07),
      '#FFF8E8',
    ),
  );
  for (const x of [-3.5, 1.15, 3.6])
    A.add(
      brickCourses(cam, front(x - 0.36, x + 0.36, floorY, 1.75, edge - 0.1), '#A8604C', 14, 5, 8 + x),
      wall(cam, front(x - 0.42, x + 0.42, 1.75, 1.86, edge - 0.16), '#E9D9BC'),
      wall(
        cam,
        quad(
          `${x - 0.28},1.86,${edge - 0.1} ${x + 0.28},1.86,${edge - 0.1} ${x + 0.18},2.84,${edge - 0.1} ${x - 0.18},2.84,${edge - 0.1}`,
        ),
        A.lin('0 #F8F0DC, 1 #D9CCB8', 0, 0, 1, 0),
      ),
    );
  // The swing, seen from its side, with a cushion and a book; ferns in the bays.
  const swing = { x0: -2.15, x1: -1.35, z0: 2.3, z1: 3.8, y: 1.02 };
  let chains = '';
  for (const zz of [swing.z0 + 0.08, swing.z1 - 0.08])
    for (const x of [swing.x0 + 0.04, swing.x1 - 0.04])
      chains += beamD(cam, [x, swing.y, zz], [swing.x0 + 0.3, 3.08, zz], 0.018);
  const room = {
    ...roomOn(A, {
      left: -6,
      right: 6,
      back: edge,
      height: 3.1,
      eye: [0, 1.9],
      f: 560,
      cx: 430,
      cy: HORIZON,
      light: 0,
    }),
  };
  A.add(
    fill(face(cam, flat(swing.x0, swing.x1, floorY + 0.004, swing.z0, swing.z1)), '#2F4452', {
      opacity: 0.4,
      filter: A.blur(5),
    }),
    fill(chains, '#6E6A6A'),
    block3(room, [swing.x0, swing.x0 + 0.08], [swing.y, swing.y + 0.62], [swing.z0, swing.z1], '#B98A5E', {
      soft: 1,
    }),
    block3(room, [swing.x0, swing.x1], [swing.y - 0.06, swing.y], [swing.z0, swing.z1], '#C99A6C', {
      soft: 1,
    }),
    block3(
      room,
      [swing.x0 + 0.1, swing.x1 - 0.04],
      [swing.y, swing.y + 0.09],
      [swing.z0 + 0.06, swing.z1 - 0.06],
      '#E9DCC0',
      { soft: 5 },
    ),
    block3(
      room,
      [swing.x0 + 0.12, swing.x0 + 0.26],
      [swing.y + 0.1, swing.y + 0.5],
      [swing.z1 - 0.6, swing.z1 - 0.14],
      '#D97A5E',
      { soft: 8 },
    ),
    block3(
      room,
      [swing.x0, swing.x1],
      [swing.y + 0.26, swing.y + 0.32],
      [swing.z0, swing.z0 + 0.07],
      '#C99A6C',
      { soft: 1 },
    ),
    block3(room, [swing.x0 + 0.34, swing.x0 + 0.62], [swing.y + 0.1, swing.y + 0.13], [2.8, 3.02], '#2F6B70'),
  );
  for (const [x, y] of tuples(2, '236,196 520,190'))
    A.add(
      stroke(`M${x - 12} 128L${x} ${y - 16}M${x + 12} 128L${x} ${y - 16}`, '#6E6A6A', 1.2),
      leafMass(
        r,
        [
          [x, y, 34, 19],
          [x - 24, y + 12, 18, 16],
          [x + 24, y + 12, 18, 16],
        ],
        GREEN,
        { leaf: 4.4, spread: 6, base: '#2F6150' },
      ),
    );
  A.add(wall(cam, leftSide(6, floorY, 3.1, 0.9, edge), '#9DB296'));
  A.add(
    pottedPlant({ ...room, light: 0 }, [2.45, floorY, 3.6], 0.95, '#B9705A', 19),
    floorShade(room, 2.2, 2.8, 3.2, 3.7, 0),
  );
  return daylight(A, [560, 150]);
}

export const views = { porch, 'living-room': living, kitchen };
