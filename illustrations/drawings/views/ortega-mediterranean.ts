/**
 * The villa by day: the loggia on the court, the living room under its cypress beams, the tower
 * room.
 */

import { broadTree, daylight, daySkyOf, FAR_GREEN, GREEN } from '../../kit/day.ts';
import { flat, front, wall } from '../../kit/faces.ts';
import { leafMass, type Mass } from '../../kit/foliage.ts';
import { tuples } from '../../kit/lists.ts';
import { gardenOutside } from '../../kit/outside.ts';
import { n } from '../../kit/path.ts';
import { beamD } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
  block3,
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
  table,
  tableLamp,
  tilesOf,
  vase,
} from '../../kit/room.ts';
import { Sheet } from '../../kit/sheet.ts';
import { expanse } from '../../kit/sky.ts';
import { fill, stroke } from '../../kit/svg.ts';

/**
 * The court as the arches show it: the far wall in the sun, a door, a palm, the fountain's rim
 * and its jet.
 */
function court(A: Sheet, horizon: number): string {
  const AT = 297;
  const r = rng(7);
  const shrubs = tuples(4, '90,336,40,26 610,338,44,26 720,334,50,30');
  let jets = '';
  for (let i = -4; i <= 4; i++)
    jets += `M${AT} ${horizon + 8}Q${AT + i * 9} ${horizon - 46 + Math.abs(i) * 4} ${AT + i * 15} ${horizon + 58}`;
  const scene =
    daySkyOf(A, horizon - 60, { seed: 37, cover: 0.4 }) +
    `<rect x="-10" y="${horizon - 104}" width="820" height="150" fill="${A.lin('0 #FBEBCB, 1 #F0D5A8')}"/>` +
    `<rect x="-10" y="${horizon - 116}" width="820" height="14" fill="#C8704F"/>` +
    stroke(Array.from({ length: 60 }, (_, i) => `M${i * 14} ${horizon - 116}v14`).join(''), '#8E4638', 1.4) +
    [120, 300, 500, 680]
      .map((x) =>
        fill(
          `M${x - 17} ${horizon + 6}V${horizon - 50}A17 17 0 0 1 ${x + 17} ${horizon - 50}V${horizon + 6}Z`,
          '#2F5A60',
        ),
      )
      .join('') +
    expanse(A, horizon + 40, 300, '0 #EFD3AC, 0.4 #E0B88C, 1 #C99A72') +
    stroke(
      Array.from({ length: 10 }, (_, i) => `M-10 ${n(horizon + 44 + i * i * 3)}H810`).join(''),
      '#A87A5C',
      0.8,
      { opacity: 0.5 },
    ) +
    leafMass(r, shrubs, GREEN, { leaf: 4, spread: 6, base: '#2F6150' }) +
    leafMass(
      r,
      shrubs.map(([x, y]): Mass => [x, y - 10, 26, 12]),
      ['#7E3450', '#C04E68', '#E88088', '#FBCDBE'],
      { leaf: 3, spread: 4 },
    ) +
    `<ellipse cx="${AT}" cy="${horizon + 72}" rx="120" ry="20" fill="#E9D3AE"/><ellipse cx="${AT}" cy="${horizon + 68}" rx="106" ry="15" fill="#5CB4BC"/>` +
    fill(
      `M${AT - 12} ${horizon + 70}L${AT - 6} ${horizon + 12}H${AT + 6}L${AT + 12} ${horizon + 70}Z`,
      '#F3E3C4',
    ) +
    `<ellipse cx="${AT}" cy="${horizon + 24}" rx="36" ry="7" fill="#F8EBD0"/>` +
    stroke(jets, '#FFFFFF', 1.6, { opacity: 0.85 });
  A.def(`<g id="court">${scene}</g>`);
  return '<use href="#court"/>';
}

