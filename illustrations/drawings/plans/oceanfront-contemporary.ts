/**
 * The Oceanfront Contemporary: two floors of glass, a tower of coquina with the elevator, the dune
 * and the sea at the left.
 */

import { type Board, hairlines } from '../../kit/elevation/board.ts';
import { blank, INK, inked, PAPER, wash } from '../../kit/ink.ts';
import { lettering, widthOfLine } from '../../kit/lettering.ts';
import { dpoly, n, smooth } from '../../kit/path.ts';
import type { Plan } from '../../kit/plan/draw-plan.ts';
import { bed, lawn, palmTop, paving, ripples, stepsDown, tufts } from '../../kit/plan/garden.ts';
import type { Storey } from '../../kit/plan/storey.ts';
import { layAbove } from '../../kit/plan/walls.ts';

/**
 * From the terrace's end at the dune to the garage's at the street: the stations of the elevation.
 */
const stations = [0, 13, 41.4, 48.8, 66.4];

const first: Storey = {
  title: 'FIRST FLOOR',
  w: 66.4,
  h: 35,
  outer: '13,0 51.4,0 51.4,4.2 66.4,4.2 66.4,41 51.4,41 51.4,35 48.8,35 48.8,41 41.4,41 41.4,35 13,35',
  beyond: ['0,14 13,14 13,35 41.4,35 41.4,57 0,57'],
  inner:
    '30,0,30,13 30,13,51.4,13 34.6,0,34.6,13 30,6.4,34.6,6.4 45,0,45,13 41.4,19,41.4,35 41.4,35,48.8,35 51.4,4.2,51.4,35 51.4,19.6,66.4,19.6 51.4,12.4,62,12.4 58,4.2,58,12.4 62,4.2,62,12.4',
  posts: '5.6,39.4,1 5.6,15,1',
  windows: '13,2.4,13,11 36.6,0,43,0 47,0,49.6,0 49.1,35,51.1,35 15,0,28,0 66.4,8,66.4,11',
  gaps: '51.4,13.4,51.4,18.8 43.6,35,46.6,35 58.6,12.4,61.4,12.4',
  doors:
    '30,8.4,30,10.8,1 34.6,2,34.6,4.4,1 42.4,13,44.6,13,-1 45,9.4,45,11.8,-1 55.6,12.4,57.6,12.4,1 66.4,14.4,66.4,18,1 63,19.6,65.6,19.6,1',
  broad: '13,16,13,33.6 15,35,39.6,35 53.6,41,64.2,41',
  rooms: [
    ['', 13, 0, 38.4, 35, { laid: 'stone', within: '13,0 30,0 30,13 51.4,13 51.4,35 13,35' }],
    ['KITCHEN', 13, 0, 17, 13, { laid: 'void', nudge: [0, -0.6] }],
    ['LIVING ROOM', 13, 13, 17, 22, { laid: 'void', nudge: [0, -5.4] }],
    ['DINING', 30, 13, 11.4, 22, { laid: 'void', nudge: [0, -5.4] }],
    ['PANTRY', 30, 6.4, 4.6, 6.6, { laid: 'plain', sized: false }],
    ['', 30, 0, 4.6, 6.4, { laid: 'plain' }],
    ['BEDROOM', 34.6, 0, 10.4, 13, { nudge: [0, 2.6] }],
    ['BATH', 45, 0, 6.4, 13, { laid: 'tile', sized: false, nudge: [0, 1.6] }],
    ['ENTRY', 51.4, 12.4, 15, 7.2, { laid: 'stone', sized: false }],
    ['HALF BATH', 51.4, 4.2, 6.6, 8.2, { laid: 'tile', sized: false, nudge: [0, 1] }],
    ['', 58, 4.2, 4, 8.2, { laid: 'plain' }],
    ['', 62, 4.2, 4.4, 8.2, { laid: 'stone' }],
    ['GARAGE', 51.4, 19.6, 15, 21.4, { laid: 'plain' }],
    ['', 41.4, 35, 7.4, 6, { laid: 'plain' }],
    ['', 0, 14, 41.4, 43, { laid: 'stone', within: '0,14 13,14 13,35 41.4,35 41.4,57 0,57' }],
    ['TERRACE', 0, 35, 41.4, 6.4, { laid: 'void', sized: false, nudge: [3, 0.4] }],
  ],
  things: [
    ['counter', 13.5, 0.5, 16.2, 2.2, 'n'],
    ['sink', 19.6, 0.6, 3, 2, 'n'],
    ['range', 25.4, 0.5, 3, 2.2, 'n'],
    ['fridge', 13.6, 0.5, 3, 2.7, 'n'],
    ['counter', 16.6, 8.8, 9.6, 3, 'n'],
    ['rod', 30.4, 0.6, 1.7, 5.4, 'w'],
    ['shelves', 30.4, 11.6, 3.9, 1.1, 's'],
    ['bed', 37.2, 0.6, 5, 5.9, 'n'],
    ['tub', 45.6, 0.6, 5.4, 2.6, 'n'],
    ['basin', 48.9, 3.8, 2, 3, 'e'],
    ['wc', 48.8, 9.6, 2.3, 1.6, 'e'],
    ['basin', 51.9, 4.4, 2.2, 1.3, 'n'],
    ['wc', 56.1, 4.4, 1.3, 1.6, 'n'],
    ['rod', 58.4, 4.6, 3.2, 1.6, 'n'],
    ['stair', 41.8, 20.4, 3.7, 12, 'n'],
    ['lift', 42.9, 35.6, 4.4, 4.6, 'n'],
    ['rug', 16.4, 22.6, 11.4, 9.6],
    ['sofa', 17.8, 29.2, 8.6, 3.2, 's'],
    ['chair', 26, 23.6, 2.6, 2.6, 'e'],
    ['low', 20, 25, 4.6, 2.2],
    ['table', 33.2, 23.4, 5, 9, 'w'],
    ['pool', 2, 43.4, 30, 11, 'n'],
    ['fire', 35, 46.6, 3.6, 3.6, 'n'],
  ],
  above: '4,14,4,40 4,40,41.4,40',
  across: stations,
};

