/** A plan from a home's data: every storey at its place on the landscape or the portrait sheet. */

import type { Board } from '../elevation/board.ts';
import { tuples } from '../lists.ts';
import type { XY } from '../path.ts';
import { rng } from '../random.ts';
import type { Sheet } from '../sheet.ts';
import { furnish, furnitureOn } from './furniture.ts';
import { placeWords } from './place-words.ts';
import {
  layFrameOf,
  layNorth,
  layPaperOf,
  layScale,
  layTitle,
  measureAcross,
  measureDown,
  type Shape,
  sheets,
} from './plan-sheet.ts';
import { stackOf, write } from './room-words.ts';
import { isFurnished, layFloor, letterRoom } from './rooms.ts';
import type { Storey } from './storey.ts';
import { corners, layAbove, layPaper, layShadow, layWalls } from './walls.ts';

/** A storey's position on a sheet, in pixels, and its dimensions. */
export interface Place {
  readonly storey: Storey;
  readonly x: number;
  readonly y: number;
  /** The garden around it. */
  readonly garden?: (b: Board) => void;
  /** Distance of its dimensions, in pixels; 0 for none. */
  readonly across?: number;
  readonly down?: number;
  /** Its title's position in pixels; by default below its foot. */
  readonly titleAt?: XY;
}

export interface Composition {
  /** Pixels for a foot. */
  readonly s: number;
  readonly places: readonly Place[];
  readonly scale: XY;
  readonly north: XY;
}

export interface Plan {
  readonly seed: number;
  /** The direction of north, in degrees clockwise from the top of the sheet. */
  readonly north: number;
  readonly wide: Composition;
  readonly tall: Composition;
}

function boardAt(A: Sheet, seed: number, s: number, left: number, top: number): Board {
  const x = (feet: number) => left + feet * s;
  const y = (feet: number) => top + feet * s;
  return {
    A,
    r: rng(seed),
    s,
    x,
    y,
    at: (points) => tuples(2, points).map(([a, b]): XY => [x(a), y(b)]),
    box: (a, b, w, h) => [
      [x(a), y(b)],
      [x(a + w), y(b)],
      [x(a + w), y(b + h)],
      [x(a), y(b + h)],
    ],
  };
}

function drawStorey(b: Board, shape: Shape, { storey, garden }: Place): void {
  garden?.(b);
  const outlines = [storey.outer, ...(storey.beyond ?? [])].filter(Boolean).map(corners);
  for (const outline of outlines) layShadow(b, outline);
  for (const outline of outlines) layPaper(b, outline);
  for (const room of storey.rooms) layFloor(b, room);
  for (const thing of furnitureOn(storey, isFurnished(b))) furnish(b, thing);
  layWalls(b, storey);
  if (storey.above) layAbove(b, storey.above);
  if (shape === 'wide') for (const room of storey.rooms) letterRoom(b, room, sheets.wide);
  else
    for (const { words, x, y } of placeWords(storey, sheets.tall, b.s))
      write(b, words, b.x(x), b.y(y) - stackOf(words) / 2);
}

/** The plan of a home on one of its two sheets. */
export function drawPlan(plan: Plan, shape: Shape): Sheet {
  const { s, places, scale, north } = plan[shape];
  const A = layPaperOf(shape);
  for (const [at, place] of places.entries()) {
    const { storey, x, y, across = 26, down = 44 } = place;
    const b = boardAt(A, plan.seed + at, s, x, y);
    drawStorey(b, shape, place);
    if (across) measureAcross(A, shape, y - across, storey.across ?? [0, storey.w], b.x);
    if (down) measureDown(A, shape, x - down, storey.down ?? [0, storey.h], b.y);
    const [titleX, titleY] = place.titleAt ?? [b.x(storey.w / 2), b.y(storey.h) + 40];
    layTitle(A, shape, storey.title, titleX, titleY);
  }
  layScale(A, shape, ...scale, s);
  layNorth(A, shape, ...north, plan.north);
  layFrameOf(A, shape);
  return A;
}
