/**
 * The farmhouse by day: the large room, the screened porch toward the preserve, the landing with
 * its desk.
 */

import { daylight, daySkyOf, FAR_GREEN } from '../../kit/day.ts';
import { flat, front, wall } from '../../kit/faces.ts';
import { leafMass, type Mass } from '../../kit/foliage.ts';
import { blade } from '../../kit/grasses.ts';
import { nth, tuples } from '../../kit/lists.ts';
import { n } from '../../kit/path.ts';
import { beamD, face } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
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
  shelves,
  sofa,
  sunOnFloor,
  table,
  tableLamp,
  vase,
} from '../../kit/room.ts';
import { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, stroke } from '../../kit/svg.ts';
import { pine } from '../../kit/trees.ts';

const BLACK = '#34383E';

/** Preserve behind a short lawn: slash pines that stand whole, palmetto beneath them. */
function preserve(A: Sheet, horizon: number, seed: number, stems: string): string {
  const r = rng(seed);
  const woods = Array.from(
    { length: 22 },
    (_, i): Mass => [i * 40 - 20, horizon - 14 + r.range(-16, 10), 44, 36],
  );
  let s =
    daySkyOf(A, horizon + 8, { seed: seed + 2, cover: 0.44 }) +
    leafMass(r, woods, FAR_GREEN, { leaf: 4.6, spread: 8, base: '#7C9C92' });
  for (const [x, h, lean] of tuples(3, stems)) {
    const tree = pine(r, x, horizon + 22, h, { lean, crown: 0.42, spread: 0.17 });
    s +=
      fill(tree.trunk, '#A88468') +
      fill(tree.rim, '#E0B894') +
      fill(tree.limbs, '#8A6E5C') +
      tree.tones.map((d, i) => fill(d, nth(['#2F6150', '#5A8A58', '#A3B86C'], i))).join('');
  }
  const fans = ['', '', ''];
  for (let i = 0; i < 620; i++) {
    const x = r.range(-10, 810);
    const h = r.range(10, 26);
    fans[i % 3] += blade(x, horizon + 26 + r.range(-4, 10), h, r.range(-0.9, 0.9) * h, 1.1);
  }
  s += expanse(A, horizon + 24, 600 - horizon, '0 #B9CC7A, 0.3 #97BA62, 1 #6C9A58');
  s += fill(fans[0] ?? '', '#2F6150') + fill(fans[1] ?? '', '#5A8A58') + fill(fans[2] ?? '', '#9DB46A');
  A.def(`<g id="preserve">${s}</g>`);
  return '<use href="#preserve"/>';
}