const upper: Storey = {
  title: 'UPPER FLOOR',
  w: 46,
  h: 35,
  outer: '9,0 55,0 55,35 48.8,35 48.8,41 41.4,41 41.4,35 9,35',
  beyond: ['4,14 9,14 9,35 60,35 60,40 4,40'],
  inner:
    '9,17,41.4,17 22.6,0,22.6,17 9,9.6,22.6,9.6 22.6,13,55,13 31.5,0,31.5,13 38,0,38,13 29,17,29,35 41.4,17,41.4,35 41.4,35,48.8,35 48.8,17,48.8,35 48.8,17,55,17 38,9.8,55,9.8 48,9.8,48,13',
  low: '4,14,4,40 4,40,41.4,40 48.8,40,60,40 60,35,60,40 4,14,9,14 55,35,60,35',
  posts: '5.6,39.4,0.8',
  windows: '9,2,9,7.6 41,0,52,0 55,2.4,55,7.6 55,19,55,31 55,14,55,16 33.4,0,36,0 25.4,0,29,0 12,0,18,0',
  gaps: '43.6,35,46.6,35 18,17,21.6,17 18,9.6,21.6,9.6 48.8,20,48.8,28 39,9.8,47,9.8 49,9.8,52,9.8',
  doors: '26,17,28.6,17,1 37.6,17,40.2,17,1 27.4,13,30,13,-1 33.4,13,35.8,13,-1 50,13,52.4,13,-1',
  broad: '9,18.6,9,33.4 10.6,35,27.4,35 30.4,35,40,35 49.6,35,54.2,35',
  rooms: [
    ['PRIMARY BEDROOM', 9, 17, 20, 18, { nudge: [0, 3] }],
    ['CLOSET', 9, 9.6, 13.6, 7.4, { laid: 'plain', sized: false }],
    ['BATH', 9, 0, 13.6, 9.6, { laid: 'tile', sized: false }],
    ['LAUNDRY', 22.6, 0, 8.9, 13, { laid: 'plain', sized: false, nudge: [0, 1.6] }],
    ['BATH', 31.5, 0, 6.5, 13, { laid: 'tile', sized: false, nudge: [0, 1.9] }],
    ['BEDROOM', 38, 0, 17, 9.8, { nudge: [3.4, 0] }],
    ['', 38, 9.8, 17, 3.2, { laid: 'plain' }],
    ['BEDROOM', 29, 17, 12.4, 18, { nudge: [0, 3] }],
    ['', 22.6, 13, 32.4, 4],
    ['', 41.4, 17, 7.4, 18],
    ['DESK', 48.8, 17, 6.2, 18, { sized: false, nudge: [0, 4] }],
    ['', 41.4, 35, 7.4, 6, { laid: 'plain' }],
    ['', 4, 14, 56, 26, { laid: 'boards', within: '4,14 9,14 9,35 41.4,35 41.4,40 4,40' }],
    ['', 48.8, 35, 11.2, 5, { laid: 'boards' }],
    ['TERRACE', 9, 35, 32, 5, { laid: 'void', sized: false }],
  ],
  things: [
    ['tub', 9.6, 1.6, 2.8, 6, 'w'],
    ['shower', 18.2, 0.6, 3.9, 4.4, 'n'],
    ['basin', 12.8, 0.6, 4.8, 1.8, 'n'],
    ['wc', 19.8, 6.4, 2.3, 1.6, 'e'],
    ['rod', 9.6, 10.2, 8, 1.6, 'n'],
    ['rod', 9.6, 14.8, 8, 1.6, 's'],
    ['washer', 23.6, 0.5, 5.4, 2.6, 'n'],
    ['tub', 32, 0.6, 5.5, 2.6, 'n'],
    ['basin', 35.6, 4, 2, 3.2, 'e'],
    ['wc', 35.3, 10.4, 2.3, 1.6, 'e'],
    ['bed', 38.7, 2, 6.4, 5, 'w'],
    ['rod', 39, 11.1, 8.4, 1.5, 's'],
    ['bed', 16.2, 17.5, 6, 6.8, 'n'],
    ['bed', 31.6, 17.5, 5, 6.8, 'n'],
    ['chair', 24.6, 30, 2.6, 2.6, 'e'],
    ['stair', 41.8, 20.4, 3.7, 12, 'n'],
    ['lift', 42.9, 35.6, 4.4, 4.6, 'n'],
    ['counter', 52.5, 18.6, 2.1, 7, 'e'],
  ],
  above: '2,-2,2,43 2,43,63,43 63,-2,63,43 2,-2,63,-2',
  across: [9, 55],
};

