/**
 * An oceanfront house of Jacksonville Beach: glass between two slabs, a flying roof, a wall of
 * coquina, the dune.
 */

import { board, hairlines, line } from '../../kit/elevation/board.ts';
import { openingOf, pane } from '../../kit/elevation/openings.ts';
import { grass, palm, shrub } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, battens, face, shade, tone } from '../../kit/elevation/surfaces.ts';
import { wash } from '../../kit/ink.ts';
import type { Sheet } from '../../kit/sheet.ts';

const STEEL = '#3A4656';

export function draw(): Sheet {
  const b = board(2019, 92, 582);
  laySky(b, 3);
  for (const [x, h, lean] of [
    [-37.4, 27, 0.6],
    [-35, 21, -0.2],
    [31.6, 30, 0.6],
    [34.4, 23, 0.4],
  ] as const)
    palm(b, x, h, lean, 0.85);
  // upper floor, behind the terrace
  face(b, b.box(-24, 15, 46, 10), { tone: tone.lamp, strength: 0.35, line: 1.2 });
  for (let i = 0; i < 7; i++)
    pane(b, -20.7 + i * 6.6, 15.4, 6.2, 9, {
      panes: [1, 1],
      casing: 0.16,
      frame: STEEL,
      sill: false,
      glass: i % 3 === 2 ? 'sky' : 'lamp',
    });
  rooms(b);
  shade(b, b.at('-24,25 22,25 22,22.8 -24,22.8'), 0.3, 4);
  // the roof
  face(b, b.at('-31,26.6 30,28.4 30,30 -31,27.9'), { tone: tone.white, strength: 0.55, line: 1.7 });
  face(b, b.at('-30.4,26.6 29.4,28.3 24,25 -25,25'), { tone: tone.wood, strength: 0.55, line: 1.2 });
  for (let x = -26; x < 28; x += 2.4) hairlines(b, [[x, 26.7 + (x + 31) * 0.029, x * 0.86, 25]], 0.6, 0.5);
  // lower floor
  face(b, b.box(-20, 1.4, 38, 10.6), { tone: tone.lamp, strength: 0.35, line: 1.2 });
  for (let i = 0; i < 6; i++)
    pane(b, -17 + i * 6.4, 1.9, 6, 9.6, {
      panes: [1, 1],
      casing: 0.16,
      frame: STEEL,
      sill: false,
      glass: i === 4 ? 'sky' : 'lamp',
    });
  shade(b, b.at('-20,12 18,12 18,9.4 -20,9.4'), 0.36, 4);
  // the slab and its rail of glass
  face(b, b.box(-29, 12, 56, 2.4), { tone: tone.white, strength: 0.6, line: 1.6 });
  wash(b.A, b.box(-29, 14.4, 56, 3.2), '#8FB3BE', 0.4);
  line(b, -29, 17.6, 27, 17.6, 1.5);
  for (let x = -29; x <= 27; x += 5.6) hairlines(b, [[x, 14.4, x, 17.6]], 1, 0.8);
  for (const x of [-27.4, 24.6])
    face(b, b.box(x - 0.4, 1.4, 0.8, 10.6), { tone: STEEL, strength: 0.7, line: 1.2 });
  // the wall of stone and the garage
  shade(b, b.at('15.6,1 15.6,12 18.6,12 18.6,1'), 0.3);
  face(b, b.box(8.4, 0, 7.4, 34), { tone: tone.stone, strength: 0.85, texture: ashlar, line: 1.7 });
  shade(b, b.at('13.6,0 15.8,0 15.8,34 13.6,34'), 0.26);
  face(b, b.box(18.4, 0, 15, 11.6), { tone: tone.wood, strength: 0.62, texture: battens, line: 1.5 });
  face(b, b.box(17.8, 11.6, 16.4, 1.2), { tone: tone.white, strength: 0.5, line: 1.4 });
  face(b, openingOf(b, 26, 0.2, 10.6, 8.4), { tone: '#8C5F3C', strength: 0.6, texture: battens, line: 1.3 });
  shade(b, b.at('18.4,11.6 33.4,11.6 33.4,10.2 18.4,10.2'), 0.3);
  // the terrace and the pool's edge
  face(b, b.box(-33, 0, 41.4, 1.4), { tone: tone.stone, strength: 0.65, line: 1.5 });
  wash(b.A, b.box(-32, 0.3, 14, 0.9), '#5FA0A8', 0.8);
  for (const y of [0.5, 0.9]) band(b, -16, y - 0.5, 6, 0.5, tone.stone);
  // the dune
  for (const [x, w, h] of [
    [-36, 5, 4.4],
    [-31, 3, 3],
    [-39.6, 4, 3.4],
    [35.4, 4, 4],
    [37.8, 3, 3.2],
    [-12.4, 2.4, 2.2],
    [0.6, 2.6, 2.2],
    [5.4, 2, 2],
  ] as const)
    grass(b, x, w, h, '#C79A5A');
  for (const x of [17.4, 34.6]) shrub(b, x, 3.2, 2.4, undefined, tone.leafLight);
  layGround(b, '#E5D2A4');
  layMeasures(b, [-33, -20, 8.4, 33.4], 30);
  layFrame(b);
  return b.A;
}

/** What one sees through the glass: a stair, a lamp, a table. */
function rooms(b: ReturnType<typeof board>): void {
  hairlines(
    b,
    [
      [-17.4, 15.4, -12, 20.4],
      [-17.4, 17, -12, 22],
      [4, 20.4, 4, 24.4],
      [3.2, 20.4, 4.8, 20.4],
      [-4.6, 17.4, 0.4, 17.4],
      [-4, 17.4, -4, 15.4],
      [-0.2, 17.4, -0.2, 15.4],
    ],
    1,
    0.7,
  );
}