/**
 * The large room in the morning: the hearth between white oak shelves, doors that fold open to
 * the porch.
 */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 300;
  const room = roomOn(A, {
    left: -3.3,
    right: 3,
    back: 6,
    height: 3.6,
    eye: [0, 1.45],
    f: 580,
    cx: 400,
    cy,
    light: 1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F8F5EC, 1 #EBE6DA',
    left: '0 #EDE8DC, 1 #F8F5EC',
    right: '0 #E0DACD, 1 #EFEADF',
    ceiling: '0 #E3DDD0, 1 #FFFDF8',
    floor: '0 #E3CAA0, 0.5 #D3B688, 1 #AC8C66',
  });
  boardsOf(room, '#CDAE80', { seed: 91, step: 0.2 });
  let boards = '';
  for (let y = 0.22; y < 3.6; y += 0.22) boards += beamD(pr, [-3.3, y, 5.99], [3, y, 5.99], 0.008);
  A.add(fill(boards, '#CFC8B8', { opacity: 0.8 }));
  mouldings(room, '#FFFDF8');
  for (const z of [1.6, 3, 4.4]) A.add(block3(room, [-3.3, 3], [3.34, 3.6], [z, z + 0.24], '#C49A6A'));
  const oak = '#CDA676';
  A.add(
    block3(room, [-1, 1], [0, 3.6], [5.6, 6], '#F3EFE4'),
    wall(pr, front(-0.7, 0.7, 0.12, 1.06, 5.59), BLACK),
    wall(pr, front(-0.6, 0.6, 0.2, 0.42, 5.58), '#7E6A58'),
    block3(room, [-1.15, 1.15], [1.34, 1.5], [5.36, 5.9], oak),
    block3(room, [-1.1, 1.1], [0, 0.1], [5.2, 5.6], '#8E9494'),
    painting(
      room,
      front(-0.62, 0.62, 1.75, 2.75, 5.59),
      '0 #D6E2E0, 0.46 #F0E8CE, 0.52 #8AA67A, 1 #4E7A58',
      BLACK,
    ),
    block3(room, [-2.9, -1.1], [0, 0.85], [5.5, 6], '#F6F2E8'),
    block3(room, [1.1, 2.9], [0, 0.85], [5.5, 6], '#F6F2E8'),
    block3(room, [-2.95, -1.05], [0.85, 0.92], [5.46, 6], oak),
    block3(room, [1.05, 2.95], [0.85, 0.92], [5.46, 6], oak),
    shelves(room, front(-2.8, -1.2, 1.15, 2.5, 5.98), 4, oak, 23),
    shelves(room, front(1.2, 2.8, 1.15, 2.5, 5.98), 4, oak, 29),
    vase(room, [-0.85, 1.5, 5.6], 0.5, '#8E9C98', ['#7FA05A', '#A9BC76', '#FFF6E8'], 4),
  );
  const outside = preserve(A, cy, 17, '90,250,0.02 300,300,-0.02 520,270,0.03 700,310,-0.03');
  const doors = [2, 3, 4].map((z) => onWall(room, 'right', z, z + 0.92, 0.04, 2.5));
  for (const q of doors)
    A.add(opening(room, q, outside, { columns: 1, rows: 4, frame: BLACK, trim: 0.05, sill: false }));
  A.add(sunOnFloor(room, doors, [-0.95, -0.18], 0.68));
  A.add(
    rug(room, [-2.1, 1.4], [2.5, 5], '#DCD6C6', '#8A9A94', '#BDB6A4'),
    sunOnFloor(room, doors, [-0.95, -0.18], 0.38),
  );
  const ring = pr([-0.2, 2.5, 3.6]);
  A.add(
    `<ellipse cx="${n(ring[0])}" cy="${n(ring[1])}" rx="78" ry="11" fill="none" stroke="${BLACK}" stroke-width="3.4"/>`,
    stroke(
      `M${n(ring[0] - 66)} ${n(ring[1] - 6)}L${n(ring[0])} ${n(ring[1] - 110)}L${n(ring[0] + 66)} ${n(ring[1] - 6)}M${n(ring[0])} ${n(ring[1] - 110)}V-10`,
      BLACK,
      1.6,
    ),
    ...tuples(2, '-74,2 -44,10 0,11 44,10 74,2').map(
      ([dx, dy]) => `<circle cx="${n(ring[0] + dx)}" cy="${n(ring[1] + dy - 8)}" r="6" fill="#FFF9E6"/>`,
    ),
  );
  A.add(
    pottedPlant(room, [2.5, 0, 5.2], 1.6, '#E3DCCB', 33),
    sofa(room, [-2.75, 2.7], 'right', '#E9E2D2', {
      wide: 2.3,
      seats: 3,
      legs: '#A8825A',
      pillows: ['#6E8A84', '#C98E6A'],
    }),
    sofa(room, [0.35, 4.3], 'near', '#8A9A94', {
      wide: 0.95,
      seats: 1,
      legs: '#A8825A',
      pillows: ['#F3EFE4'],
    }),
    table(room, [-1.15, 0.15], [3.1, 4], 0.42, '#A8825A', oak),
    vase(room, [-0.35, 0.42, 3.6], 0.55, '#F6F2E8', ['#FFFFFF', '#F4E2C4', '#E9C9B4'], 13),
    block3(room, [-0.95, -0.6], [0.42, 0.46], [3.3, 3.56], '#6E8A84'),
    block3(room, [0.55, 1.2], [0.05, 0.4], [2.5, 3], '#C98E6A', { soft: 8 }),
  );
  return daylight(A, [690, 190]);
}

