/**
 * The oceanfront house by day: the living room open to the sea, the bedroom at its corner, the
 * boardwalk.
 */

import { daylight, daySky } from '../../kit/day.ts';
import { flat, front, wall } from '../../kit/faces.ts';
import { blade, seaOat } from '../../kit/grasses.ts';
import { oceanOutside } from '../../kit/outside.ts';
import { n, type Pt3 } from '../../kit/path.ts';
import { beamD, camera } from '../../kit/projector.ts';
import { rng } from '../../kit/random.ts';
import {
  bed,
  block3,
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
import { lens } from '../../kit/water.ts';

const METAL = '#4A545E';

/** The living room at noon: glass to two sides, pale stone, the table toward the kitchen. */
function living(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 272;
  const room = roomOn(A, {
    left: -3.6,
    right: 3.4,
    back: 6.2,
    height: 3.1,
    eye: [0.5, 1.5],
    f: 580,
    cx: 430,
    cy,
    light: -1,
  });
  const { pr } = room;
  shell(room, {
    back: '0 #F6F1E4, 1 #E9E2D2',
    left: '0 #EFE9DA, 1 #F8F3E6',
    right: '0 #E3DCCB, 1 #F6F0E0',
    ceiling: '0 #D9B486, 1 #C49A6C',
    floor: '0 #F0E8D8, 0.5 #E6DCC8, 1 #CFC2AA',
  });
  tilesOf(room, 0.9, '#FBF6EA', '#BFB29A', 0.4);
  let soffit = '';
  for (let x = -3.6; x < 3.4; x += 0.2) soffit += beamD(pr, [x, 3.1, 1.1], [x, 3.1, 6.2], 0.012);
  A.add(fill(soffit, '#9A744E', { opacity: 0.55 }));
  const ocean = oceanOutside(A, cy, 41, 62);
  const far = front(-3.6, 1.4, 0.03, 3.06, 6.2);
  const side = onWall(room, 'left', 2, 6.15, 0.03, 3.06);
  A.add(
    opening(room, far, ocean, { columns: 3, rows: 1, frame: METAL, bar: 0.06, trim: 0.03, sill: false }),
    opening(room, side, ocean, { columns: 3, rows: 1, frame: METAL, bar: 0.06, trim: 0.03, sill: false }),
  );
  // A wall of coquina closes the far side at the right; the picture of the house hangs on the
  // right wall.
  A.add(
    block3(room, [1.4, 3.4], [0, 3.1], [5.9, 6.2], '#E3D3B4'),
    ...Array.from({ length: 11 }, (_, i) =>
      fill(beamD(pr, [1.4, 0.28 * i, 5.89], [3.4, 0.28 * i, 5.89], 0.014), '#B9A682'),
    ),
    painting(
      room,
      onWall(room, 'right', 3.4, 4.9, 1.1, 2.1),
      '0 #F3E3C4, 0.4 #E9B48E, 0.46 #5FA3A8, 1 #2F6F86',
      '#FFF8EA',
    ),
  );
  const panes = [2.05, 3.45, 4.85].map((z) => onWall(room, 'left', z, z + 1.3, 0.05, 3));
  A.add(sunOnFloor(room, panes, [0.7, -0.3], 0.6));
  A.add(
    rug(room, [-2.6, 1.1], [2.7, 5], '#D6DAD0', '#A9BCB9', '#B4BDB4'),
    sunOnFloor(room, panes, [0.7, -0.3], 0.3),
  );
  A.add(
    pottedPlant(room, [3, 0, 5.5], 1.6, '#D9CDB4', 7),
    table(room, [1.75, 2.75], [3.9, 5.5], 0.75, '#B98A60', '#D6AE82'),
    chair(room, [1.2, 4.1], 'right', '#9A744E', '#E9DCC2'),
    chair(room, [1.2, 4.8], 'right', '#9A744E', '#E9DCC2'),
    vase(room, [2.25, 0.75, 4.7], 0.8, '#8FBCB8', ['#FFFFFF', '#EAF0D8', '#F6D8C4'], 4),
    pendant(room, [2.25, 1.95, 4.4], '#E9DCC2', true),
    pendant(room, [2.25, 2.1, 5.1], '#E9DCC2', true),
    sofa(room, [-2.4, 4.1], 'near', '#E9E1D0', {
      wide: 2.7,
      seats: 3,
      pillows: ['#5FA3A8', '#F0B894', '#5FA3A8'],
    }),
    sofa(room, [-2.9, 2.6], 'right', '#7FA6AC', { wide: 0.98, seats: 1, pillows: ['#F6EEDC'] }),
    floorShade(room, -1.3, 0.1, 3, 3.6, 0.3),
    block3(room, [-1.3, 0.1], [0.06, 0.34], [2.95, 3.6], '#D6C7AA', { soft: 3 }),
    block3(room, [-1.1, -0.7], [0.34, 0.38], [3.15, 3.42], '#E0745A'),
    vase(room, [-0.3, 0.34, 3.3], 0.4, '#F6EEDC', ['#7FA05A', '#A9BC76'], 9),
  );
  return daylight(A, [120, 150]);
}

/** Upstairs in the morning: the bedroom at the corner toward the ocean. */
function bedroom(): Sheet {
  const A = new Sheet(800, 600);
  const cy = 268;
  const room = roomOn(A, {
    left: -2.6,
    right: 3,
    back: 4.9,
    height: 2.8,
    eye: [0.2, 1.5],
    f: 560,
    cx: 400,
    cy,
    light: 0,
  });
  shell(room, {
    back: '0 #F3EEE0, 1 #E6DFCF',
    left: '0 #E6DFD0, 1 #F6F0E2',
    right: '0 #DCD4C4, 1 #F0E9DA',
    ceiling: '0 #E9E4D6, 1 #FFFDF6',
    floor: '0 #DCC096, 0.5 #CDAC80, 1 #B08E66',
  });
  tilesOf(room, 0.75, '#E3CDA8', '#A98A66', 0.3);
  mouldings(room, '#FFFBF0');
  const ocean = oceanOutside(A, cy, 77, 150);
  const far = front(-2.55, 2.95, 0.04, 2.72, 4.9);
  A.add(
    opening(room, far, ocean, { columns: 4, rows: 1, frame: METAL, bar: 0.055, trim: 0.02, sill: false }),
  );
  A.add(
    curtain(room, front(-2.6, -2.1, 0.02, 2.76, 4.82), '#FBF7EC', 6),
    curtain(room, front(2.45, 3, 0.02, 2.76, 4.82), '#FBF7EC', 6),
  );
  A.add(
    painting(
      room,
      onWall(room, 'left', 2.3, 3.3, 1.1, 1.9),
      '0 #D6E6E4, 0.5 #9CC4C4, 0.54 #EAD9B4, 1 #C9A876',
      '#D9C29A',
    ),
  );
  A.add(
    sunOnFloor(
      room,
      [front(-2, -0.7, 0.05, 2.7, 4.9), front(-0.6, 0.7, 0.05, 2.7, 4.9), front(0.8, 2.1, 0.05, 2.7, 4.9)],
      [0.25, -0.9],
      0.6,
    ),
  );
  A.add(rug(room, [-1.3, 2.5], [1.7, 3.7], '#E9E2D2', '#B9CCC8', '#C9C2B0'));
  A.add(
    block3(room, [2.5, 3], [0, 0.5], [3.7, 4.15], '#C49A70'),
    tableLamp(room, [2.72, 0.5, 3.9], '#8FBCB8', 0.95),
    bed(room, [0.82, 1.55], 'left', '#FFFBF2', '#C49A70', '#8FB8BC'),
    sofa(room, [-2.2, 3.3], 'right', '#E3D6BC', { wide: 0.92, seats: 1, pillows: ['#8FB8BC'] }),
    pottedPlant(room, [-2.2, 0, 2.55], 1.3, '#F0E6D2', 11),
  );
  return daylight(A, [400, 140]);
}

/** The way to the beach, mid-morning: the boardwalk over the dune, and the Atlantic before it. */
function boardwalk(): Sheet {
  const A = new Sheet(800, 600);
  const HORIZON = 250;
  const cam = camera({ eye: [0.5, 2.1, 0], f: 620, cx: 360, cy: HORIZON });
  const r = rng(19);
  daySky(A, HORIZON + 4, { seed: 91, cover: 0.5, ramp: '0 #3F8CC0, 0.5 #86C0D8, 0.85 #CFE6E0, 1 #EAF0DC' });
  A.add(expanse(A, HORIZON, 140, '0 #37799F, 0.2 #4796B2, 0.55 #7FC6C0, 1 #CDE8D4'));
  let [deep, foam] = ['', ''];
  for (let i = 0; i < 300; i++) {
    const t = r() ** 1.5;
    deep += lens(r.range(-20, 820), HORIZON + 2 + t * 92, r.range(6, 60) * (0.3 + t), 0.4 + t);
  }
  for (const [i, y] of [22, 38, 60, 84].entries())
    for (let x = -20; x < 820; x += 8)
      if (r() > 0.2 - 0.03 * i)
        foam += lens(
          x + r.range(-6, 6),
          HORIZON + y + Math.sin(x / (60 + i * 14) + i * 2) * (1.5 + i * 1.4),
          r.range(10, 36) * (0.6 + i * 0.3),
          0.8 + i * 0.8,
        );
  A.add(fill(deep, '#2A6E92', { opacity: 0.35 }), fill(foam, '#FFFFFF', { opacity: 0.92 }));
  A.add(expanse(A, HORIZON + 94, 70, '0 #BFD9CC, 0.14 #F3E6C6, 1 #E6CFA0'));
  // Dunes to both sides, in two waves.
  const dunes = [
    [
      'M-10 372Q120 326 240 352Q330 366 420 362Q560 322 700 340Q770 346 810 332V610H-10Z',
      '0 #C9C88A, 0.5 #A3B46C, 1 #7F9E5A',
    ],
    ['M-10 470Q90 396 210 420Q300 452 340 540L350 610H-10Z', '0 #B9C07E, 1 #6F9654'],
    ['M810 440Q700 392 590 424Q500 462 470 540L450 610H810Z', '0 #B9C07E, 1 #6F9654'],
  ] as const;
  const sown = (xs: readonly [number, number], y: (x: number) => number, count: number, size: number) => {
    const tones = ['', '', ''];
    for (let i = 0; i < count; i++) {
      const x = r.range(...xs);
      const h = size * r.range(0.4, 1);
      tones[i % 3] += blade(x, y(x) + r.range(-2, size * 1.4), h, r.range(-0.1, 0.7) * h, 0.5 + size / 60);
    }
    A.add(fill(tones[0] ?? '', '#4C7C54'), fill(tones[1] ?? '', '#7FA05A'), fill(tones[2] ?? '', '#BCC67E'));
  };
  A.add(fill(dunes[0][0], A.lin(dunes[0][1])));
  sown([-10, 810], (x) => 346 + 16 * Math.sin(x / 90), 900, 22);
  // Posts, deck and rails of the walk; it bends once toward the water.
  const way: readonly Pt3[] = [
    [0.2, 0.5, 2.4],
    [0.2, 0.5, 9],
    [-0.6, 0.2, 15],
    [-1.6, -0.4, 22],
  ];
  const half = 0.8;
  const across = (p: Pt3, u: number): Pt3 => [p[0] + u * half, p[1], p[2]];
  for (const side of [-1, 1] as const) {
    A.add(fill(dunes[side < 0 ? 1 : 2][0], A.lin(dunes[side < 0 ? 1 : 2][1])));
    if (side < 0) sown([-10, 330], (x) => 470 - 60 * Math.sin(((x + 10) / 340) * Math.PI), 800, 38);
    else sown([470, 810], (x) => 470 - 56 * Math.sin(((x - 450) / 380) * Math.PI), 800, 38);
  }
  for (let i = way.length - 2; i >= 0; i--) {
    const [a, b] = [way[i] as Pt3, way[i + 1] as Pt3];
    const deck = [across(a, -1), across(a, 1), across(b, 1), across(b, -1)];
    A.add(wall(cam, deck, A.lin('0 #E9D6B4, 1 #C9AC86')));
    let planks = '';
    for (let t = 0; t < 1; t += 0.16 / (b[2] - a[2])) {
      const p: Pt3 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
      planks += beamD(cam, across(p, -1), across(p, 1), 0.012);
    }
    A.add(fill(planks, '#8A6E54', { opacity: 0.7 }));
    for (const side of [-1, 1]) {
      let [posts, rails, lit] = ['', '', ''];
      const foot = across(a, side * 1.04);
      const end = across(b, side * 1.04);
      for (let t = 0; t <= 1; t += 1.5 / (b[2] - a[2])) {
        const p: Pt3 = [
          foot[0] + (end[0] - foot[0]) * t,
          foot[1] + (end[1] - foot[1]) * t,
          foot[2] + (end[2] - foot[2]) * t,
        ];
        posts += beamD(cam, [p[0], p[1] - 0.5, p[2]], [p[0], p[1] + 0.98, p[2]], 0.1);
      }
      for (const y of [0.3, 0.62])
        rails += beamD(cam, [foot[0], foot[1] + y, foot[2]], [end[0], end[1] + y, end[2]], 0.07);
      rails += beamD(cam, [foot[0], foot[1] + 0.98, foot[2]], [end[0], end[1] + 0.98, end[2]], 0.14);
      lit += beamD(cam, [foot[0], foot[1] + 1.03, foot[2]], [end[0], end[1] + 1.03, end[2]], 0.04);
      A.add(fill(posts, '#A98A68'), fill(rails, '#BFA07C'), fill(lit, '#FFF3DA'));
    }
  }
  // A towel over the rail, and oats on the near dune.
  const [hx, hy] = cam([1.04, 1.5, 4]);
  A.add(
    fill(
      `M${n(hx - 22)} ${n(hy - 6)}L${n(hx + 26)} ${n(hy + 14)}V${n(hy + 86)}L${n(hx - 22)} ${n(hy + 58)}Z`,
      '#F6EEDC',
    ),
    stroke(
      `M${n(hx - 22)} ${n(hy + 14)}L${n(hx + 26)} ${n(hy + 38)}M${n(hx - 22)} ${n(hy + 30)}L${n(hx + 26)} ${n(hy + 56)}`,
      '#E0745A',
      6,
    ),
  );
  let [stems, light, dark] = ['', '', ''];
  for (let i = 0; i < 44; i++) {
    const left = i % 2 === 0;
    const x = left ? r.range(-10, 250) : r.range(540, 820);
    const oat = seaOat(r, x, (left ? 470 : 476) + r.range(-30, 90), r.range(90, 170), r.range(14, 46));
    stems += oat.stem;
    light += oat.light;
    dark += oat.dark;
  }
  A.add(stroke(stems, '#B39A58', 1.3), fill(dark, '#B07E46'), fill(light, '#F0CE88'));
  A.add(wall(cam, flat(-0.6, 1, 0.49, 2.3, 2.4), '#8A6E54'));
  return daylight(A, [620, 90]);
}

export const views = { 'living-room': living, bedroom, boardwalk };
