/**
 * A riverfront estate in the Shingle Style: a turret, long gables, five dormers, a veranda, a
 * boathouse.
 */

import { type Board, board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { chimney, column, steps } from '../../kit/elevation/carpentry.ts';
import { door, openingOf, pane } from '../../kit/elevation/openings.ts';
import { grass, hedge, moss, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, face, shade, shingles, slates, tone } from '../../kit/elevation/surfaces.ts';
import { blank, wash } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';

/** Cedar that has weathered brown, on the house, its turret and the boathouse. */
const ROOF = '#866147';

export function draw(): Sheet {
  const b = board(1910, 128, 556);
  laySky(b, 0);
  tree(b, -48.6, 40, 16);
  moss(b, -52, 22, 4, 4);
  tree(b, 30, 37, 22, { light: '#A6BC95', dark: '#688F74' });
  for (const x of [-12, 15]) chimney(b, x, 30, 3.6, 13.4, 2);
  // the long roof and its dormers
  face(b, b.at('-42,22 -36,37.6 24,37.6 30,22'), {
    tone: ROOF,
    strength: 0.8,
    texture: slates,
    line: 1.6,
  });
  line(b, -36.6, 38, 24.6, 38, 1.8);
  for (const x of [-14, -7, 0]) dormer(b, x, 26.6);
  face(b, b.box(-40, 0, 68, 22.2), { tone: tone.shingle, strength: 0.5, texture: shingles });
  shade(b, b.at('-40,22.2 28,22.2 28,20.4 -40,20.4'), 0.32);
  for (const x of [-14, -7, 0])
    pane(b, x, 14.2, 3.4, 5.4, { panes: [3, 3], sash: true, glass: x === -7 ? 'lamp' : 'sky' });
  // gables
  gable(b, -28, 19, 21, 36);
  gable(b, 15.4, 20, 21, 36.6);
  for (const [x, kind] of [
    [-28, 'lamp'],
    [15.4, 'sky'],
  ] as const) {
    for (const dx of [-4, 0, 4]) pane(b, x + dx, 13.8, 3.2, 5.6, { panes: [2, 3], sash: true, glass: kind });
    pane(b, x, 24, 4.6, 5.4, { panes: [4, 4], head: 'round', frame: tone.white });
  }
  for (const x of [10.6, 15.4, 20.2]) pane(b, x, 3.2, 3.8, 7, { panes: [3, 4] });
  // the turret
  face(b, b.box(-49, 0, 12, 25), { tone: tone.shingle, strength: 0.68, texture: shingles, line: 1.6 });
  shade(b, b.at('-40.6,0 -37,0 -37,25 -40.6,25'), 0.28);
  face(b, b.box(-49.4, 0, 12.8, 3), { tone: tone.stone, strength: 0.7, texture: ashlar, line: 1.3 });
  for (const y of [4.6, 15.4])
    for (const x of [-46.4, -43, -39.6])
      pane(b, x, y, 2.3, 6.4, { panes: [2, 3], sash: true, glass: y > 10 ? 'sky' : 'lamp' });
  for (const y of [12.8, 24.2]) band(b, -49.4, y, 12.8, 1, tone.white);
  face(b, b.at('-51,25 -43,44 -35,25'), { tone: ROOF, strength: 0.9, texture: slates, line: 1.6 });
  shade(b, b.at('-41.6,25 -35,25 -42.8,43.4'), 0.28);
  line(b, -43, 43.8, -43, 48, 2, 1);
  // the veranda
  shade(b, b.at('-19,2 7,2 7,11 -19,11'), 0.3, 4.4);
  for (const x of [-15, -10.4, 0.6]) pane(b, x, 2.6, 3.4, 7.4, { panes: [2, 4] });
  door(b, -5, 2, 4.2, 8, { tone: tone.navy, panels: [2, 3], glazed: true });
  face(b, b.at('-21.6,11.4 -20,14 8,14 9.6,11.4'), {
    tone: ROOF,
    strength: 0.75,
    texture: slates,
    line: 1.3,
  });
  band(b, -20.6, 10.4, 29.2, 1, tone.white);
  for (const x of [-19.6, -13, -8, -2, 3, 7.6]) column(b, x, 2, 1, 8.5);
  face(b, b.box(-21, 0, 29.6, 2), { tone: tone.stone, strength: 0.7, texture: ashlar, line: 1.3 });
  steps(b, -5, 7, 2);
  for (const x of [-32, -28, -24]) pane(b, x, 3.4, 3.2, 6.6, { panes: [2, 3] });
  // what grows
  hedge(b, -36.6, -21.6, 1.8);
  hedge(b, 9, 27, 1.6, tone.leafLight);
  for (const [x, colour] of [
    [-50.4, '#D96F78'],
    [-36, '#F4AFA2'],
    [28.4, '#D96F78'],
  ] as const)
    shrub(b, x, 4.4, 3.2, colour);
  for (const x of [33.6, 36]) grass(b, x, 2.6, 3);
  layGround(b);
  boathouse(b);
  layMeasures(b, [-49, -18.6, 5.4, 38, 56], 38, 0.84);
  layFrame(b);
  return b.A;
}

function gable(b: Board, cx: number, w: number, y: number, top: number): void {
  const half = w / 2;
  face(
    b,
    [
      [b.x(cx - half), b.y(11.6)],
      [b.x(cx + half), b.y(11.6)],
      [b.x(cx + half), b.y(y)],
      [b.x(cx), b.y(top)],
      [b.x(cx - half), b.y(y)],
    ],
    { tone: tone.shingle, strength: 0.62, texture: shingles },
  );
  band(b, cx - half, 11.6, w, 0.9, tone.white);
  for (const side of [-1, 1]) {
    face(
      b,
      [
        [b.x(cx), b.y(top + 1.4)],
        [b.x(cx + side * (half + 1.8)), b.y(y - 1.8)],
        [b.x(cx + side * (half + 0.7)), b.y(y - 1.8)],
        [b.x(cx), b.y(top - 0.3)],
      ],
      { tone: tone.white, strength: 0.5, line: 1.2 },
    );
    contour(
      b,
      [
        [b.x(cx), b.y(top + 1.6)],
        [b.x(cx + side * (half + 2)), b.y(y - 1.8)],
      ],
      2,
      3,
      false,
    );
  }
}

function dormer(b: Board, x: number, y: number): void {
  shade(
    b,
    [
      [b.x(x + 2.4), b.y(y)],
      [b.x(x + 2.4), b.y(y + 5)],
      [b.x(x + 4), b.y(y + 2.6)],
      [b.x(x + 4), b.y(y)],
    ],
    0.4,
  );
  face(b, b.box(x - 2.5, y, 5, 4.8), { tone: tone.shingle, strength: 0.5, line: 1.1 });
  pane(b, x, y + 0.8, 3, 3.4, { panes: [3, 2], sill: false, casing: 0.3 });
  face(
    b,
    [
      [b.x(x - 3.4), b.y(y + 4.6)],
      [b.x(x + 3.4), b.y(y + 4.6)],
      [b.x(x), b.y(y + 8)],
    ],
    { tone: tone.white, strength: 0.5, line: 1.4 },
  );
}

/** The boathouse on its piles in the river, a launch on the lift, and the dock that leads to it. */
function boathouse(b: Board): void {
  blank(b.A, b.at('35.2,1.2 60,1.2 60,-5.4 37.4,-5.4'));
  wash(b.A, b.at('35.2,1.2 60,1.2 60,-5.4 37.4,-5.4'), '#7FB0B2', 0.9);
  contour(b, b.at('34.6,1.6 35.6,-2 37.6,-5.4'), 1.8, 2, false);
  hairlines(
    b,
    [
      [37, 0.4, 44, 0.4],
      [47, -0.6, 57, -0.6],
      [39, -1.8, 50, -1.8],
      [42, -3, 59, -3],
      [39.4, -4.2, 49, -4.2],
    ],
    0.8,
    0.6,
  );
  for (const x of [30.5, 34.8])
    face(b, b.box(x - 0.3, 0, 0.6, 3), { tone: '#C9A87C', strength: 0.85, line: 1.1 });
  face(b, b.box(28.6, 2.6, 10, 0.8), { tone: '#C9A87C', strength: 0.8, line: 1.2 });
  for (const x of [39, 47, 55])
    face(b, b.box(x - 0.5, -2.4, 1, 16), { tone: '#C9A87C', strength: 0.85, line: 1.3 });
  face(b, b.at('40.6,5.4 53.6,5.4 52.2,8.4 43,8.4 39.8,7.8'), { tone: tone.white, strength: 0.4, line: 1.5 });
  wash(b.A, b.at('40.6,5.4 53.6,5.4 53,6.7 40.2,6.7'), '#2F6B6A', 0.9);
  face(b, openingOf(b, 47.6, 8.4, 4, 1.4), { tone: tone.sky, strength: 0.7, line: 1.1 });
  hairlines(
    b,
    [
      [43, 13.4, 43, 8.2],
      [52, 13.4, 52, 8.2],
    ],
    0.9,
    0.8,
  );
  face(b, b.box(37.6, 2.6, 18.8, 0.8), { tone: '#C9A87C', strength: 0.8, line: 1.2 });
  face(b, b.at('35.8,13.4 47,21.4 58.2,13.4 58.2,14.4 47,22.6 35.8,14.4'), {
    tone: tone.white,
    strength: 0.5,
    line: 1.3,
  });
  face(b, b.at('38,13.4 47,20.4 56,13.4'), {
    tone: ROOF,
    strength: 0.7,
    texture: shingles,
    line: 1.3,
  });
  face(b, b.box(45.6, 22.4, 2.8, 2.6), { tone: tone.white, strength: 0.5, line: 1.1 });
  face(b, b.at('45,25 49,25 47,27.2'), { tone: tone.slate, strength: 0.8, line: 1.2 });
}