/**
 * Where the dune ends and the break in the drawing begins, where that ends, and the edge of the
 * water: in shares of the shore.
 */
const [CREST, BREAK, SURF] = [0.62, 0.69, 0.83];

/** A line like a wave of the hand from `top` to `foot`, `at` feet from the house. */
function edge(b: Board, at: number, top: number, foot: number, sway: number): string {
  const points: string[] = [];
  for (let y = top; y <= foot + 6; y += 6) points.push(`${(at + b.r.range(-sway, sway)).toFixed(2)},${y}`);
  return points.join(' ');
}
const back = (line: string) => line.split(' ').reverse().join(' ');

/**
 * The dune with its sea oats, then a break, as the beach is wider than the sheet; then sand, surf
 * and the Atlantic, from `top` to `foot`; `left` is where the sheet ends.
 */
function shore(b: Board, left: number, top: number, foot: number): void {
  const high = foot - top;
  const [crest, broken, surf] = [left * CREST, left * BREAK, left * SURF];
  const sea = edge(b, surf, top, foot, 0.3);
  const dune = edge(b, crest, top, foot, 0);
  lawn(b, `${left - 2},${top} ${sea} ${left - 2},${foot}`, '#6FA6B0', 1);
  ripples(b, left, top, surf - left, high, Math.round(high * 0.8));
  inked(b.A, smooth(b.at(edge(b, surf + 0.35, top, foot, 0.25)), false, 0.6), 2.2, 0.9, PAPER);
  paint(b, `${sea} ${back(edge(b, broken, top, foot, 0))}`, '#E7D3B1', 0.7);
  paint(b, `${dune} ${back(edge(b, -0.7, top, foot, 0.25))}`, '#DCC79C', 0.85);
  paint(
    b,
    `${edge(b, crest * 0.75, top, foot, 0.3)} ${back(edge(b, crest * 0.3, top, foot, 0.4))}`,
    '#B7B488',
    0.55,
  );
  tufts(b, crest * 0.92, top + 1, -crest * 0.82, high - 2, Math.round(high * 3.4));
  for (const at of [crest, broken]) breakLine(b, at, top, foot);
}

/** Colour between two lines, which ends at them. */
function paint(b: Board, outline: string, colour: string, strength: number): void {
  const points = b.at(outline);
  b.A.add(`<g clip-path="${b.A.clip(dpoly(points))}">`);
  wash(b.A, points, colour, strength);
  b.A.add('</g>');
}

