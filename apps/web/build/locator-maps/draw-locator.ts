import { brandColors as ink } from '@rivermark/content/brand-colors';
import { placeNames, waterNames } from '../../app/maps/place-names.ts';
import { type LonLat, METRES_PER_UNIT, type Point, toMap } from '../../app/maps/projection.ts';
import { isWater } from '../../app/maps/water.ts';
import { outlineOf, widthOf } from '../social-cards/lettering.ts';
import { alongLine } from './along-line.ts';
import { type Box, meets } from './clip.ts';
import { colors, groundAround } from './locator-ground.ts';

/** A picture in units of its own, whatever its width in pixels. */
export interface LocatorFrame {
  readonly width: number;
  readonly height: number;
  /** How many of its units one unit of the map takes. */
  readonly scale: number;
  /** How large its letters are, as a share of those in the widest. */
  readonly letters: number;
  /** How long its bar of distance is; none without. */
  readonly miles?: number;
  /** What stands over it on the page: nothing is written there. */
  readonly covered?: Box;
}

/** A wide one, one for the widths between, and one for phones. */
export const LOCATOR_FRAMES = {
  wide: {
    width: 1440,
    height: 648,
    scale: 0.45,
    letters: 1,
    miles: 2,
    covered: { left: 0, right: 600, top: 470, bottom: 648 },
  },
  middle: { width: 840, height: 378, scale: 0.36, letters: 0.86, miles: 1 },
  tall: { width: 480, height: 540, scale: 0.36, letters: 0.92, miles: 1 },
} as const satisfies Readonly<Record<string, LocatorFrame>>;

const METRES_PER_MILE = 1609.34;
/** In the map's units: what is water east of it is the Atlantic. */
const OCEAN = toMap([-81.41, 30.3]).x;

/** How a kind of name is set; kinds that are not here are not shown. */
const looks: Partial<Record<string, { size: number; color: string }>> = {
  town: { size: 22, color: ink.ink },
  shore: { size: 20, color: ink.ink },
  place: { size: 17, color: colors.soft },
  ocean: { size: 26, color: ink.ink },
  water: { size: 18, color: colors.soft },
  creek: { size: 16, color: ink.river },
};

