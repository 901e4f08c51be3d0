/** A beach house of Atlantic Beach: on posts, cedar shingle, two decks, a stair from the sand. */

import { board, contour, hairlines } from '../../kit/elevation/board.ts';
import { post, railing } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { agave, grass, palm } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import { band, face, seams, shade, shingles, tone, wideBoards } from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const CEDAR = '#A8A094';
const DECK = '#C9A87C';

export function draw(): Sheet {
  const b = board(1998, 75, 600);
  laySky(b, 1);
  palm(b, -28.6, 27, -1, 0.9);
  palm(b, -25, 20, 0.5, 0.8);
  palm(b, 24.4, 30, 0.6, 0.9);
  // under the house: the lattice of the store, shade
  shade(b, b.at('-15,0 15,0 15,8 -15,8'), 0.3, 5);
  face(b, b.box(-5, 0, 13, 8), { tone: DECK, strength: 0.45, texture: wideBoards, line: 1.1 });
  door(b, 4.6, 0.3, 3, 6.6, { tone: tone.teal, panels: [1, 2], glazed: true });
  // main floor
  face(b, b.box(-15, 8.8, 30, 11), { tone: CEDAR, strength: 0.62, texture: shingles });
  shade(b, b.at('-15,19.8 15,19.8 15,18.2 -15,18.2'), 0.3);
  for (const x of [-10.8, -5.6]) pane(b, x, 10.2, 4, 7, { panes: [2, 3], frame: tone.white, casing: 0.4 });
  for (const x of [1.6, 5.4])
    pane(b, x, 9.2, 3.4, 8.2, { panes: [1, 4], frame: tone.white, casing: 0.3, sill: false });
  pane(b, 11.2, 11.4, 3.4, 5.2, {
    panes: [2, 2],
    sash: true,
    frame: tone.white,
    glass: 'sky',
    shutters: '#5F93A0',
  });
  // upper floor under the gable
  face(b, b.at('-11,20.4 -11,25.6 0,34.6 11,25.6 11,20.4'), {
    tone: CEDAR,
    strength: 0.68,
    texture: shingles,
  });
  face(b, b.at('-17.4,19.6 -11.6,25.4 -11.6,20.4'), {
    tone: tone.metal,
    strength: 0.7,
    texture: seams,
    line: 1.3,
  });
  face(b, b.at('17.4,19.6 11.6,25.4 11.6,20.4'), {
    tone: tone.metal,
    strength: 0.7,
    texture: seams,
    line: 1.3,
  });
  for (const x of [-4, 0, 4])
    pane(b, x, 21.6, 3.2, 6.2, { panes: [1, 3], frame: tone.white, casing: 0.3, sill: false });
  pane(b, 0, 29.2, 2.4, 2.4, { head: 'round', panes: [2, 2], frame: tone.white, sill: false, glass: 'sky' });
  for (const side of [-1, 1]) {
    face(
      b,
      [
        [b.x(0), b.y(36.2)],
        [b.x(side * 14), b.y(24.6)],
        [b.x(side * 12.8), b.y(24.2)],
        [b.x(0), b.y(34.4)],
      ],
      { tone: tone.white, strength: 0.5, line: 1.3 },
    );
    contour(
      b,
      [
        [b.x(0), b.y(36.5)],
        [b.x(side * 14.4), b.y(24.6)],
      ],
      2.2,
      4,
      false,
    );
  }
  // decks
  face(b, b.box(-9, 20, 18, 0.8), { tone: tone.white, strength: 0.5, line: 1.2 });
  railing(b, -9, 9, 20.8, 2.8, 0.5, 0.3);
  face(b, b.box(-18.6, 8, 37, 0.9), { tone: DECK, strength: 0.8, line: 1.4 });
  railing(b, -18.4, -10.4, 8.9, 3, 0.5, 0.3);
  railing(b, -4.6, 18.2, 8.9, 3, 0.5, 0.3);
  for (const x of [-18, -10.4, -4.6, 8.4, 18]) post(b, x, 0, 0.9, x === 8.4 ? 8 : 12.2, DECK);
  for (const x of [-14.4, 13.6]) post(b, x, 0, 0.9, 8, DECK);
  hairlines(
    b,
    [
      [-18, 0.6, -14.4, 7.6],
      [-14.4, 0.6, -18, 7.6],
      [13.6, 0.6, 18, 7.6],
      [18, 0.6, 13.6, 7.6],
    ],
    1.2,
    0.75,
  );
  stair(b);
  surfboards(b);
  band(b, -15.4, 19.4, 30.8, 0.9, tone.white);
  // the dune
  for (const [x, w, h] of [
    [-24.6, 4, 4],
    [-20.6, 2.6, 3],
    [20.6, 3.4, 3.8],
    [23, 2.4, 2.8],
    [27, 3, 3],
    [-28.4, 2.6, 2.6],
  ] as const)
    grass(b, x, w, h, '#C79A5A');
  agave(b, 17, 2.2);

  layGround(b, '#E8D6A8');
  layMeasures(b, [-18.6, -4.6, 8.4, 18.4], 36.2);
  layFrame(b);
  return b.A;
}

/** The stair that comes straight down to the viewer. */
function stair(b: ReturnType<typeof board>): void {
  for (let i = 0; i < 11; i++) {
    const wide = 5.6 - i * 0.1;
    face(b, b.box(-7.5 - wide / 2, i * 0.74, wide, 0.5), { tone: DECK, strength: 0.75, line: 1 });
  }
  for (const x of [-10.3, -4.7])
    hairlines(
      b,
      [
        [x, 3, x < -7 ? -9.9 : -5.1, 11.6],
        [x, 0, x, 3],
      ],
      2,
      0.9,
    );
}

/** Two boards against the store. */
function surfboards(b: ReturnType<typeof board>): void {
  for (const [x, colour] of [
    [-1.6, tone.coral],
    [0.6, '#E9C98A'],
  ] as const)
    face(
      b,
      [
        [x - 0.5, 0.2],
        [x + 0.5, 0.2],
        [x + 0.8, 2.6],
        [x + 0.5, 6],
        [x, 7.2],
        [x - 0.5, 6],
        [x - 0.8, 2.6],
      ].map(([px = 0, py = 0]) => [b.x(px), b.y(py)] as const),
      { tone: colour, strength: 0.85, line: 1.2 },
    );
}
