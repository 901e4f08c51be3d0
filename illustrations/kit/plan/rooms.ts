/** Floors, and the names of rooms on them. */

import { type Board, hairlines } from '../elevation/board.ts';
import { wash } from '../ink.ts';
import { widthOfLine } from '../lettering.ts';
import { dpoly } from '../path.ts';
import { fill } from '../svg.ts';
import {
  isMeasured,
  type Sizes,
  sizesOf,
  stackOf,
  WALLS,
  type Words,
  widthOfName,
  write,
} from './room-words.ts';
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

/** A floor in wash, with the joints of its material. */
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

/** With fewer pixels for a foot, rooms have no movable furniture. */
const FURNISHED = 9;
export const isFurnished = ({ s }: Pick<Board, 's'>): boolean => s >= FURNISHED;

/** Between a name and its wall, in pixels. */
const AIR = 3;

/** A name's lines of at most `wide` pixels, or null if one word is longer. */
function linesOf(name: string, size: number, wide: number): string[] | null {
  const lines: string[] = [];
  for (const part of name.split('|')) {
    let line = '';
    for (const word of part.split(' ')) {
      const longer = line ? `${line} ${word}` : word;
      if (line && widthOfName(longer, size) > wide) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    lines.push(line);
  }
  return lines.every((line) => widthOfName(line, size) <= wide) ? lines : null;
}

/**
 * A room's name at its plan's position, and its size if there is room. Throws if the name does not
 * fit, except in rooms without a size.
 */
export function letterRoom(b: Board, [name, x, y, w, h, about]: Room, sizes: Sizes): void {
  const isKnownByFixtures = about?.sized === false && about.laid === 'tile';
  if (!name || (isKnownByFixtures && !isFurnished(b))) return;
  const [right, down] = about?.nudge ?? [0, 0];
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
  const named: Words = { name: linesOf(name, small, wide) ?? [], size: [], sizes: { ...sizes, name: small } };
  const high = (h - WALLS - 2 * Math.abs(down)) * b.s;
  const said = isMeasured([name, x, y, w, h, about])
    ? sizesOf(w, h).find((lines) => lines.every((line) => widthOfLine(line, sizes.size) <= wide))
    : undefined;
  const measured = { ...named, size: said ?? [] };
  const words = measured.size.length < 2 || stackOf(measured) + 2 * small < high ? measured : named;
  write(b, words, cx, cy - stackOf(words) / 2);
}
