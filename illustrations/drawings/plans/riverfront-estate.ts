/**
 * The Riverfront Estate: its main rooms in one row to the river, the turret at their end, a guest
 * suite over the garage.
 */

import type { Board } from '../../kit/elevation/board.ts';
import { handPolygon, inked, wash } from '../../kit/ink.ts';
import { n } from '../../kit/path.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { bed, lawn, oak, openWater, paving, stepsDown, treeTop, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';
import { fill } from '../../kit/svg.ts';

/**
 * The turret: corners of a round from where it leaves the house's side below to where it meets it
 * above.
 */
const turret = Array.from({ length: 9 }, (_, at): readonly [number, number] => {
  const a = ((32 + (at * 296) / 8) * Math.PI) / 180;
  return [6.5 + 6.5 * Math.cos(a), 8 + 6.5 * Math.sin(a)];
});
const outer = `12,0 74.4,0 74.4,32 12,32 ${turret.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}`;
const outlineOfTurret = `12,4 12,12 ${turret.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}`;
/** In each of its sides but the first and the last a window. */
const aroundTurret = turret
  .slice(1, -2)
  .map(([x1, y1], at) => {
    const [x2, y2] = turret[at + 2] ?? [x1, y1];
    const between = (t: number) => `${n(x1 + (x2 - x1) * t)},${n(y1 + (y2 - y1) * t)}`;
    return `${between(0.16)},${between(0.84)}`;
  })
  .join(' ');

const first: Storey = {
  title: 'FIRST FLOOR',
  w: 74.4,
  h: 32,
  outer,
  beyond: ['28,-9 52,-9 52,0 28,0'],
  inner:
    '28,0,28,32 52,0,52,32 28,18,52,18 12,16,28,16 12,20.6,28,20.6 20.6,16,20.6,20.6 52,20,74.4,20 62,20,62,32',
  low: '28,-9,36,-9 44,-9,52,-9 28,-9,28,0 52,-9,52,0',
  posts: '28.4,-8.6,1 36,-8.6,1 44,-8.6,1 51.6,-8.6,1',
  windows: `${aroundTurret} 15,0,25,0 37.6,0,42.4,0 55,0,61,0 64,0,72,0 74.4,4,74.4,13 16,32,24,32 31,32,35,32 55,32,59,32 66,32,71,32 12,23,12,29`,
  gaps: '28,4,28,11 36,18,42.6,18 52,12.6,52,17 14,20.6,17.4,20.6 65,20,69,20',
  doors: '38,32,41.8,32,-1 28,24,28,27,1 28,20.3,28,18.3,-1 55,20,57.6,20,1 74.4,25,74.4,28,1',
  french: '30.4,0,35.6,0,-1 44.4,0,49.6,0,-1',
  rooms: [
    ['', 0, 1, 12, 14, { within: outlineOfTurret }],
    ['DINING ROOM', 12, 0, 16, 16],
    ['LIVING ROOM', 28, 0, 24, 18, { nudge: [-1.4, 0] }],
    ['KITCHEN', 52, 0, 22.4, 20, { laid: 'tile', nudge: [-0.6, 1.7] }],
    ['HALL', 28, 18, 24, 14, { laid: 'stone', sized: false, nudge: [-2.6, 1.4] }],
    ['STUDY', 12, 20.6, 16, 11.4],
    ['', 12, 16, 8.6, 4.6],
    ['HALF BATH', 20.6, 16, 7.4, 4.6, { laid: 'tile', sized: false }],
    ['PANTRY', 52, 20, 10, 12, { laid: 'plain', sized: false }],
    ['MUD ROOM', 62, 20, 12.4, 12, { laid: 'tile', sized: false, nudge: [0, 1] }],
    ['VERANDA', 28, -9, 24, 9, { laid: 'boards', sized: false, nudge: [0, -1.8] }],
  ],
  things: [
    ['hearth', 48.2, 3.4, 3.4, 7.2, 'e'],
    ['stair', 44.2, 19.4, 3.6, 11.8, 's'],
    ['shelves', 12.6, 16.4, 7.4, 1.2, 'n'],
    ['wc', 21, 17.6, 2.2, 1.5, 'w'],
    ['basin', 24, 16.4, 2.6, 1.5, 'n'],
    ['counter', 71.8, 2, 2.2, 16, 'e'],
    ['counter', 54.6, 17.4, 8, 2.2, 's'],
    ['sink', 72, 7, 1.9, 3, 'e'],
    ['range', 57, 17.4, 3, 2.2, 's'],
    ['fridge', 71.2, 14.6, 2.8, 3, 'e'],
    ['counter', 57, 5.4, 10, 3.2, 'n'],
    ['washer', 69, 20.5, 4.9, 2.4, 'n'],
  ],
  across: [0, 12, 74.4],
};

