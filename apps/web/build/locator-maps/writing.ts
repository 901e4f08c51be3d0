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

/** Points along a line, closer together than the height of any text box. */
const pointsAlong = (line: readonly Point[]): Point[] =>
  line.flatMap((point, at) => {
    const before = line[at - 1] ?? point;
    const steps = Math.ceil(Math.hypot(point.x - before.x, point.y - before.y) / LATTICE) + 1;
    return Array.from({ length: steps }, (_, step) => ({
      x: before.x + ((point.x - before.x) * step) / steps,
      y: before.y + ((point.y - before.y) * step) / steps,
    }));
  });

/** A picture in its own units, whatever its width in pixels. */
export interface LocatorFrame {
  readonly width: number;
  readonly height: number;
  /** Picture units for one unit of the map. */
  readonly scale: number;
  /** The size of its letters, relative to the widest frame. */
  readonly letters: number;
  /** The names' distance from the sides: the same as the page's text. */
  readonly margin: number;
  /**
   * The scale's distance, if the page's text is farther from the sides on larger screens than names
   * are.
   */
  readonly measure?: number;
  /** The area that the page covers. Nothing is written there. */
  readonly covered?: Box;
}

/** In map units: water east of it is the Atlantic. */
const OCEAN = toMap([-81.41, 30.3]).x;

/** Lines that make a name harder to read: roads, and the edges of marsh and golf. */
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

/** Picture units between the lattice points that are tested for water. */
const LATTICE = 6;
/**
 * Lattice points beyond the picture that are cached too, because a name may be tried over its edge.
 */
const BEYOND = 40;
const [LAND, WET] = [1, 2];

/** Writes on a map: only where nothing is yet, and pale over water. */
export class Writing {
  readonly #frame: LocatorFrame;
  readonly #middle: Point;
  readonly #taken: Box[];
  #crossing: PointsByPlace | undefined;
  #highways: PointsByPlace | undefined;
  #roads: PointsByPlace | undefined;
  #shores: PointsByPlace | undefined;
  /** The lattice by columns: unknown, land or wet. */
  readonly #wet: Uint8Array;
  readonly #rows: number;
  readonly drawn: string[] = [];
  /** The names on it, and their positions. */
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

  /** The same at a lattice point, computed once. */
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

  /** The share of a box over water, from 0 to 1. Called for thousands of boxes for each name. */
  wetWithin({ left, right, top, bottom }: Box): number {
    const [first, across] = [Math.round(left / LATTICE), Math.ceil((right - left) / LATTICE) + 1];
    const [upper, down] = [Math.round(top / LATTICE), Math.ceil((bottom - top) / LATTICE) + 1];
    let wet = 0;
    for (let column = first; column < first + across; column += 1)
      for (let row = upper; row < upper + down; row += 1) if (this.#isWet(column, row)) wet += 1;
    return wet / (across * down);
  }

  /** Whether a whole box is land. */
  isDry(box: Box): boolean {
    return this.wetWithin(box) === 0 && !this.isOnShore(box);
  }

  /** The share of water on the way from one point to another. */
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

  /** The points of lines within the picture. */
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

  /** Whether a shore runs through a box. Includes narrow creeks between the lattice points. */
  isOnShore(box: Box): boolean {
    this.#shores ??= this.#pointsOf(shores);
    return this.#shores.hasAnyIn(box);
  }

  /** The share of a line of words over water, from 0 to 1. */
  wetness(left: number, right: number, y: number): number {
    const shares = Array.from({ length: 17 }, (_, at) => at / 16);
    return shares.filter((share) => this.#isWaterAt(left + (right - left) * share, y)).length / shares.length;
  }

  /** Whether a whole box is ocean: no river is that far east. */
  isOcean({ left, right, top, bottom }: Box): boolean {
    const { scale, width } = this.#frame;
    const west = this.#middle.x + (left - width / 2) / scale;
    return west > OCEAN && [top, bottom].every((y) => this.wetness(left, right, y) === 1);
  }

  /**
   * Whether a box is empty and keeps its distance from the picture's edges; `margin` from its
   * sides.
   */
  isFree(box: Box, margin = this.#frame.margin): boolean {
    const { width, height } = this.#frame;
    const isInside =
      box.left > margin && box.top > 12 && box.right < width - margin && box.bottom < height - 12;
    return isInside && !this.#taken.some((other) => meets(box, other));
  }

  take(box: Box): void {
    this.#taken.push(box);
  }

  /** Words on the baseline `y`, in their own color on land and in the water's color over water. */
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
