/**
 * Finds a place for every room's words on the portrait sheet: clear of walls, of built-in
 * furniture, and of each other.
 */

import { furnitureOn } from './furniture.ts';
import { apart, type Box, linesOf, obstaclesOf, widened } from './obstacles.ts';
import { heightOf, isMeasured, type Sizes, sizesOf, type Words, widthOf } from './room-words.ts';
import { isFurnished } from './rooms.ts';
import type { Room, Storey } from './storey.ts';

/** Words with their position: the center of their box, and the box itself, in feet. */
export interface PlacedWords {
  readonly words: Words;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
}

/** Space around words in pixels: the minimum, the usual, and the ideal. */
const [LEAST, AIR, EASE] = [2, 4, 11];
/** How many pixels from the room's center a pixel of space is worth. */
const WORTH = 3;
/** Between the tried positions, in feet. */
const STEP = 0.25;
/** Smaller sizes for names and dimensions with less room. */
const scales = [
  [1, 1],
  [0.9, 0.95],
  [0.8, 0.88],
] as const;
/** The smallest size, for a name alone. */
const SMALLEST = 0.7;

/** A name in one line, in two, and up to one for each word: fewest first. */
function broken(name: string): string[][] {
  const words = name.split(/[ |]/);
  const twos = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
    .sort((one, other) => longest(one) - longest(other));
  return [[words.join(' ')], ...twos.slice(0, 1), ...(words.length > 2 ? [words] : [])];
}
const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));

/** Possible words for a room, most first: name and size, then only the name, smaller at last. */
function wordings(room: Room, sizes: Sizes): Words[] {
  const [name, , , w, h] = room;
  const measured = isMeasured(room) ? sizesOf(w, h) : [];
  const inLines = (size: readonly string[], [ofName, ofSize]: readonly [number, number]) =>
    broken(name).map((lines) => ({
      name: lines,
      size,
      sizes: { name: sizes.name * ofName, size: sizes.size * ofSize },
    }));
  return [
    ...scales.flatMap((scale) => measured.flatMap((size) => inLines(size, scale))),
    ...[...scales, [SMALLEST, 1] as const].flatMap((scale) => inLines([], scale)),
  ];
}

interface Ground {
  readonly room: Box;
  readonly solid: readonly Box[];
  readonly thin: readonly Box[];
  /** The space around words, in feet. */
  readonly air: number;
}

/** The free paper around a box, up to `EASE` pixels. */
function easeOf(box: Box, solid: readonly Box[], pixel: number): number {
  const eases = [EASE, EASE * 0.75, EASE * 0.5];
  return eases.find((ease) => solid.every((other) => apart(other, widened(box, ease * pixel)))) ?? AIR;
}

/** The middle, and from there both ways as far as possible. */
function outFrom(middle: number, play: number): number[] {
  const steps = Math.floor(play / STEP);
  return steps < 0 ? [] : Array.from({ length: 2 * steps + 1 }, (_, at) => middle + (at - steps) * STEP);
}

/** The best position for words in their room, or none. */
function placeFor(words: Words, { room, solid, thin, air }: Ground, s: number): PlacedWords | undefined {
  const [w, h] = [widthOf(words) / s, heightOf(words) / s];
  const [middleX, middleY] = [(room.west + room.east) / 2, (room.north + room.south) / 2];
  let best: PlacedWords | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const x of outFrom(middleX, (room.east - room.west - w) / 2))
    for (const y of outFrom(middleY, (room.south - room.north - h) / 2)) {
      const box = { west: x - w / 2, north: y - h / 2, east: x + w / 2, south: y + h / 2 };
      const kept = widened(box, air);
      if (![...solid, ...thin].every((other) => apart(other, kept))) continue;
      const cost = Math.hypot(x - middleX, y - middleY) * s - WORTH * easeOf(box, solid, 1 / s);
      if (cost >= least) continue;
      least = cost;
      best = { words, x, y, box };
    }
  return best;
}

/**
 * The words of a storey's rooms with their positions, at `s` pixels for a foot. Throws if a room
 * has none, unless its furniture identifies it.
 */
export function placeWords(storey: Storey, sizes: Sizes, s: number): PlacedWords[] {
  const solid = obstaclesOf(storey, furnitureOn(storey, isFurnished({ s })));
  const thin = linesOf(storey);
  const placed: PlacedWords[] = [];
  for (const room of storey.rooms) {
    const [name, x, y, w, h, about] = room;
    if (!name) continue;
    const ground = {
      room: { west: x, north: y, east: x + w, south: y + h },
      solid: [...solid, ...placed.map(({ box }) => box)],
    };
    const tries = wordings(room, sizes);
    const find = (around: readonly Box[], air: number) =>
      firstOf(tries, (words) => placeFor(words, { ...ground, thin: around, air: air / s }, s));
    const isKnownByFixtures = !isMeasured(room) && about?.laid === 'tile';
    const place = find(thin, AIR) ?? (isKnownByFixtures ? undefined : (find([], AIR) ?? find([], LEAST)));
    if (place) placed.push(place);
    else if (!isKnownByFixtures && about?.sized !== false)
      throw new Error(`The room ${name} has no room for its name`);
  }
  return placed;
}

function firstOf<In, Out>(list: readonly In[], of: (item: In) => Out | undefined): Out | undefined {
  for (const item of list) {
    const found = of(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
