/** The lift bridge of the missing page: its steel, its towers and the span between them. */

import { blank, handLine, handPolygon, hatch, inked, wash } from '../../kit/ink.ts';
import { dpoly, smooth, type XY } from '../../kit/path.ts';
import type { Rng } from '../../kit/random.ts';
import type { Sheet } from '../../kit/sheet.ts';
import { circ } from '../../kit/svg.ts';

const BLUE = '#3B82BF';
export const CORAL = '#D0765B';
export const WATER_Y = 664;
export const DECK_Y = 556;
export const LIFT_Y = 352;
export const LEFT = { outer: 404, inner: 452 };
export const RIGHT = { inner: 748, outer: 796 };
const TOWER_TOP = 172;

interface Steel {
  readonly parts: (readonly XY[])[];
  readonly edges: string[];
}
const steel = (): Steel => ({ parts: [], edges: [] });

/** A straight member `w` wide, gathered to be washed and inked together with its neighbours. */
function member(r: Rng, to: Steel, [x1, y1]: XY, [x2, y2]: XY, w: number): void {
  const l = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [((y2 - y1) / l) * (w / 2), ((x1 - x2) / l) * (w / 2)];
  to.parts.push([
    [x1 + dx, y1 + dy],
    [x2 + dx, y2 + dy],
    [x2 - dx, y2 - dy],
    [x1 - dx, y1 - dy],
  ]);
  to.edges.push(handLine(r, x1 + dx, y1 + dy, x2 + dx, y2 + dy, 1.5, 0.35));
  to.edges.push(handLine(r, x1 - dx, y1 - dy, x2 - dx, y2 - dy, 1.5, 0.35));
}

function paint(A: Sheet, made: Steel, colour: string, strength = 0.85): void {
  for (const part of made.parts) blank(A, part);
  wash(A, made.parts.map(dpoly).join(''), colour, strength);
  inked(A, made.edges.join(''), 0.9);
}

/** A through truss between two ends; `rise` gives the height of its upper chord. */
export function truss(
  A: Sheet,
  r: Rng,
  x0: number,
  x1: number,
  y: number,
  panels: number,
  rise: (t: number) => number,
) {
  const web = steel();
  const chords = steel();
  const at = (i: number) => x0 + ((x1 - x0) * i) / panels;
  const top = (i: number): XY => [at(i), y - rise(i / panels)];
  for (let i = 0; i <= panels; i++) {
    if (rise(i / panels) > 8) member(r, web, [at(i), y], top(i), 4);
    if (i === panels) continue;
    const falling = i < panels / 2;
    if (rise(i / panels) > 8 || !falling)
      member(r, web, falling ? top(i) : [at(i), y], falling ? [at(i + 1), y] : top(i + 1), 3.4);
    member(r, chords, top(i), top(i + 1), 7);
  }
  paint(A, web, BLUE, 0.7);
  member(r, chords, [x0, y + 3], [x1, y + 3], 9);
  paint(A, chords, BLUE);
}

/** The roadway: deck, railing, lamps. */
export function road(A: Sheet, r: Rng, x0: number, x1: number, y: number): void {
  const deck: readonly XY[] = [
    [x0, y + 6],
    [x1, y + 6],
    [x1, y + 15],
    [x0, y + 15],
  ];
  blank(A, deck);
  wash(A, deck, '#7E8CA4', 0.8);
  hatch(A, r, deck, 5, 60, 0.5, 0.6);
  inked(A, handPolygon(r, deck, 3), 1.2);
  let rail = handLine(r, x0, y - 9, x1, y - 9, 2, 0.4);
  for (let x = x0 + 6; x < x1; x += 9) rail += handLine(r, x, y - 9, x, y, 0);
  inked(A, rail, 0.55, 0.7);
}

export function pier(A: Sheet, r: Rng, x: number, half: number, y0: number): void {
  const shaft: readonly XY[] = [
    [x - half, y0],
    [x + half, y0],
    [x + half + 5, WATER_Y + 10],
    [x - half - 5, WATER_Y + 10],
  ];
  const cap: readonly XY[] = [
    [x - half - 7, y0],
    [x + half + 7, y0],
    [x + half + 7, y0 + 9],
    [x - half - 7, y0 + 9],
  ];
  const shade: readonly XY[] = [
    [x + half * 0.35, y0 + 9],
    [x + half, y0 + 9],
    [x + half + 5, WATER_Y + 10],
    [x + half * 0.35, WATER_Y + 10],
  ];
  blank(A, shaft);
  wash(A, shaft, '#C9A87C', 0.75);
  wash(A, shade, '#8A7A8C', 0.5);
  hatch(A, r, shade, 4, 50);
  blank(A, cap);
  wash(A, cap, '#E7D3B1', 0.9);
  inked(A, handPolygon(r, shaft, 2) + handPolygon(r, cap, 2), 1.1);
  let courses = '';
  for (let y = y0 + 22; y < WATER_Y; y += 13)
    courses += handLine(r, x - half, y, x + half * r.range(-0.4, 1), y, 0);
  inked(A, courses, 0.5, 0.5);
}

