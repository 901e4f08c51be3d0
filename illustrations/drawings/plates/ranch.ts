/**
 * A mid-century house: one floor, a long low roof, a wall of old brick, a carport, clerestory
 * glass.
 */

import { board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { chimney, steps } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { agave, grass, hedge, moss, palm, pine, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { battens, bricks, face, shade, slates, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import { hatch } from '../../kit/ink.ts';
import type { XY } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';

export function draw(): Sheet {
  const b = board(1957, 86, 596);
  laySky(b, 2);
  for (const [x, h] of [
    [28, 36],
    [31.4, 30],
  ] as const)
    pine(b, x, h);
  tree(b, -28.6, 31, 23);
  moss(b, -32, 17, 6, 3.4);
  moss(b, -26, 18, 4, 2.6);
  palm(b, 24.8, 22, 0.6, 0.8);
  chimney(b, 4.4, 9, 6, 11.6, 0);
  // the long wing
  face(b, b.box(-29, 0, 56, 9.6), { tone: tone.cream, strength: 0.5, line: 1.2 });
  // carport
  shade(b, b.at('13.4,0 27,0 27,9.6 13.4,9.6'), 0.3, 4.6);
  face(b, b.box(14, 0, 12, 8), { tone: tone.wood, strength: 0.45, texture: battens, line: 1.1 });
  shade(b, b.at('14,0 26,0 26,8 14,8'), 0.3, 5);
  for (const x of [13.6, 20, 26.4])
    face(b, b.box(x - 0.35, 0, 0.7, 9.6), { tone: tone.white, strength: 0.5, line: 1.2 });
  for (let y = 0.6; y < 9; y += 1.5)
    for (const x of [26.9, 28.4])
      hairlines(
        b,
        [
          [x, y, x + 1.4, y],
          [x, y + 1.4, x + 1.4, y + 1.4],
          [x, y, x, y + 1.4],
          [x + 0.7, y, x + 0.7, y + 1.4],
        ],
        0.8,
        0.7,
      );
  // brick and boards
  face(b, b.box(-29, 0, 14, 9.6), { tone: tone.oldBrick, strength: 0.7, texture: bricks });
  pane(b, -25.4, 5.6, 4.4, 2.2, { panes: [3, 1], glass: 'sky' });
  pane(b, -19, 5.6, 4.4, 2.2, { panes: [3, 1], glass: 'sky' });
  face(b, b.box(-15, 0, 28.4, 9.6), { tone: '#A9BBA0', strength: 0.55, texture: wideBoards, line: 1.2 });
  shade(b, b.at('-29,9.6 13.4,9.6 13.4,8 -29,8'), 0.36, 3.2);
  face(b, b.at('-32,9.6 -30.6,12.4 29.4,12.4 30.8,9.6'), {
    tone: tone.bark,
    strength: 0.7,
    texture: slates,
    line: 1.5,
  });
  line(b, -31, 12.6, 29.6, 12.6, 1.4);
  // the glass gable of the living room, to the slope of its roof
  const rake = (x: number) => 15.2 - Math.abs(x + 1.6) * 0.45;
  face(b, b.at('-13.6,0 -13.6,9.8 -1.6,15.2 10.4,9.8 10.4,0'), { tone: tone.lamp, strength: 0.3, line: 1.2 });
  for (const x of [-11.4, -7, 3.8, 8.2]) {
    const isSky = x > 6;
    pane(b, x, 0.9, 4, 7.4, {
      panes: [1, 1],
      casing: 0.18,
      frame: tone.white,
      sill: false,
      glass: isSky ? 'sky' : 'lamp',
    });
    const upper: XY[] = [
      [b.x(x - 2), b.y(8.8)],
      [b.x(x + 2), b.y(8.8)],
      [b.x(x + 2), b.y(rake(x + 2) - 0.4)],
      [b.x(x - 2), b.y(rake(x - 2) - 0.4)],
    ];
    face(b, upper, { tone: isSky ? tone.sky : tone.lamp, strength: 0.85, line: 1 });
    hatch(b.A, b.r, upper, 3, 60, 0.5, 0.5);
  }
  face(b, b.at('-4.6,0 -4.6,13.6 -1.6,15 1.4,13.6 1.4,0'), {
    tone: tone.oldBrick,
    strength: 0.75,
    texture: bricks,
    line: 1.3,
  });
  door(b, -1.6, 0.6, 3.6, 7.2, { tone: '#D98A3E', panels: [1, 3] });
  steps(b, -1.6, 6, 0.6);
  // the roofs: the long one, the low gable with its beams
  face(b, b.at('-17.4,8.4 -1.6,15.5 14.2,8.4 14.2,9.4 -1.6,16.6 -17.4,9.4'), {
    tone: tone.white,
    strength: 0.5,
    line: 1.4,
  });
  for (const side of [-1, 1])
    contour(
      b,
      [
        [b.x(-1.6), b.y(16.8)],
        [b.x(-1.6 + side * 16.2), b.y(9.5)],
      ],
      2.4,
      4,
      false,
    );
  for (const x of [-12, -6.8, -1.6, 3.6, 8.8])
    face(b, b.box(x - 0.3, 15 - Math.abs(x + 1.6) * 0.45 - 0.7, 0.6, 0.9), {
      tone: tone.wood,
      strength: 0.9,
      line: 1,
    });
  // what grows
  hedge(b, -28.6, -16, 1.5);
  for (const x of [-14.4, 11.6]) agave(b, x, 2.4);
  for (const [x, colour] of [
    [-30.6, '#D96F78'],
    [12.6, '#F4AFA2'],
  ] as const)
    shrub(b, x, 3.2, 2.2, colour);
  grass(b, 7, 2.6, 1.7);
  grass(b, -10, 2.6, 1.7);
  layGround(b);
  layMeasures(b, [-29, -15, 13.4, 28.4], 16.6);
  layFrame(b);
  return b.A;
}