/** The loggia at noon: four arches to the court and its fountain, tiles of clay, a table laid. */
function loggia(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 284;
  const room = roomOn(A, {
    left: -3.6,
    right: 3.6,
    back: 4.8,
    height: 3.4,
    eye: [0, 1.5],
    f: 560,
    cx: 400,
    cy,
    light: 0,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F0DDB8, 1 #E0C698',
    left: '0 #E3CBA0, 1 #F3E2BE',
    right: '0 #DDC498, 1 #EFDBB4',
    ceiling: '0 #A87A54, 1 #C49468',
    floor: '0 #D08A62, 0.5 #BD7450, 1 #8E543E',
  });
  tilesOf(room, 0.42, '#B0664A', '#8A5340', 0.5);
  for (let x = -3.4; x < 3.6; x += 0.85)
    A.add(block3(room, [x, x + 0.16], [3.14, 3.4], [1.2, 4.8], '#7A5238'));
  const outside = court(A, cy);
  const arches = [-3.2, -1.55, 0.1, 1.75].map((x) => front(x, x + 1.35, 0.02, 2.75, 4.8));
  for (const q of arches)
    A.add(
      opening(room, q, outside, {
        columns: 1,
        rows: 1,
        arched: true,
        open: true,
        frame: '#FBF0D6',
        trim: 0.12,
        sill: false,
      }),
    );
  for (const x of [-1.71, -0.06, 1.59])
    A.add(
      block3(room, [x - 0.02, x + 0.2], [1.32, 1.46], [4.66, 4.86], '#FFF6E2'),
      block3(room, [x - 0.02, x + 0.2], [0, 0.16], [4.66, 4.86], '#E9D6B0'),
    );
  A.add(sunOnFloor(room, arches, [0.25, -0.62], 0.66));
  const [lx, ly] = pr([0, 2.55, 3.2]);
  A.add(
    stroke(`M${n(pr([0, 3.14, 3.2])[0])} ${n(pr([0, 3.14, 3.2])[1])}V${n(ly - 26)}`, '#3E3640', 2),
    fill(
      `M${n(lx - 15)} ${n(ly - 22)}L${n(lx)} ${n(ly - 36)}L${n(lx + 15)} ${n(ly - 22)}L${n(lx + 11)} ${n(ly + 18)}H${n(lx - 11)}Z`,
      '#3E3640',
    ),
    fill(`M${n(lx - 10)} ${n(ly - 19)}H${n(lx + 10)}L${n(lx + 8)} ${n(ly + 14)}H${n(lx - 8)}Z`, '#FFE9B4'),
    stroke(`M${n(lx)} ${n(ly - 20)}V${n(ly + 14)}`, '#3E3640', 1.6),
  );
  A.add(
    pottedPlant(room, [2.2, 0, 4.3], 0.9, '#3F7F8A', 8),
    pottedPlant(room, [-2.7, 0, 3.9], 1.5, '#C9744E', 4),
    pottedPlant(room, [2.75, 0, 3.6], 1.7, '#C9744E', 6),
    chair(room, [-0.55, 3.6], 'near', '#5E4434', '#E9D6B0'),
    chair(room, [0.25, 3.6], 'near', '#5E4434', '#E9D6B0'),
    chair(room, [-1.35, 2.85], 'right', '#5E4434', '#E9D6B0'),
    chair(room, [1, 2.85], 'left', '#5E4434', '#E9D6B0'),
    table(room, [-0.85, 0.9], [2.6, 3.5], 0.75, '#7A5238', '#B98A62'),
    vase(room, [0, 0.75, 3.05], 0.65, '#2F6F86', ['#F0C04E', '#FFE9A8', '#E0745A'], 5),
    block3(room, [0.4, 0.62], [0.75, 0.83], [2.8, 3], '#E0A04E', { soft: 6 }),
  );
  return daylight(A, [400, 160]);
}

