/**
 * A Queen Anne house of Springfield: a round tower, two stories of porch, shingles in the gable.
 */

import { type Board, board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { chimney, column, railing, steps } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { hedge, moss, palm, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { band, clapboard, face, shade, shingles, slates, tone } from '../../kit/elevation/surfaces.ts';
import { BRASS } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';

const ROSE = '#C98C86';

export function draw(): Sheet {
  const b = board(1905, 96, 604);
  laySky(b, 3);
  tree(b, -34, 34, 22);
  moss(b, -36, 19, 5, 3);
  palm(b, 30, 31, 1, 1);
  chimney(b, -8.6, 31, 2.6, 14, 2);
  // the main roof and its gable
  face(b, b.at('-18,25 -10,38.5 6,38.5 16,25'), {
    tone: tone.slate,
    strength: 0.82,
    texture: slates,
    line: 1.5,
  });
  line(b, -10.4, 38.8, 6.4, 38.8, 1.8);
  face(b, b.box(-17, 0, 30, 25.2), { tone: tone.sage, strength: 0.62, texture: clapboard });
  shade(b, b.at('-17,25.2 13,25.2 13,23.6 -17,23.6'), 0.32);
  band(b, -17, 12.6, 30, 0.9, tone.white);
  gable(b, -8.4, 15.4, 25, 36.4);
  for (const x of [-13, -8.4, -3.8])
    pane(b, x, 15.2, 2.7, 6.2, { panes: [1, 2], sash: true, glass: x === -8.4 ? 'lamp' : 'sky' });
  // the lower wall behind the porch
  shade(b, b.at('-17,2.6 12,2.6 12,12.6 -17,12.6'), 0.26, 4.6);
  pane(b, -12.6, 4.2, 3.6, 6.4, { panes: [1, 2], sash: true });
  pane(b, -7, 4.2, 3.6, 6.4, { panes: [1, 2], sash: true });
  door(b, 0, 2.7, 3.6, 7.6, { tone: '#7C3F44', panels: [2, 3], glazed: true });
  pane(b, 0, 10.7, 3.6, 1.1, { panes: [3, 1], sill: false, casing: 0.2 });
  // the tower
  face(b, b.box(8.4, 0, 12, 30), { tone: tone.sage, strength: 0.7, texture: clapboard });
  shade(b, b.at('16.8,0 20.4,0 20.4,30 16.8,30'), 0.26, 3.6);
  for (const y of [12.6, 23.6]) band(b, 8.2, y, 12.4, 0.9, tone.white);
  face(b, b.at('8.4,24.5 8.4,29.4 20.4,29.4 20.4,24.5'), {
    tone: ROSE,
    strength: 0.62,
    texture: shingles,
    line: 1.2,
  });
  for (const x of [11, 14.4, 17.8]) {
    const w = x === 14.4 ? 2.8 : 2;
    pane(b, x, 15.4, w, 6, { panes: [1, 2], sash: true });
    pane(b, x, 4, w, 6.6, { panes: [1, 2], sash: true, glass: x === 17.8 ? 'sky' : 'lamp' });
    pane(b, x, 25.3, w * 0.8, 3, { panes: [2, 2], sill: false, casing: 0.25, glass: 'sky' });
  }
  band(b, 7.6, 29.2, 13.6, 0.9, tone.white);
  face(b, b.at('7,30 10.4,37 13.6,44.6 14.4,46.6 15.2,44.6 18.4,37 21.8,30'), {
    tone: tone.slate,
    strength: 0.9,
    texture: slates,
    line: 1.6,
  });
  shade(b, b.at('15.6,30 21.8,30 18.4,37 15.2,44.6 14.6,46'), 0.3);
  line(b, 14.4, 46.4, 14.4, 50, 2.2, 1);
  b.A.add(`<circle cx="${b.x(14.4).toFixed(1)}" cy="${b.y(50.2).toFixed(1)}" r="3.6" fill="${BRASS}"/>`);
  // the porch on two floors
  face(b, b.at('-20.6,12.4 -18.8,15.4 5,15.4 7.6,12.4'), {
    tone: tone.slate,
    strength: 0.75,
    texture: slates,
    line: 1.4,
  });
  band(b, -20, 11.4, 27.2, 1, tone.white);
  spindles(b, -19.4, 6.8, 10.4);
  for (const x of [-19, -10, -3.2, 3.2, 6.8]) turned(b, x);
  railing(b, -18.6, -10.4, 2.6, 2.6, 0.5);
  railing(b, -9.6, -3.6, 2.6, 2.6, 0.5);
  face(b, b.box(-20, 1.8, 27.6, 0.8), { tone: tone.white, strength: 0.5, line: 1.1 });
  for (let x = -19.6; x < 7; x += 0.9) hairlines(b, [[x, 0, x, 1.8]], 0.7, 0.6);
  steps(b, 0, 6, 2.6);
  // what grows
  for (const [x, colour] of [
    [-18, '#D96F78'],
    [-14.6, '#F4AFA2'],
    [10, '#F4AFA2'],
    [13.4, '#D96F78'],
    [17, '#F4AFA2'],
  ] as const)
    shrub(b, x, 3.2, 2.3, colour);
  hedge(b, -12.6, -4, 1.6);
  shrub(b, 21.6, 3.4, 3, undefined, tone.leafLight);
  layGround(b);
  layMeasures(b, [-20, 8.4, 20.4], 46.4);
  layFrame(b);
  return b.A;
}

function gable(b: Board, cx: number, w: number, y: number, top: number): void {
  face(
    b,
    [
      [b.x(cx - w / 2), b.y(y)],
      [b.x(cx + w / 2), b.y(y)],
      [b.x(cx), b.y(top)],
    ],
    { tone: ROSE, strength: 0.72, texture: shingles, line: 1.3 },
  );
  pane(b, cx, y + 2, 3.6, 4, { panes: [3, 3], casing: 0.3, head: 'round' });
  for (const side of [-1, 1]) {
    face(
      b,
      [
        [b.x(cx), b.y(top + 1.2)],
        [b.x(cx + side * (w / 2 + 1.4)), b.y(y - 0.8)],
        [b.x(cx + side * (w / 2 + 0.4)), b.y(y - 0.8)],
        [b.x(cx), b.y(top - 0.4)],
      ],
      { tone: tone.white, strength: 0.5, line: 1.2 },
    );
    contour(
      b,
      [
        [b.x(cx), b.y(top + 1.4)],
        [b.x(cx + side * (w / 2 + 1.6)), b.y(y - 0.8)],
      ],
      2,
      3,
      false,
    );
  }
}

/** A turned post with its brackets. */
function turned(b: Board, x: number): void {
  column(b, x, 2.6, 0.7, 8.8);
  hairlines(
    b,
    [
      [x - 1.5, 11.2, x - 0.3, 9.6],
      [x + 1.5, 11.2, x + 0.3, 9.6],
      [x - 0.5, 5.4, x + 0.5, 5.4],
      [x - 0.5, 8.6, x + 0.5, 8.6],
    ],
    1.3,
    0.85,
  );
}

/** The frieze of spindles under the porch's beam. */
function spindles(b: Board, x0: number, x1: number, y: number): void {
  hairlines(b, [[x0, y, x1, y]], 1, 0.85);
  hairlines(
    b,
    Array.from(
      { length: Math.floor((x1 - x0) / 0.6) },
      (_, i) => [x0 + 0.3 + i * 0.6, y, x0 + 0.3 + i * 0.6, y + 1] as const,
    ),
    0.7,
    0.8,
  );
}
