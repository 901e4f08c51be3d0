/**
 * The Riverside Bungalow: rooms about a hall, the porch before them, the primary suite under the
 * roof, the studio on the alley.
 */

import type { Board } from '../../kit/elevation/board.ts';
import { INK } from '../../kit/ink.ts';
import { lettering } from '../../kit/lettering.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { bed, lawn, oak, paving, stepsDown, treeTop, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';

const first: Storey = {
  title: 'FIRST FLOOR',
  w: 35,
  h: 50,
  outer: '0,0 35,0 35,50 0,50',
  beyond: ['2.9,50 32.1,50 32.1,59 2.9,59'],
  inner:
    '14.5,0,14.5,32 21.5,0,21.5,50 0,32,21.5,32 0,19,14.5,19 0,12.5,14.5,12.5 6,12.5,6,19 0,15.75,6,15.75 21.5,34,35,34 21.5,9,35,9 21.5,16,35,16 27.5,9,27.5,16 18,18.5,18,32',
  low: '2.9,59,14.2,59 20.8,59,32.1,59 2.9,50,2.9,59 32.1,50,32.1,59',
  posts: '4.2,58.2,2 13.9,58.2,2 21.1,58.2,2 30.8,58.2,2',
  windows:
    '5,0,9.5,0 23.5,0,33,0 35,2,35,8 35,12,35,14 35,20,35,24 35,27.5,35,31.5 35,39,35,45 0,4,0,8 0,23.5,0,27.5 0,33.6,0,36.4 0,45.6,0,48.4 7.1,50,12.3,50 22.7,50,27.9,50 1.05,50,2.75,50 32.25,50,33.95,50',
  gaps: '21.5,38,21.5,45 14.9,32,17.7,32 1.4,12.5,4.6,12.5 1.4,19,4.6,19 22.4,34,25.6,34 21.5,20,21.5,24 21.5,3,21.5,7',
  doors:
    '15.9,50,19.1,50,-1 16.6,0,19.4,0,1 14.5,11.7,14.5,9,-1 14.5,20,14.5,22.7,1 14.5,13.2,14.5,15.6,1 29.4,16,32,16,1 21.5,11,21.5,13.4,1',
  rooms: [
    ['LIVING ROOM', 0, 32, 21.5, 18, { nudge: [0.4, -6] }],
    ['DINING ROOM', 21.5, 34, 13.5, 16, { nudge: [0, -5] }],
    ['KITCHEN', 21.5, 16, 13.5, 18, { nudge: [-0.6, 5.6] }],
    ['BEDROOM', 0, 19, 14.5, 13, { nudge: [0, 3.6] }],
    ['BEDROOM', 0, 0, 14.5, 12.5, { nudge: [0, 3.2] }],
    ['BATH', 6, 12.5, 8.5, 6.5, { laid: 'tile', nudge: [0.4, -0.8] }],
    ['', 0, 12.5, 6, 3.25],
    ['', 0, 15.75, 6, 3.25],
    ['HALL', 14.5, 0, 7, 18, { sized: false, nudge: [0, 0.6] }],
    ['', 14.5, 18, 7, 14],
    ['UP', 14.5, 27.6, 3.5, 4, { laid: 'void', sized: false }],
    ['SUN ROOM', 21.5, 0, 13.5, 9, { laid: 'tile', nudge: [-1.2, 0] }],
    ['HALF BATH', 21.5, 9, 6, 7, { laid: 'tile', nudge: [0, 1.3] }],
    ['LAUNDRY', 27.5, 9, 7.5, 7, { laid: 'tile', sized: false, nudge: [0, 1.3] }],
    ['PORCH', 2.9, 50, 29.2, 9, { laid: 'boards' }],
  ],
  things: [
    ['hearth', 0.3, 37.8, 3.4, 6.4, 'w'],
    ['rug', 5, 37.4, 9, 7.6, 'n'],
    ['sofa', 11.4, 38.2, 3, 6, 'e'],
    ['chair', 6, 45.6, 2.7, 2.6, 's'],
    ['chair', 9.2, 45.6, 2.7, 2.6, 's'],
    ['table', 24.8, 40, 7.4, 6.4, 'n'],
    ['counter', 32.6, 16.3, 2.1, 16.6, 'e'],
    ['counter', 23.6, 16.3, 5.2, 2.1, 'n'],
    ['sink', 32.8, 20.6, 1.8, 2.8, 'e'],
    ['range', 25, 16.3, 2.6, 2.1, 'n'],
    ['fridge', 32, 25.4, 2.7, 2.8, 'e'],
    ['counter', 25.4, 20.6, 3.2, 6.2, 'n'],
    ['bed', 0.5, 20.4, 6.7, 5.2, 'w'],
    ['bed', 0.5, 1.6, 6.7, 5.2, 'w'],
    ['rod', 0.5, 13, 5.2, 1.7, 'n'],
    ['rod', 0.5, 16.8, 5.2, 1.7, 'n'],
    ['tub', 6.3, 12.9, 2.5, 5.8, 'n'],
    ['wc', 9.6, 16.4, 1.5, 2.3, 's'],
    ['basin', 11.8, 17, 2.4, 1.7, 's'],
    ['stair', 18.2, 18.6, 3.1, 13, 's'],
    ['sofa', 32, 1.6, 2.6, 6, 'e'],
    ['wc', 25, 9.4, 1.5, 2.2, 'n'],
    ['basin', 22.2, 9.4, 2, 1.6, 'n'],
    ['washer', 29.7, 9.4, 4.9, 2.3, 'n'],
    ['swing', 4.6, 51.6, 2, 4.6, 'w'],
    ['chair', 26, 51.4, 2.5, 2.5, 'n'],
    ['chair', 28.8, 51.4, 2.5, 2.5, 'n'],
  ],
  down: [0, 50, 59],
};

