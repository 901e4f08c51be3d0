/**
 * The Downtown Penthouse: kitchen, table and living room along the north side, a terrace before
 * them, the river on three sides.
 */

import type { Board } from '../../kit/elevation/board.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { lawn, ripples } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';

const floor: Storey = {
  title: 'TOP FLOOR',
  w: 67,
  h: 50,
  outer: '0,10 67,10 67,50 0,50',
  beyond: ['0,0 29,0 29,10 0,10'],
  inner:
    '47,10,47,50 0,29,25,29 34,29,47,29 8,29,8,35 0,35,16,35 16,34,16,50 16,34,26,34 33,34,40,34 40,34,40,41 26,34,26,50 33,34,33,50 16,41,26,41 23.6,44,23.6,50 23.6,44,26,44 33,41,47,41 35.4,41,35.4,50 43.4,41,43.4,50 47,37,67,37 47,26,67,26 57,26,57,37',
  low: '0,0,29,0 0,0,0,10 29,0,29,10',
  posts: '0.5,0.5,1 14.5,0.5,1 28.5,0.5,1',
  windows:
    '2,10,14,10 30.5,10,45.5,10 50,10,64,10 67,12,67,24 67,28,67,35 67,39,67,48 51,50,63,50 0,12,0,20 0,37,0,48 3,50,13,50',
  gaps: '51,26,54,26 26,45,26,49 33,42.5,33,48.5 47,42.5,47,48',
  doors:
    '28,50,31.2,50,-1 10,35,12.8,35,1 20,34,22.6,34,1 26,41.4,26,43.8,1 35,34,37.6,34,1 47,37.6,47,40.4,-1 40.4,41,43,41,1 47,30,47,32.8,-1 57,29,57,31.6,-1 3,29,5.6,29,1',
  broad: '17,10,28,10',
  rooms: [
    ['KITCHEN', 0, 10, 16, 19, { laid: 'tile', nudge: [1.6, 4.6] }],
    ['DINING', 16, 10, 13, 19, { nudge: [0, 6.4] }],
    ['LIVING ROOM', 29, 10, 18, 19, { nudge: [-0.6, 6.6] }],
    ['', 8, 29, 39, 5],
    ['HALL', 26, 34, 7, 16, { sized: false }],
    ['', 8, 34, 8, 1],
    ['PANTRY', 0, 29, 8, 6, { laid: 'plain', sized: false }],
    ['BEDROOM', 0, 35, 16, 15, { nudge: [0, 4.6] }],
    ['BATH', 16, 34, 10, 7, { laid: 'tile', sized: false, nudge: [1, -0.2] }],
    ['LAUNDRY', 16, 41, 7.6, 9, { laid: 'tile', sized: false, nudge: [0, 1] }],
    ['', 23.6, 41, 2.4, 9, { laid: 'plain' }],
    ['OFFICE', 33, 34, 7, 7, { sized: false, nudge: [0, 1.4] }],
    ['', 40, 34, 7, 7],
    ['', 33, 41, 2.4, 9, { laid: 'plain' }],
    ['BATH', 35.4, 41, 8, 9, { laid: 'tile', sized: false, nudge: [0.6, -0.4] }],
    ['', 43.4, 41, 3.6, 9, { laid: 'plain' }],
    ['PRIMARY BEDROOM', 47, 10, 20, 16, { nudge: [0, 4.4] }],
    ['CLOSET', 47, 26, 10, 11, { laid: 'plain', sized: false, nudge: [0, 0.8] }],
    ['BATH', 57, 26, 10, 11, { laid: 'tile', sized: false, nudge: [-0.8, 0.4] }],
    ['BEDROOM', 47, 37, 20, 13, { nudge: [-2.6, 0.6] }],
    ['TERRACE', 0, 0, 29, 10, { laid: 'stone', nudge: [-1, 2.3] }],
  ],
  things: [
    ['counter', 0.5, 10.5, 2.2, 18, 'w'],
    ['counter', 2.7, 10.5, 11, 2.2, 'n'],
    ['sink', 0.6, 14.6, 1.9, 2.8, 'w'],
    ['range', 6.8, 10.5, 2.8, 2.2, 'n'],
    ['fridge', 0.5, 25.4, 2.8, 2.9, 'w'],
    ['counter', 6, 15.6, 8, 3.2, 'n'],
    ['table', 18.4, 14, 8.2, 6.2, 'n'],
    ['hearth', 43.6, 15, 3.2, 6.6, 'e'],
    ['shelves', 45.5, 11, 1.2, 3.6, 'e'],
    ['shelves', 45.5, 22, 1.2, 3.6, 'e'],
    ['rug', 32.6, 13.6, 9.4, 9],
    ['sofa', 32.4, 14.6, 3, 7, 'w'],
    ['chair', 37.6, 12.8, 2.6, 2.6, 'n'],
    ['bed', 53.6, 10.8, 6.8, 6.6, 'n'],
    ['rod', 47.4, 33.6, 9.2, 1.6, 's'],
    ['rod', 55, 26.5, 1.6, 2, 'e'],
    ['tub', 64, 28.6, 2.6, 6, 'e'],
    ['basin', 58, 26.4, 5.4, 1.8, 'n'],
    ['wc', 58, 34.2, 1.6, 2.4, 's'],
    ['bed', 59.9, 40.6, 6.6, 6, 'e'],
    ['rod', 43.8, 41.6, 1.6, 8, 'w'],
    ['tub', 35.8, 46.8, 7.2, 2.7, 's'],
    ['wc', 35.8, 43.8, 2.3, 1.5, 'w'],
    ['basin', 35.8, 41.4, 3.4, 1.6, 'n'],
    ['low', 34, 34.4, 5, 2, 'n'],
    ['bed', 0.6, 36.4, 6.6, 6, 'w'],
    ['shower', 16.4, 34.4, 3, 6.2, 'w'],
    ['wc', 23.4, 37.4, 2.3, 1.5, 'e'],
    ['basin', 22.6, 39, 3, 1.7, 's'],
    ['washer', 16.4, 47.2, 4.9, 2.4, 's'],
    ['rod', 24, 44.4, 1.5, 5.2, 'w'],
    ['rod', 33.5, 41.6, 1.5, 8, 'e'],
    ['grill', 0.8, 1.4, 2.4, 7.4, 'w'],
    ['round', 21.6, 4.6, 4.6, 4.6],
    ['sofa', 6.4, 0.9, 5.4, 2.5, 'n'],
  ],
  above: '0,5,29,5',
};

