/** The Ortega Mediterranean: rooms around a court with its fountain, a loggia of four arches, the door in the foot of the tower. */

import type { Board } from '../../kit/elevation/board.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { bed, lawn, palmTop, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';

const first: Storey = {
  title: 'FIRST FLOOR',
  w: 63.6,
  h: 56,
  outer: '0,0 63.6,0 63.6,40 54,40 54,22 34.8,22 34.8,30 27,30 27,38 13,38 13,40 0,40',
  beyond: ['34.8,22 54,22 54,30 34.8,30'],
  inner:
    '25,0,25,22 0,22,27,22 13,22,13,38 27,22,27,30 34.8,0,34.8,22 34.8,11,54,11 54,0,54,22 54,6,63.6,6 54,22,63.6,22 25,6,30,6 30,0,30,6',
  low: '13,40,13,56 13,56,30,56 37,56,54,56 54,40,54,56',
  posts:
    '34.8,30,1.1 39.6,30,1.1 44.4,30,1.1 49.2,30,1.1 53.8,30,1.1 30,56,1.5 37,56,1.5 13,56,1.5 54,56,1.5',
  windows:
    '3,40,10,40 56,40,61.6,40 29,30,32.8,30 0,3,0,7 0,15,0,19 0,28,0,34 5,0,10,0 15,0,20,0 26.4,0,28.6,0 38,0,50,0 56,0,60,0 63.6,11,63.6,18 63.6,28,63.6,35 54,32,54,37 27,32.4,27,35.6',
  gaps: '16.5,22,22,22 25,14,25,19 34.8,14.6,34.8,19.6 54,7.4,54,10.4 56.6,22,60.6,22 27,24,27,28 50,11,53,11',
  doors: '18.2,38,21.8,38,-1 13,28,13,30.8,1 30,2.6,30,5.2,-1 56,6,58.6,6,-1',
  french: '37,22,42,22,1 46.8,22,51.8,22,1',
  rooms: [
    ['LIVING ROOM', 0, 0, 25, 22, { nudge: [1, -6.6], bare: [1, 0] }],
    ['LIBRARY', 0, 22, 13, 18, { nudge: [0, -1.6] }],
    ['ENTRY', 13, 22, 14, 16, { laid: 'tile', sized: false, nudge: [0, 1] }],
    ['HALL', 25, 0, 9.8, 22, { laid: 'tile', sized: false, nudge: [0, 6], bare: 'nudged' }],
    ['', 27, 22, 7.8, 8, { laid: 'tile' }],
    ['HALF BATH', 25, 0, 5, 6, { laid: 'tile', sized: false, nudge: [0, 1.2] }],
    ['KITCHEN', 34.8, 0, 19.2, 11, { laid: 'tile', nudge: [0, 3] }],
    ['DINING ROOM', 34.8, 11, 19.2, 11, { nudge: [0, -2.9] }],
    ['PANTRY', 54, 0, 9.6, 6, { laid: 'plain', sized: false }],
    ['BREAKFAST', 54, 6, 9.6, 16, { laid: 'tile', sized: false, nudge: [0, -3.4], bare: 'nudged' }],
    ['MORNING ROOM', 54, 22, 9.6, 18, { nudge: [0, -1.6] }],
    ['LOGGIA', 34.8, 22, 19.2, 8, { laid: 'stone', sized: false, nudge: [0, 1.4], bare: 'nudged' }],
    ['', 27, 30, 27, 26, { laid: 'terracotta' }],
    ['', 13, 38, 14, 18, { laid: 'terracotta' }],
    ['COURT', 30, 33, 21, 4, { laid: 'void', sized: false }],
  ],
  things: [
    ['hearth', 0.4, 8, 3.3, 6.4, 'w'],
    ['rug', 5, 7, 10.6, 9],
    ['sofa', 13, 7.8, 3, 7, 'e'],
    ['chair', 6.4, 16, 2.7, 2.6, 's'],
    ['piano', 18.6, 15.6, 5, 5.4, 'n'],
    ['shelves', 0.5, 22.5, 12, 1.2, 'n'],
    ['low', 4, 34.6, 5, 2.4, 'n'],
    ['chair', 5.4, 32.2, 2.2, 2.2, 'n'],
    ['stair', 31, 2, 3.5, 11.6, 's'],
    ['wc', 25.5, 2.4, 2.2, 1.5, 'w'],
    ['basin', 25.6, 0.5, 2.4, 1.5, 'n'],
    ['counter', 35.2, 0.5, 14, 2.2, 'n'],
    ['sink', 42.4, 0.6, 2.9, 1.9, 'n'],
    ['range', 36.4, 0.5, 3, 2.2, 'n'],
    ['fridge', 50.4, 0.5, 2.9, 2.7, 'n'],
    ['counter', 39, 3.8, 9, 2.2, 'n'],
    ['table', 39.6, 15.9, 9.6, 5.4, 'n'],
    ['round', 56.4, 15, 5, 5],
    ['chair', 55, 35.6, 2.7, 2.6, 's'],
    ['chair', 60, 35.6, 2.7, 2.6, 's'],
    ['fountain', 36.4, 39.4, 8.6, 8.6],
  ],
  across: [0, 13, 27, 54, 63.6],
};

