/**
 * Brick warehouse lofts of downtown: five bays, steel windows, a corbelled cornice, a water tank on
 * the roof.
 */

import { type Board, board, hairlines, line } from '../../kit/elevation/board.ts';
import { lantern } from '../../kit/elevation/carpentry.ts';
import { archway, door, openingOf, pane } from '../../kit/elevation/openings.ts';
import { hedge, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, bricks, face, shade, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const STEEL = '#3A4656';
const BAYS = [-28, -14, 0, 14, 28];

export function draw(): Sheet {
  const b = board(1906, 134);
  laySky(b, 3);
  tree(b, -46, 32, 20, { light: '#A6BC95', dark: '#688F74' }, 0.36);
  tree(b, 46, 28, 16, { light: '#A6BC95', dark: '#688F74' }, 0.36);
  tank(b, 19);
  face(b, b.box(-24, 50, 17, 5.4), { tone: tone.concrete, strength: 0.6, line: 1.3 });
  for (let i = 0; i < 3; i++)
    pane(b, -20.6 + i * 5, 51, 4.4, 3.4, { panes: [2, 1], casing: 0.2, frame: STEEL, sill: false });
  face(b, b.at('-25,55.4 -23,57 -8,57 -6,55.4'), { tone: tone.metal, strength: 0.7, line: 1.2 });
  face(b, b.box(-36, 0, 72, 50), { tone: tone.brick, strength: 0.78, texture: bricks, line: 1.7 });
  for (const x of [-35, -21, -7, 7, 21, 35]) {
    face(b, b.box(x - 1.3, 13, 2.6, 34), { tone: tone.oldBrick, strength: 0.6, texture: bricks, line: 1.1 });
    shade(b, b.box(x + 1.3, 13, 0.8, 34), 0.3, 3);
  }
  for (const y of [15, 26, 37])
    for (const [i, x] of BAYS.entries()) factoryWindow(b, x, y, (i + y) % 4 === 0);
  // ground floor
  face(b, b.box(-36, 0, 72, 13), { tone: tone.stone, strength: 0.62, texture: ashlar, line: 1.4 });
  for (const x of [-28, -14, 14, 28]) {
    archway(b, x, 0.8, 9, 10.6, 'segment');
    pane(b, x, 1.8, 8.2, 8.4, { head: 'segment', panes: [5, 3], casing: 0.2, frame: STEEL, sill: false });
  }
  face(b, openingOf(b, 0, 0, 11, 11.8, 'round'), {
    tone: tone.stone,
    strength: 0.8,
    texture: ashlar,
    line: 1.4,
  });
  pane(b, 0, 8.3, 7, 3, { head: 'round', panes: [4, 1], sill: false, casing: 0.2 });
  door(b, -1.8, 0.4, 3.3, 7.6, { tone: tone.navy, panels: [1, 3], glazed: true, casing: 0.15 });
  door(b, 1.8, 0.4, 3.3, 7.6, { tone: tone.navy, panels: [1, 3], glazed: true, casing: 0.15 });
  for (const x of [-7, 7]) lantern(b, x, 8.6);
  band(b, -36.6, 12.6, 73.2, 1.2, tone.stone);
  // cornice
  for (let x = -35.4; x < 35; x += 2)
    face(b, b.box(x, 46, 1, 1.4), { tone: tone.oldBrick, strength: 0.8, line: 0.8 });
  shade(b, b.at('-36,46.2 36,46.2 36,45 -36,45'), 0.34);
  band(b, -37, 47.4, 74, 1.2, tone.stone);
  band(b, -37.6, 48.6, 75.2, 1.4, tone.stone);
  face(b, b.at('-9,50 -9,52.4 0,54.8 9,52.4 9,50'), {
    tone: tone.brick,
    strength: 0.8,
    texture: bricks,
    line: 1.5,
  });
  for (const x of [-34, -20, 20, 34])
    face(b, b.box(x - 1.2, 50, 2.4, 2), { tone: tone.stone, strength: 0.7, line: 1.2 });
  for (const x of [-21, -7, 7, 21]) shrub(b, x, 2.8, 2.6, undefined, tone.leaf);
  hedge(b, -33, -23, 0.9);
  hedge(b, 23, 33, 0.9);
  layGround(b, '#D2CBB8');
  layMeasures(b, [-36, -21, 21, 36], 50);
  layFrame(b);
  return b.A;
}

/** A segment of steel sash, its middle lights swung open. */
function factoryWindow(b: Board, x: number, y: number, open: boolean): void {
  pane(b, x, y, 9, 8, {
    head: 'segment',
    panes: [6, 4],
    casing: 0.3,
    frame: STEEL,
    glass: open ? 'sky' : 'lamp',
  });
  hairlines(
    b,
    [
      [x - 3, y + 2, x + 3, y + 2],
      [x - 3, y + 6, x + 3, y + 6],
      [x - 3, y + 2, x - 3, y + 6],
      [x + 3, y + 2, x + 3, y + 6],
    ],
    1.4,
    0.85,
  );
}

/** The tank of staves on its legs. */
function tank(b: Board, x: number): void {
  hairlines(
    b,
    [
      [x - 3.6, 50, x - 3, 56],
      [x + 3.6, 50, x + 3, 56],
      [x - 3.4, 52, x + 3, 55.6],
      [x + 3.4, 52, x - 3, 55.6],
    ],
    1.8,
    0.9,
  );
  face(b, b.box(x - 4.4, 56, 8.8, 7.4), { tone: tone.wood, strength: 0.7, texture: wideBoards, line: 1.4 });
  for (let at = x - 4; at < x + 4.2; at += 0.8) hairlines(b, [[at, 56, at, 63.4]], 0.7, 0.6);
  face(
    b,
    [
      [b.x(x - 5), b.y(63.4)],
      [b.x(x + 5), b.y(63.4)],
      [b.x(x), b.y(67)],
    ],
    { tone: tone.metal, strength: 0.75, line: 1.4 },
  );
  line(b, x, 67, x, 68.4, 1.4, 1);
}