const upper: Storey = {
  title: 'UPPER FLOOR',
  w: 16,
  h: 38,
  outer: '0,0 16,0 16,38 0,38',
  inner: '0,9,16,9 9,0,9,9 0,25,16,25 12,9,12,25',
  low: '8.4,12,8.4,25',
  windows: '5.3,38,10.7,38 3.4,0,6.4,0 11,0,14,0 0,14,0,19',
  doors: '2,9,4.6,9,-1 9.5,9,11.9,9,-1 13,25,15.4,25,-1 0.9,25,3.6,25,1',
  rooms: [
    ['PRIMARY|BEDROOM', 0, 25, 16, 13, { nudge: [0.6, -2.5] }],
    ['SITTING ROOM', 0, 9, 8.4, 16, { nudge: [0, -1.6] }],
    ['', 8.4, 9, 3.6, 16],
    ['', 12, 9, 4, 16, { laid: 'plain' }],
    ['BATH', 0, 0, 9, 9, { laid: 'tile', nudge: [0.6, 0.6], sized: false }],
    ['CLOSET', 9, 0, 7, 9, { laid: 'plain', nudge: [-0.4, 0], sized: false }],
  ],
  things: [
    ['bed', 5, 32.4, 6, 5.2, 's'],
    ['stair', 8.7, 12, 3, 12.7, 'n'],
    ['rod', 14.3, 9.8, 1.5, 14.6, 'e'],
    ['rod', 14.2, 0.8, 1.5, 7.8, 'e'],
    ['tub', 0.5, 0.6, 2.5, 5.4, 'n'],
    ['basin', 3.4, 0.5, 4.8, 1.7, 'n'],
    ['wc', 6.3, 5.6, 2.3, 1.5, 'e'],
    ['sofa', 0.5, 19.4, 2.6, 5.2, 'w'],
  ],
};

const studio: Storey = {
  title: 'ON THE ALLEY',
  w: 14,
  h: 20,
  outer: '0,0 14,0 14,20 0,20',
  windows: '4,0,10,0 14,4,14,8 14,12,14,16 0,5,0,9',
  french: '4,20,10,20,1',
  rooms: [['STUDIO', 0, 0, 14, 20, { laid: 'boards', nudge: [0, -0.6] }]],
  things: [
    ['low', 3, 0.6, 8, 2.6, 'n'],
    ['chair', 5.6, 3.6, 2.4, 2.4, 's'],
    ['sofa', 0.6, 12.6, 2.7, 6, 'w'],
    ['shelves', 12.4, 8.6, 1.2, 3, 'e'],
  ],
};

/** What lies about the porch, toward the street. */
function front(b: Board): void {
  lawn(b, '1,49 1,60 10,64 25,64 36,61 39,50 32,52 3,52');
  tufts(b, 33, 51, 4, 9, 9);
  paving(b, '14.7,61 20.3,61 20.3,63.6 14.7,63.6', 1.2);
  stepsDown(b, 14.7, 59, 5.6, 2);
  bed(b, 4.4, 60.4, 13, 60.4, 1.9, '#D96F78');
  bed(b, 22, 60.4, 30.8, 60.4, 1.9, '#D96F78');
}

/** The yard between the studio and the house: the pecan tree, azaleas along the fence. */
function yard(b: Board): void {
  lawn(b, '-8,31 0,28 10,28 20,27 22,38 20,50 8,53 -5,52 -9,42');
  tufts(b, -7, 31, 26, 19, 24);
  bed(b, 21.4, 28, 21.4, 50, 2.2, '#D96F78');
  treeTop(b, 4.6, 39.4, 18, oak);
  const under = { size: 11.5, paint: INK, pen: 1.05, tracking: 0.08 };
  lettering(b.A, 'PECAN', b.x(15.4), b.y(48), under);
}

export const plan: Plan = {
  seed: 1919,
  north: 24,
  wide: {
    s: 11.4,
    places: [
      {
        storey: first,
        x: 158,
        y: 98,
        garden(b) {
          front(b);
          treeTop(b, 42, 57, 13, oak);
        },
        titleAt: [357, 842],
      },
      { storey: upper, x: 740, y: 166 },
      { storey: studio, x: 1068, y: 166, garden: yard, titleAt: [1148, 452] },
    ],
    scale: [1010, 816],
    north: [1268, 812],
  },
  tall: {
    s: 9.3,
    places: [
      { storey: first, x: 90, y: 78, garden: front, titleAt: [253, 740] },
      { storey: upper, x: 458, y: 78 + 56, down: 0 },
      { storey: studio, x: 467, y: 640, down: 0, titleAt: [532, 876] },
    ],
    scale: [190, 868],
    north: [386, 852],
  },
};
