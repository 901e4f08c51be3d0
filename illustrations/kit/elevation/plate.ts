/** Turns an elevation into a plate: paper and sky below it, then ground, dimensions and frame. */

import { handLine, inked, inkPaper, plateFrame, wash } from '../ink.ts';
import { nth, tuples } from '../lists.ts';
import { n, smooth } from '../path.ts';
import { fill, g } from '../svg.ts';
import { type Board, GROUND_Y, H, W } from './board.ts';
import { feetAndInches, measuresAlong, measureUpright, scaleOfPlate } from './measures.ts';

const skies = [
  { sky: '#9FC0BE', glow: '#F2C39A' },
  { sky: '#A9C2CC', glow: '#F3CFA6' },
  { sky: '#B4C6B8', glow: '#F0BE9A' },
  { sky: '#A7B9CC', glow: '#EFB7A0' },
] as const;

/**
 * Paper, and the sky as a wash that ends before the frame. `kind` 0..3. Clips everything after it
 * to the frame.
 */
export function laySky({ A, r }: Board, kind = 0): void {
  inkPaper(A);
  A.add(`<g clip-path="${A.clip(`M33 33H${W - 33}V${H - 33}H33Z`)}">`);
  const { sky, glow } = nth(skies, kind);
  const around = tuples(
    2,
    '80,560 120,330 270,170 470,104 680,92 860,140 990,270 1030,450 1010,580 820,640 350,640',
  ).map(([x, y]) => [x + r.range(-26, 26), y + r.range(-18, 18)] as const);
  const clouds = [
    [
      [250, 300],
      [400, 208],
      [600, 176],
      [560, 236],
      [380, 312],
    ],
    [
      [680, 190],
      [830, 200],
      [950, 286],
      [820, 268],
    ],
  ].map((cloud) =>
    smooth(
      cloud.map(([x = 0, y = 0]) => [x + r.range(-40, 40), y + r.range(-24, 24)] as const),
      true,
      0.9,
    ),
  );
  A.add(
    g(fill(smooth(around, true, 0.9), sky, { filter: A.blur(26) }), { opacity: 0.56 }),
    g(fill(clouds.join(''), glow, { filter: A.blur(20) }), { opacity: 0.58 }),
  );
}

/** The ground: grass below it as a soft-edged wash, and its double line. */
export function layGround({ A, r }: Board, colour = '#B7C4A2', from = 44, to = W - 44): void {
  const foot = GROUND_Y;
  wash(
    A,
    smooth(
      [
        [from + 30, foot],
        [from + 160, foot + 18],
        [W / 2, foot + 24],
        [to - 170, foot + 17],
        [to - 30, foot],
      ],
      true,
      0.4,
    ),
    colour,
    0.62,
  );
  inked(A, handLine(r, from, foot, to, foot, 0, 0.8), 2.5);
  inked(A, handLine(r, from, foot + 4.5, to, foot + 4.5, 0, 0.8), 0.6);
  let tufts = '';
  for (let i = 0; i < 60; i++) {
    const x = r.range(from + 30, to - 30);
    const y = foot + r.range(8, 22);
    tufts += `M${n(x)} ${n(y)}q${n(r.range(4, 8))} -2 ${n(r.range(9, 20))} 0`;
  }
  inked(A, tufts, 0.5, 0.45);
}

/** The height's dimension is to the right of the house and its trees, on bare paper. */
const HEIGHT_X = 1106;

/**
 * The dimensions in brass: the widths between `stations` below the ground, in feet, the house's
 * `height` beside it, and the scale. `figureAt` moves the height's figure to a share of the way up,
 * away from trees. Use two or three: more are hard to read on phones.
 */
export function layMeasures(b: Board, stations: readonly number[], height: number, figureAt = 0.5): void {
  const { A } = b;
  const bays = stations.slice(1).map((to, at) => feetAndInches(to - nth(stations, at)));
  measuresAlong(A, GROUND_Y + 66, stations.map(b.x), bays);
  measureUpright(A, HEIGHT_X, b.y(height), b.y(0), feetAndInches(height), figureAt);
  const feet = b.s > 5 ? 5 : 25;
  scaleOfPlate(A, W / 2, 820, feet * b.s, `${4 * feet}′`);
}

/** The frame. Draw it last. */
export function layFrame({ A }: Board): void {
  A.add('</g>');
  plateFrame(A);
}
