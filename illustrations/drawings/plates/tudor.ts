/**
 * A Tudor Revival house of Avondale: clinker brick, a jettied half-timbered gable, a catslide over
 * the door, a great chimney, and a smaller gable at its side.
 */

import { board, contour, hairlines, line, mirrored } from '../../kit/elevation/board.ts';
import { chimney, lantern, steps, timber } from '../../kit/elevation/carpentry.ts';
import { door, openingOf, pane } from '../../kit/elevation/openings.ts';
import { hedge, moss, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, bricks, face, shade, slates, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

/**
 * Half the width of the half-timbered gable at a height. Said from right to left: the house is
 * drawn in a mirror.
 */
const halfAt = (y: number) => Math.min(10, (35.4 - y) * 0.585);
const GABLE = 15.6;
const SMALL = -26;
/** The slates of Avondale in the evening. */
const ROOF = '#75718C';

export function draw(): Sheet {
  const sheet = board(33, 84, 586);
  laySky(sheet, 0);
  const b = mirrored(sheet);
  tree(b, 30, 33, 18);
  moss(b, 33.4, 19, 4, 3);
  tree(b, -33.2, 20, 5, { light: '#A6BC95', dark: '#688F74' });
  face(b, b.at('-33,15.6 -27.4,31 23.6,31 29.4,15.6'), {
    tone: ROOF,
    strength: 0.8,
    texture: slates,
    line: 1.6,
  });
  line(b, -28, 31.4, 24.2, 31.4, 1.6);
  face(b, b.box(-31.6, 0, 59.6, 16), { tone: tone.brick, strength: 0.66, texture: bricks });
  shade(b, b.at('-31.6,16 28,16 28,14.2 -31.6,14.2'), 0.3);
  // the half-timbered gable, jettied over the brick
  shade(b, b.at('26,17.5 15.8,35.2 20.4,31 29.2,16'), 0.4);
  face(b, b.at('5.6,9.6 5.6,18 15.6,35.4 25.6,18 25.6,9.6'), { tone: tone.cream, strength: 0.62 });
  for (const y of [9.8, 15, 20.2, 25.4])
    timber(b, GABLE - halfAt(y), y, GABLE + halfAt(y), y, y < 10 ? 0.75 : 0.5);
  for (const x of [-9.6, -7.2, -4.7, 4.7, 7.2, 9.6])
    timber(b, GABLE + x, 9.8, GABLE + x, Math.min(20.2, 35.4 - Math.abs(x) / 0.585), 0.45);
  for (const x of [-2.4, 0, 2.4]) timber(b, GABLE + x, 20.2, GABLE + x, 35 - Math.abs(x) / 0.585, 0.42);
  for (const side of [-1, 1]) {
    timber(b, GABLE + side * 9.4, 15, GABLE + side * 7.2, 20, 0.42);
    timber(b, GABLE + side * 6.3, 20.2, GABLE + side * 2.5, 25.2, 0.42);
  }
  pane(b, GABLE, 15.4, 8, 4.5, { leaded: true, panes: [4, 1] });
  hairlines(
    b,
    [-2, 0, 2].map((x) => [GABLE + x, 15.4, GABLE + x, 19.9] as const),
    1.8,
    0.9,
  );
  for (const side of [-1, 1]) timber(b, GABLE + side * 11.4, 16, GABLE, 36, 0.75);
  line(b, GABLE, 36, GABLE, 38.6, 2, 1);
  shade(b, b.at('6,9.4 25.4,9.4 25.4,7.6 6,7.6'), 0.36);
  for (let x = 6.4; x < 25.4; x += 2.3) timber(b, x, 9.4, x, 8.5, 0.5);
  pane(b, GABLE, 2.6, 11, 5, { leaded: true });
  hairlines(
    b,
    [-2.75, 0, 2.75].map((x) => [GABLE + x, 2.6, GABLE + x, 7.6] as const),
    1.8,
    0.9,
  );
  // the small gable, half-timbered as the great one
  face(b, b.at('-20.6,9.6 -20.6,13.6 -26,23.4 -31.4,13.6 -31.4,9.6'), { tone: tone.cream, strength: 0.62 });
  const smallAt = (y: number) => Math.min(5.4, (23.4 - y) * 0.551);
  for (const y of [9.8, 14.6]) timber(b, SMALL - smallAt(y), y, SMALL + smallAt(y), y, y < 10 ? 0.75 : 0.5);
  for (const x of [-5.1, -2.8, 2.8, 5.1])
    timber(b, SMALL + x, 9.8, SMALL + x, Math.min(14.6, 23.4 - Math.abs(x) / 0.551), 0.42);
  for (const x of [-1.5, 1.5]) timber(b, SMALL + x, 14.6, SMALL + x, 23 - Math.abs(x) / 0.551, 0.42);
  pane(b, SMALL, 10.2, 4.6, 4, { leaded: true, panes: [2, 1] });
  hairlines(b, [[SMALL, 10.2, SMALL, 14.2]], 1.6, 0.9);
  for (const side of [-1, 1]) timber(b, SMALL + side * 6.4, 12.2, SMALL, 24, 0.7);
  shade(b, b.at('-31.4,9.4 -20.6,9.4 -20.6,8 -31.4,8'), 0.34);
  pane(b, SMALL, 2.6, 7, 4.6, { leaded: true });
  hairlines(
    b,
    [-1.2, 1.2].map((x) => [SMALL + x, 2.6, SMALL + x, 7.2] as const),
    1.6,
    0.9,
  );
  // the entrance gable, its outer slope running down
  shade(b, b.at('2.4,0 2.4,15 5.4,12 5.4,0'), 0.36);
  face(b, b.at('-15,0 -15,9.8 -4.9,28 2.2,15 2.2,0'), { tone: tone.brick, strength: 0.7, texture: bricks });
  timber(b, -18, 5, -4.9, 29, 0.85);
  timber(b, 3.2, 13.6, -4.9, 29, 0.85);
  pane(b, -5.2, 15.2, 3.4, 4.4, { leaded: true });
  hairlines(b, [[-5.2, 15.2, -5.2, 19.6]], 1.6, 0.9);
  pane(b, -11.6, 3, 3.4, 5, { leaded: true });
  hairlines(b, [[-11.6, 3, -11.6, 8]], 1.6, 0.9);
  face(b, openingOf(b, -4.6, 0, 7.2, 10.4, 'round'), {
    tone: tone.stone,
    strength: 0.6,
    texture: ashlar,
    line: 1.3,
  });
  door(b, -4.6, 0.9, 4, 7.8, { tone: tone.wood, head: 'round', panels: [4, 1], casing: 0.1 });
  hairlines(
    b,
    [
      [-6.4, 2.4, -3.6, 2.4],
      [-6.4, 5.8, -3.6, 5.8],
    ],
    2.2,
    0.9,
  );
  lantern(b, 0.4, 7.4);
  steps(b, -4.6, 6.6, 0.9);
  // the chimney stands before all, between the door and the small gable
  face(b, b.at('-21.2,0 -21.2,10 -19.9,13.6 -15.2,13.6 -13.9,10 -13.9,0'), {
    tone: tone.oldBrick,
    strength: 0.85,
    texture: bricks,
    line: 1.5,
  });
  chimney(b, -17.55, 13.4, 4.7, 22.6, 3);
  shade(b, b.at('-16.2,0 -13.9,0 -13.9,10 -15.2,13.6 -16.2,13.6'), 0.3);
  contour(b, b.at('-19.7,26 -17.55,28.6 -15.4,26 -17.55,23.4'), 0.9, 1);
  // what grows
  hedge(sheet, 31, 33.6, 2.6);
  hedge(sheet, 22, 30.6, 1.8);
  hedge(sheet, -9.4, -3, 1.8);
  hedge(sheet, -22, -9.4, 1.3, tone.leafLight);
  shrub(b, 24.4, 5, 3.4, '#D96F78');
  shrub(b, 29, 3.6, 2.2, '#F4AFA2', tone.leafLight);
  layGround(sheet);
  layMeasures(sheet, [-28, -5.6, 13.9, 31.6], 35.4, 0.76);
  layFrame(sheet);
  return sheet.A;
}