const second: Storey = {
  title: 'SECOND FLOOR',
  w: 74.4,
  h: 32,
  outer,
  inner:
    '28,0,28,32 52,0,52,32 28,18,52,18 12,16,28,16 18,0,18,16 18,8,28,8 28,24.4,36,24.4 36,24.4,36,32 52,14,74.4,14 52,22,74.4,22 62,14,62,22',
  low: '44,19.4,44,31.2',
  windows: `${aroundTurret} 21,0,25,0 34,0,46,0 55,0,61,0 65,0,71,0 74.4,3,74.4,9 74.4,16,74.4,19 74.4,24,74.4,30 16,32,24,32 30,32,33,32 38,32,42,32 55,32,60,32 65,32,71,32 12,20,12,28`,
  gaps: '18,10,18,13.4 52,18.5,52,21.5',
  doors:
    '38,18,40.8,18,-1 28,10,28,12.8,1 21,8,23.6,8,-1 28,20,28,22.8,1 28,26.4,28,29,-1 54,14,56.8,14,-1 54,22,56.8,22,1 62,16.8,62,19.4,-1',
  rooms: [
    ['STUDY', 0, 1, 18, 15, { within: outlineOfTurret, sized: false }],
    ['', 12, 0, 6, 16],
    ['BATH', 18, 0, 10, 8, { laid: 'tile', sized: false }],
    ['CLOSET', 18, 8, 10, 8, { laid: 'plain', sized: false }],
    ['PRIMARY BEDROOM', 28, 0, 24, 18],
    ['BEDROOM', 12, 16, 16, 16],
    ['BATH', 28, 24.4, 8, 7.6, { laid: 'tile', sized: false }],
    ['LANDING', 28, 18, 24, 6.4, { sized: false, nudge: [-3.6, 0] }],
    ['', 36, 24.4, 16, 7.6],
    ['', 52, 14, 10, 8],
    ['BEDROOM', 52, 0, 22.4, 14],
    ['BATH', 62, 14, 12.4, 8, { laid: 'tile', sized: false }],
    ['BEDROOM', 52, 22, 22.4, 10],
  ],
  things: [
    ['low', 34, 0.6, 12, 1.6, 'n'],
    ['tub', 18.5, 0.6, 2.6, 6, 'w'],
    ['basin', 24.6, 0.5, 3, 1.7, 'n'],
    ['wc', 25.3, 5, 2.3, 1.6, 'e'],
    ['rod', 18.6, 13.9, 8.8, 1.7, 's'],
    ['tub', 28.4, 29, 6, 2.6, 's'],
    ['basin', 30.6, 24.8, 3, 1.6, 'n'],
    ['wc', 33.4, 26.8, 2.2, 1.6, 'e'],
    ['stair', 44.2, 19.4, 3.6, 11.8, 'n'],
    ['tub', 71.4, 14.6, 2.6, 6.6, 'e'],
    ['basin', 64.4, 14.4, 4, 1.7, 'n'],
    ['wc', 66, 19.2, 1.6, 2.3, 's'],
  ],
  across: [0, 12, 74.4],
};

const suite: Storey = {
  title: 'OVER THE GARAGE',
  w: 24,
  h: 24.4,
  outer: '0,0 24,0 24,24.4 0,24.4',
  inner: '0,8,9.6,8 9.6,0,9.6,8 19.6,11.4,19.6,24.4',
  windows: '12,0,18,0 3,0,6,0 0,13,0,19 5,24.4,13,24.4 24,2,24,6',
  doors: '5,8,7.6,8,-1 20.2,24.4,23,24.4,-1',
  rooms: [
    ['GUEST SUITE', 0, 8, 19.6, 16.4],
    ['', 9.6, 0, 14.4, 8],
    ['BATH', 0, 0, 9.6, 8, { laid: 'tile', sized: false }],
    ['', 19.6, 8, 4.4, 16.4],
  ],
  things: [
    ['counter', 18, 0.5, 5.4, 2.2, 'n'],
    ['tub', 0.5, 0.5, 2.6, 6, 'w'],
    ['basin', 6, 0.4, 3, 1.7, 'n'],
    ['wc', 6.9, 3.4, 2.3, 1.6, 'e'],
    ['stair', 20, 12, 3.5, 11.6, 'n'],
  ],
};

