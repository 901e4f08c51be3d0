/**
 * A condominium tower on the Southbank: balconies at both corners, a glass middle, a penthouse with
 * its terrace, the river wall.
 */

import { type Board, board, hairlines, line } from '../../kit/elevation/board.ts';
import { balustrade } from '../../kit/elevation/carpentry.ts';
import { pane } from '../../kit/elevation/openings.ts';
import { hedge, palm, shrub } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, face, roughcast, shade, tone } from '../../kit/elevation/surfaces.ts';
import { INK, wash } from '../../kit/ink.ts';
import { n } from '../../kit/path.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ } from '../../kit/svg.ts';

const FLOORS = 14;
const FLOOR = 10;
const BASE = 22;
const TOP = BASE + FLOORS * FLOOR;

export function draw(): Sheet {
  const b = board(2007, 404);
  laySky(b, 1);
  distance(b);
  // the shaft
  face(b, b.box(-42, BASE, 84, TOP - BASE), {
    tone: tone.stucco,
    strength: 0.5,
    texture: roughcast,
    line: 1.6,
  });
  shade(b, b.at(`24,${BASE} 42,${BASE} 42,${TOP} 24,${TOP}`), 0.2, 4);
  for (let floor = 0; floor < FLOORS; floor++) story(b, BASE + floor * FLOOR, floor);
  for (const x of [-14.6, 14.6])
    face(b, b.box(x - 1.4, BASE, 2.8, TOP - BASE + 6), { tone: tone.stucco, strength: 0.7, line: 1.2 });
  // the penthouse
  band(b, -44, TOP, 88, 2.4, tone.white);
  face(b, b.box(-34, TOP + 2.4, 68, 12), { tone: tone.lamp, strength: 0.4, line: 1.3 });
  for (let i = 0; i < 8; i++)
    pane(b, -29.4 + i * 8.4, TOP + 3.2, 7.4, 10, {
      panes: [2, 1],
      casing: 0.5,
      sill: false,
      glass: i % 3 === 1 ? 'sky' : 'lamp',
    });
  wash(b.A, b.box(-43, TOP + 2.4, 86, 4), '#8FB3BE', 0.35);
  line(b, -43, TOP + 6.4, 43, TOP + 6.4, 1.2);
  for (const x of [-40, -37, 38, 41]) shrub(b, x, 5, 6, undefined, tone.leaf, TOP + 4);
  face(b, b.at(`-40,${TOP + 14.4} -37,${TOP + 18} 37,${TOP + 18} 40,${TOP + 14.4}`), {
    tone: tone.white,
    strength: 0.5,
    line: 1.5,
  });
  face(b, b.box(-14, TOP + 18, 28, 9), { tone: tone.stucco, strength: 0.6, line: 1.4 });
  for (let x = -12; x < 13; x += 2.6) hairlines(b, [[x, TOP + 18.6, x, TOP + 26]], 0.8, 0.7);
  face(b, b.at(`-17,${TOP + 27} 0,${TOP + 35} 17,${TOP + 27}`), {
    tone: tone.metal,
    strength: 0.75,
    line: 1.5,
  });
  line(b, 0, TOP + 35, 0, TOP + 47, 2, 1);
  b.A.add(circ(b.x(0), b.y(TOP + 47), 3.2, '#D0765B'));
  // the base: lobby and garage screens
  face(b, b.box(-66, 0, 132, BASE), { tone: tone.stone, strength: 0.66, texture: ashlar, line: 1.6 });
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++)
      pane(b, side * (25 + i * 15), 3, 10.4, 13.6, {
        panes: [4, 4],
        casing: 0.8,
        head: 'segment',
        glass: 'sky',
      });
    balustrade(b, side < 0 ? -65 : 44, side < 0 ? -44 : 65, BASE + 1, 4.4);
  }
  face(b, b.box(-16, 0, 32, 19), { tone: tone.lamp, strength: 0.4, line: 1.3 });
  for (let i = 0; i < 4; i++)
    pane(b, -10.6 + i * 7.1, 0.8, 6, 15.6, { panes: [1, 2], casing: 0.5, sill: false });
  face(b, b.box(-21, 16.6, 42, 2.4), { tone: tone.white, strength: 0.5, line: 1.5 });
  for (const x of [-19, 19])
    face(b, b.box(x - 0.9, 0, 1.8, 16.6), { tone: tone.white, strength: 0.5, line: 1.2 });
  band(b, -67, BASE - 1, 134, 2, tone.white);
  // what grows
  for (const [x, h] of [
    [-90, 42],
    [-78, 34],
    [78, 36],
    [91, 44],
    [104, 33],
  ] as const)
    palm(b, x, h, 1, 0.85);
  for (const x of [-58, -44, 44, 58]) hedge(b, x - 6, x + 6, 3.6);
  for (const x of [-27, 27]) shrub(b, x, 7, 6, '#F4AFA2');
  layGround(b, '#C3CDB4');
  layMeasures(b, [-66, 66], TOP + 18);
  layFrame(b);
  return b.A;
}

/** One floor: a balcony at each corner, glass between. */
function story(b: Board, y: number, floor: number): void {
  for (let i = 0; i < 3; i++)
    pane(b, -8.6 + i * 8.6, y + 1.4, 7.4, 7, {
      panes: [2, 1],
      casing: 0.4,
      sill: false,
      glass: (floor * 3 + i * 5) % 7 < 3 ? 'lamp' : 'sky',
    });
  for (const side of [-1, 1]) {
    pane(b, side * 21, y + 2, 6, 5.6, {
      panes: [2, 1],
      casing: 0.4,
      sill: false,
      glass: (floor + (side > 0 ? 2 : 0)) % 4 === 0 ? 'lamp' : 'sky',
    });
    const x0 = side < 0 ? -43.6 : 27;
    shade(b, b.box(x0 + 1, y, 14.6, FLOOR), 0.3, 4);
    pane(b, x0 + 8.4, y + 0.6, 9, 7.4, {
      panes: [3, 1],
      casing: 0.3,
      sill: false,
      glass: (floor * 5 + (side > 0 ? 1 : 0)) % 3 === 0 ? 'lamp' : 'sky',
    });
    face(b, b.box(x0, y - 0.5, 16.6, 1.2), { tone: tone.white, strength: 0.5, line: 1.1 });
    hairlines(
      b,
      Array.from({ length: 9 }, (_, i) => [x0 + 0.6 + i * 1.9, y + 0.7, x0 + 0.6 + i * 1.9, y + 4] as const),
      0.55,
      0.7,
    );
    hairlines(b, [[x0, y + 4, x0 + 16.6, y + 4]], 1, 0.85);
  }
  hairlines(b, [[-27, y, 27, y]], 0.9, 0.7);
}

/** Towers far off, as a first wash, and the bridge beyond. */
function distance(b: Board): void {
  const blocks = [
    [-168, 30, 58, 0],
    [-134, 18, 40, 2],
    [-114, 16, 84, 1],
    [-94, 14, 52, 2],
    [78, 18, 70, 1],
    [100, 14, 96, 0],
    [118, 22, 48, 2],
    [142, 20, 66, 1],
  ] as const;
  for (const [x, w, h, kind] of blocks) {
    const points = b.box(x, 0, w, h);
    wash(b.A, points, ['#9FC0BE', '#A9B8CC', '#E9C3A6'][kind] ?? '#A9B8CC', 0.45);
    b.A.add(
      `<path d="M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z" fill="none" stroke="${INK}" stroke-width="0.6" opacity="0.4"/>`,
    );
  }
}