const second: Storey = {
  title: 'SECOND FLOOR',
  w: 63.6,
  h: 38,
  outer: '0,0 63.6,0 63.6,22 34.8,22 34.8,30 27,30 27,38 13,38 13,22 0,22',
  beyond: ['34.8,22 54,22 54,30 34.8,30'],
  inner:
    '25,0,25,22 13,22,27,22 27,22,27,30 34.8,0,34.8,22 54,0,54,22 54,11,63.6,11 34.8,6,54,6 0,10,25,10 9,0,9,10 17,10,17,22 17,14,25,14',
  low: '34.8,30,54,30 54,22,54,30 30.6,2,30.6,13.6',
  windows:
    '18,38,22,38 13,28,13,32 27,32.4,27,35.6 29,30,32.8,30 56,22,61.4,22 0,2,0,6 0,14,0,18 4,22,9,22 3,0,6,0 13,0,20,0 27,0,31,0 38,0,42,0 46,0,50,0 57,0,61,0 63.6,3,63.6,8 63.6,14,63.6,18',
  gaps: '25,10.6,25,13.4 54,15,54,18 43,6,47,6',
  doors:
    '27,23.6,27,26.4,1 25,6,25,8.8,1 17,10.6,17,13.4,1 19.4,22,22,22,-1 9,3,9,5.6,1 4,10,6.6,10,-1 34.8,16,34.8,19,-1 57,11,59.6,11,-1',
  french: '38,22,43,22,1 46,22,51,22,1',
  rooms: [
    ['PRIMARY|BEDROOM', 34.8, 6, 19.2, 16, { nudge: [0.4, 3.2], bare: [0.4, 0] }],
    ['DRESSING', 34.8, 0, 19.2, 6, { sized: false }],
    ['BATH', 54, 0, 9.6, 11, { laid: 'tile', sized: false, nudge: [-0.4, 1] }],
    ['CLOSET', 54, 11, 9.6, 11, { laid: 'plain', sized: false }],
    ['BEDROOM', 0, 10, 17, 12, { nudge: [3.2, 1] }],
    ['BEDROOM', 9, 0, 16, 10, { nudge: [-2.4, 0.6] }],
    ['BATH', 0, 0, 9, 10, { laid: 'tile', sized: false, nudge: [1, 0] }],
    ['', 17, 10, 8, 4],
    ['BATH', 17, 14, 8, 8, { laid: 'tile', sized: false, nudge: [0.4, -0.6] }],
    ['BEDROOM', 13, 22, 14, 16, { nudge: [0, 4.2], bare: [0, 1] }],
    ['HALL', 25, 0, 9.8, 22, { sized: false, nudge: [-1, 6], bare: 'nudged' }],
    ['', 27, 22, 7.8, 8],
    ['BALCONY', 34.8, 22, 19.2, 8, { laid: 'stone', sized: false, nudge: [0, 1.4], bare: 'nudged' }],
  ],
  things: [
    ['bed', 41.4, 6.6, 6.6, 6.4, 'n'],
    ['rod', 35.4, 0.6, 18, 1.6, 'n'],
    ['tub', 60.4, 1, 2.7, 6.4, 'e'],
    ['basin', 54.5, 3, 1.8, 5, 'w'],
    ['wc', 60.6, 8.4, 2.4, 1.6, 'e'],
    ['rod', 61.6, 12, 1.6, 9, 'e'],
    ['rod', 55, 20, 6, 1.6, 's'],
    ['bed', 0.6, 13.4, 6.6, 6, 'w'],
    ['bed', 18, 1, 6.4, 4.8, 'e'],
    ['tub', 0.6, 6.8, 6, 2.7, 'w'],
    ['wc', 6.4, 6.8, 1.5, 2.4, 's'],
    ['basin', 0.6, 0.5, 4.6, 1.7, 'n'],
    ['shower', 17.4, 18, 3, 3.6, 'w'],
    ['wc', 22.3, 16, 2.3, 1.5, 'e'],
    ['basin', 22.4, 18.8, 2.2, 2.6, 'e'],
    ['stair', 31, 2, 3.5, 11.6, 'n'],
    ['stair', 31.4, 22.4, 3, 7.2, 'n'],
    ['bed', 13.6, 25.6, 6.2, 5.4, 'w'],
  ],
  across: [0, 13, 27, 54, 63.6],
};

