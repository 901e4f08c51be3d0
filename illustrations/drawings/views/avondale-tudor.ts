/**
 * The Tudor by day: the living room behind its casements, the kitchen of 2023, the gravel court.
 */

import { brickCourses } from '../../kit/brickwork.ts';
import { broadTree, daylight, daySky, FAR_GREEN, GREEN } from '../../kit/day.ts';
import { flat, front, leftSide, pane, wall } from '../../kit/faces.ts';
import { dapple, leafMass, type Mass } from '../../kit/foliage.ts';
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
import { gableEnd, rakes } from '../../kit/slopes.ts';
import { fill, g, stroke } from '../../kit/svg.ts';

const OAK = '#6E4A32';

/**
 * The living room before noon: plaster between beams, a stone hearth, leaded casements to the
 * street.
 */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 292;
  const room = roomOn(A, {
    left: -2.8,
    right: 2.7,
    back: 5.2,
    height: 2.7,
    eye: [-0.1, 1.42],
    f: 580,
    cx: 400,
    cy,
    light: -1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F0E4C8, 1 #E0D0AE',
    left: '0 #DDCEAE, 1 #EFE2C6',
    right: '0 #E3D4B4, 1 #F3E8CE',
    ceiling: '0 #D9CBAE, 1 #F8EFD8',
    floor: '0 #B97E50, 0.5 #A06A44, 1 #6E4634',
  });
  boardsOf(room, '#A06A44', { seed: 81, step: 0.19 });
  for (const z of [1.7, 2.7, 3.7, 4.7]) A.add(block3(room, [-2.8, 2.7], [2.46, 2.7], [z, z + 0.24], OAK));
  A.add(block3(room, [-0.2, 0.12], [2.4, 2.7], [1.2, 5.2], '#5E3E2A'));
  for (const x of [-2.8, -1.5, 1.28, 2.48]) A.add(wall(pr, front(x, x + 0.22, 0, 2.7, 5.19), OAK));
  const garden = gardenOutside(A, cy, 61, [
    [90, 220],
    [300, 240],
    [560, 210],
  ]);
  // A row of casements under one lintel, each with its lead.
  const casements = [2, 2.95, 3.9].map((z) => onWall(room, 'left', z, z + 0.82, 0.85, 2.15));
  A.add(wall(pr, onWall(room, 'left', 1.82, 4.9, 0.7, 2.3), OAK));
  for (const q of casements)
    A.add(
      opening(room, q, garden, {
        columns: 4,
        rows: 7,
        bar: 0.014,
        frame: '#4A4650',
        trim: 0.03,
        sill: false,
      }),
    );
  A.add(block3(room, [-2.8, -2.5], [0.64, 0.72], [1.8, 4.92], OAK));
  // The hearth: one flat arch of limestone in a breast of plaster, logs beside it.
  A.add(
    block3(room, [-1.2, 1.2], [0, 2.46], [4.75, 5.2], '#EADBBC'),
    wall(pr, front(-0.95, 0.95, 0, 1.3, 4.74), '#CFC2AC'),
    fill(
      face(pr, [
        [-0.62, 0, 4.73],
        [0.62, 0, 4.73],
        [0.62, 0.74, 4.73],
        [0.3, 0.98, 4.73],
        [0, 1.05, 4.73],
        [-0.3, 0.98, 4.73],
        [-0.62, 0.74, 4.73],
      ]),
      '#36292C',
    ),
    wall(pr, front(-0.42, 0.42, 0.05, 0.22, 4.72), '#7E5640'),
    block3(room, [-1.05, 1.05], [1.3, 1.44], [4.55, 4.75], '#D9CCB4'),
    block3(room, [-1.1, 1.1], [0, 0.06], [4.3, 4.75], '#C4B8A4'),
    painting(
      room,
      front(-0.5, 0.5, 1.6, 2.26, 4.73),
      '0 #DCE2D2, 0.4 #EAD6A4, 0.48 #8A9A62, 1 #4E6A4A',
      '#8A6238',
    ),
    shelves(room, front(1.55, 2.45, 0.14, 2.3, 5.18), 6, OAK, 19),
    wall(pr, front(-2.5, -1.55, 0, 2.1, 5.18), '#5E3E2A'),
    wall(pr, front(-2.42, -1.63, 0, 2.02, 5.17), A.lin('0 #8A5E3E, 1 #6E4A32')),
  );
  let iron = '';
  for (const y of [0.35, 1.6]) iron += beamD(pr, [-2.42, y, 5.16], [-1.85, y, 5.16], 0.05);
  A.add(fill(iron, '#3A3640'));
  A.add(vase(room, [-0.85, 1.44, 4.65], 0.42, '#4E6A5E', ['#E0A04E', '#F0C98E', '#C9604E'], 6));
  A.add(sunOnFloor(room, casements, [0.95, -0.2], 0.68));
  A.add(
    rug(room, [-1.8, 1.6], [2.1, 4.2], '#5E6E5A', '#8E3F3A', '#C9B07A'),
    sunOnFloor(room, casements, [0.95, -0.2], 0.38),
  );
  A.add(
    table(room, [1.9, 2.5], [4.5, 5], 0.7, '#5E3E2A'),
    tableLamp(room, [2.15, 0.7, 4.75], '#4E6A5E', 0.85),
    sofa(room, [1.1, 2.35], 'left', '#8E4A40', {
      wide: 2,
      seats: 2,
      legs: '#4E3428',
      pillows: ['#E3CF9E', '#5E6E5A'],
    }),
    sofa(room, [-1.75, 3.3], 'right', '#B98E5E', {
      wide: 0.92,
      seats: 1,
      legs: '#4E3428',
      pillows: ['#8E4A40'],
    }),
    table(room, [-0.65, 0.5], [2.5, 3.2], 0.44, '#5E3E2A', '#8A5E3E'),
    block3(room, [-0.5, -0.16], [0.44, 0.48], [2.65, 2.9], '#2C4A5A'),
    vase(room, [0.18, 0.44, 2.9], 0.46, '#F0E6D0', ['#FFF6E8', '#F4C6B4', '#E88088'], 11),
  );
  return daylight(A, [120, 180]);
}