/** The living room in the afternoon: the coquina hearth, beams of cypress, light from two sides. */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 300;
  const room = roomOn(A, {
    left: -3,
    right: 2.9,
    back: 6,
    height: 3.5,
    eye: [-0.2, 1.45],
    f: 590,
    cx: 400,
    cy,
    light: -1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F6EAD0, 1 #E9D8B6',
    left: '0 #E6D6B4, 1 #F3E6CA',
    right: '0 #EADBBA, 1 #F6EBD2',
    ceiling: '0 #B98E62, 1 #D6AE80',
    floor: '0 #C98A64, 0.5 #B5704E, 1 #84503C',
  });
  tilesOf(room, 0.5, '#B5694A', '#7E4E3C', 0.4);
  for (const z of [1.8, 2.7, 3.6, 4.5, 5.4])
    A.add(block3(room, [-3, 2.9], [3.2, 3.5], [z, z + 0.22], '#8A5E3E'));
  const garden = gardenOutside(A, cy, 29, [
    [120, 240],
    [330, 200],
    [640, 250],
  ]);
  const windows = [2.3, 3.7, 5.0].map((z) => onWall(room, 'left', z, z + 0.85, 0.5, 2.5));
  for (const q of windows)
    A.add(opening(room, q, garden, { columns: 2, rows: 4, arched: true, frame: '#6E4A34', trim: 0.1 }));
  // The hearth: a hood of coquina on two corbels, a shelf of stone, tiles before it.
  const stone = '#E3D2AE';
  A.add(
    block3(room, [-1.15, 1.15], [0, 1.2], [5.6, 6], stone),
    wall(pr, front(-0.62, 0.62, 0.06, 0.92, 5.59), '#40343A'),
    wall(pr, front(-0.5, 0.5, 0.1, 0.3, 5.58), '#7A5648'),
    block3(room, [-1.3, 1.3], [1.2, 1.34], [5.4, 6], '#EFE0C0'),
    wall(
      pr,
      [
        [-1.12, 1.34, 5.6],
        [1.12, 1.34, 5.6],
        [0.7, 3.2, 5.75],
        [-0.7, 3.2, 5.75],
      ],
      A.lin('0 #D9C69E, 1 #EADBB8'),
    ),
  );
  const r = rng(5);
  let flecks = '';
  for (let i = 0; i < 260; i++) {
    const [x, y] = pr([r.range(-1.1, 1.1), r.range(0.02, 1.16), 5.585]);
    if (Math.abs(x - pr([0, 0, 5.585])[0]) > 66 || y < pr([0, 0.95, 5.585])[1])
      flecks += `M${n(x)} ${n(y)}h${n(r.range(1, 3))}`;
  }
  A.add(stroke(flecks, '#B9A070', 1, { opacity: 0.6 }));
  A.add(
    painting(
      room,
      front(-2.55, -1.55, 1.35, 2.15, 5.98),
      '0 #D6E0D8, 0.4 #F0E0B8, 0.46 #A9A46A, 1 #6E7A4E',
      '#8A5E3E',
    ),
    vase(room, [-1.05, 1.34, 5.6], 0.5, '#3F7F8A', ['#E0745A', '#F0B894'], 3),
    block3(room, [0.75, 0.95], [1.34, 1.72], [5.55, 5.7], '#C9744E', { soft: 4 }),
    wall(pr, front(1.7, 2.6, 0, 2.2, 5.99), '#6E4A34'),
    wall(pr, front(1.78, 2.52, 0, 2.12, 5.98), A.lin('0 #8A5E3E, 1 #6E4A34')),
  );
  for (const y of [0.2, 1.15])
    for (const x of [1.86, 2.2]) A.add(wall(pr, front(x, x + 0.26, y, y + 0.8, 5.97), '#7E5438'));
  A.add(sunOnFloor(room, windows, [0.9, -0.3], 0.66));
  A.add(
    rug(room, [-1.9, 1.7], [2.6, 5], '#A8503F', '#2F5A60', '#E3B98A'),
    sunOnFloor(room, windows, [0.9, -0.3], 0.34),
  );
  // An iron ring of candles over the table.
  const ring = pr([-0.1, 2.35, 3.8]);
  A.add(
    `<ellipse cx="${n(ring[0])}" cy="${n(ring[1])}" rx="72" ry="11" fill="none" stroke="#3E3640" stroke-width="4"/>`,
    stroke(
      `M${n(ring[0] - 60)} ${n(ring[1] - 6)}L${n(ring[0])} ${n(ring[1] - 92)}L${n(ring[0] + 60)} ${n(ring[1] - 6)}M${n(ring[0])} ${n(ring[1] - 92)}V${n(pr([0, 3.2, 3.8])[1])}`,
      '#3E3640',
      1.6,
    ),
    ...[-66, -40, -8, 26, 56, 68].map((dx, i) =>
      fill(`M${n(ring[0] + dx - 2.4)} ${n(ring[1] + (i % 2 ? 8 : -6))}v-17h5v17Z`, '#FFF6E0'),
    ),
  );
  A.add(
    pottedPlant(room, [-2.35, 0, 5.3], 1.5, '#3F7F8A', 12),
    sofa(room, [1.1, 2.9], 'left', '#7E9A84', {
      wide: 2.2,
      seats: 3,
      legs: '#6E4A34',
      pillows: ['#E9D6B0', '#C9604E'],
    }),
    sofa(room, [-1.75, 4.2], 'near', '#E9DCC0', {
      wide: 0.95,
      seats: 1,
      legs: '#6E4A34',
      pillows: ['#C9604E'],
    }),
    table(room, [-0.75, 0.45], [3.15, 3.95], 0.44, '#6E4A34', '#A8784E'),
    vase(room, [-0.3, 0.44, 3.5], 0.5, '#F0E2C4', ['#E88088', '#FBCDBE', '#FFF6E8'], 9),
    block3(room, [0.02, 0.34], [0.44, 0.48], [3.4, 3.65], '#2F5A60'),
  );
  return daylight(A, [110, 170]);
}