/** The screened porch after lunch: cedar posts, a swing bed, and the pines of the preserve. */
function screenedPorch(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 292;
  const room = roomOn(A, {
    left: -3.4,
    right: 3.4,
    back: 4.8,
    height: 3.3,
    eye: [0.2, 1.5],
    f: 560,
    cx: 400,
    cy,
    light: 0,
  });
  const { pr } = room;
  A.add(
    preserve(A, cy, 43, '60,300,0.02 170,250,-0.03 330,330,0.02 470,280,-0.02 600,320,0.03 740,270,-0.02'),
  );
  const cedar = '#B9855A';
  A.add(wall(pr, flat(-3.4, 3.4, 0, 1.1, 4.8), A.lin('0 #C9A27A, 0.5 #B98E66, 1 #8E6A4E')));
  boardsOf(room, '#B98E66', { step: 0.15, seed: 37, across: true });
  A.add(wall(pr, flat(-3.4, 3.4, 3.3, 1.1, 4.8), A.lin('0 #CBE0E0, 1 #EAF3F0')));
  let ceiling = '';
  for (let z = 1.1; z < 4.8; z += 0.2) ceiling += beamD(pr, [-3.4, 3.3, z], [3.4, 3.3, z], 0.012);
  A.add(fill(ceiling, '#9CBDC0', { opacity: 0.8 }));
  A.add(wall(pr, onWall(room, 'left', 1.1, 4.8, 0, 3.3), A.lin('0 #E9E6DC, 1 #F8F6EE', 0, 0, 1, 0)));
  let siding = '';
  for (let z = 1.3; z < 4.8; z += 0.4) siding += beamD(pr, [-3.4, 0, z], [-3.4, 3.3, z], 0.05);
  A.add(fill(siding, '#D6D2C6'));
  // Screen: a haze over what is outside, and its frames between posts of cedar.
  const screens = [front(-3.4, 3.4, 0, 3.05, 4.8), onWall(room, 'right', 1.1, 4.8, 0, 3.05)];
  A.add(screens.map((q) => wall(pr, q, '#6E7C78', { opacity: 0.13 })).join(''));
  let [frames, posts] = ['', ''];
  for (const x of [-3.3, -1.65, 0, 1.65, 3.3]) posts += beamD(pr, [x, 0, 4.8], [x, 3.1, 4.8], 0.18);
  for (const z of [3.2, 1.8]) posts += beamD(pr, [3.4, 0, z], [3.4, 3.1, z], 0.18);
  for (const y of [0.04, 0.92])
    frames += beamD(pr, [-3.4, y, 4.8], [3.4, y, 4.8], 0.08) + beamD(pr, [3.4, y, 1.1], [3.4, y, 4.8], 0.08);
  A.add(
    fill(frames, BLACK),
    fill(posts, cedar),
    fill(
      beamD(pr, [-3.4, 3.14, 4.8], [3.4, 3.14, 4.8], 0.3) +
        beamD(pr, [3.4, 3.14, 1.1], [3.4, 3.14, 4.8], 0.3),
      '#A8764E',
    ),
  );
  A.add(
    fill(
      [-3.3, -1.65, 0, 1.65, 3.3]
        .map((x) => beamD(pr, [x - 0.07, 0, 4.79], [x - 0.07, 3, 4.79], 0.03))
        .join(''),
      '#E3B888',
    ),
  );
  A.add(
    sunOnFloor(
      room,
      [
        front(-3.1, -1.8, 0.95, 3, 4.8),
        front(-1.5, -0.1, 0.95, 3, 4.8),
        front(0.15, 1.5, 0.95, 3, 4.8),
        front(1.8, 3.1, 0.95, 3, 4.8),
      ],
      [-0.35, -0.8],
      0.6,
    ),
  );
  A.add(rug(room, [-1.1, 2.6], [2.2, 4.2], '#E3DCC8', '#6E8A84', '#B9B09A'));
  // A fan hangs from the ceiling; the bed on its ropes at the left.
  const hub = pr([0.5, 2.75, 3.1]);
  A.add(
    stroke(`M${n(hub[0])} ${n(hub[1])}V${n(pr([0.5, 3.3, 3.1])[1])}`, BLACK, 4),
    fill(
      face(pr, [
        [-0.6, 2.74, 2.85],
        [0.4, 2.74, 3.05],
        [0.4, 2.74, 3.15],
        [-0.6, 2.74, 3.05],
      ]),
      '#A8764E',
    ),
    fill(
      face(pr, [
        [1.6, 2.74, 2.85],
        [0.6, 2.74, 3.05],
        [0.6, 2.74, 3.15],
        [1.6, 2.74, 3.05],
      ]),
      '#A8764E',
    ),
    fill(
      face(pr, [
        [0.45, 2.74, 3.15],
        [0.55, 2.74, 3.15],
        [0.7, 2.74, 4.1],
        [0.3, 2.74, 4.1],
      ]),
      '#8A5E3E',
    ),
    `<ellipse cx="${n(hub[0])}" cy="${n(hub[1] + 4)}" rx="15" ry="8" fill="${BLACK}"/>`,
  );
  const bedAt = { x: [-3, -2] as const, z: [2.3, 4.2] as const };
  let ropes = '';
  for (const x of bedAt.x)
    for (const z of bedAt.z) ropes += beamD(pr, [x, 0.5, z], [x + (x < -2.5 ? 0.2 : -0.2), 3.28, z], 0.03);
  A.add(
    fill(face(pr, flat(-3, -2, 0.004, 2.3, 4.2)), '#4A3E4E', { opacity: 0.34, filter: A.blur(6) }),
    fill(ropes, '#D9C49A'),
    block3(room, [-3, -2], [0.4, 0.52], [2.3, 4.2], cedar, { soft: 2 }),
    block3(room, [-2.96, -2.04], [0.52, 0.7], [2.34, 4.16], '#F6F2E6', { soft: 7 }),
    block3(room, [-2.98, -2.8], [0.7, 1.05], [2.5, 3.2], '#6E8A84', { soft: 8 }),
    block3(room, [-2.98, -2.8], [0.7, 1.05], [3.3, 4], '#E9DCC2', { soft: 8 }),
    pottedPlant(room, [2.9, 0, 4.3], 1.3, '#B9705A', 35),
    chair(room, [0.55, 3.6], 'near', '#8A5E3E', '#E9DCC2'),
    chair(room, [-0.3, 2.85], 'right', '#8A5E3E', '#E9DCC2'),
    chair(room, [1.55, 2.85], 'left', '#8A5E3E', '#E9DCC2'),
    roundTable(room, [0.8, 3.1], 0.62, 0.74, '#8A5E3E', '#D9B98A'),
    vase(room, [0.85, 0.74, 3.15], 0.6, '#8FB0B0', ['#F0C04E', '#FFE9A8', '#E0745A'], 19),
  );
  return daylight(A, [400, 140]);
}

