/**
 * A modern farmhouse of Nocatee: two white gables in board and batten, a metal roof, a porch
 * between, a garage behind.
 */

import { board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { lantern, post, steps } from '../../kit/elevation/carpentry.ts';
import { door, garageDoor, pane } from '../../kit/elevation/openings.ts';
import { grass, hedge, pine, shrub } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { battens, face, seams, shade, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const BLACK = '#3A4656';
const LILAC = '#9FA8D0';

export function draw(): Sheet {
  const b = board(2021, 92, 570);
  laySky(b, 1);
  for (const [x, h] of [
    [-34, 37],
    [-30.2, 29],
    [27.6, 39],
    [31.4, 31],
  ] as const)
    pine(b, x, h);
  // the garage, set back
  face(b, b.at('19,12.4 21,19.6 37,19.6 39,12.4'), {
    tone: tone.metal,
    strength: 0.72,
    texture: seams,
    line: 1.4,
  });
  face(b, b.box(20, 0, 18, 12.6), { tone: tone.white, strength: 0.55, texture: battens });
  shade(b, b.at('20,12.6 38,12.6 38,11.2 20,11.2'), 0.3);
  for (const x of [24.8, 33.4]) garageDoor(b, x, 7.4, 8, tone.wood);
  for (const x of [29.1]) lantern(b, x, 9.6);
  cupola(b, 29);
  // the middle, with its porch
  face(b, b.at('-18,20 -16,27.4 8,27.4 8,20'), {
    tone: tone.metal,
    strength: 0.75,
    texture: seams,
    line: 1.4,
  });
  face(b, b.box(-18, 0, 24, 20.2), { tone: tone.white, strength: 0.5, texture: battens });
  shade(b, b.at('-18,20.2 6,20.2 6,18.6 -18,18.6'), 0.3);
  for (const x of [-10.6, -4.4])
    pane(b, x, 14.6, 3, 4, { panes: [2, 2], frame: BLACK, casing: 0.22, glass: 'sky' });
  shade(b, b.at('-14,1 4,1 4,10.6 -14,10.6'), 0.3, 4.5);
  door(b, -5, 1, 3.6, 7.8, { tone: tone.wood, panels: [1, 3], glazed: true });
  for (const x of [-10.4, 0.6]) pane(b, x, 2.6, 3.6, 6.4, { panes: [2, 3], frame: BLACK, casing: 0.22 });
  face(b, b.at('-16.4,10.4 -14.6,13.8 5,13.8 6,10.4'), {
    tone: tone.metal,
    strength: 0.7,
    texture: seams,
    line: 1.3,
  });
  for (const x of [-14.2, -8, -2]) post(b, x, 1, 0.9, 9.5, tone.wood);
  hairlines(
    b,
    [-14.2, -8, -2].flatMap(
      (x) =>
        [
          [x - 1.6, 10.4, x, 8.8],
          [x + 1.6, 10.4, x, 8.8],
        ] as const,
    ),
    2,
    0.85,
  );
  face(b, b.box(-16, 0, 22, 1), { tone: tone.stone, strength: 0.6, line: 1.1 });
  steps(b, -5, 5, 1);
  // the gables
  gable(b, -24.6, 14, 19, 31);
  pane(b, -24.6, 2.4, 6.4, 6.8, { panes: [4, 3], frame: BLACK, casing: 0.25 });
  pane(b, -24.6, 13.4, 4.8, 4.8, { panes: [2, 2], frame: BLACK, casing: 0.25, glass: 'sky' });
  pane(b, -24.6, 22.4, 1.8, 3, { panes: [1, 2], frame: BLACK, casing: 0.2, sill: false, glass: 'sky' });
  shade(b, b.at('19,0 19,18 22,14.6 22,0'), 0.3);
  gable(b, 12, 17, 20.6, 36);
  pane(b, 12, 2.2, 10, 7.6, { panes: [5, 3], frame: BLACK, casing: 0.28 });
  awning(b, 12, 10.9, 12.4);
  pane(b, 12, 15, 8, 6.2, { panes: [4, 2], frame: BLACK, casing: 0.28 });
  pane(b, 12, 26.2, 2, 3.6, { panes: [1, 2], frame: BLACK, casing: 0.2, sill: false, glass: 'sky' });
  lantern(b, -8, 7.6);
  // what grows
  for (const x of [-31, -28, -21, -18, 5, 8.4, 15, 18.4]) shrub(b, x, 3, 2, LILAC);
  hedge(b, -27.4, -21.8, 1.4);
  hedge(b, 8.6, 15, 1.4);
  for (const x of [-34.5, 22, 38.8]) grass(b, x, 2.4, 2.8, '#D6A6B4');
  layGround(b);
  layMeasures(b, [-31.5, 20.5, 38.1], 36);
  layFrame(b);
  return b.A;
}

/** A steep gable with its roof's edge; `y` is where the eaves are, `top` the ridge. */
function gable(b: ReturnType<typeof board>, cx: number, w: number, y: number, top: number): void {
  const half = w / 2;
  face(
    b,
    [
      [b.x(cx - half), b.y(0)],
      [b.x(cx + half), b.y(0)],
      [b.x(cx + half), b.y(y)],
      [b.x(cx), b.y(top)],
      [b.x(cx - half), b.y(y)],
    ],
    { tone: tone.white, strength: 0.42, texture: battens },
  );
  const over = half + 1.3;
  const low = y - (1.3 * (top - y)) / half;
  face(
    b,
    [
      [b.x(cx - over), b.y(low)],
      [b.x(cx), b.y(top)],
      [b.x(cx + over), b.y(low)],
      [b.x(cx + over), b.y(low + 0.9)],
      [b.x(cx), b.y(top + 0.9)],
      [b.x(cx - over), b.y(low + 0.9)],
    ],
    { tone: BLACK, strength: 0.75, line: 1.3 },
  );
  contour(
    b,
    [
      [b.x(cx - over - 0.2), b.y(low + 0.9)],
      [b.x(cx), b.y(top + 1.1)],
      [b.x(cx + over + 0.2), b.y(low + 0.9)],
    ],
    1.8,
    3,
    false,
  );
}

/** A shed of metal over a wide window. */
function awning(b: ReturnType<typeof board>, cx: number, y: number, w: number): void {
  shade(b, b.box(cx - w / 2 + 0.6, y - 1.6, w - 1.2, 1.5), 0.34);
  face(
    b,
    [
      [b.x(cx - w / 2 - 0.4), b.y(y)],
      [b.x(cx + w / 2 + 0.4), b.y(y)],
      [b.x(cx + w / 2), b.y(y + 2)],
      [b.x(cx - w / 2), b.y(y + 2)],
    ],
    { tone: tone.metal, strength: 0.75, texture: seams, line: 1.3 },
  );
}

/** The little lantern on the ridge of the garage. */
function cupola(b: ReturnType<typeof board>, cx: number): void {
  face(b, b.box(cx - 1.7, 19.6, 3.4, 3.4), { tone: tone.white, strength: 0.5, line: 1.2 });
  hairlines(
    b,
    [0.6, 1.2, 1.8, 2.4].map((up) => [cx - 1, 19.9 + up, cx + 1, 19.9 + up] as const),
    0.9,
    0.8,
  );
  face(
    b,
    [
      [b.x(cx - 2.2), b.y(23)],
      [b.x(cx + 2.2), b.y(23)],
      [b.x(cx), b.y(25.2)],
    ],
    { tone: tone.metal, strength: 0.8, line: 1.3 },
  );
  line(b, cx, 25.2, cx, 27, 1.4, 1);
}