/** What lies between is left out: a line with a zigzag every few feet. */
function breakLine(b: Board, at: number, top: number, foot: number): void {
  let d = `M${n(b.x(at))} ${n(b.y(top))}`;
  for (let y = top + 5; y < foot; y += 14) d += `V${n(b.y(y))}l-4 3 8 5 -4 3`;
  inked(b.A, `${d}V${n(b.y(foot))}`, 0.9, 0.8);
}

/** From the terrace over the dune: rails, and boards across. */
function boardwalk(b: Board, end: number): void {
  const [top, foot] = [24, 28.4];
  blank(b.A, b.at(`${end},${top} 0,${top} 0,${foot} ${end},${foot}`));
  paint(b, `${end},${top} 0,${top} 0,${foot} ${end},${foot}`, '#B9A58C', 0.9);
  const boards: (readonly [number, number, number, number])[] = [];
  for (let x = end; x <= 0; x += 0.55) boards.push([x, top, x, foot]);
  hairlines(b, boards, 0.6, 0.5);
  hairlines(b, [[end, top, 0, top] as const, [end, foot, 0, foot] as const], 1.3, 0.9);
}

/** The drive, and what bears salt. */
function ground(b: Board, left: number): void {
  boardwalk(b, left * CREST);
  lawn(b, '42.4,42 51,42 51,58 42.4,58', '#9CB79A', 0.8);
  paving(b, '52.4,41 65.4,41 65.4,57.4 52.4,57.4', 1.6, '#D8C7A4');
  paving(b, '66.4,13.6 69.4,13.6 69.4,18.8 66.4,18.8', 1, '#D8C7A4');
  stepsDown(b, 17, 57, 6, 2);
  bed(b, 1.4, 12.4, 11.6, 12.4, 2);
  bed(b, 43, 44, 43, 56, 2);
  for (const [x, y, wide] of [
    [3.6, 6, 6],
    [8.6, 3.4, 6],
    [56.4, 0.8, 4.4],
    [61.4, 1.2, 4.4],
  ] as const)
    palmTop(b, x, y, wide);
}

/** The words on the water, along it from foot to top. */
function nameAlong(b: Board, text: string, x: number, y: number): void {
  const [across, down] = [b.x(x), b.y(y)];
  b.A.add(`<g transform="rotate(-90 ${n(across)} ${n(down)})">`);
  lettering(b.A, text, across, down, { size: 10.5, paint: INK, pen: 1.05, tracking: 0.3 });
  b.A.add('</g>');
}

/** The words on the ground, smaller than those of rooms, from `x` on. */
function name(b: Board, text: string, x: number, y: number): void {
  const [size, tracking] = [10.5, 0.08];
  const middle = b.x(x) + widthOfLine(text, size, tracking) / 2;
  lettering(b.A, text, middle, b.y(y), { size, paint: INK, pen: 1.05, tracking });
}

export const plan: Plan = {
  seed: 2016,
  north: 180,
  wide: {
    s: 9,
    places: [
      {
        storey: first,
        x: 138,
        y: 184,
        garden(b) {
          shore(b, -12, -17, 76);
          ground(b, -12);
          lawn(b, '3,57.4 40,57 66,56 66,60 36,61.4 3,61', '#9CB79A', 0.8);
          nameAlong(b, 'ATLANTIC OCEAN', -11.1, 10);
          name(b, 'DUNE', -5.8, 46);
          layAbove(b, '-0.4,-2.6,-0.4,69.4');
          name(b, 'COASTAL CONSTRUCTION', 0.7, 66.8);
          name(b, 'CONTROL LINE', 0.7, 68.7);
        },
        across: 46,
        down: 0,
        titleAt: [437, 776],
      },
      { storey: upper, x: 742, y: 184, across: 46, down: 0, titleAt: [1030, 610] },
    ],
    scale: [970, 744],
    north: [1180, 730],
  },
  tall: {
    s: 7.6,
    places: [
      {
        storey: first,
        x: 102,
        y: 58,
        garden(b) {
          shore(b, -11.6, -5, 116);
          ground(b, -11.6);
        },
        across: 22,
        down: 0,
        titleAt: [206, 519],
      },
      { storey: upper, x: 102, y: 577, across: 0, down: 0, titleAt: [345, 916] },
    ],
    scale: [406, 514],
    north: [592, 520],
  },
};
