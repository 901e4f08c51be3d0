/**
 * A Craftsman bungalow of Riverside: a low front gable, a porch under a second one, brick piers,
 * clapboard.
 */

import { board, contour, hairlines } from '../../kit/elevation/board.ts';
import { batteredPost, chimney, railing, steps } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { grass, hedge, moss, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { band, bricks, clapboard, face, shade, shingles, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** The shingles of both gables, as the picture of the house has them. */
const GABLE = '#5F8F94';

export function draw(): Sheet {
  const b = board(1919, 59);
  laySky(b, 0);
  tree(b, -20.6, 24, 15);
  moss(b, -23.6, 13, 3.4, 2.4);
  tree(b, 19.5, 17, 7.4, { light: '#A6BC95', dark: '#688F74' });
  chimney(b, -15.2, 8, 2.6, 14.5, 2);
  // the roof behind, its gable to the street
  face(b, b.at('-20.5,9.6 0,20.6 20.5,9.6 19,9.6 0,18.4 -19,9.6'), {
    tone: tone.white,
    strength: 0.5,
    line: 1.3,
  });
  face(b, b.at('-18.6,9.6 0,19.4 18.6,9.6'), {
    tone: GABLE,
    strength: 0.85,
    texture: shingles,
    line: 1.2,
  });
  for (const side of [-1, 1])
    contour(
      b,
      [
        [b.x(0), b.y(20.9)],
        [b.x(side * 20.8), b.y(9.7)],
      ],
      2.4,
      6,
      false,
    );
  pane(b, 0, 14.2, 5.4, 2.2, { panes: [6, 1], sill: false, glass: 'sky' });
  hairlines(
    b,
    [-8, -4, 4, 8].map((x) => [x, 19.6 - Math.abs(x) * 0.52, x, 18.4 - Math.abs(x) * 0.52] as const),
    2.2,
    0.9,
  );
  // the wall
  face(b, b.box(-17.5, 1.8, 35, 7.8), { tone: '#93B596', strength: 0.9, texture: clapboard });
  face(b, b.box(-17.5, 0, 35, 1.8), { tone: tone.oldBrick, strength: 0.7, texture: bricks, line: 1.1 });
  shade(b, b.at('-17.5,9.6 17.5,9.6 17.5,8.3 -17.5,8.3'), 0.3);
  shade(b, b.at('-13.5,1.8 13.5,1.8 13.5,9.6 -13.5,9.6'), 0.2, 6);
  pane(b, -7.8, 3.6, 5.2, 4.3, { panes: [4, 2], sash: true });
  pane(b, 7.8, 3.6, 5.2, 4.3, { panes: [4, 2], sash: true });
  pane(b, -15.6, 4, 1.7, 3.8, { panes: [2, 2], sash: true, glass: 'sky' });
  pane(b, 15.6, 4, 1.7, 3.8, { panes: [2, 2], sash: true, glass: 'sky' });
  door(b, 0, 1.9, 3.4, 7, { tone: tone.wood, panels: [3, 2], glazed: true });
  // the porch
  face(b, b.box(-14.6, 1.2, 29.2, 0.7), { tone: tone.stone, strength: 0.6, line: 1.1 });
  railing(b, -12.2, -3.2, 1.9, 2.4);
  railing(b, 3.2, 12.2, 1.9, 2.4);
  for (const x of [-13.3, -3.6, 3.6, 13.3]) batteredPost(b, x, 0, 4.6, 9.7, tone.white);
  band(b, -15, 9.6, 30, 0.9, tone.white);
  face(b, b.at('-16.8,10.4 0,16.2 16.8,10.4'), {
    tone: GABLE,
    strength: 0.85,
    texture: shingles,
    line: 1.2,
  });
  face(b, b.at('-18,10 0,17 18,10 16.6,10.1 0,15.9 -16.6,10.1'), {
    tone: tone.white,
    strength: 0.5,
    line: 1.4,
  });
  hairlines(
    b,
    [-12, -6, 6, 12].map((x) => [x, 16.2 - Math.abs(x) * 0.37, x, 14.7 - Math.abs(x) * 0.37] as const),
    2.4,
    0.9,
  );
  pane(b, 0, 11.6, 4.6, 1.7, { panes: [7, 1], sill: false, glass: 'sky' });
  shade(b, b.at('-15,9.6 15,9.6 15,8.8 -15,8.8'), 0.34);
  steps(b, 0, 5.6, 1.9);
  // what grows
  for (const [x, w] of [
    [-16.6, 3.4],
    [16.6, 3.4],
  ] as const)
    shrub(b, x, w, 2.6, '#D96F78');
  hedge(b, -12, -5, 1.7);
  hedge(b, 5, 12, 1.7);
  for (const x of [-19.8, 19.6]) shrub(b, x, 3, 1.9, '#F4AFA2', tone.leafLight);
  grass(b, -4, 1.6, 1.1);
  grass(b, 4, 1.6, 1.1);
  layGround(b);
  layMeasures(b, [-17.5, -3.6, 3.6, 17.5], 20.6);
  layFrame(b);
  return b.A;
}