const tower: Storey = {
  title: 'TOWER ROOM',
  w: 14,
  h: 14,
  outer: '0,0 14,0 14,14 0,14',
  windows: '2,0,5,0 9,0,12,0 2,14,4.6,14 5.7,14,8.3,14 9.4,14,12,14 0,3,0,6 0,8,0,11 14,8,14,11',
  rooms: [['TOWER', 0, 0, 14, 14, { nudge: [-1, 0.4], sized: false }]],
  things: [
    ['stair', 10.6, 1, 3, 6, 'n'],
    ['sofa', 2, 10.8, 6, 2.4, 's'],
  ],
};

/** Palms and beds in the court and along its wall, a strip of lawn behind the kitchen. */
function garden(b: Board): void {
  lawn(b, '-6,40 -5,56 16,58 50,58 70,56 70,41 64,39 -1,41');
  tufts(b, -4, 44, 15, 12, 10);
  tufts(b, 56, 44, 12, 12, 9);
  bed(b, 2, 41.6, 11, 41.6, 2, '#A84C62');
  bed(b, 56, 41.6, 62, 41.6, 2, '#A84C62');
  palmTop(b, 5.6, 50, 9);
  palmTop(b, 60, 51.6, 9);
}

export const plan: Plan = {
  seed: 1926,
  north: 40,
  wide: {
    s: 9.1,
    places: [
      { storey: first, x: 78, y: 118, garden, down: 0, titleAt: [367, 728] },
      { storey: second, x: 722, y: 118, down: 0, titleAt: [1130, 432] },
      { storey: tower, x: 840, y: 604, down: 0, titleAt: [904, 776] },
    ],
    scale: [1142, 800],
    north: [1142, 660],
  },
  tall: {
    s: 7.9,
    places: [
      { storey: second, x: 69, y: 66, down: 0, titleAt: [392, 334] },
      { storey: first, x: 69, y: 452, garden, across: 0, down: 0, titleAt: [150, 412] },
      { storey: tower, x: 495, y: 318, down: 0, across: 0, titleAt: [402, 400] },
    ],
    scale: [320, 910],
    north: [110, 312],
  },
};