/**
 * The kitchen, late in the morning: soapstone and inset oak, a table by the door to the terrace.
 */
function kitchen(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 276;
  const room = roomOn(A, {
    left: -2.6,
    right: 2.7,
    back: 4.9,
    height: 2.7,
    eye: [0.2, 1.48],
    f: 560,
    cx: 400,
    cy,
    light: 1,
  });
  const { pr } = room;
  const oak = '#B98A58';
  shell(room, {
    back: '0 #F3EAD4, 1 #E6DAC0',
    left: '0 #E0D4B8, 1 #EFE4CC',
    right: '0 #D9CCB0, 1 #EADEC4',
    ceiling: '0 #DCD2BC, 1 #FBF5E4',
    floor: '0 #B4784E, 0.5 #A06844, 1 #744834',
  });
  tilesOf(room, 0.3, '#8E5640', '#D9A886', 0.45);
  for (const z of [2, 3.2, 4.4]) A.add(block3(room, [-2.6, 2.7], [2.5, 2.7], [z, z + 0.2], OAK));
  const garden = gardenOutside(A, cy, 67, [
    [200, 230],
    [640, 240],
  ]);
  const window = front(-0.9, 0.7, 1.12, 2.15, 4.9);
  const door = onWall(room, 'right', 3, 4.1, 0.04, 2.2);
  A.add(
    opening(room, window, garden, { columns: 6, rows: 5, bar: 0.014, frame: '#4A4650', trim: 0.06 }),
    opening(room, door, garden, {
      columns: 4,
      rows: 8,
      bar: 0.016,
      frame: '#4A4650',
      trim: 0.06,
      sill: false,
    }),
    block3(room, [-2.6, 1.9], [0.08, 0.86], [4.3, 4.9], oak),
    block3(room, [-2.62, 1.94], [0.86, 0.92], [4.25, 4.9], '#4E5A5E', { top: '#6E7C80' }),
    block3(room, [-2.6, -1.15], [1.5, 2.5], [4.55, 4.9], oak),
    block3(room, [1, 1.9], [1.5, 2.5], [4.55, 4.9], oak),
    block3(room, [-2.6, -2], [0.08, 0.86], [1.9, 4.3], oak),
    block3(room, [-2.6, -1.95], [0.86, 0.92], [1.85, 4.32], '#4E5A5E', { top: '#6E7C80' }),
    block3(room, [-2.6, -1.98], [0, 0.92], [2.7, 3.6], '#2F4A50'),
    wall(pr, onWall({ ...room, left: -1.975 }, 'left', 2.82, 3.48, 0.16, 0.6), '#22363C'),
  );
  let seams = '';
  for (const x of [-1.5, -0.9, -0.3, 0.3, 0.9, 1.4])
    seams += beamD(pr, [x, 0.12, 4.29], [x, 0.84, 4.29], 0.014);
  for (const x of [-2.1, -1.62, 1.45]) seams += beamD(pr, [x, 1.54, 4.54], [x, 2.46, 4.54], 0.014);
  A.add(fill(seams, '#7E5A38'));
  // Copper on a rail, and what stands on the stone.
  A.add(fill(beamD(pr, [-1.05, 2.3, 4.8], [0.9, 2.3, 4.8], 0.025), '#3A3640'));
  for (const [x, size] of tuples(2, '-0.85,0.11 -0.5,0.09 0.55,0.1')) {
    const [px, py, depth] = pr([x, 2.06, 4.78]);
    const k = 560 / depth;
    A.add(
      stroke(`M${n(px)} ${n(py - 0.22 * k)}V${n(py - size * k)}`, '#3A3640', 2),
      `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n(size * k)}" ry="${n(size * k)}" fill="${A.lin('0 #E9A874, 1 #A8603C')}"/>`,
    );
  }
  for (const [x, h, paint] of [
    [-1.7, 0.3, '#E9DCC0'],
    [-1.45, 0.2, '#B9503F'],
    [1.3, 0.26, '#4E6A5E'],
    [1.55, 0.2, '#E9DCC0'],
  ] as const)
    A.add(block3(room, [x, x + 0.15], [0.92, 0.92 + h], [4.6, 4.74], paint, { soft: 3 }));
  A.add(sunOnFloor(room, [door], [-0.85, -0.2], 0.68));
  A.add(
    vase(room, [0.45, 0.92, 4.6], 0.46, '#F3EAD6', ['#F0C04E', '#FFE9A8', '#E0A04E'], 8),
    pottedPlant(room, [2.3, 0, 4.6], 1.1, '#B9705A', 27),
    chair(room, [0.05, 3.25], 'near', OAK, '#C9A873'),
    chair(room, [0.75, 3.25], 'near', OAK, '#C9A873'),
    chair(room, [-0.5, 2.5], 'right', OAK, '#C9A873'),
    table(room, [-0.15, 1.45], [2.25, 3.1], 0.75, OAK, '#A87A50'),
    vase(room, [0.55, 0.75, 2.7], 0.62, '#8FB0A4', ['#E88088', '#FBCDBE', '#FFF6E8'], 17),
    block3(room, [0.95, 1.2], [0.75, 0.81], [2.5, 2.72], '#E0A04E', { soft: 6 }),
    pendant(room, [0.6, 1.95, 2.7], '#4E6A5E'),
    curtain(room, onWall(room, 'right', 4.2, 4.5, 0.1, 2.35), '#EADFC6', 4),
  );
  return daylight(A, [690, 180]);
}

