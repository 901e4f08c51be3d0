/**
 * A Mediterranean Revival house of Ortega: stucco, a tower over the door, a loggia of arches,
 * barrel tile.
 */

import { board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { chimney, lantern, railing, steps } from '../../kit/elevation/carpentry.ts';
import { archway, door, openingOf, pane } from '../../kit/elevation/openings.ts';
import { agave, cypress, hedge, palm, shrub } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { ashlar, band, barrelTiles, face, roughcast, shade, tone } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const BLUE = '#4F7F8C';

export function draw(): Sheet {
  const b = board(1925, 88, 600);
  laySky(b, 0);
  palm(b, 28.6, 37, 0.7);
  palm(b, 32, 27, 0.4, 0.8);
  palm(b, -34.8, 31, -0.8, 0.95);
  cypress(b, -30.6, 21, 4.2);
  cypress(b, -35, 17, 3.6);
  chimney(b, 25, 24, 3.4, 11, 0, roughcast, tone.stucco);
  // the long wing
  face(b, b.at('-8,23.4 -6.4,30 30.4,30 32.4,23.4'), {
    tone: tone.tile,
    strength: 0.8,
    texture: barrelTiles,
    line: 1.5,
  });
  face(b, b.box(-6, 0, 37, 23.6), { tone: tone.stucco, strength: 0.66, texture: roughcast });
  shade(b, b.at('-6,23.6 31,23.6 31,21.6 -6,21.6'), 0.32);
  rafters(b, -6, 31, 23.4);
  for (const x of [4.6, 9.4, 14.2, 19]) {
    archway(b, x, 1.2, 3.7, 9.6);
    pane(b, x, 2, 2.3, 6.6, { head: 'round', panes: [2, 4], sill: false, casing: 0.12 });
  }
  for (const x of [2.2, 7, 11.8, 16.6, 21.4]) columnOf(b, x);
  archway(b, 26.4, 1.2, 3.7, 9.6);
  pane(b, 26.4, 2, 2.3, 6.6, { head: 'round', panes: [2, 4], sill: false, casing: 0.12 });
  band(b, 1.2, 12.6, 21.2, 0.6, tone.stone);
  for (const x of [7, 11.8, 16.6])
    pane(b, x, 14.4, 2.9, 6.6, { head: 'round', panes: [2, 4], frame: tone.cream });
  railing(b, 4.6, 19, 13.2, 3, 0.42);
  shade(b, b.at('4.6,12.5 19,12.5 18.4,11.5 5.2,11.5'), 0.3);
  pane(b, 26.4, 14.6, 3.2, 5.4, { panes: [2, 3], shutters: BLUE, glass: 'sky' });
  pane(b, -1, 14.8, 2.6, 5, { panes: [2, 3], glass: 'sky', head: 'round' });
  // the low wing
  face(b, b.at('-34,13 -31.6,18.6 -20,18.6 -20,13'), {
    tone: tone.tile,
    strength: 0.85,
    texture: barrelTiles,
    line: 1.4,
  });
  face(b, b.box(-32.6, 0, 13, 13.2), { tone: tone.stucco, strength: 0.6, texture: roughcast });
  shade(b, b.at('-32.6,13.2 -19,13.2 -19,11.6 -32.6,11.6'), 0.3);
  rafters(b, -32.6, -19.4, 13);
  pane(b, -26.2, 2.4, 5.4, 7.4, { head: 'round', panes: [4, 4], frame: tone.cream });
  // the tower
  shade(b, b.at('-5.6,0 -5.6,30 -2.2,24 -2.2,0'), 0.32);
  face(b, b.box(-19.6, 0, 14, 34.6), { tone: tone.stucco, strength: 0.74, texture: roughcast, line: 1.6 });
  shade(b, b.at('-8.4,0 -5.6,0 -5.6,34.6 -8.4,34.6'), 0.2, 5);
  shade(b, b.at('-19.6,34.6 -5.6,34.6 -5.6,32.8 -19.6,32.8'), 0.34);
  face(b, b.at('-21.6,34.4 -12.6,41.4 -3.6,34.4'), {
    tone: tone.tile,
    strength: 0.85,
    texture: barrelTiles,
    line: 1.6,
  });
  rafters(b, -20.6, -4.4, 34.4);
  line(b, -12.6, 41.2, -12.6, 44, 2, 1);
  for (const x of [-16.4, -12.6, -8.8]) archway(b, x, 26, 2.7, 6);
  band(b, -19.8, 24.8, 14.4, 0.8, tone.stone);
  railing(b, -18, -7.2, 25.6, 2, 0.5, 0.2);
  pane(b, -12.6, 15, 3.2, 6, { head: 'round', panes: [2, 4], frame: tone.cream });
  railing(b, -15.2, -10, 14.2, 2.7, 0.42);
  band(b, -15.4, 13.6, 5.6, 0.6, tone.stone);
  face(b, openingOf(b, -12.6, 0, 8.2, 11.6, 'round'), {
    tone: tone.stone,
    strength: 0.6,
    texture: ashlar,
    line: 1.3,
  });
  door(b, -12.6, 1.2, 4.4, 8.4, { head: 'round', tone: tone.wood, panels: [3, 4], casing: 0.1 });
  for (const x of [-17.6, -7.6]) lantern(b, x, 8.6);
  steps(b, -12.6, 7, 1.2);
  // what grows
  for (const x of [-18, -7.2]) pot(b, x);
  agave(b, -3, 2.6);
  agave(b, 33, 2.6);
  hedge(b, 0.6, 24, 1.3);
  hedge(b, -33.4, -20.4, 2);
  shrub(b, 29.4, 4.4, 4.6, '#A84C62');
  shrub(b, -23, 3, 2.6, '#F4AFA2', tone.leafLight);
  layGround(b, '#C9C29A');
  layMeasures(b, [-32.6, -19.6, -5.6, 31], 41.4);
  layFrame(b);
  return b.A;
}

/** The ends of rafters under the eaves. */
function rafters(b: ReturnType<typeof board>, x0: number, x1: number, y: number): void {
  hairlines(
    b,
    Array.from(
      { length: Math.floor((x1 - x0) / 1.4) },
      (_, i) => [x0 + 0.9 + i * 1.4, y, x0 + 0.9 + i * 1.4, y - 0.7] as const,
    ),
    2.2,
    0.8,
  );
  hairlines(b, [[x0 - 1.4, y, x1 + 1.2, y]], 1.4, 0.9);
}

/** A slim column of the loggia. */
function columnOf(b: ReturnType<typeof board>, x: number): void {
  face(b, b.box(x - 0.36, 1.2, 0.72, 6.6), { tone: tone.stone, strength: 0.5, line: 1 });
  band(b, x - 0.6, 7.6, 1.2, 0.5, tone.stone);
  band(b, x - 0.6, 1.2, 1.2, 0.4, tone.stone);
}

/** A citrus tree in a pot. */
function pot(b: ReturnType<typeof board>, x: number): void {
  contour(
    b,
    [
      [b.x(x), b.y(2)],
      [b.x(x), b.y(4)],
    ],
    2,
    1,
    false,
  );
  face(
    b,
    [
      [b.x(x - 0.8), b.y(0)],
      [b.x(x + 0.8), b.y(0)],
      [b.x(x + 1.1), b.y(2.2)],
      [b.x(x - 1.1), b.y(2.2)],
    ],
    { tone: tone.coral, strength: 0.8, line: 1 },
  );
  shrub(b, x, 3.2, 3, '#EDB650', tone.leaf, 3.4);
}