const garage: Storey = {
  title: 'IN THE GARAGE',
  w: 20,
  h: 20,
  outer: '',
  low: '0,0,20,0 0,0,0,20 10,0,10,20 20,0,20,20',
  posts: '0,0,1.6 20,0,1.6 0,20,1.6 20,20,1.6',
  rooms: [
    ['DEEDED SPACE', 0, 0, 10, 20, { laid: 'plain' }],
    ['DEEDED SPACE', 10, 0, 10, 20, { laid: 'plain' }],
  ],
};

/** The St. Johns on three sides of the house, far below. */
function river(b: Board): void {
  lawn(
    b,
    '-60,52 -60,-40 130,-40 130,28 100,29 82,28 74,24 72,12 70,2 58,-1 44,0 36,-1 30,-5 12,-6 0,-6 -5,-2 -6,12 -6,34 -8,46 -14,52',
    '#7FB2B8',
    0.8,
  );
  ripples(b, 34, -8, 34, 5.6, 24);
  ripples(b, -11, 2, 5, 40, 26);
  ripples(b, 75, -6, 18, 31, 54);
}

export const plan: Plan = {
  seed: 2007,
  north: 0,
  wide: {
    s: 12,
    places: [
      { storey: floor, x: 152, y: 118, garden: river, across: -636, down: 0, titleAt: [554, 800] },
      { storey: garage, x: 1022, y: 512, down: 0, across: 0 },
    ],
    scale: [272, 812],
    north: [878, 818],
  },
  tall: {
    s: 7.8,
    places: [
      { storey: floor, x: 59, y: 146, garden: river, across: -424, down: 0, titleAt: [320, 612] },
      { storey: garage, x: 74, y: 690, down: 0, across: 0, titleAt: [152, 884] },
    ],
    scale: [460, 880],
    north: [460, 760],
  },
};
