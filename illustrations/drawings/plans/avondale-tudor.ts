/**
 * The Avondale Tudor: a vestibule of stone under the steep gable, the living room by the great
 * chimney, a flat over the garage.
 */

import type { Board } from '../../kit/elevation/board.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { bed, lawn, oak, paving, stepsDown, treeTop, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';

const first: Storey = {
  title: 'FIRST FLOOR',
  w: 59.6,
  h: 28,
  outer: '0,0 59.6,0 59.6,28 0,28',
  inner:
    '0,13,59.6,13 22.4,13,22.4,28 37,13,37,28 28.5,21.5,37,21.5 28.5,21.5,28.5,28 4,13,4,28 9,0,9,13 0,6,9,6 20,0,20,13 40,0,40,13',
  windows:
    '6.6,28,18.2,28 24,28,27,28 37.8,28,41,28 50.6,28,57.6,28 59.6,16,59.6,24 59.6,3,59.6,10 43,0,47,0 51,0,56,0 25,0,35,0 2.6,0,6.4,0 0,8,0,11 0,17,0,22',
  gaps: '4,18,4,24 37,14.4,37,20 37,23,37,26.4 29.6,21.5,33.4,21.5 47,13,53,13 40,4,40,8 22.9,13,25.3,13',
  doors: '31,28,34.4,28,-1 22.4,17.2,22.4,20,1 5,13,7.6,13,-1 13,0,16,0,1 20,5,20,8,-1 9,1.6,9,4.2,1',
  rooms: [
    ['LIVING ROOM', 37, 13, 22.6, 15, { nudge: [0, -4.6] }],
    ['DINING ROOM', 40, 0, 19.6, 13, { nudge: [0, -3.6] }],
    ['KITCHEN', 20, 0, 20, 13, { laid: 'tile', nudge: [0, 3.9] }],
    ['HALL', 22.4, 13, 14.6, 8.5, { sized: false, nudge: [0, 2.4] }],
    ['', 22.4, 21.5, 6.1, 6.5],
    ['VESTIBULE', 28.5, 21.5, 8.5, 6.5, { laid: 'stone', sized: false }],
    ['BEDROOM', 4, 13, 18.4, 15, { nudge: [2.6, 0.6] }],
    ['', 0, 13, 4, 15, { laid: 'plain' }],
    ['BATH', 0, 6, 9, 7, { laid: 'tile', sized: false, nudge: [0.6, -0.4] }],
    ['LAUNDRY', 0, 0, 9, 6, { laid: 'tile', sized: false, nudge: [1, 0.6] }],
    ['BACK HALL', 9, 0, 11, 13, { laid: 'tile', sized: false, nudge: [0, 1] }],
  ],
  things: [
    ['hearth', 42.2, 24.3, 6.8, 3.3, 's'],
    ['rug', 41, 19, 9.4, 5],
    ['sofa', 50.6, 20, 3, 6, 'e'],
    ['chair', 40, 19.4, 2.6, 2.6, 'w'],
    ['table', 45, 5.6, 9.6, 6.2, 'n'],
    ['counter', 20.6, 0.5, 19, 2.2, 'n'],
    ['sink', 28.6, 0.6, 2.9, 1.9, 'n'],
    ['range', 34.4, 0.5, 3, 2.2, 'n'],
    ['fridge', 20.6, 0.5, 2.9, 2.6, 'n'],
    ['counter', 26, 4.4, 9, 2.6, 'n'],
    ['stair', 25.8, 13.4, 10.8, 3.5, 'e'],
    ['bed', 4.5, 16.4, 6.8, 6.4, 'w'],
    ['rod', 0.5, 13.6, 1.6, 14, 'w'],
    ['tub', 0.6, 6.5, 2.6, 6, 'w'],
    ['wc', 6.4, 6.6, 1.6, 2.3, 'n'],
    ['basin', 6.8, 10.2, 1.8, 2.6, 'e'],
    ['washer', 0.5, 0.5, 2.5, 4.9, 'w'],
    ['shelves', 10, 11.5, 9, 1.1, 's'],
  ],
};

