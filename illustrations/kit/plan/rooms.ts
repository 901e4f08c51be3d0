/** Floors, and the names of rooms on them. */

import { type Board, hairlines } from '../elevation/board.ts';
import { INK, wash } from '../ink.ts';
import { lettering, widthOfLine } from '../lettering.ts';
import { dpoly } from '../path.ts';
import { fill } from '../svg.ts';
import type { Laid, Room } from './storey.ts';

const tones: Readonly<Record<Laid, readonly [colour: string, strength: number]>> = {
  wood: ['#D9B07C', 0.34],
  tile: ['#B9CFCB', 0.42],
  stone: ['#D8C7A4', 0.55],
  boards: ['#B9A58C', 0.5],
  terracotta: ['#D49A78', 0.42],
  plain: ['#E7D9BE', 0.3],
  void: ['#FFFFFF', 0],
};

/** Between the lines of a floor, in feet. */
const spacing: Readonly<Partial<Record<Laid, number>>> = {
  tile: 1.5,
  stone: 2,
  boards: 0.6,
  terracotta: 1.3,
};

/** A floor in wash, with the joints of what it is laid with. */
export function layFloor(b: Board, [, x, y, w, h, about]: Room): void {
  const laid = about?.laid ?? 'wood';
  const [colour, strength] = tones[laid];
  if (strength === 0) return;
  const points = about?.within ? b.at(about.within) : b.box(x, y, w, h);
  b.A.add(`<g clip-path="${b.A.clip(dpoly(points))}">`);
  b.A.add(fill(dpoly(points), colour, { opacity: strength * 0.55 }));
  wash(b.A, b.box(x - 0.6, y - 0.6, w + 1.2, h + 1.2), colour, strength);
  const step = spacing[laid];
  if (step) {
    const lines: (readonly [number, number, number, number])[] = [];
    for (let at = y + step; at < y + h; at += step) lines.push([x, at, x + w, at]);
    if (laid !== 'boards') for (let at = x + step; at < x + w; at += step) lines.push([at, y, at, y + h]);
    hairlines(b, lines, 0.5, laid === 'boards' ? 0.26 : 0.2);
  }
  b.A.add('</g>');
}

/** A length as rooms say it: `12′`, `12′-6″`. */
export function inHalves(feet: number): string {
  const halves = Math.round(feet * 2);
  return halves % 2 ? `${(halves - 1) / 2}′-6″` : `${halves / 2}′`;
}

/** Where a foot is fewer pixels, nothing loose stands in rooms. */
const FURNISHED = 9;
export const isFurnished = ({ s }: Board): boolean => s >= FURNISHED;

/** Of room names and of their sizes, in pixels. */
export interface Sizes {
  readonly name: number;
  readonly size: number;
}
const TRACKING = 0.06;
/** What walls take of a room that is measured between their middles, in feet. */
const WALLS = 0.6;
/** Between a name and its wall, in pixels. */
const AIR = 3;

/** The lines of a name that is `wide` pixels at the most, or null where one word is longer. */
function linesOf(name: string, size: number, wide: number): string[] | null {
  const lines: string[] = [];
  for (const part of name.split('|')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOfLine(longer, size, TRACKING) > wide) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.every((line) => widthOfLine(line, size, TRACKING) <= wide) ? lines : null;
}

/** A room's size in one line, or in two where it is too narrow for one; none where for two. */
function sizeLines(w: number, h: number, size: number, wide: number): string[] {
  const [across, deep] = [inHalves(w - WALLS), inHalves(h - WALLS)];
  const fits = (line: string) => widthOfLine(line, size) <= wide;
  return [[`${across} × ${deep}`], [`${across} ×`, deep]].find((lines) => lines.every(fits)) ?? [];
}

/** A room's name about its middle, and its size where there is room. Where there is none for the name, throws; what is not measured is known by its fixtures, and does without. */
export function letterRoom(b: Board, [name, x, y, w, h, about]: Room, sizes: Sizes): void {
  const isKnownByFixtures = about?.sized === false && about.laid === 'tile';
  if (!name || (isKnownByFixtures && !isFurnished(b))) return;
  const bare = about?.bare ?? (about?.laid === 'tile' ? 'nudged' : ([0, 0] as const));
  const [right, down] = (isFurnished(b) || bare === 'nudged' ? about?.nudge : bare) ?? [0, 0];
  const [cx, cy] = [b.x(x + w / 2 + right), b.y(y + h / 2 + down)];
  const wide = (w - 2 * Math.abs(right) - WALLS) * b.s - 2 * AIR;
  const parts = name.split('|').length;
  const fits = (unbroken: boolean) => (one: number) => {
    const lines = linesOf(name, one, wide);
    return lines !== null && (!unbroken || lines.length === parts);
  };
  const tries = [sizes.name, sizes.name * 0.9, sizes.name * 0.8];
  const small = tries.slice(0, 2).find(fits(true)) ?? tries.find(fits(false));
  if (small === undefined && about?.sized === false) return;
  if (small === undefined) throw new Error(`The room ${name} has no room for its name`);
  const lines = linesOf(name, small, wide) ?? [];
  const leading = small * 1.55;
  const heightWith = (said: number) =>
    (lines.length - 1) * leading + (said ? small * 1.2 + sizes.size * (0.5 + 1.4 * (said - 1)) : 0);
  const said = sizeLines(w, h, sizes.size, wide);
  const isSized =
    about?.sized !== false &&
    Math.min(w, h) >= 7.5 &&
    (said.length === 1 ||
      (said.length > 1 && heightWith(said.length) + 2 * small < (h - WALLS - 2 * Math.abs(down)) * b.s));
  const block = heightWith(isSized ? said.length : 0);
  let at = cy - block / 2;
  for (const line of lines) {
    lettering(b.A, line, cx, at, { size: small, paint: INK, pen: 1.35, tracking: TRACKING });
    at += leading;
  }
  at += small * 0.7 + sizes.size - leading;
  for (const line of isSized ? said : []) {
    lettering(b.A, line, cx, at, { size: sizes.size, paint: INK, pen: 1.05 });
    at += sizes.size * 1.4;
  }
}
