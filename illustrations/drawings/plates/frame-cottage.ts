/**
 * A frame cottage of Murray Hill: one room wide and a porch, a gable to the street, a metal roof.
 */

import { board, contour, hairlines } from '../../kit/elevation/board.ts';
import { chimney, column, railing, steps } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { agave, grass, hedge, palm, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { band, face, seams, shade, shingles, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

export function draw(): Sheet {
  const b = board(1912, 50, 590);
  laySky(b, 2);
  tree(b, -17.4, 23, 11.4);
  palm(b, 14.9, 20.4, 0.3, 0.85);
  chimney(b, 5, 15, 1.9, 9.4, 0);
  // gable over the body
  face(b, b.at('-12.6,10.8 0,22.6 12.6,10.8'), {
    tone: tone.cream,
    strength: 0.75,
    texture: shingles,
    line: 1.2,
  });
  pane(b, 0, 14.6, 2.8, 3.8, { panes: [2, 2], sash: true, glass: 'sky' });
  for (const side of [-1, 1]) {
    face(
      b,
      [
        [b.x(0), b.y(23.6)],
        [b.x(side * 14.6), b.y(9.9)],
        [b.x(side * 13.8), b.y(9.2)],
        [b.x(0), b.y(22.1)],
      ],
      { tone: tone.white, strength: 0.5, line: 1.3 },
    );
    contour(
      b,
      [
        [b.x(0), b.y(23.9)],
        [b.x(side * 14.9), b.y(10)],
      ],
      2.2,
      4,
      false,
    );
  }
  brackets(b);
  // the wall
  face(b, b.box(-11.6, 2.2, 23.2, 8.8), { tone: tone.coral, strength: 0.52, texture: wideBoards });
  shade(b, b.at('-11.6,2.2 11.6,2.2 11.6,10.2 -11.6,10.2'), 0.26, 4.6);
  pane(b, -7.6, 4, 3, 5.2, { panes: [2, 2], sash: true, shutters: '#3A6A5E' });
  door(b, 0.2, 2.3, 3.2, 6.9, { tone: '#2F6B6A', panels: [2, 3], glazed: true });
  pane(b, 0.2, 9.4, 3.2, 0.9, { panes: [3, 1], sill: false, casing: 0.2 });
  pane(b, 7.8, 4, 3, 5.2, { panes: [2, 2], sash: true, shutters: '#3A6A5E' });
  // porch
  face(b, b.at('-13.6,10.6 -11.8,13.6 11.8,13.6 13.6,10.6'), {
    tone: tone.metal,
    strength: 0.75,
    texture: seams,
    line: 1.4,
  });
  band(b, -13, 9.7, 26, 0.9, tone.white);
  for (const x of [-12.2, -3.6, 4, 12.2]) column(b, x, 2.2, 0.8, 7.6);
  railing(b, -11.8, -4, 2.2, 2.6, 0.48);
  railing(b, 4.4, 11.8, 2.2, 2.6, 0.48);
  hairlines(b, [[-12.2, 9.4, -11, 9.4]], 1, 0.8);
  face(b, b.box(-13, 1.5, 26, 0.7), { tone: tone.white, strength: 0.5, line: 1.1 });
  lattice(b, -12.6, -3.4);
  lattice(b, 3.8, 12.6);
  for (const x of [-12.4, -3.4, 3.8, 12.2])
    face(b, b.box(x - 0.6, 0, 1.2, 1.5), { tone: tone.oldBrick, strength: 0.8, line: 1.1 });
  steps(b, 0.2, 5.4, 2.2);
  swing(b);
  // what grows
  for (const [x, colour] of [
    [-11, '#D96F78'],
    [-8, '#F4AFA2'],
    [8, '#F4AFA2'],
    [10.8, '#D96F78'],
  ] as const)
    shrub(b, x, 2.8, 1.7, colour);
  agave(b, -15.6, 2.2);
  grass(b, 15.2, 2, 1.5);
  hedge(b, -7, -4.4, 1.1);
  hedge(b, 4.8, 6.8, 1.1);
  layGround(b);
  layMeasures(b, [-12.4, 12.4], 23.6);
  layFrame(b);
  return b.A;
}

/** Sawn brackets under the eaves of the gable. */
function brackets(b: ReturnType<typeof board>): void {
  hairlines(
    b,
    [-9, -5, 5, 9].flatMap((x) => {
      const y = 22.2 - Math.abs(x) * 0.93;
      return [
        [x, y, x, y - 2],
        [x, y - 2, x + Math.sign(x) * 1.4, y - 1.2],
      ] as const;
    }),
    1.8,
    0.85,
  );
}

function lattice(b: ReturnType<typeof board>, x0: number, x1: number): void {
  const lines: (readonly [number, number, number, number])[] = [];
  for (let x = x0; x < x1; x += 0.55) {
    lines.push([x, 0.1, Math.min(x1, x + 1.3), Math.min(1.4, 0.1 + (Math.min(x1, x + 1.3) - x))]);
    lines.push([x, 1.4, Math.min(x1, x + 1.3), 1.4 - (Math.min(x1, x + 1.3) - x)]);
  }
  hairlines(b, lines, 0.6, 0.65);
}

/** The porch swing on its chains. */
function swing(b: ReturnType<typeof board>): void {
  hairlines(
    b,
    [
      [-10.4, 9.7, -10.4, 4],
      [-6, 9.7, -6, 4],
    ],
    0.7,
    0.8,
  );
  face(b, b.box(-10.8, 3.7, 5.2, 0.35), { tone: tone.wood, strength: 0.9, line: 1 });
  hairlines(
    b,
    [
      [-10.6, 4, -10.6, 5.6],
      [-5.8, 4, -5.8, 5.6],
      [-10.6, 5.6, -5.8, 5.6],
      [-9.4, 4, -9.4, 5.6],
      [-8.2, 4, -8.2, 5.6],
      [-7, 4, -7, 5.6],
    ],
    1.1,
    0.85,
  );
}
