/**
 * An oceanfront house of Ponte Vedra Beach in the manner of the West Indies: white walls and white
 * stepped roofs, a gallery over three arches, louvered shutters, a terrace of coquina.
 */

import { type Board, board, hairlines } from '../../kit/elevation/board.ts';
import { balustrade, chimney, column, lantern, railing, steps } from '../../kit/elevation/carpentry.ts';
import { archway, door, pane } from '../../kit/elevation/openings.ts';
import { agave, grass, hedge, palm, shrub } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, face, roughcast, shade, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import { wash } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';

const SHUTTER = '#6FA39E';
/** The terrace on which all of it stands, and the gallery's floor. */
const FLOOR = 2.6;
const GALLERY = 13.6;

export function draw(): Sheet {
  const b = board(2004, 86, 588);
  laySky(b, 2);
  for (const [x, h, lean, head] of [
    [-36, 34, 0.5, 0.95],
    [-33.6, 25, -0.4, 0.8],
    [19.4, 37, 0.6, 0.95],
    [33, 25, -0.4, 0.72],
  ] as const)
    palm(b, x, h, lean, head);
  for (const x of [-24.4, 24.4]) chimney(b, x, 17, 3.2, 9, 0, roughcast, tone.white);
  wing(b, -31, -14);
  wing(b, 14, 31);
  house(b);
  terrace(b);
  for (const x of [-29.6, 29.6]) shrub(b, x, 4, 4.4, '#C9506C');
  hedge(b, -24.6, -8.6, 1.7);
  hedge(b, 8.6, 24.6, 1.7);
  for (const x of [-6.6, 6.6]) agave(b, x, 2.4);
  for (const [x, w, h] of [
    [-36.4, 5, 4.6],
    [-32.8, 2.6, 3.2],
    [33.2, 3, 3.4],
    [36, 2.4, 3.6],
  ] as const)
    grass(b, x, w, h, '#C79A5A');
  layGround(b, '#E8D6A8');
  layMeasures(b, [-31, -14, 14, 31], 33);
  layFrame(b);
  return b.A;
}

/** A hipped roof of white steps between its eaves and its ridge. */
function roof(b: Board, [x0, x1]: readonly [number, number], eave: number, ridge: number, run: number): void {
  face(b, b.at(`${x0},${eave} ${x0 + run},${ridge} ${x1 - run},${ridge} ${x1},${eave}`), {
    tone: tone.white,
    strength: 0.34,
    texture: wideBoards,
    line: 1.6,
  });
  shade(
    b,
    b.at(`${x1},${eave} ${x1 - run},${ridge} ${x1 - run - 2.6},${ridge} ${x1 - 6},${eave}`),
    0.16,
    4.6,
  );
  band(b, x0 + 0.4, eave - 0.7, x1 - x0 - 0.8, 0.7, tone.white);
}

/** A low wing with two windows, each between its shutters. */
function wing(b: Board, x0: number, x1: number): void {
  const middle = (x0 + x1) / 2;
  roof(b, [x0 - 1.4, x1 + 1.4], 14.2, 20.6, 6.4);
  face(b, b.box(x0, FLOOR, x1 - x0, 11), { tone: tone.white, strength: 0.42, texture: roughcast });
  shade(b, b.box(x0, 11.9, x1 - x0, 1.6), 0.32);
  quoins(b, x0 < 0 ? x0 : x1 - 1.2, FLOOR, 13.4);
  for (const x of [middle - 3.9, middle + 3.9])
    pane(b, x, 5, 2.9, 5.8, { panes: [2, 3], sash: true, shutters: SHUTTER, frame: tone.white });
}

/** Stones at a corner, long and short by turns. */
function quoins(b: Board, x: number, from: number, to: number): void {
  for (let y = from, i = 0; y < to - 0.9; y += 1.05, i++)
    face(b, b.box(i % 2 ? x + 0.2 : x, y, i % 2 ? 0.8 : 1.2, 1), {
      tone: tone.stone,
      strength: 0.4,
      line: 0.7,
    });
}

/** The middle: a loggia of three arches, over it the gallery between its columns. */
function house(b: Board): void {
  shade(b, b.at('14,2.6 14,20 16.4,16 16.4,2.6'), 0.3);
  face(b, b.box(-14, FLOOR, 28, 20.4), { tone: tone.white, strength: 0.46, texture: roughcast, line: 1.6 });
  for (const x of [-14, 12.8]) quoins(b, x, FLOOR, 22.6);
  // The loggia, and the door in its middle arch.
  for (const x of [-8.2, 0, 8.2]) archway(b, x, FLOOR, 5.6, 9.2);
  door(b, 0, FLOOR, 3.5, 7.2, { head: 'round', tone: '#2F6A72', panels: [2, 3], casing: 0.3 });
  for (const x of [-8.2, 8.2])
    pane(b, x, 3.2, 3, 6.4, { panes: [2, 4], head: 'round', sill: false, casing: 0.2, frame: tone.white });
  for (const x of [-4.1, 4.1]) lantern(b, x, 8.4);
  // The gallery.
  shade(b, b.box(-12.6, GALLERY, 25.2, 9), 0.3, 4);
  for (const x of [-8.2, 0, 8.2])
    pane(b, x, GALLERY + 0.5, 3.1, 6.8, {
      panes: [2, 4],
      shutters: SHUTTER,
      frame: tone.white,
      sill: false,
      casing: 0.26,
    });
  face(b, b.box(-14.8, GALLERY - 1.2, 29.6, 1.2), { tone: tone.white, strength: 0.5, line: 1.4 });
  shade(b, b.box(-14, GALLERY - 2.4, 28, 1.2), 0.28);
  railing(b, -12.8, 12.8, GALLERY, 3, 0.5, 0.4);
  for (const x of [-13.2, -4.1, 4.1, 13.2]) column(b, x, GALLERY, 0.9, 8.9);
  band(b, -14.6, 22.4, 29.2, 1, tone.white);
  roof(b, [-16.6, 16.6], 23.8, 33, 9.2);
}

/** Coquina, a balustrade on it at either side, and the flight of steps to the lawn. */
function terrace(b: Board): void {
  face(b, b.box(-31.8, 0, 63.6, FLOOR), { tone: tone.stone, strength: 0.62, texture: ashlar, line: 1.5 });
  wash(b.A, b.box(-31.8, 0, 63.6, 0.9), tone.shade, 0.16);
  balustrade(b, -31.4, -5.6, FLOOR, 2.4);
  balustrade(b, 5.6, 31.4, FLOOR, 2.4);
  steps(b, 0, 8.4, FLOOR);
  hairlines(b, [[-31.8, FLOOR, 31.8, FLOOR]], 1.4, 0.9);
}
