/**
 * A row of new townhouses: four fronts of one builder, brick, boards and stucco by turns, a stoop
 * each.
 */

import { type Board, board, contour, hairlines, line } from '../../kit/elevation/board.ts';
import { lantern, steps } from '../../kit/elevation/carpentry.ts';
import { door, pane } from '../../kit/elevation/openings.ts';
import { hedge, shrub, tree } from '../../kit/elevation/planting.ts';
import { layFrame, layGround, layMeasures, laySky } from '../../kit/elevation/plate.ts';
import {
  band,
  bricks,
  clapboard,
  face,
  roughcast,
  seams,
  shade,
  slates,
  type Texture,
  tone,
} from '../../kit/elevation/surfaces.ts';
import type { Sheet } from '../../kit/sheet.ts';

const WIDE = 18;

interface Front {
  readonly tone: string;
  readonly texture: Texture;
  readonly door: string;
  readonly gable: boolean;
  readonly shutters?: string;
}

const fronts: readonly Front[] = [
  { tone: tone.brick, texture: bricks, door: tone.navy, gable: true, shutters: '#3A4656' },
  { tone: tone.white, texture: clapboard, door: tone.coral, gable: false },
  { tone: tone.stucco, texture: roughcast, door: '#2F6B6A', gable: true },
  { tone: tone.sage, texture: clapboard, door: tone.wood, gable: false, shutters: '#4B6A5A' },
];

export function draw(): Sheet {
  const b = board(2015, 98, 588);
  laySky(b, 2);
  tree(b, -38.4, 29, 14, { light: '#B2C29A', dark: '#688F74' }, 0.34);
  tree(b, 37.8, 23, 7, { light: '#B2C29A', dark: '#688F74' }, 0.34);
  face(b, b.at('-37.4,31 -35,38.6 35,38.6 37.4,31'), {
    tone: tone.slate,
    strength: 0.78,
    texture: slates,
    line: 1.5,
  });
  line(b, -35.4, 38.9, 35.4, 38.9, 1.6);
  fronts.forEach((front, i) => {
    house(b, -36 + i * WIDE, front, i);
  });
  for (const x of [-31, -13, 5, 23]) hedge(b, x + 6, x + 11.6, 1.4);
  for (const [x, colour] of [
    [-35, '#D96F78'],
    [-17, '#F4AFA2'],
    [1, '#D96F78'],
    [19, '#F4AFA2'],
  ] as const)
    shrub(b, x, 2.8, 2.2, colour);
  layGround(b);
  layMeasures(b, [-36, -18, 0, 18, 36], 38.9, 0.88);
  layFrame(b);
  return b.A;
}

function house(b: Board, x: number, front: Front, i: number): void {
  const cx = x + WIDE / 2;
  if (front.gable) {
    face(
      b,
      [
        [b.x(x), b.y(30.6)],
        [b.x(x + WIDE), b.y(30.6)],
        [b.x(cx), b.y(42)],
      ],
      { tone: front.tone, strength: 0.7, texture: front.texture, line: 1.3 },
    );
    for (const side of [-1, 1])
      contour(
        b,
        [
          [b.x(cx), b.y(42.6)],
          [b.x(cx + side * 10), b.y(30)],
        ],
        3,
        4,
        false,
      );
    pane(b, cx, 33, 2.6, 3.6, { head: 'round', panes: [2, 2], casing: 0.3, glass: 'sky' });
  } else
    for (const dx of [-4, 4]) {
      face(b, b.box(cx + dx - 2, 31.4, 4, 3.8), { tone: tone.white, strength: 0.5, line: 1.1 });
      pane(b, cx + dx, 32, 2.4, 2.6, { panes: [2, 2], casing: 0.2, sill: false, glass: 'sky' });
      face(
        b,
        [
          [b.x(cx + dx - 2.6), b.y(35.2)],
          [b.x(cx + dx + 2.6), b.y(35.2)],
          [b.x(cx + dx), b.y(37.6)],
        ],
        { tone: tone.white, strength: 0.5, line: 1.2 },
      );
    }
  face(b, b.box(x, 0, WIDE, 31), { tone: front.tone, strength: 0.68, texture: front.texture, line: 1.5 });
  shade(b, b.box(x, 29.2, WIDE, 1.8), 0.3);
  if (i > 0) shade(b, b.box(x, 0, 1, 31), 0.28, 3);
  face(b, b.box(x, 0, WIDE, 2.6), { tone: tone.oldBrick, strength: 0.6, texture: bricks, line: 1.1 });
  const shutters = front.shutters ? { shutters: front.shutters } : {};
  for (const dx of [-4.4, 4.4]) {
    pane(b, cx + dx, 23, 2.9, 5, {
      panes: [2, 3],
      sash: true,
      glass: (i + dx) % 2 > 0 ? 'lamp' : 'sky',
      ...shutters,
    });
    pane(b, cx + dx, 13.8, 2.9, 6, { panes: [2, 3], sash: true, ...shutters });
  }
  band(b, x, 11.8, WIDE, 0.7, tone.white);
  band(b, x - 0.2, 30.6, WIDE + 0.4, 0.9, tone.white);
  pane(b, cx + 3.6, 4.4, 6, 5.8, { panes: [4, 2] });
  const at = cx - 4.6;
  door(b, at, 2.6, 3.4, 7, { tone: front.door, panels: [2, 3] });
  face(
    b,
    [
      [b.x(at - 3.2), b.y(10.4)],
      [b.x(at + 3.2), b.y(10.4)],
      [b.x(at + 2.6), b.y(11.9)],
      [b.x(at - 2.6), b.y(11.9)],
    ],
    { tone: tone.metal, strength: 0.75, texture: seams, line: 1.2 },
  );
  lantern(b, at + 2.9, 7.8);
  steps(b, at, 4.4, 2.6);
  for (const dx of [-2.6, 2.6])
    hairlines(
      b,
      [
        [at + dx, 2.6, at + dx * 1.3, 0.4],
        [at + dx, 5, at + dx * 1.3, 2.8],
        [at + dx, 2.6, at + dx, 5],
        [at + dx * 1.3, 0.2, at + dx * 1.3, 2.8],
      ],
      1.2,
      0.85,
    );
}