/** The dock, the boat house at its end, and the boat on its lift. */
function landing(b: Board, shore: number): void {
  const planks = '#B9A58C';
  paving(b, `60,${shore - 9} 64,${shore - 9} 64,${shore + 1} 60,${shore + 1}`, 0.8, planks);
  paving(b, `53,${shore - 21} 71,${shore - 21} 71,${shore - 9} 53,${shore - 9}`, 0.8, planks);
  const slip = b.box(56, shore - 19.4, 12, 8.6);
  b.A.add(fill(`M${slip.map((p) => p.map(n).join(' ')).join('L')}Z`, '#8FC0C4'));
  wash(b.A, slip, '#4F9CA6', 0.5);
  inked(b.A, handPolygon(b.r, slip, 0.5), 0.9);
  const [x, y, s] = [b.x(62), b.y(shore - 15), b.s];
  const hull = `M${n(x - 4.6 * s)} ${n(y - 1.7 * s)}H${n(x + 2 * s)}Q${n(x + 4.6 * s)} ${n(y - 1.2 * s)} ${n(x + 5.2 * s)} ${n(y)}Q${n(x + 4.6 * s)} ${n(y + 1.2 * s)} ${n(x + 2 * s)} ${n(y + 1.7 * s)}H${n(x - 4.6 * s)}Z`;
  b.A.add(fill(hull, '#E9E6DA'));
  wash(b.A, hull, '#A9744A', 0.5);
  inked(b.A, hull, 0.9);
}

/** The river, the bulkhead, and the lawn under its oaks; `shore` is where they meet. */
function river(b: Board, shore: number, top: number, right: number): void {
  openWater(b, `-14,${shore} 24,${shore - 0.6} 70,${shore} ${right},${shore - 0.4}`, top);
  lawn(b, `-8,${shore + 1} 30,${shore + 1.6} 84,${shore + 1} 86,-2 54,-1 26,-1 4,0 -8,-1`);
  tufts(b, -2, shore + 4, 28, Math.abs(shore) - 8, 16);
  tufts(b, 54, shore + 4, 26, Math.abs(shore) - 8, 14);
  stepsDown(b, 36, -10.8, 8, 1.8);
}

/** Flowers at the door on the land side, and the drive that comes to it. */
function door(b: Board): void {
  lawn(b, '34,33 46,33 46,37 34,37', '#D8C7A4', 0.7);
  bed(b, 14, 33.6, 34, 33.6, 1.9, '#D96F78');
  bed(b, 46, 33.6, 72, 33.6, 1.9);
}

export const plan: Plan = {
  seed: 1938,
  north: -90,
  wide: {
    s: 7.7,
    places: [
      {
        storey: first,
        x: 66,
        y: 486,
        garden(b) {
          river(b, -37, -60, 164);
          landing(b, -37);
          treeTop(b, 10, -22, 15, oak);
          treeTop(b, 70, -14, 12, oak);
          door(b);
        },
        across: -304,
        down: 0,
        titleAt: [352, 834],
      },
      { storey: second, x: 712, y: 486, across: -304, down: 0, titleAt: [998, 834] },
      { storey: suite, x: 806, y: 244, across: 0, down: 0, titleAt: [1124, 290] },
    ],
    scale: [1104, 380],
    north: [1268, 340],
  },
  tall: {
    s: 6.7,
    places: [
      {
        storey: first,
        x: 71,
        y: 206,
        garden(b) {
          river(b, -18, -34, 84);
          treeTop(b, 10, -9, 12, oak);
          door(b);
        },
        across: 0,
        down: 0,
        titleAt: [340, 452],
      },
      { storey: second, x: 71, y: 490, across: 0, down: 0, titleAt: [440, 738] },
      { storey: suite, x: 71, y: 756, across: 0, down: 0, titleAt: [404, 820] },
    ],
    scale: [404, 884],
    north: [572, 850],
  },
};
