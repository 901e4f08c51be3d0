import { type Camera, type Size, toMapUnits, toScreen } from './camera.ts';
import { apart, type Box } from './map-padding.ts';
import type { Point } from './projection.ts';
import { waterMask } from './water-mask.ts';

interface Name extends Point {
  readonly element: SVGGElement;
  readonly text: SVGTextElement;
  /** The shield of a road's number. */
  readonly shield: SVGRectElement | null;
  readonly from: number;
  readonly to: number;
  /** Its possible positions: its own place, or an offset in multiples of its height. */
  readonly aside: Steps;
  /**
   * Whether it belongs to land and may only be there. Names of the coast may also be entirely over
   * the ocean before it.
   */
  readonly onLand: boolean;
  readonly onCoast: boolean;
  /** Its box relative to its point, in pixels. */
  left: number;
  width: number;
  height: number;
}

interface WaterName {
  readonly element: SVGTextElement;
  readonly from: number;
  readonly to: number;
  /** The length of its line, in units. */
  readonly length: number;
}

type Steps = readonly (readonly [x: number, y: number])[];

const here: Steps = [[0, 0]];
/** The nearest first. */
const around: Steps = Array.from({ length: 32 }, (_, at) => at * 0.4 - 9.2)
  .flatMap((x) => [0, -0.7, 0.7, -1.4, 1.4, -2.4].map((y) => [x, y] as const))
  .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
const near: Steps = around.filter(([x]) => Math.abs(x) <= 4.8);
/** For places on the coast, whose names end there: closer to it than to the waterway behind. */
const ashore: Steps = [
  [0, 0],
  [-0.4, 0],
  [-0.8, 0],
];

/**
 * A town's name may move for a pin; a road's number or a bridge's name would be wrong elsewhere.
 */
function asideOf(element: Element): Steps {
  if (element.matches('.name-shore')) return ashore;
  return element.matches('.name-town, .name-place') ? near : here;
}

/**
 * Offsets for names without room between the coast and the waterway behind: pixels before the
 * coast, and heights sideways.
 */
const OFF_COAST: Steps = Array.from({ length: 20 }, (_, at) => at + 8).flatMap((x) =>
  [0, -0.7, 0.7].map((y) => [x, y] as const),
);
/** Below this scale, a marker clusters the pins of a whole town. */
const WHOLE_TOWN = 0.1;
/**
 * Padding of a name in pixels: to other names, between land names and water or sea names and land,
 * and to the map's sides.
 */
const AIR = 3;
const DRY = { water: 8, land: 5 } as const;
const EDGE = 14;
/** Between a road's number and the edges of its shield, in pixels. */
const SHIELD_AIR = 5;
/** Letter spacing of waters' names, as a share of their size. */
const LETTER = 0.6;

const isWithin = ({ west, east, north, south }: Box, { width, height }: Size) =>
  west > EDGE && east < width - EDGE && north > 0 && south < height;
const numberOf = (element: Element, name: string) => Number(element.getAttribute(`data-${name}`));

/** The names on the map: at each scale those that belong to it and fit. */
export class Names {
  readonly #names: readonly Name[];
  readonly #waters: readonly WaterName[];
  readonly #isWater: (place: Point) => boolean;
  #letters = 13;
  #covered: readonly Box[] = [];