/**
 * One tower: two legs, crossed bracing, a sheave house on top, the counterweight low between the
 * legs.
 */
export function tower(A: Sheet, r: Rng, x0: number, x1: number): void {
  const braces = steel();
  const legs = steel();
  const stages = 6;
  const height = (DECK_Y - TOWER_TOP) / stages;
  for (let i = 0; i < stages; i++) {
    const [a, b] = [DECK_Y - i * height, DECK_Y - (i + 1) * height];
    member(r, braces, [x0, a], [x1, b], 3.2);
    member(r, braces, [x1, a], [x0, b], 3.2);
    member(r, braces, [x0, b], [x1, b], 4.4);
  }
  paint(A, braces, BLUE, 0.65);
  const weight: readonly XY[] = [
    [x0 + 7, 438],
    [x1 - 7, 438],
    [x1 - 7, 510],
    [x0 + 7, 510],
  ];
  blank(A, weight);
  wash(A, weight, '#C9A87C', 0.85);
  hatch(A, r, weight, 4.5, 45);
  inked(A, handPolygon(r, weight, 2), 1.1);
  for (const x of [x0, x1]) member(r, legs, [x, DECK_Y + 12], [x, TOWER_TOP], 9);
  paint(A, legs, BLUE, 0.95);
  const m = (x0 + x1) / 2;
  sheave(A, r, m, TOWER_TOP - 12);
  const house: readonly XY[] = [
    [x0 - 12, TOWER_TOP],
    [x0 - 12, TOWER_TOP - 14],
    [x1 + 12, TOWER_TOP - 14],
    [x1 + 12, TOWER_TOP],
  ];
  blank(A, house);
  wash(A, house, '#235A92', 0.85);
  hatch(A, r, house, 4, 90, 0.5, 0.5);
  inked(A, handPolygon(r, house, 2), 1.2);
  inked(A, handLine(r, m, TOWER_TOP - 46, m, TOWER_TOP - 74, 0), 1.1);
  A.add(circ(m, TOWER_TOP - 76, 3.4, CORAL));
  let ropes = '';
  for (const d of [-4, 0, 4]) ropes += handLine(r, m + d, TOWER_TOP - 4, m + d, 438, 0, 0.3);
  inked(A, ropes, 0.6, 0.8);
}

/** The upper half of the wheel that the ropes run over. */
function sheave(A: Sheet, r: Rng, x: number, y: number): void {
  const half = (radius: number) =>
    Array.from({ length: 13 }, (_, i): XY => {
      const a = Math.PI + (i / 12) * Math.PI;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    });
  blank(A, half(33));
  wash(A, half(33), BLUE, 0.7);
  inked(A, smooth(half(33)) + smooth(half(28)) + smooth(half(8)), 1.1);
  let spokes = '';
  for (let i = 1; i < 6; i++) {
    const a = Math.PI + (i / 6) * Math.PI;
    spokes += handLine(
      r,
      x + Math.cos(a) * 8,
      y + Math.sin(a) * 8,
      x + Math.cos(a) * 28,
      y + Math.sin(a) * 28,
      0,
    );
  }
  inked(A, spokes, 0.9);
}

/** The raised span on its ropes. */
export function liftSpan(A: Sheet, r: Rng): void {
  const [x0, x1] = [LEFT.inner + 10, RIGHT.inner - 10];
  let ropes = '';
  for (const x of [x0 + 3, x0 + 8, x1 - 8, x1 - 3])
    ropes += handLine(r, x, TOWER_TOP - 2, x, LIFT_Y - 52, 0, 0.3);
  inked(A, ropes, 0.6, 0.85);
  truss(A, r, x0, x1, LIFT_Y, 8, (t) => 50 + 24 * Math.sin(Math.PI * t));
  road(A, r, x0, x1, LIFT_Y + 4);
  const house: readonly XY[] = [
    [586, LIFT_Y - 30],
    [614, LIFT_Y - 30],
    [614, LIFT_Y - 6],
    [586, LIFT_Y - 6],
  ];
  blank(A, house);
  wash(A, house, '#EDB650', 0.8);
  inked(
    A,
    handPolygon(r, house, 2) +
      handLine(r, 580, LIFT_Y - 31, 620, LIFT_Y - 31, 2) +
      handLine(r, 600, LIFT_Y - 30, 600, LIFT_Y - 6, 0),
    1,
  );
}
