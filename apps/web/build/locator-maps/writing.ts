import { baseMap } from '../../app/maps/base-map.ts';
import { type LonLat, type Point, toMap } from '../../app/maps/projection.ts';
import { isWater, ringsOf } from '../../app/maps/water.ts';
import { type Face, outlineOf, widthOf } from '../social-cards/lettering.ts';
import { beachStreets } from './beach-streets.ts';
import type { View } from './best-view.ts';
import { type Box, clipLine, meets } from './clip.ts';
import { colors } from './locator-ground.ts';
import { courses, marshes, nearStreets } from './near-ground.ts';
import { PointsByPlace } from './points-by-place.ts';

/** Points along a line, nearer to each other than any box of words is high. */
const pointsAlong = (line: readonly Point[]): Point[] =>
  line.flatMap((point, at) => {
    const before = line[at - 1] ?? point;
    const steps = Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / LATTICE) + 1;
    return Array.from({ length: steps }, (_, step) => ({
      x: before.x + ((point.x - before.x) * step) / steps,
      y: before.y + ((point.y - before.y) * step) / steps,
    }));
  });

/** A picture in units of its own, whatever its width in pixels. */
export interface LocatorFrame {
  readonly width: number;
  readonly height: number;
  /** How many of its units one unit of the map takes. */
  readonly scale: number;
  /** How large its letters are, as a share of those in the widest. */
  readonly letters: number;
  /** How far names keep from the sides: as far as the page's words do. */
  readonly margin: number;
  /** How far the scale does, where the page's words keep farther from the sides on larger screens than names need to. */
  readonly measure?: number;
  /** What stands over it on the page: nothing is written there. */
  readonly covered?: Box;
}

/** In the map's units: what is water east of it is the Atlantic. */
const OCEAN = toMap([-81.41, 30.3]).x;

/** What a name is read the worse over: roads, and the edges of marsh and of golf. */
const highways = ringsOf(baseMap.highways);
const roads = [...highways, ...ringsOf(baseMap.mainRoads)];
const crossing = [
  ...roads,
  ...ringsOf(baseMap.streets),
  ...beachStreets,
  ...nearStreets,
  ...marshes,
  ...courses,
];
const shores = ringsOf(baseMap.water).map((shore) => [...shore, ...shore.slice(0, 1)]);

/** So many units of the picture between two points of which it is asked whether they are water. */
const LATTICE = 6;
/** So many points of the lattice beyond the picture are remembered too: a name may be tried over its edge. */
const BEYOND = 40;
const [LAND, WET] = [1, 2];

/** Writes on a map: each word where nothing is yet, pale over water. */
export class Writing {
  readonly #frame: LocatorFrame;
  readonly #middle: Point;
  readonly #taken: Box[];
  #crossing: PointsByPlace | undefined;
  #highways: PointsByPlace | undefined;
  #roads: PointsByPlace | undefined;
  #shores: PointsByPlace | undefined;
  /** Of each point of the lattice, in columns: not asked for yet, land or wet. */
  readonly #wet: Uint8Array;
  readonly #rows: number;
  readonly drawn: string[] = [];
  /** What stands on it, and where. */
  readonly names: ({ readonly text: string; readonly look?: string; readonly box?: Box } & Point)[] = [];

  constructor(frame: LocatorFrame, { middle, scale }: View) {
    this.#frame = { ...frame, scale };
    this.#middle = middle;
    this.#taken = frame.covered ? [frame.covered] : [];
    this.#rows = Math.ceil(frame.height / LATTICE) + 2 * BEYOND;
    this.#wet = new Uint8Array((Math.ceil(frame.width / LATTICE) + 2 * BEYOND) * this.#rows);
  }