const second: Storey = {
  title: 'SECOND FLOOR',
  w: 59.6,
  h: 25,
  outer: '0,0 59.6,0 59.6,25 0,25',
  inner:
    '0,8,22.4,8 11,0,11,8 22.4,0,22.4,25 22.4,9.6,41,9.6 41,0,41,25 41,13,59.6,13 50,6,50,13 41,6,59.6,6',
  windows:
    '8.2,25,16.8,25 31.4,25,35,25 51,25,57,25 2,0,6,0 14,0,18,0 28,0,35,0 44,0,50,0 0,12,0,18 0,2,0,6 59.6,16,59.6,21 53,0,56,0',
  gaps: '52,13,57,13 41,1.4,41,5',
  low: '25.6,14,36.6,14',
  doors:
    '22.4,15.6,22.4,18.4,1 41,16,41,18.8,-1 41,10.2,41,12.6,-1 37.8,9.6,40.4,9.6,-1 4,8,6.6,8,-1 13,8,15.6,8,-1',
  rooms: [
    ['PRIMARY|BEDROOM', 0, 8, 22.4, 17, { nudge: [3, 0.4] }],
    ['BATH', 0, 0, 11, 8, { laid: 'tile', sized: false, nudge: [0.4, 0.8] }],
    ['CLOSET', 11, 0, 11.4, 8, { laid: 'plain', sized: false, nudge: [0.6, 0] }],
    ['BEDROOM', 22.4, 0, 18.6, 9.6, { nudge: [-2.8, 0.2] }],
    ['LANDING', 22.4, 9.6, 18.6, 15.4, { nudge: [0, 2.6] }],
    ['BEDROOM', 41, 13, 18.6, 12, { nudge: [-2.6, 0.4] }],
    ['BATH', 41, 6, 9, 7, { laid: 'tile', sized: false, nudge: [0.9, 1.9] }],
    ['', 50, 6, 9.6, 7, { laid: 'plain' }],
    ['STORAGE', 41, 0, 18.6, 6, { laid: 'plain', sized: false }],
  ],
  things: [
    ['bed', 0.6, 13, 6.8, 6.6, 'w'],
    ['tub', 0.5, 0.6, 2.6, 5.8, 'n'],
    ['basin', 4, 0.5, 5, 1.8, 'n'],
    ['wc', 8.2, 4.4, 2.3, 1.6, 'e'],
    ['rod', 11.4, 0.6, 1.6, 7, 'w'],
    ['rod', 20.4, 0.6, 1.6, 7, 'e'],
    ['bed', 33.8, 1.6, 6.6, 5.2, 'e'],
    ['stair', 25.8, 10.2, 10.8, 3.5, 'w'],
    ['sofa', 30, 21.8, 6, 2.6, 's'],
    ['bed', 52.6, 15.6, 6.6, 6, 'e'],
    ['tub', 43.6, 6.5, 6, 2.6, 'n'],
    ['wc', 47.2, 9.2, 2.3, 1.5, 'e'],
    ['rod', 50.4, 6.6, 1.6, 6, 'w'],
  ],
};

const apartment: Storey = {
  title: 'OVER THE GARAGE',
  w: 22,
  h: 22,
  outer: '0,0 22,0 22,22 0,22',
  inner: '14,0,14,7.6 14,7.6,22,7.6',
  windows: '4,22,9,22 13,22,18,22 0,8,0,12 4,0,9,0 22,12,22,17',
  doors: '14,4.4,14,7,-1 0,17,0,20,-1',
  rooms: [
    ['APARTMENT', 0, 0, 22, 22, { nudge: [0.6, 1.6] }],
    ['', 14, 0, 8, 7.6, { laid: 'tile' }],
  ],
  things: [
    ['shower', 18.4, 0.5, 3.2, 4, 'n'],
    ['wc', 14.6, 0.5, 1.6, 2.4, 'n'],
    ['basin', 19.6, 5, 2, 2.2, 'e'],
    ['counter', 0.5, 0.5, 11, 2.2, 'n'],
    ['sink', 5, 0.6, 2.8, 1.9, 'n'],
    ['range', 1.4, 0.5, 2.6, 2.2, 'n'],
    ['bed', 14.6, 15, 6.8, 6, 'e'],
    ['sofa', 2, 18.8, 6, 2.7, 's'],
  ],
};

/** The walk between its hedges, four steps of flagstone, flowers under the casements. */
function front(b: Board): void {
  lawn(b, '-6,27 -4,38 20,42 44,41 64,36 64,28 50,29 12,29');
  tufts(b, 2, 31, 24, 7, 14);
  tufts(b, 40, 31, 20, 6, 12);
  paving(b, '30.6,32 34.8,32 34.8,38.6 30.6,38.6', 1.6);
  stepsDown(b, 30.4, 28, 4.6, 4);
  bed(b, 2, 29.6, 20, 29.6, 1.9, '#D96F78');
  bed(b, 50.6, 29.6, 58, 29.6, 1.9);
  for (const x of [29.4, 36]) bed(b, x, 32.6, x, 38.4, 1.3);
}

export const plan: Plan = {
  seed: 1927,
  north: 18,
  wide: {
    s: 10.2,
    places: [
      { storey: second, x: 96, y: 92, down: 0, titleAt: [400, 392] },
      {
        storey: first,
        x: 96,
        y: 474,
        garden(b) {
          front(b);
          treeTop(b, 74, 29.6, 14, oak);
          treeTop(b, 88, 22, 10, oak);
        },
        down: 0,
        titleAt: [812, 520],
      },
      { storey: apartment, x: 946, y: 92, titleAt: [1058, 366] },
    ],
    scale: [1140, 812],
    north: [1140, 720],
  },
  tall: {
    s: 8.3,
    places: [
      { storey: second, x: 73, y: 74, down: 0, titleAt: [320, 322] },
      { storey: first, x: 73, y: 396, garden: front, down: 0, titleAt: [200, 738] },
      { storey: apartment, x: 386, y: 732, down: 0, across: 0, titleAt: [200, 812] },
    ],
    scale: [150, 878],
    north: [322, 872],
  },
};
