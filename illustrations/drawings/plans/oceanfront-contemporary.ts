/** The Oceanfront Contemporary: piles, parking and entrance below, two floors of glass above, a pool between them and the dune. */

import type { Board } from '../../kit/elevation/board.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import type { Furniture } from '../../kit/plan/furniture.ts';
import { bed, lawn, palmTop, paving, ripples, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';

/** Stair and elevator stand one above the other. */
const core: readonly Furniture[] = [['lift', 23.5, 21, 4.2, 4.9, 'n']];

const ground: Storey = {
  title: 'GROUND LEVEL',
  w: 46,
  h: 34,
  outer: '',
  beyond: ['4,-20 42,-20 42,0 4,0'],
  inner:
    '15,15,28,15 15,15,15,34 28,15,28,34 23.2,20.6,28,20.6 23.2,20.6,23.2,34 23.2,26.2,28,26.2 0,34,46,34',
  low: '4,-20,20.4,-20 25.6,-20,42,-20 4,-20,4,0 42,-20,42,0 30.6,4,30.6,9 36,4,36,9 41.4,4,41.4,9 30.6,4,41.4,4',
  posts:
    '0.5,0.5,1.3 15,0.5,1.3 28,0.5,1.3 45.5,0.5,1.3 0.5,11,1.3 15,11,1.3 28,11,1.3 45.5,11,1.3 0.5,22,1.3 45.5,22,1.3 0.5,34,1.3 45.5,34,1.3',
  gaps: '24.2,20.6,27,20.6 20,15,23,15',
  doors: '15.5,34,18.7,34,-1',
  broad: '2,34,13,34 30,34,44,34',
  rooms: [
    ['PARKING', 0, 12, 15, 22, { laid: 'plain', nudge: [0, 1] }],
    ['PARKING', 28, 12, 18, 22, { laid: 'plain', nudge: [0, 1] }],
    ['', 0, 0, 46, 12, { laid: 'plain' }],
    ['', 15, 12, 13, 3, { laid: 'plain' }],
    ['ENTRY', 15, 15, 13, 19, { laid: 'stone', sized: false, nudge: [0, -6.4], bare: 'nudged' }],
    ['SHOWERS', 30.6, 9, 10.8, 3, { laid: 'void', sized: false }],
    ['DECK', 4, -20, 38, 20, { laid: 'boards', sized: false, nudge: [0, 7.4], bare: 'nudged' }],
  ],
  things: [
    ...core,
    ['stair', 19.3, 21, 3.7, 12.4, 's'],
    ['shower', 30.9, 4.3, 4.8, 4.6, 'n'],
    ['shower', 36.3, 4.3, 4.8, 4.6, 'n'],
    ['pool', 9, -16, 24, 10, 'n'],
    ['fire', 36, -13.4, 3.4, 3.4, 'n'],
  ],
};

const main: Storey = {
  title: 'MAIN FLOOR',
  w: 46,
  h: 34,
  outer: '0,0 46,0 46,34 0,34',
  beyond: ['0,-8 46,-8 46,0 0,0'],
  inner:
    '15,15,15,34 0,15,15,15 9,15,9,21.5 0,21.5,15,21.5 28,20.6,28,34 23.2,20.6,28,20.6 23.2,20.6,23.2,34 23.2,26.2,28,26.2 29,3.4,29,11.4',
  low: '0,-8,46,-8 0,-8,0,0 46,-8,46,0 19,21,19,33.6',
  posts: '0.4,-7.6,0.9 15.3,-7.6,0.9 30.7,-7.6,0.9 45.6,-7.6,0.9',
  windows: '0,2,0,12 46,2,46,12 46,19,46,26 0,25,0,31 0,17,0,19.6',
  gaps: '24.2,20.6,27,20.6',
  doors: '15,17,15,19.4,1 15,30,15,32.8,1 3,21.5,5.6,21.5,-1 28,29,28,31.4,-1',
  broad: '1.5,0,14,0 15.5,0,27.5,0 30.5,0,44.5,0',
  rooms: [
    ['LIVING ROOM', 0, 0, 29, 15, { laid: 'stone', nudge: [-2, -0.4], bare: 'nudged' }],
    ['DINING', 29, 0, 17, 15, { laid: 'stone', nudge: [0.6, -0.4], bare: 'nudged' }],
    ['', 15, 15, 13, 19, { laid: 'stone' }],
    ['KITCHEN', 28, 15, 18, 19, { laid: 'stone', nudge: [-0.4, 0.8], bare: 'nudged' }],
    ['BEDROOM', 0, 21.5, 15, 12.5],
    ['BATH', 0, 15, 9, 6.5, { laid: 'tile', sized: false }],
    ['HALF BATH', 9, 15, 6, 6.5, { laid: 'tile', sized: false }],
    ['PANTRY', 23.2, 26.2, 4.8, 7.8, { laid: 'plain', sized: false }],
    ['TERRACE', 0, -8, 46, 8, { laid: 'boards', sized: false }],
  ],
  things: [
    ...core,
    ['stair', 19.3, 21, 3.7, 12.4, 's'],
    ['hearth', 25.5, 3.8, 3.3, 7.2, 'e'],
    ['counter', 43.4, 15.6, 2.2, 18, 'e'],
    ['counter', 31, 31.4, 12.4, 2.2, 's'],
    ['sink', 43.5, 21, 2, 3, 'e'],
    ['range', 36, 31.4, 3, 2.2, 's'],
    ['fridge', 43, 29, 2.7, 3, 'e'],
    ['counter', 31.6, 18, 8.6, 3.2, 'n'],
    ['tub', 6.2, 15.5, 2.5, 5.6, 'n'],
    ['wc', 0.5, 19, 2.3, 1.5, 'w'],
    ['basin', 1, 15.4, 4, 1.7, 'n'],
    ['wc', 9.5, 18.6, 2.3, 1.6, 'w'],
    ['basin', 10.4, 15.4, 2.6, 1.6, 'n'],
  ],
};

const top: Storey = {
  title: 'TOP FLOOR',
  w: 46,
  h: 34,
  outer: '0,0 46,0 46,34 0,34',
  beyond: ['0,-8 46,-8 46,0 0,0'],
  inner:
    '0,17,20,17 20,0,20,17 20,10,28,10 28,0,28,15 28,15,46,15 31,15,31,21 0,24,15,24 15,17,15,34 28,21,46,21 38,15,38,21 38,18,46,18 28,21,28,34 23.2,20.6,28,20.6 23.2,20.6,23.2,34 23.2,26.2,28,26.2',
  low: '0,-8,46,-8 0,-8,0,0 46,-8,46,0 19,21,19,33.6',
  posts: '0.4,-7.6,0.9 15.3,-7.6,0.9 30.7,-7.6,0.9 45.6,-7.6,0.9',
  windows: '0,3,0,14 0,27,0,31 46,3,46,12 46,24,46,31 21.6,0,26.4,0',
  gaps: '24.2,20.6,27,20.6 4,17,7.4,17 40,15,44,15 40,21,44,21 28,28,28,32',
  doors: '20,14,20,11.2,-1 28,11,28,13.8,-1 31,16,31,18.6,-1 28.3,21,30.8,21,1 4,24,6.6,24,1',
  broad: '2,0,18,0 30.5,0,44,0 20,3,20,8',
  rooms: [
    ['PRIMARY BEDROOM', 0, 0, 20, 17],
    ['DESK', 20, 0, 8, 10, { sized: false }],
    ['BEDROOM', 28, 0, 18, 15],
    ['BEDROOM', 28, 21, 18, 13],
    ['CLOSET', 0, 17, 15, 7, { laid: 'plain', sized: false }],
    ['BATH', 0, 24, 15, 10, { laid: 'tile', sized: false }],
    ['BATH', 31, 15, 7, 6, { laid: 'tile', sized: false }],
    ['', 38, 15, 8, 6, { laid: 'plain' }],
    ['', 20, 10, 8, 7],
    ['', 15, 17, 13, 17],
    ['', 28, 15, 3, 6],
    ['TERRACE', 0, -8, 46, 8, { laid: 'boards', sized: false }],
  ],
  things: [
    ...core,
    ['stair', 19.3, 21, 3.7, 12.4, 'n'],
    ['rod', 8.6, 17.5, 6, 1.6, 'n'],
    ['rod', 8.6, 21.9, 6, 1.6, 's'],
    ['tub', 0.6, 26, 2.8, 6, 'w'],
    ['shower', 10.4, 24.5, 4.2, 4.4, 'e'],
    ['basin', 5.6, 31.8, 5.2, 1.8, 's'],
    ['wc', 12.2, 30.6, 2.3, 1.6, 'e'],
    ['tub', 31.6, 18.4, 5.9, 2.4, 's'],
    ['wc', 36, 15.4, 1.6, 2.2, 'n'],
    ['basin', 33.4, 15.3, 2.2, 1.5, 'n'],
    ['rod', 38.4, 16.2, 7.2, 1.5, 's'],
    ['rod', 38.4, 18.4, 7.2, 1.5, 'n'],
    ['rod', 23.6, 26.6, 1.5, 7, 'w'],
    ['counter', 21, 7.6, 6.2, 1.8, 's'],
  ],
  above: '-3,-11,49,-11 -3,-11,-3,2 49,-11,49,2',
};

/** The Atlantic, the beach, and the dune with its sea oats and one way over; `left` and `right` are where the sheet ends. */
function shore(b: Board, left: number, right: number): void {
  const wide = right - left;
  lawn(
    b,
    `${left},-31 ${left},-60 ${right},-60 ${right},-31 ${left + wide * 0.75},-32.4 ${left + wide / 2},-31 ${left + wide / 4},-32.6`,
    '#6FA6B0',
    1,
  );
  ripples(b, left, -50, wide, 16, Math.round(wide * 0.7));
  lawn(
    b,
    `${left},-30 ${right},-30 ${right},-24.6 ${left + wide * 0.6},-25.6 ${left + wide * 0.3},-24.4 ${left},-25`,
    '#DCC79C',
    1,
  );
  tufts(b, left + 2, -28, wide - 4, 3, Math.round(wide * 0.36));
}

/** The boardwalk over the dune, and what bears salt beside the deck. */
function walk(b: Board): void {
  paving(b, '20.4,-30 25.6,-30 25.6,-20 20.4,-20', 0.7, '#B9A58C');
  for (const x of [1.6, 44.4]) {
    bed(b, x, -18, x, -2, 2);
    palmTop(b, x, -21.4, 5.6);
  }
}

export const plan: Plan = {
  seed: 2016,
  north: -90,
  wide: {
    s: 8.2,
    places: [
      {
        storey: ground,
        x: 66,
        y: 446,
        garden(b) {
          shore(b, -6, 156);
          walk(b);
        },
        across: -312,
        down: 0,
        titleAt: [254, 800],
      },
      { storey: main, x: 486, y: 446, across: -312, down: 0, titleAt: [674, 800] },
      { storey: top, x: 906, y: 446, across: -312, down: 0, titleAt: [1094, 800] },
    ],
    scale: [570, 290],
    north: [1250, 300],
  },
  tall: {
    s: 6.1,
    places: [
      {
        storey: ground,
        x: 28,
        y: 318,
        garden(b) {
          shore(b, -4, 100);
          walk(b);
        },
        across: 0,
        down: 0,
        titleAt: [168, 566],
      },
      { storey: main, x: 331, y: 318, across: 0, down: 0, titleAt: [471, 566] },
      { storey: top, x: 331, y: 664, across: 0, down: 0, titleAt: [471, 912] },
    ],
    scale: [168, 780],
    north: [168, 690],
  },
};