/** How far a name may stand from its middle, in letters' heights, the nearest first; one on the shore only inland. */
const nudges = Array.from({ length: 27 }, (_, at) => at * 0.4 - 6)
  .flatMap((x) => [0, -0.7, 0.7, -1.4, 1.4].map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
const nudgesOf = (look: string) =>
  look === 'shore'
    ? nudges.filter(({ x, y }) => x <= 0 && y === 0)
    : look === 'water' || look === 'ocean'
      ? nudges.slice(0, 1)
      : nudges.filter(({ x }) => Math.abs(x) <= 3.2);

/** Writes on a map: each word where nothing is yet, pale over water. */
class Writing {
  readonly #frame: LocatorFrame;
  readonly #middle: Point;
  readonly #taken: Box[];
  readonly drawn: string[] = [];

  constructor(frame: LocatorFrame, middle: Point) {
    this.#frame = frame;
    this.#middle = middle;
    this.#taken = frame.covered ? [frame.covered] : [];
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

  /** How much of a line of words lies over water, from 0 to 1. */
  wetness(left: number, right: number, y: number): number {
    const shares = Array.from({ length: 17 }, (_, at) => at / 16);
    return shares.filter((share) => this.#isWaterAt(left + (right - left) * share, y)).length / shares.length;
  }

  /** How much of a box lies over water, by its upper and its lower line. */
  wetnessOf({ left, right, top, bottom }: Box): number {
    return (this.wetness(left, right, top) + this.wetness(left, right, bottom)) / 2;
  }

  /** Whether all of a box is the ocean: no river lies so far east. */
  isOcean({ left, right, top, bottom }: Box): boolean {
    const { scale, width } = this.#frame;
    const west = this.#middle.x + (left - width / 2) / scale;
    return west > OCEAN && [top, bottom].every((y) => this.wetness(left, right, y) === 1);
  }

  isFree(box: Box): boolean {
    const { width, height } = this.#frame;
    const isInside = box.left > 12 && box.top > 12 && box.right < width - 12 && box.bottom < height - 12;
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
      `<path d="${outlineOf(words, x, y, style)}" fill="${fill}" stroke="${halo}" stroke-width="${style.face === 'display' ? 6 : 4}" stroke-linejoin="round" paint-order="stroke"/>`,
    );
  }
}

interface Style {
  readonly face: 'display' | 'text';
  readonly size: number;
}

/** A name in one line, and where it has two words or more also in two. */
function linesOf(name: string): readonly (readonly string[])[] {
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? [[name]] : [[name], [name.slice(0, cut), name.slice(cut + 1)]];
}

/** The place's own name beside its mark, where land is whole under it and between: land's names stand on land. */
function writeOwn(writing: Writing, { width, height, letters }: LocatorFrame, name: string): void {
  const style = { face: 'display', size: Math.round(34 * letters), color: ink.navy } as const;
  const [x, y] = [width / 2, height / 2];
  const [mark, lead] = [30, style.size * 1.05];
  const aside = Array.from({ length: 12 }, (_, at) => at * 12);
  const places = linesOf(name).flatMap((lines) => {
    const long = Math.max(...lines.map((line) => widthOf(line, style)));
    const beside = y + style.size / 3 - ((lines.length - 1) * lead) / 2;
    const above = y - mark - style.size * 0.2 - (lines.length - 1) * lead;
    const below = y + mark + style.size;
    return [
      { left: x + mark, base: beside, end: 0, far: 0 },
      { left: x - mark - long, base: beside, end: 1, far: 0 },
      ...aside.flatMap((far) =>
        [below, above, below + lead].flatMap((base) =>
          [-1, 1].map((side) => ({ left: x - long / 2 + side * far, base, end: 0.5, far: far + 20 })),
        ),
      ),
    ].map((place) => ({ ...place, lines, long }));
  });
  const boxOf = ({ left, base, long, lines }: (typeof places)[number]) => ({
    left: left - 8,
    right: left + long + 8,
    top: base - style.size,
    bottom: base + (lines.length - 1) * lead + style.size / 3,
  });
  const cost = (place: (typeof places)[number]) => {
    const box = boxOf(place);
    const isOut = box.left < 4 || box.right > width - 4;
    const between = writing.wetnessOf({
      left: Math.min(x, (box.left + box.right) / 2),
      right: Math.max(x, (box.left + box.right) / 2),
      top: (y + box.top) / 2,
      bottom: (y + box.bottom) / 2,
    });
    const wet = [box.top, (box.top + box.bottom) / 2, box.bottom].reduce(
      (sum, line) => sum + writing.wetness(box.left, box.right, line) / 3,
      0,
    );
    return (isOut ? 2 : 0) + wet + between + place.far / 2000 + place.lines.length / 50;
  };
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  writing.take({ left: x - mark, right: x + mark, top: y - mark, bottom: y + mark });
  writing.take(boxOf(best));
  for (const [row, line] of best.lines.entries()) {
    const spare = (best.long - widthOf(line, style)) * best.end;
    writing.write(line, best.left + spare, best.base + row * lead, style);
  }
}

/** A bar of distance and where north is, as a map has them. */
function writeScale(writing: Writing, { width, height, scale, letters, miles }: LocatorFrame): void {
  if (!miles) return;
  const long = (miles * METRES_PER_MILE * scale) / METRES_PER_UNIT;
  const words = miles === 1 ? '1 mile' : `${miles} miles`;
  const style = { face: 'text', size: Math.round(15 * letters) } as const;
  const y = height - 26;
  const isClear = (end: number) => [0, 1].includes(writing.wetness(end - long, end, y));
  const right = [0, 40, 80, 120, 160, 200].map((far) => width - 28 - far).find(isClear) ?? width - 28;
  const isWet = writing.wetness(right - long, right, y) > 0.5;
  const [color, halo] = isWet ? [colors.onWater, colors.water] : [colors.soft, colors.land];
  writing.take({ left: right - long - 12, right: right + 12, top: y - style.size * 2.2, bottom: height });
  const lines = `M${(right - long).toFixed(1)} ${y - 7}v7h${long.toFixed(1)}v-7`;
  const letter = `fill="${color}" stroke="${halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
  writing.drawn.push(
    `<path d="${lines}" fill="none" stroke="${halo}" stroke-width="5"/><path d="${lines}" fill="none" stroke="${color}" stroke-width="1.5"/>`,
    `<path d="${outlineOf(words, right - long + 8, y - 8, style)}" ${letter}/>`,
    `<path d="${outlineOf('N', right - 32, y - 8, style)}M${right - 13} ${y - 8}l6-16 6 16-6-4z" ${letter}/>`,
  );
}

/** The great waters' names, along them. */
function writeWaters(writing: Writing, { scale, letters }: LocatorFrame): void {
  for (const { text, along, from, to } of waterNames) {
    if (from > scale || to < scale) continue;
    const size = Math.round(20 * letters);
    const letterBoxes = alongLine(
      text,
      along.map((at) => writing.toPicture(at)),
      size,
    );
    const boxes = letterBoxes.map(({ x, y }) => ({
      left: x - size * 0.6,
      right: x + size * 0.6,
      top: y - size * 0.6,
      bottom: y + size * 0.6,
    }));
    const isWideEnough = boxes.every(
      ({ left, right, top, bottom }) =>
        writing.wetness(left, right, top) > 0.5 && writing.wetness(left, right, bottom) > 0.5,
    );
    if (boxes.length === 0 || !isWideEnough || !boxes.every((box) => writing.isFree(box))) continue;
    for (const box of boxes) writing.take(box);
    writing.drawn.push(
      `<g fill="${colors.onWater}" stroke="${colors.water}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${letterBoxes.map(({ drawn }) => drawn).join('')}</g>`,
    );
  }
}