/** The tower room, mid-morning: windows on all sides over the tops of the oaks. */
function towerRoom(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 268;
  const room = roomOn(A, {
    left: -2.3,
    right: 2.3,
    back: 4.4,
    height: 2.9,
    eye: [0.1, 1.55],
    f: 545,
    cx: 400,
    cy,
    light: 1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F3E6CC, 1 #E6D6B6',
    left: '0 #E9DABC, 1 #F3E6CC',
    right: '0 #DDCDAC, 1 #EADCBE',
    ceiling: '0 #C49A6C, 1 #DDB888',
    floor: '0 #C98A64, 0.5 #B5704E, 1 #8A543E',
  });
  tilesOf(room, 0.36, '#3F7F8A', '#84503C', 0.32);
  for (let x = -2.1; x < 2.3; x += 0.55)
    A.add(block3(room, [x, x + 0.1], [2.76, 2.9], [1.2, 4.4], '#8A5E3E'));
  mouldings(room, '#E9D3AE');
  // From up here: crowns of oaks, roofs of tile between them, the river far off.
  const r = rng(31);
  const crowns = Array.from(
    { length: 30 },
    (_, i): Mass => [i * 29 - 20, cy + 62 + r.range(-14, 22), 46, 30],
  );
  const far = Array.from({ length: 24 }, (_, i): Mass => [i * 36 - 10, cy + 16 + r.range(-4, 5), 34, 14]);
  const roofs = tuples(3, '150,40,30 330,34,26 520,46,34 690,36,28')
    .map(
      ([x, w, h]) =>
        fill(`M${x - w} ${cy + 48}L${x} ${cy + 48 - h}L${x + w} ${cy + 48}Z`, A.lin('0 #D98A66, 1 #B5644A')) +
        fill(`M${x - w + 6} ${cy + 48}H${x + w - 6}V${cy + 70}H${x - w + 6}Z`, '#F6E6C4'),
    )
    .join('');
  const scene =
    daySkyOf(A, cy + 8, { seed: 66, cover: 0.6 }) +
    expanse(A, cy, 14, '0 #8FBCCA, 1 #A9CCD2') +
    leafMass(r, far, FAR_GREEN, { leaf: 4, spread: 7, base: '#7C9C92' }) +
    roofs +
    leafMass(r, crowns, GREEN, { leaf: 5, spread: 9, base: '#2F6150' }) +
    broadTree(A, 470, cy + 190, 190, { seed: 88, leaf: 4.6, moss: 0.5 });
  A.def(`<g id="tops">${scene}</g>`);
  const tops = '<use href="#tops"/>';
  const panes = {
    back: [-1.75, -0.45, 0.85].map((x) => front(x, x + 0.95, 0.95, 2.45, 4.4)),
    left: [2.3, 3.4].map((z) => onWall(room, 'left', z, z + 0.8, 0.95, 2.45)),
    right: [2.3, 3.4].map((z) => onWall(room, 'right', z, z + 0.8, 0.95, 2.45)),
  };
  for (const q of [...panes.back, ...panes.left, ...panes.right])
    A.add(opening(room, q, tops, { columns: 2, rows: 3, arched: true, frame: '#6E4A34', trim: 0.09 }));
  A.add(sunOnFloor(room, panes.right, [-0.75, -0.1], 0.66));
  A.add(
    rug(room, [-1.3, 1.4], [2.1, 3.9], '#E3CFA6', '#A8503F', '#B98A62'),
    sunOnFloor(room, panes.right, [-0.75, -0.1], 0.34),
  );
  A.add(
    block3(room, [-2.3, 2.3], [0, 0.44], [3.98, 4.4], '#F0DFBC'),
    block3(room, [-2.25, 2.25], [0.44, 0.53], [4, 4.38], '#3F7F8A', { soft: 4 }),
    block3(room, [-1.9, -1.5], [0.55, 0.9], [4.2, 4.34], '#E9D6B0', { soft: 7 }),
    block3(room, [1.45, 1.85], [0.55, 0.9], [4.2, 4.34], '#D98A6A', { soft: 7 }),
    sofa(room, [-1.55, 2.5], 'right', '#C98A62', {
      wide: 0.95,
      seats: 1,
      legs: '#6E4A34',
      pillows: ['#F0DFBC'],
    }),
    sofa(room, [0.75, 2.6], 'left', '#E3D3B0', {
      wide: 0.95,
      seats: 1,
      legs: '#6E4A34',
      pillows: ['#3F7F8A'],
    }),
    roundTable(room, [0.02, 3.15], 0.42, 0.52, '#6E4A34', '#A8784E'),
    block3(room, [-0.2, 0.1], [0.52, 0.56], [3.05, 3.25], '#2F5A60'),
    vase(room, [0.18, 0.52, 3.25], 0.42, '#F0E2C4', ['#F0C04E', '#FFE9A8'], 2),
    tableLamp(room, [-2, 0.53, 4.15], '#C9744E', 0.8),
    pendant(room, [0, 2.2, 3.1], '#3F7F8A'),
    curtain(room, onWall(room, 'left', 4.22, 4.38, 0.6, 2.5), '#F3E6CC', 2),
  );
  A.add(
    fill(beamD(pr, [-2.3, 0.9, 4.39], [2.3, 0.9, 4.39], 0.05), '#8A5E3E'),
    wall(pr, flat(-2.3, -2.2, 0, 1.2, 4.4), '#B98A62', { opacity: 0.3 }),
  );
  return daylight(A, [680, 150]);
}

export const views = { loggia, 'living-room': living, 'tower-room': towerRoom };