  toPicture(at: LonLat): Point {
    const { width, height, scale } = this.#frame;
    const { x, y } = toMap(at);
    return {
      x: width / 2 + (x - this.#middle.x) * scale,
      y: height / 2 + (y - this.#middle.y) * scale,
    };
  }

  #isWaterAt(x: number, y: number): boolean {
    const { width, height, scale } = this.#frame;
    return isWater({
      x: Math.round(this.#middle.x + (x - width / 2) / scale),
      y: Math.round(this.#middle.y + (y - height / 2) / scale),
    });
  }

  /** The same at a point of a lattice, asked for once. */
  #isWet(column: number, row: number): boolean {
    const line = row + BEYOND;
    if (line < 0 || line >= this.#rows) return this.#isWaterAt(column * LATTICE, row * LATTICE);
    const at = (column + BEYOND) * this.#rows + line;
    const known = this.#wet[at];
    if (known) return known === WET;
    const found = this.#isWaterAt(column * LATTICE, row * LATTICE);
    this.#wet[at] = found ? WET : LAND;
    return found;
  }

  /** How much of a box lies over water, from 0 to 1. Asked of thousands of boxes for a name. */
  wetWithin({ left, right, top, bottom }: Box): number {
    const [first, across] = [Math.round(left / LATTICE), Math.ceil((right - left) / LATTICE) + 1];
    const [upper, down] = [Math.round(top / LATTICE), Math.ceil((bottom - top) / LATTICE) + 1];
    let wet = 0;
    for (let column = first; column < first + across; column += 1)
      for (let row = upper; row < upper + down; row += 1) if (this.#isWet(column, row)) wet += 1;
    return wet / (across * down);
  }

  /** Whether all of a box is land. */
  isDry(box: Box): boolean {
    return this.wetWithin(box) === 0 && !this.isOnShore(box);
  }

  /** How much of the way from one point to another. */
  wetBetween(from: Point, to: Point): number {
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / LATTICE) + 1;
    let wet = 0;
    for (let at = 0; at <= steps; at += 1) {
      const column = Math.round((from.x + ((to.x - from.x) * at) / steps) / LATTICE);
      const row = Math.round((from.y + ((to.y - from.y) * at) / steps) / LATTICE);
      if (this.#isWet(column, row)) wet += 1;
    }
    return wet / (steps + 1);
  }

  /** Points of lines as they run through the picture. */
  #pointsOf(lines: readonly (readonly Point[])[]): PointsByPlace {
    const { width, height, scale } = this.#frame;
    const { x: middleX, y: middleY } = this.#middle;
    const [across, down] = [width / 2 / scale, height / 2 / scale];
    const inSight = {
      left: middleX - across,
      right: middleX + across,
      top: middleY - down,
      bottom: middleY + down,
    };
    const drawn = lines
      .flatMap((line) => clipLine(line, inSight))
      .map((line) =>
        line.map(({ x, y }) => ({ x: (x - middleX + across) * scale, y: (y - middleY + down) * scale })),
      );
    return new PointsByPlace(drawn.flatMap(pointsAlong));
  }

  isCrossedByHighway(box: Box): boolean {
    this.#highways ??= this.#pointsOf(highways);
    return this.#highways.hasAnyIn(box);
  }

  isOnRoad(box: Box): boolean {
    this.#roads ??= this.#pointsOf(roads);
    return this.#roads.hasAnyIn(box);
  }

  /** Whether a road or an edge runs through a box. */
  isCrossed(box: Box): boolean {
    this.#crossing ??= this.#pointsOf(crossing);
    return this.#crossing.hasAnyIn(box);
  }

  /** Whether a shore does: that of a creek too, which may run between the places of which it is asked whether they are wet. */
  isOnShore(box: Box): boolean {
    this.#shores ??= this.#pointsOf(shores);
    return this.#shores.hasAnyIn(box);
  }

  /** How much of a line of words lies over water, from 0 to 1. */
  wetness(left: number, right: number, y: number): number {
    const shares = Array.from({ length: 17 }, (_, at) => at / 16);
    return shares.filter((share) => this.#isWaterAt(left + (right - left) * share, y)).length / shares.length;
  }

  /** Whether all of a box is the ocean: no river lies so far east. */
  isOcean({ left, right, top, bottom }: Box): boolean {
    const { scale, width } = this.#frame;
    const west = this.#middle.x + (left - width / 2) / scale;
    return west > OCEAN && [top, bottom].every((y) => this.wetness(left, right, y) === 1);
  }

  /** Whether nothing stands in a box yet, and it keeps from the picture's edges; `margin` from its sides. */
  isFree(box: Box, margin = this.#frame.margin): boolean {
    const { width, height } = this.#frame;
    const isInside =
      box.left > margin && box.top > 12 && box.right < width - margin && box.bottom < height - 12;
    return isInside && !this.#taken.some((other) => meets(box, other));
  }

  take(box: Box): void {
    this.#taken.push(box);
  }

  /** Words that stand on `y`, in their colour on land and in the water's own over water. */
  write(words: string, x: number, y: number, style: Style & { readonly color: string }): void {
    const isWet = this.wetness(x, x + widthOf(words, style), y - style.size / 3) > 0.5;
    const [fill, halo] = isWet ? [colors.onWater, colors.water] : [style.color, colors.land];
    this.drawn.push(
      `<path d="${outlineOf(words, x, y, style)}" fill="${fill}" stroke="${halo}" stroke-width="${style.face === 'display' ? 10 : 7}" stroke-linejoin="round" paint-order="stroke"/>`,
    );
  }
}

export interface Style {
  readonly face: Face;
  readonly size: number;
  /** Added between letters, as a share of the size. */
  readonly spacing?: number;
}