/** The landing upstairs: a desk under the window, the trees at eye level. */
function landing(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 270;
  const room = roomOn(A, {
    left: -2.1,
    right: 2.5,
    back: 4.3,
    height: 2.75,
    eye: [0.3, 1.5],
    f: 560,
    cx: 410,
    cy,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #DDE3DC, 1 #CED6CE',
    left: '0 #CCD5CD, 1 #E0E6DF',
    right: '0 #C6CFC7, 1 #DAE1DA',
    ceiling: '0 #E0E0D8, 1 #FFFEFA',
    floor: '0 #E3CAA0, 0.5 #D3B688, 1 #AC8C66',
  });
  boardsOf(room, '#CDAE80', { seed: 95, step: 0.18 });
  mouldings(room, '#FFFEFA', '#FFFEFA');
  const oak = '#CDA676';
  const outside = preserve(
    A,
    cy + 50,
    71,
    '120,330,0.02 260,300,-0.03 420,360,0.02 560,320,-0.02 690,340,0.03',
  );
  const panes = [front(-1.05, -0.02, 0.95, 2.3, 4.3), front(0.06, 1.09, 0.95, 2.3, 4.3)];
  A.add(wall(pr, front(-1.2, 1.24, 0.8, 2.45, 4.29), '#FFFEFA'));
  for (const q of panes)
    A.add(
      opening(room, q, outside, { columns: 2, rows: 3, frame: BLACK, bar: 0.03, trim: 0.03, sill: false }),
    );
  A.add(
    curtain(room, front(-1.6, -1.22, 0.05, 2.5, 4.24), '#F3EEE0', 4),
    curtain(room, front(1.26, 1.64, 0.05, 2.5, 4.24), '#F3EEE0', 4),
  );
  A.add(
    wall(pr, onWall(room, 'left', 2.6, 3.5, 0, 2.15), '#FFFEFA'),
    wall(pr, onWall(room, 'left', 2.68, 3.42, 0, 2.06), A.lin('0 #F6E9C8, 1 #E3CFA6')),
    shelves(room, onWall(room, 'right', 2.4, 3.9, 0.14, 2.3), 6, oak, 41),
  );
  A.add(sunOnFloor(room, panes, [-0.3, -0.85], 0.66));
  // The rail of the stair at the left, before us.
  let rail = '';
  for (let z = 1.5; z < 2.5; z += 0.16) rail += beamD(pr, [-1.35, 0, z], [-1.35, 0.92, z], 0.035);
  A.add(
    fill(rail, BLACK),
    fill(beamD(pr, [-1.35, 0.96, 1.3], [-1.35, 0.96, 2.5], 0.1), oak),
    block3(room, [-1.42, -1.28], [0, 1.1], [2.5, 2.64], '#FFFEFA'),
  );
  A.add(
    rug(room, [-0.8, 1.4], [2.1, 3.5], '#C9D2C4', '#8E9C8A', '#A9B49E'),
    sunOnFloor(room, panes, [-0.3, -0.85], 0.36),
  );
  A.add(
    pottedPlant(room, [2.1, 0, 4.05], 1.2, '#E3DCCB', 37),
    table(room, [-0.85, 0.95], [3.55, 4.15], 0.75, '#A8825A', oak),
    tableLamp(room, [-0.65, 0.75, 3.9], '#6E8A84', 0.85),
    block3(room, [-0.25, 0.2], [0.75, 0.78], [3.7, 3.98], '#FFFEFA'),
    block3(room, [0.45, 0.7], [0.75, 0.88], [3.85, 4.05], '#C98E6A'),
    vase(room, [0.8, 0.75, 3.8], 0.42, '#F6F2E8', ['#7FA05A', '#A9BC76', '#FFF6E8'], 23),
    chair(room, [-0.15, 3.0], 'far', '#A8825A', '#6E8A84'),
    sofa(room, [1.35, 2.5], 'left', '#B9C2B4', {
      wide: 0.92,
      seats: 1,
      legs: '#A8825A',
      pillows: ['#C98E6A'],
    }),
    painting(room, onWall(room, 'left', 3.62, 4.16, 1.2, 1.8), '0 #EADFC4, 0.5 #C9B98A, 1 #7A8A62', oak),
    pendant(room, [0.1, 2.2, 2.9], BLACK),
  );
  return daylight(A, [400, 150]);
}

export const views = { 'living-room': living, 'screened-porch': screenedPorch, landing };
