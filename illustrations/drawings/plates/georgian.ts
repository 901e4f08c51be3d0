/**
 * A Georgian Revival house of San Marco: five bays of brick between lower wings, a columned
 * portico, three dormers.
 */

import { board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { balustrade, chimney, column, dentils, lantern, steps } from '../../kit/elevation/carpentry.ts';
import { door, openingOf, pane } from '../../kit/elevation/openings.ts';
import { cypress, hedge, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { band, bricks, face, shade, slates, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const GREEN = '#2F5347';

export function draw(): Sheet {
  const b = board(1926, 99);
  laySky(b, 1);
  tree(b, -37, 36, 19);
  tree(b, 35, 29, 11, { light: '#A6BC95', dark: '#688F74' });
  for (const x of [-24.6, 24.6]) chimney(b, x, 24, 3.6, 19.6, 2);
  face(b, b.at('-29.6,27.4 -20,38 20,38 29.6,27.4'), {
    tone: tone.slate,
    strength: 0.85,
    texture: slates,
    line: 1.6,
  });
  line(b, -20.4, 38.3, 20.4, 38.3, 2);
  for (const x of [-13, 0, 13]) dormer(b, x);
  // the wings
  for (const side of [-1, 1]) {
    const left = side < 0 ? -40 : 27;
    face(b, b.box(left, 0, 13, 13), { tone: tone.brick, strength: 0.62, texture: bricks });
    if (side > 0) shade(b, b.at('27,0 27,13 30,11 30,0'), 0.3);
    for (const x of [left + 4, left + 9.2])
      pane(b, x, 2.6, 3.1, 7, { head: 'round', panes: [3, 5], glass: 'sky', frame: tone.white });
    band(b, left - (side < 0 ? 0.6 : 0), 12.6, 13.6, 1, tone.white);
    balustrade(b, left + 0.5, left + 12.5, 13.6, 2.5);
  }
  // the body
  face(b, b.box(-27.6, 0, 55.2, 25.4), { tone: tone.brick, strength: 0.72, texture: bricks });
  face(b, b.box(-28, 0, 56, 1.8), { tone: tone.stone, strength: 0.6, line: 1.2 });
  shade(b, b.at('-27.6,25.4 27.6,25.4 27.6,23.8 -27.6,23.8'), 0.32);
  band(b, -27.6, 13.2, 55.2, 0.7, tone.stone);
  for (const side of [-1, 1])
    for (let y = 1.8; y < 25; y += 1.55) {
      const wide = Math.round(y / 1.55) % 2 ? 2 : 1.3;
      band(b, side < 0 ? -27.7 : 27.7 - wide, y, wide, 1.2, tone.stone);
    }
  for (const x of [-21.6, -12, 12, 21.6]) {
    pane(b, x, 3.4, 3.5, 6.8, { panes: [3, 4], sash: true, shutters: GREEN, lintel: tone.stone });
    pane(b, x, 15.6, 3.5, 6.2, {
      panes: [3, 4],
      sash: true,
      shutters: GREEN,
      lintel: tone.stone,
      glass: 'sky',
    });
  }
  // the window over the door
  pane(b, 0, 17, 3.4, 6, { head: 'round', panes: [3, 4], frame: tone.white });
  for (const x of [-3.1, 3.1]) pane(b, x, 17, 1.4, 4.6, { panes: [1, 4], frame: tone.white });
  band(b, -29, 25.4, 58, 1.2, tone.white);
  dentils(b, -28.6, 28.6, 24.7);
  band(b, -30, 26.6, 60, 0.9, tone.white);
  // the portico
  shade(b, b.at('-8.4,1.8 8.4,1.8 8.4,13.6 -8.4,13.6'), 0.24, 5);
  face(b, openingOf(b, 0, 1.8, 9.4, 10.6), { tone: tone.white, strength: 0.3, line: 1.1 });
  pane(b, 0, 9.7, 4.2, 2.1, { head: 'round', panes: [1, 1], sill: false, casing: 0.2 });
  hairlines(
    b,
    [-1.5, -0.75, 0, 0.75, 1.5].map((x) => [0, 9.7, x * 1.2, 11.7 - Math.abs(x) * 0.5] as const),
    0.8,
    0.9,
  );
  door(b, 0, 1.8, 3.6, 7.4, { tone: tone.navy, panels: [2, 3] });
  for (const x of [-3.5, 3.5]) pane(b, x, 4, 1, 5, { panes: [1, 4], sill: false, casing: 0.2 });
  for (const x of [-6, 6]) lantern(b, x, 8.2);
  band(b, -9.4, 1, 18.8, 0.8, tone.stone);
  for (const x of [-8, -5.7, 5.7, 8]) column(b, x, 1.8, 1.35, 11.2);
  band(b, -9.2, 13, 18.4, 1.5, tone.white);
  dentils(b, -9, 9, 13.9, 0.4, 0.8);
  band(b, -9.9, 14.5, 19.8, 0.6, tone.white);
  balustrade(b, -8.8, 8.8, 15.1, 2.4);
  steps(b, 0, 9, 1.8);
  // what grows
  for (const x of [-10.8, 10.8]) cypress(b, x, 7, 2.2);
  hedge(b, -27, -12.4, 2.1);
  hedge(b, 12.4, 27, 2.1);
  hedge(b, -40, -28, 1.5, tone.leafLight);
  hedge(b, 28, 40, 1.5, tone.leafLight);
  for (const x of [-28, 28]) shrub(b, x, 4, 3.2, '#D96F78');
  layGround(b);
  layMeasures(b, [-40, -27.6, 27.6, 40], 38.3, 0.84);
  layFrame(b);
  return b.A;
}

function dormer(b: ReturnType<typeof board>, x: number): void {
  shade(
    b,
    [
      [b.x(x + 2.3), b.y(28.6)],
      [b.x(x + 2.3), b.y(33.4)],
      [b.x(x + 4), b.y(30.6)],
      [b.x(x + 4), b.y(28.6)],
    ],
    0.4,
  );
  face(b, b.box(x - 2.4, 28.6, 4.8, 5), { tone: tone.white, strength: 0.45, line: 1.2 });
  pane(b, x, 29.3, 2.5, 3.9, { head: 'round', panes: [2, 3], sill: false, casing: 0.2, glass: 'sky' });
  face(
    b,
    [
      [b.x(x - 3), b.y(33.4)],
      [b.x(x + 3), b.y(33.4)],
      [b.x(x), b.y(35.6)],
    ],
    { tone: tone.white, strength: 0.5, line: 1.3 },
  );
  contour(
    b,
    [
      [b.x(x - 3.2), b.y(33.4)],
      [b.x(x), b.y(35.9)],
      [b.x(x + 3.2), b.y(33.4)],
    ],
    1.6,
    2,
    false,
  );
}