  constructor(svg: SVGSVGElement) {
    this.#isWater = waterMask(svg);
    this.#names = [...svg.querySelectorAll<SVGGElement>('.name')].flatMap((element) => {
      const [text, shield] = [element.querySelector('text'), element.querySelector('rect')];
      const [x, y] = [numberOf(element, 'x'), numberOf(element, 'y')];
      const [from, to] = [numberOf(element, 'from'), numberOf(element, 'to')];
      const [aside, onLand] = [asideOf(element), element.matches('.name-shore, .name-town, .name-place')];
      const onCoast = element.matches('.name-shore');
      return text
        ? [{ element, text, shield, x, y, from, to, aside, onLand, onCoast, left: 0, width: 0, height: 0 }]
        : [];
    });
    this.#waters = [...svg.querySelectorAll<SVGTextElement>('.water-name')].map((element) => {
      const line = svg.querySelector<SVGPathElement>(
        element.querySelector('textPath')?.getAttribute('href') ?? '',
      );
      const [from, to] = [numberOf(element, 'from'), numberOf(element, 'to')];
      return { element, from, to, length: line?.getTotalLength() ?? 0 };
    });
  }

  /** Reads the current letter size. `covered`: areas that names avoid, besides the markers. */
  measure(covered: readonly Box[]): void {
    this.#covered = covered;
    this.#letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.8;
    for (const name of this.#names) {
      for (const set of ['display', 'data-at-sea']) name.element.removeAttribute(set);
      const { x, width, height } = name.text.getBBox();
      name.left = x;
      name.width = width;
      name.height = height;
      const { shield } = name;
      shield?.setAttribute('x', String(x - SHIELD_AIR));
      shield?.setAttribute('y', String(-height / 2));
      shield?.setAttribute('width', String(width + 2 * SHIELD_AIR));
      shield?.setAttribute('height', String(height));
    }
  }

  /** The town whose place is under a marker, at scales where a marker represents a whole town. */
  townUnder(mark: Box, camera: Camera, size: Size): string | undefined {
    const town = this.#names.find((one) => {
      if (!one.element.matches('.name-town') || camera.scale < one.from || camera.scale > WHOLE_TOWN)
        return false;
      const { x, y } = toScreen(camera, size, one);
      return x > mark.west && x < mark.east && y > mark.north && y < mark.south;
    });
    return town?.text.textContent ?? undefined;
  }

  /** `marked`: boxes of pins and clusters, which names avoid; `said`: the names on clusters. */
  draw(camera: Camera, size: Size, marked: readonly Box[], said: readonly string[]): void {
    const taken: Box[] = [...this.#covered, ...marked];
    const written: Name[] = [];
    for (const name of this.#names) {
      const isWritten = (other: Name) =>
        !other.shield &&
        other.element.getAttribute('class') === name.element.getAttribute('class') &&
        other.text.textContent?.startsWith(name.text.textContent ?? '');
      const wanted =
        name.from <= camera.scale &&
        camera.scale <= name.to &&
        !written.some(isWritten) &&
        !said.includes(name.text.textContent ?? '');
      const at = toScreen(camera, size, name);
      const { left, width, height } = name;
      const boxAt = ({ x, y }: Point): Box => ({
        west: x + left - AIR,
        east: x + left + width + AIR,
        north: y - height / 2 - AIR,
        south: y + height / 2 + AIR,
      });
      const places = wanted
        ? name.aside.map(([x, y]) => ({ x: at.x + x * height, y: at.y + y * height, atSea: false }))
        : [];
      if (wanted && name.onCoast)
        for (const [x, y] of OFF_COAST)
          places.push({ x: at.x + width + x, y: at.y + y * height, atSea: true });
      const place = places.find((one) => {
        const box = boxAt(one);
        return (
          isWithin(box, size) &&
          taken.every((other) => apart(other, box)) &&
          !(name.onLand && this.#hasAny(one.atSea ? 'land' : 'water', box, camera, size))
        );
      });
      name.element.toggleAttribute('data-at-sea', place?.atSea ?? false);
      if (place) taken.push(boxAt(place));
      if (place) written.push(name);
      name.element.setAttribute('display', place ? 'inline' : 'none');
      // At sea, names of one or two lines begin at the coast, so they are aligned left.
      const aside = place?.atSea ? left : 0;
      if (place) name.element.setAttribute('transform', `translate(${place.x + aside} ${place.y})`);
    }
    for (const { element, from, to, length } of this.#waters) {
      const needed = (element.textContent?.length ?? 0) * this.#letters * LETTER;
      const fits = from <= camera.scale && camera.scale <= to && length * camera.scale > needed;
      element.setAttribute('display', fits ? 'inline' : 'none');
      if (fits) element.setAttribute('font-size', String(this.#letters / camera.scale));
    }
  }

  /**
   * Whether a box's text overlaps or nearly touches water, even as narrow as the Intracoastal, or
   * land.
   */
  #hasAny(ground: 'water' | 'land', { west, east, north, south }: Box, camera: Camera, size: Size): boolean {
    const [around, half] = [DRY[ground] - AIR, (south - north) / 2];
    const middle = (north + south) / 2;
    for (let x = west - around; x <= east + around; x += 3)
      for (const y of [middle - half, middle - half / 2, middle, middle + half / 2, middle + half])
        if (this.#isWater(toMapUnits(camera, size, { x, y })) === (ground === 'water')) return true;
    return false;
  }
}
