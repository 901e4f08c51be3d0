import { brandColors as ink } from '@rivermark/content/brand-colors';
import type { Point } from '../../app/maps/projection.ts';
import { widthOf } from '../social-cards/lettering.ts';
import { meets } from './clip.ts';
import type { LocatorFrame, Writing } from './writing.ts';

/** The reach of the marker's glow, and a name's distance from it. */
const MARK = 38;
/** A name's distance from water, and the cost of water within it. */
const DRY = 16;
const NEAR_WATER = 0.1;
/** The cost of a shore through the name: even a narrow creek through the letters is visible. */
const SHORE = 0.3;
/** The cost of a road through the name: less than any water, and more for a highway. */
const ROAD = 0.035;
const HIGHWAY = 0.2;
/** No other name is on the marker's level within this distance to either side. */
const BESIDE = 120;
/** The cost of each line farther from the marker than the nearest possible. */
const OFF = 0.06;
/** Smaller sizes, for names that touch water everywhere at full size. */
const SIZES = [34, 27, 23];

/** A name in one line, and also in two if it has two words or more. */
function linesOf(name: string): readonly (readonly string[])[] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? [[name]] : [[name], [name.slice(0, cut), name.slice(cut + 1)]];
}

/**
 * Every way to write a name around its marker, best first: beside it, then above and below, with
 * growing offsets.
 */
function placesOf(name: string, letters: number, { x, y }: Point) {
  const aside = Array.from({ length: 12 }, (_, at) => at * 12);
  return SIZES.flatMap((full, step) => {
    const style = { face: 'display', size: Math.round(full * letters), color: ink.navy } as const;
    const { size } = style;
    const lead = size * 1.05;
    return linesOf(name).flatMap((lines) => {
      const long = Math.max(...lines.map((line) => widthOf(line, style)));
      const under = (lines.length - 1) * lead;
      const beside = y + size / 3 - under / 2;
      const bases = [
        { base: y + MARK + size * 0.8, off: 0 },
        { base: y - MARK - size * 0.1 - under, off: 0 },
        { base: y + MARK + size * 1.8, off: OFF },
      ];
      return [
        { left: x + MARK, base: beside, end: 0, far: 0, off: 0 },
        { left: x - MARK - long, base: beside, end: 1, far: 0, off: 0 },
        ...aside.flatMap((far) =>
          bases.flatMap(({ base, off }) =>
            [-1, 1].map((side) => ({ left: x - long / 2 + side * far, base, end: 0.5, far: far + 20, off })),
          ),
        ),
      ].map((place) => ({
        ...place,
        ...{ lines, long, style, lead },
        cost: place.far / 1500 + place.off + (lines.length - 1) * 0.03 + step * 0.07,
        box: {
          left: place.left - 8,
          right: place.left + long + 8,
          top: place.base - size,
          bottom: place.base + under + size / 3,
        },
      }));
    });
  }).sort((one, other) => one.cost - other.cost);
}

type Place = ReturnType<typeof placesOf>[number];

export interface OwnName {
  readonly place: Place;
  /** 0 for a name that is clear of everything, and on the same dry land as its marker. */
  readonly fault: number;
}

/**
 * The best position of the place's own name beside its marker: land below it and in between, like
 * all names on land.
 */
export function ownNameOn(
  writing: Writing,
  { width, letters, margin, covered }: LocatorFrame,
  name: string,
  { x, y }: Point,
): OwnName {
  /** Stops checking once it is worse than `most`. */
  const faultOf = ({ box }: Place, most = Number.POSITIVE_INFINITY) => {
    if (box.left < margin || box.right > width - margin || (covered && meets(box, covered))) return 9;
    const [middle, level] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const around = {
      left: box.left - DRY,
      right: box.right + DRY,
      top: box.top - DRY,
      bottom: box.bottom + DRY,
    };
    const isAcross = writing.wetBetween({ x, y }, { x: middle, y: level }) > 0;
    if (isAcross && most < 1) return 1;
    const wet = writing.wetWithin(box);
    if (6 * wet > most) return 6 * wet;
    return (
      6 * wet +
      (wet === 0 && !writing.isOnShore(box) ? 0 : SHORE) +
      NEAR_WATER * writing.wetWithin(around) +
      (isAcross ? 1 : 0) +
      (writing.isCrossedByHighway(box) ? HIGHWAY : writing.isCrossed(box) ? ROAD : 0)
    );
  };
  const [first, ...others] = placesOf(name, letters, { x, y });
  if (!first) throw new Error('There is a place for every name');
  let best: OwnName = { place: first, fault: faultOf(first) };
  for (const place of others) {
    // Positions are sorted by cost, so none that follows is better.
    const most = best.fault + best.place.cost - place.cost;
    if (most <= 0) break;
    const fault = faultOf(place, most);
    if (fault < most) best = { place, fault };
  }
  return best;
}

/** Writes the name there, and reserves its place and the marker's. */
export function writeOwnName(
  writing: Writing,
  { lines, long, left, end, base, lead, style, box }: Place,
  { x, y }: Point,
): void {
  writing.take({ left: x - 30, right: x + 30, top: y - 30, bottom: y + 30 });
  // Beside a marker a name reads as the marker's own.
  writing.take({ left: x - BESIDE, right: x + BESIDE, top: y - 10, bottom: y + 10 });
  writing.take(box);
  for (const [row, line] of lines.entries())
    writing.write(line, left + (long - widthOf(line, style)) * end, base + row * lead, style);
}