/**
 * The gravel court in the afternoon: the garage with its apartment, the fig against the warm
 * wall.
 */
function court(): Sheet {
  const A = new Sheet(800, 600);
  const HORIZON = 372;
  const cam = camera({ eye: [-3, 1.65, -13], yaw: 0.16, f: 720, cx: 380, cy: HORIZON });
  const r = rng(97);
  daySky(A, HORIZON + 10, { seed: 83, cover: 0.5 });
  const far = Array.from({ length: 20 }, (_, i): Mass => [i * 44 - 20, 330 + r.range(-20, 10), 48, 44]);
  A.add(leafMass(r, far, FAR_GREEN, { leaf: 5, spread: 9, base: '#7C9C92' }));
  A.add(
    broadTree(A, 84, 404, 330, { seed: 91, spread: 0.56, leaf: 5, moss: 1 }),
    broadTree(A, 746, 398, 250, { seed: 92, spread: 0.5, leaf: 4.6, moss: 0.6 }),
  );
  A.add(expanse(A, HORIZON, 240, '0 #D9CBAE, 0.3 #EADCBC, 1 #D3BE98'));
  // The garage: brick below, timber and plaster in the gable above, a stair of its own on the left.
  const [x0, x1, eave, peak] = [-4.6, 4.4, 4.1, 8.1];
  const mid = (x0 + x1) / 2;
  A.add(brickCourses(cam, front(x0, x1, 0, 3.1, 0), '#A8604C', 26, 34, 4));
  A.add(
    wall(cam, front(x0, x1, 3.1, eave, 0), '#F0E2C4'),
    wall(cam, gableEnd(x0, x1, eave, peak, 0), '#F3E6CA'),
  );
  const timber = (list: readonly (readonly [number, number, number, number])[]) =>
    fill(list.map(([a, b, c, d]) => beamD(cam, [a, b, -0.04], [c, d, -0.04], 0.2)).join(''), OAK);
  A.add(
    timber([
      [x0, 3.1, x1, 3.1],
      [x0, eave, x1, eave],
      [-3, 3.1, -3, 5.5],
      [2.8, 3.1, 2.8, 5.5],
      [-1.6, eave, -1.6, 6.6],
      [1.4, eave, 1.4, 6.6],
      [-2.2, 6.1, 2, 6.1],
      [-4.4, 3.1, -3.1, 4],
      [4.2, 3.1, 2.9, 4],
      [mid, 6.1, mid, 7.9],
    ]),
  );
  for (const [a, b] of [
    [-1.35, -0.15],
    [-0.05, 1.15],
  ] as const)
    A.add(
      pane(cam, front(a, b, 4.4, 5.8, -0.05), {
        glass: A.lin('0 #5F8CA0, 1 #B9CFC4'),
        cols: 3,
        nRows: 5,
        bar: '#4A4650',
        barW: 0.04,
        trim: OAK,
        trimW: 0.1,
      }),
    );
  for (const a of [-3.9, 0.5]) {
    A.add(
      wall(cam, front(a - 0.15, a + 3.25, 0, 2.55, -0.03), '#5E3E2A'),
      wall(cam, front(a, a + 3.1, 0, 2.4, -0.05), A.lin('0 #8A5E3E, 1 #6E4A32')),
    );
    let boards = '';
    for (let x = a + 0.22; x < a + 3; x += 0.26)
      boards += beamD(cam, [x, 0.02, -0.06], [x, 2.38, -0.06], 0.02);
    for (const y of [0.3, 1.9])
      boards +=
        beamD(cam, [a + 0.1, y, -0.07], [a + 1.3, y, -0.07], 0.07) +
        beamD(cam, [a + 1.8, y, -0.07], [a + 3, y, -0.07], 0.07);
    A.add(
      fill(boards, '#3E2E2A', { opacity: 0.8 }),
      fill(beamD(cam, [a + 1.55, 0, -0.06], [a + 1.55, 2.4, -0.06], 0.04), '#2E2422'),
    );
  }
  // Roof, its barge boards, the lamp between the doors.
  A.add(
    fill(
      rakes(x0 - 0.6, x1 + 0.6, eave - 0.5, peak + 0.1, -0.62)
        .map(([a, b]) => beamD(cam, a, b, 0.3))
        .join(''),
      '#5E3E2A',
    ),
  );
  const [lx, ly] = cam([-0.22, 2.1, -0.2]);
  A.add(
    fill(
      `M${n(lx - 7)} ${n(ly - 8)}L${n(lx)} ${n(ly - 16)}L${n(lx + 7)} ${n(ly - 8)}L${n(lx + 5)} ${n(ly + 10)}H${n(lx - 5)}Z`,
      '#2E2A34',
    ),
    fill(`M${n(lx - 4)} ${n(ly - 7)}H${n(lx + 4)}L${n(lx + 3)} ${n(ly + 7)}H${n(lx - 3)}Z`, '#FFE9B4'),
  );
  // The stair on the sunny side.
  for (let i = 9; i >= 0; i--) {
    const [y, z] = [0.3 * (i + 1), 1.2 + 0.5 * i];
    A.add(
      wall(cam, flat(x0 - 1.1, x0, y, z, z + 0.5), '#E3C79A'),
      wall(cam, front(x0 - 1.1, x0, y - 0.3, y, z), '#A87A50'),
      wall(cam, leftSide(x0 - 1.1, 0, y, z, z + 0.5), '#C99A6C'),
    );
  }
  A.add(fill(beamD(cam, [x0 - 1.1, 1.2, 1.2], [x0 - 1.1, 4, 6], 0.09), OAK));
  for (let i = 0; i < 10; i++)
    A.add(
      fill(
        beamD(cam, [x0 - 1.1, 0.3 * i + 0.2, 1.3 + 0.5 * i], [x0 - 1.1, 0.3 * i + 1.2, 1.3 + 0.5 * i], 0.04),
        OAK,
      ),
    );
  // The wall on the right with its fig, trained flat; a bench under it.
  A.add(
    brickCourses(cam, front(5.2, 12.5, 0, 2.5, 2.2), '#B9705A', 20, 30, 9),
    wall(cam, front(5.1, 12.6, 2.5, 2.66, 2.15), '#E3CFB0'),
  );
  const fig = Array.from({ length: 26 }, (): Mass => {
    const [px, py] = cam([r.range(5.8, 10.2), r.range(0.7, 2.9), 2]);
    return [px, py, 19, 13];
  });
  let limbs = '';
  for (const [dx, y] of tuples(2, '-2,1.2 -1.7,2.1 -0.6,2.7 0.8,2.7 1.8,2.1 2.1,1.2'))
    limbs +=
      beamD(cam, [8, 0, 2], [8 + dx * 0.5, y * 0.6, 2], 0.14) +
      beamD(cam, [8 + dx * 0.5, y * 0.6, 2], [8 + dx, y, 2], 0.09);
  A.add(
    fill(limbs, '#A08A74'),
    leafMass(r, fig, ['#2F6150', '#4C7F52', '#86A85A', '#C0CC7E'], {
      leaf: 7.5,
      spread: 17,
      light: [-0.7, -0.7],
    }),
  );
  const room = {
    ...roomOn(A, { left: -20, right: 20, back: 30, height: 9, eye: [-3, 1.65], light: -1 as const }),
    pr: cam,
  };
  A.add(
    block3(room, [6.6, 8.4], [0.4, 0.48], [0.9, 1.4], '#B98A5E'),
    block3(room, [6.7, 6.82], [0, 0.4], [0.95, 1.35], '#8A6248'),
    block3(room, [8.18, 8.3], [0, 0.4], [0.95, 1.35], '#8A6248'),
  );
  // Gravel, box in pots, the shade of the house we stand by.
  let [pale, dark] = ['', ''];
  for (let i = 0; i < 1500; i++) {
    const y = HORIZON + 16 + r() ** 0.8 * 210;
    const d = `M${n(r.range(-10, 810))} ${n(y)}h${n(r.range(0.8, 3) * ((y - HORIZON) / 120))}`;
    if (i % 2) pale += d;
    else dark += d;
  }
  A.add(stroke(pale, '#FFF6E0', 1.3, { opacity: 0.7 }), stroke(dark, '#A88E6C', 1.3, { opacity: 0.55 }));
  const shade = Array.from(
    { length: 30 },
    (): Mass => [r.range(-20, 380), r.range(430, 600), r.range(30, 90), r.range(5, 12)],
  );
  A.add(g(fill(dapple(r, shade), '#5E5A7A', { opacity: 0.34 }), { style: 'mix-blend-mode:multiply' }));
  for (const x of [-4.5, 4.1]) {
    const [px, py, depth] = cam([x, 0, -1]);
    const k = 720 / depth;
    A.add(
      fill(
        `M${n(px - 0.34 * k)} ${n(py - 0.56 * k)}H${n(px + 0.34 * k)}L${n(px + 0.26 * k)} ${n(py)}H${n(px - 0.26 * k)}Z`,
        A.lin('0 #E0A07A, 1 #A8604C', 0, 0, 1, 0),
      ),
      leafMass(r, [[px, py - 0.86 * k, 0.42 * k, 0.4 * k]], GREEN, { leaf: 4, spread: 6, base: '#2F6150' }),
    );
  }
  return daylight(A, [120, 110]);
}

export const views = { court, 'living-room': living, kitchen };