/** The ocean's name, well off a coast that is in sight. */
function writeOcean(writing: Writing, { width, height, letters }: LocatorFrame): void {
  const style = { face: 'display', size: Math.round(26 * letters), color: ink.ink } as const;
  for (const [share, words] of [
    [0.3, 'Atlantic'],
    [0.3 + (1.6 * style.size) / height, 'Ocean'],
  ] as const) {
    const long = widthOf(words, style);
    const left = width * 0.84 - long / 2;
    const y = height * share;
    const box = { left: left - 10, right: left + long + 10, top: y - style.size, bottom: y + style.size / 2 };
    if (!writing.isOcean(box) || !writing.isFree(box)) return;
    writing.take(box);
    writing.write(words, left, y, style);
  }
}

/** The names around, the larger first, each where it has room: on land, if need be a little aside of where it belongs. */
function writeNames(writing: Writing, { scale, letters }: LocatorFrame, own: string): void {
  const order = Object.keys(looks);
  const shown = placeNames
    .filter(
      ({ text, look, from = 0, to = 9 }) =>
        !own.startsWith(text) && looks[look] && from <= scale && to >= scale,
    )
    .sort((one, other) => order.indexOf(one.look) - order.indexOf(other.look));
  for (const { text, at, look } of shown) {
    const { size: full, color } = looks[look] as NonNullable<(typeof looks)[string]>;
    const size = Math.round(full * letters);
    const width = widthOf(text, { face: 'text', size });
    const point = writing.toPicture(at);
    const boxAt = (x: number, y: number) => ({
      left: point.x - width / 2 + x * size - 10,
      right: point.x + width / 2 + x * size + 10,
      top: point.y - size * 0.67 + y * size - 4,
      bottom: point.y + size / 3 + y * size + 8,
    });
    const isOfWater = look === 'water' || look === 'ocean';
    const box = nudgesOf(look)
      .map(({ x, y }) => boxAt(x, y))
      .find((one) => writing.isFree(one) && (isOfWater || writing.wetnessOf(one) === 0));
    if (!box) continue;
    writing.take(box);
    writing.write(text, box.left + 10, box.bottom - 8, { face: 'text', size, color });
  }
}

/** The numbers of the roads, on their shields. */
function writeRoads(writing: Writing, { scale, letters }: LocatorFrame): void {
  const size = Math.round(14 * letters);
  for (const { text, at, look, from = 0 } of placeNames) {
    if (look !== 'road' || from > scale) continue;
    const wide = widthOf(text, { face: 'text', size });
    const { x, y } = writing.toPicture(at);
    const box = {
      left: x - wide / 2 - 7,
      right: x + wide / 2 + 7,
      top: y - size * 0.8,
      bottom: y + size * 0.8,
    };
    if (!writing.isFree(box)) continue;
    writing.take(box);
    writing.drawn.push(
      `<rect x="${box.left.toFixed(1)}" y="${box.top.toFixed(1)}" width="${(wide + 14).toFixed(1)}" height="${(size * 1.6).toFixed(1)}" rx="3" fill="${ink.paper}" stroke="${colors.highway}"/><path d="${outlineOf(text, x - wide / 2, y + size * 0.36, { face: 'text', size })}" fill="${ink.ink}"/>`,
    );
  }
}

/** The country around a place, drawn from the site's own map, with a mark on the place and its name beside it. */
export function drawLocator(at: LonLat, name: string, frame: LocatorFrame): string {
  const { width, height } = frame;
  const middle = toMap(at);
  const writing = new Writing(frame, middle);
  writeOwn(writing, frame, name);
  writeScale(writing, frame);
  writeOcean(writing, frame);
  writeWaters(writing, frame);
  writeNames(writing, frame, name);
  writeRoads(writing, frame);
  const [x, y] = [width / 2, height / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${groundAround(middle, frame)}
<circle cx="${x}" cy="${y}" r="26" fill="${ink.brass}" fill-opacity="0.28"/>
<circle cx="${x}" cy="${y}" r="10" fill="${ink.navy}" stroke="${ink.paper}" stroke-width="3"/>
<circle cx="${x}" cy="${y}" r="3.5" fill="${ink.sand}"/>
${writing.drawn.join('\n')}
</svg>`;
}
