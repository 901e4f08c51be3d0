import { brandColors as ink } from '@rivermark/content/brand-colors';
import { placeNames, waterNames } from '../../app/maps/place-names.ts';
import { type LonLat, METRES_PER_UNIT, type Point, toMap } from '../../app/maps/projection.ts';
import { outlineOf, widthOf } from '../social-cards/lettering.ts';
import '../social-cards/reading-faces.ts';
import { alongLine } from './along-line.ts';
import { type View, viewsOf } from './best-view.ts';
import type { Box } from './clip.ts';
import { colors, groundAround } from './locator-ground.ts';
import { nearNames, nearWaters } from './near-names.ts';
import { type OwnName, ownNameOn, writeOwnName } from './own-name.ts';
import { type LocatorFrame, type Style, Writing } from './writing.ts';

/** One wide frame, one for medium widths, and one for phones. */
export const LOCATOR_FRAMES = {
  wide: {
    width: 1440,
    height: 648,
    scale: 0.56,
    letters: 1,
    margin: 81,
    measure: 135,
    covered: { left: 0, right: 580, top: 410, bottom: 648 },
  },
  middle: { width: 840, height: 378, scale: 0.45, letters: 0.86, margin: 47 },
  tall: { width: 480, height: 540, scale: 0.45, letters: 0.92, margin: 25 },
} as const satisfies Readonly<Record<string, LocatorFrame>>;

const METRES_PER_MILE = 1609.34;
/**
 * Within this distance, repeating a road's number adds nothing. In shares of the picture's width.
 */
const AGAIN = 0.3;
const names = [...placeNames, ...nearNames];
const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
/**
 * The style of each kind of name: neighborhoods like headings, water in italics, all others small.
 * Other kinds are not shown.
 */
const looks: Partial<Record<string, Style & { readonly color: string }>> = {
  town: { face: 'display', size: 22, color: ink.ink },
  shore: { face: 'display', size: 22, color: ink.ink },
  landing: { face: 'text', size: 15, color: colors.soft },
  county: { face: 'text', size: 13, spacing: 0.16, color: colors.soft },
  place: { face: 'text', size: 15, color: colors.soft },
  water: { face: 'italic', size: 20, color: ink.river },
  creek: { face: 'italic', size: 18, color: ink.river },
};
/** A road's number may be closer to the sides than a name. */
const SHIELD = 12;
/** The size of great waters' names. In a channel they are smaller. */
const WATER = 22;
const NARROW = 16;

/** Possible distances of a name from its center, in letter heights, nearest first. */
const nudges = Array.from({ length: 27 }, (_, at) => at * 0.4 - 6)
  .flatMap((x) => [0, -0.7, 0.7, -1.4, 1.4].map((y) => ({ x, y })))
  .sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
/** On the coast a name is inland of its place, or in the ocean before it, as on charts. */
const alongCoast = Array.from({ length: 42 }, (_, at) => ({ x: at * 0.4 - 6, y: 0 })).sort(
  (one, other) => Math.abs(one.x) - Math.abs(other.x),
);
const isOnCoast = (look: string) => look === 'shore' || look === 'landing';
const nudgesOf = (look: string) =>
  isOnCoast(look)
    ? alongCoast
    : look === 'water'
      ? nudges.slice(0, 1)
      : nudges.filter(({ x }) => Math.abs(x) <= (look === 'town' ? 4.4 : 3.2));

/** Line height of a name in two lines, in letter heights. */
const LEAD = 1.05;
/** A neighborhood's name may take two lines if one does not fit between the roads. */
function linesOf(text: string, look: string): readonly (readonly string[])[] {
  const words = look === 'county' ? text.toUpperCase() : text;
  const cut = words.lastIndexOf(' ');
  return look === 'town' && cut > 0 ? [[words], [words.slice(0, cut), words.slice(cut + 1)]] : [[words]];
}
/** The letters in a name's box, without the space around it. */
const lettersOf = ({ left, right, top, bottom }: Box): Box => ({
  left: left + 6,
  right: right - 6,
  top: top + 3,
  bottom: bottom - 5,
});
/** A name this far off, in letter heights, still reads as being at its place. */
const NEAR = 2;
/**
 * From a place to the center of its name: if a highway runs through, the name would be in another
 * neighborhood.
 */
function between({ x, y }: Point, { left, right, top, bottom }: Box): Box {
  const [across, down] = [(left + right) / 2, (top + bottom) / 2];
  return {
    left: Math.min(x, across) - 8,
    right: Math.max(x, across) + 8,
    top: Math.min(y, down) - 8,
    bottom: Math.max(y, down) + 8,
  };
}
/**
 * Waters cross roads, and the coast's roads end at its names. A neighborhood's name may cover a
 * road; no name may cover a highway.
 */
const mayStandOnRoad = (look: string) => look === 'water' || look === 'creek' || isOnCoast(look);
/** A name at the coast also keeps its distance from the sand. */
const SAND = 10;
const aired = (box: Box, look: string): Box =>
  isOnCoast(look) ? { ...box, left: box.left - SAND, right: box.right + SAND } : box;

/** Distance of the scale's paper from the top or the bottom. */
const INSET = 14;

/**
 * A scale bar and north arrow, as on a printed map. On its own paper, because no shore or road may
 * cross it. At the lower right, or at the upper if it would cut the shore there.
 */
function writeScale(
  writing: Writing,
  { width, height, scale, letters, margin, measure = margin }: LocatorFrame,
): void {
  const style = { face: 'text', size: Math.round(15 * letters) } as const;
  const lengthOf = (many: number) => (many * METRES_PER_MILE * scale) / METRES_PER_UNIT;
  // Long enough for its words.
  const miles = [1, 2, 3].find((many) => lengthOf(many) > 110 * letters) ?? 5;
  const long = lengthOf(miles);
  const words = miles === 1 ? '1 mile' : `${miles} miles`;
  const edge = width - measure;
  const right = edge - 14;
  const left = right - long - 14;
  const high = style.size + 30;
  const below = { left, right: edge, top: height - INSET - high, bottom: height - INSET };
  const above = { left, right: edge, top: INSET, bottom: INSET + high };
  const { top, bottom: foot } = writing.isOnShore(below) && !writing.isOnShore(above) ? above : below;
  const y = foot - 12;
  // Names keep a larger distance from it than from each other, because its frame is a line.
  writing.take({ left: left - 16, right: width, top: top - INSET, bottom: foot + INSET });
  writing.drawn.push(
    `<path d="M${left.toFixed(1)} ${top}H${edge}V${foot}H${left.toFixed(1)}z" fill="${colors.land}" stroke="${colors.highway}"/>`,
    `<path d="M${(right - long).toFixed(1)} ${y - 7}v7h${long.toFixed(1)}v-7" fill="none" stroke="${ink.ink}" stroke-width="1.5"/>`,
    `<path d="${outlineOf(words, right - long + 8, y - 8, style)}${outlineOf('N', right - 32, y - 8, style)}M${right - 13} ${y - 8}l6-16 6 16-6-4z" fill="${ink.ink}"/>`,
  );
}

/** The middle point of a line. */
const middleOf = (line: readonly Point[]) => line[Math.floor(line.length / 2)] as Point;

/** The great waters' names, along them: each once, as near to the place as possible. */
function writeWaters(writing: Writing, { scale, letters }: LocatorFrame, place: Point): void {
  const waters = [
    ...waterNames.map((water) => ({ ...water, size: WATER, isBeside: false, isRoad: false })),
    ...nearWaters,
  ]
    .filter(({ from, to }) => from <= scale && to >= scale)
    .map(({ text, along, size = WATER, isBeside = false, isRoad = false }) => ({
      text,
      isBeside,
      isRoad,
      size: Math.round(size * letters),
      line: along.map((at) => writing.toPicture(at)),
    }))
    .sort((one, other) => far(middleOf(one.line), place) - far(middleOf(other.line), place));
  for (const { text, line, size, isBeside, isRoad } of waters) {
    if (writing.names.some((one) => one.text === text)) continue;
    const letterBoxes = alongLine(text, line, size, isRoad ? 'text' : 'italic');
    const boxes = letterBoxes.map(({ x, y }) => ({
      left: x - size * 0.6,
      right: x + size * 0.6,
      top: y - size * 0.6,
      bottom: y + size * 0.6,
    }));
    const isWideEnough = boxes.every((box) =>
      isBeside
        ? writing.isDry(box)
        : writing.wetness(box.left, box.right, box.top) > 0.5 &&
          writing.wetness(box.left, box.right, box.bottom) > 0.5,
    );
    if (boxes.length === 0 || !isWideEnough || !boxes.every((box) => writing.isFree(box))) continue;
    for (const box of boxes) writing.take(box);
    for (const { x, y } of letterBoxes.slice(0, 1)) writing.names.push({ text, x, y });
    // In a channel there is no room beside the letters for an outline against the shore.
    const set =
      size < NARROW && !isBeside
        ? ''
        : ` stroke="${isRoad ? colors.land : isBeside ? colors.marsh : colors.water}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"`;
    // No tuft of marsh is between the letters.
    const paper = letterBoxes.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`).join('L');
    if (isBeside && !isRoad)
      writing.drawn.push(
        `<path d="M${paper}" fill="none" stroke="${colors.marsh}" stroke-width="${size * 1.4}" stroke-linecap="round" stroke-linejoin="round"/>`,
      );
    writing.drawn.push(
      `<g fill="${isRoad ? colors.soft : isBeside ? ink.river : colors.onWater}"${set}>${letterBoxes.map(({ drawn }) => drawn).join('')}</g>`,
    );
  }
}

/** The ocean's name, well off a visible coast. */
function writeOcean(writing: Writing, { width, height, letters }: LocatorFrame): void {
  const style = { face: 'italic', size: Math.round(30 * letters), color: ink.ink } as const;
  for (const [share, words] of [
    [0.5, 'Atlantic'],
    [0.5 + (1.6 * style.size) / height, 'Ocean'],
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

/** Whether the same number is already nearby. */
const isAgain = (written: Writing['names'], text: string, at: Point, width: number) =>
  written.some((one) => one.text === text && far(one, at) < AGAIN * width);

/**
 * The surrounding names, larger first, each once and only if there is room: on land, slightly
 * displaced if needed.
 */
function writeNames(writing: Writing, { scale, letters }: LocatorFrame, own: string): void {
  const order = Object.keys(looks);
  const shown = names
    .filter(
      ({ text, look, from = 0, to = 9 }) =>
        !own.startsWith(text) && looks[look] && from <= scale && to >= scale,
    )
    .sort((one, other) => order.indexOf(one.look) - order.indexOf(other.look));
  for (const { text, at, look } of shown) {
    const style = looks[look] as NonNullable<(typeof looks)[string]>;
    const size = Math.round(style.size * letters);
    const point = writing.toPicture(at);
    if (writing.names.some((one) => one.text === text)) continue;
    const places = linesOf(text, look).flatMap((lines) => {
      const width = Math.max(...lines.map((line) => widthOf(line, { ...style, size })));
      const under = (lines.length - 1) * size * LEAD;
      const boxAt = ({ x, y }: Point) => ({
        left: point.x - width / 2 + x * size - 10,
        right: point.x + width / 2 + x * size + 10,
        top: point.y - size * 0.67 + y * size - 4 - under / 2,
        bottom: point.y + size / 3 + y * size + 8 + under / 2,
      });
      return nudgesOf(look)
        .map((nudge) => ({ lines, width, under, box: boxAt(nudge), isNear: Math.abs(nudge.x) <= NEAR }))
        .filter(
          ({ box }) =>
            writing.isFree(box) &&
            !(look === 'town' && writing.isCrossedByHighway(between(point, box))) &&
            (look === 'water' ||
              (isOnCoast(look) && writing.isOcean(box)) ||
              writing.isDry(aired(box, look))),
        );
    });
    // A neighborhood's name may cover a road rather than be far from its place.
    const near = look === 'town' ? places.filter(({ isNear }) => isNear) : places;
    const place =
      near.find(({ box }) => !writing.isCrossed(box)) ??
      near.find(({ box }) => !writing.isOnRoad(lettersOf(box))) ??
      [...near, ...places].find(({ box }) => look === 'town' && !writing.isCrossedByHighway(box)) ??
      places.find(() => mayStandOnRoad(look));
    if (!place) continue;
    const { lines, width, under, box } = place;
    writing.take(box);
    writing.names.push({ text, ...point, look, box });
    for (const [row, line] of lines.entries())
      writing.write(
        line,
        box.left + 10 + (width - widthOf(line, { ...style, size })) / 2,
        box.bottom - 8 - under + row * size * LEAD,
        { ...style, size },
      );
  }
}

/** The road numbers, on their shields. */
function writeRoads(writing: Writing, { width: frameWidth, scale, letters }: LocatorFrame): void {
  const size = Math.round(14 * letters);
  for (const { text, at, look, from = 0 } of names) {
    if (look !== 'road' || from > scale) continue;
    const wide = widthOf(text, { face: 'text', size });
    const { x, y } = writing.toPicture(at);
    if (isAgain(writing.names, text, { x, y }, frameWidth)) continue;
    const box = {
      left: x - wide / 2 - 7,
      right: x + wide / 2 + 7,
      top: y - size * 0.8,
      bottom: y + size * 0.8,
    };
    if (!writing.isFree(box, SHIELD)) continue;
    writing.take(box);
    writing.names.push({ text, x, y });
    writing.drawn.push(
      `<rect x="${box.left.toFixed(1)}" y="${box.top.toFixed(1)}" width="${(wide + 14).toFixed(1)}" height="${(size * 1.6).toFixed(1)}" rx="3" fill="${ink.paper}" stroke="${colors.highway}"/><path d="${outlineOf(text, x - wide / 2, y + size * 0.36, { face: 'text', size })}" fill="${ink.ink}"/>`,
    );
  }
}

interface Seen {
  readonly view: View;
  readonly writing: Writing;
  readonly own: OwnName;
  readonly cost: number;
}

/** A name over water costs more than a half blank picture. */
const FAULT = 2;

/** The view with the lowest cost: blank parts, and the place's own name over water. */
export function seen(at: LonLat, name: string, frame: LocatorFrame): Seen {
  let best: Seen | undefined;
  for (const { view, cost } of viewsOf(toMap(at), frame)) {
    // Views are sorted by cost, and a name only adds to it.
    if (best && best.cost <= cost) break;
    const writing = new Writing(frame, view);
    const own = ownNameOn(writing, frame, name, writing.toPicture(at));
    const all = cost + own.place.cost + own.fault * FAULT;
    if (!best || all < best.cost) best = { view, writing, own, cost: all };
  }
  if (!best) throw new Error('A place can be seen in one way at least');
  return best;
}

/** A view of a place with everything written on it. */
export function named(at: LonLat, name: string, frame: LocatorFrame): Omit<Seen, 'cost'> {
  const { view, writing, own } = seen(at, name, frame);
  const shown = { ...frame, scale: view.scale };
  writeOwnName(writing, own.place, writing.toPicture(at));
  writeScale(writing, shown);
  writeOcean(writing, shown);
  writeWaters(writing, shown, writing.toPicture(at));
  writeNames(writing, shown, name);
  writeRoads(writing, shown);
  return { view, writing, own };
}

/**
 * The area around a place, drawn from the site's own map, with a marker on the place and its name
 * beside it.
 */
export function drawLocator(at: LonLat, name: string, frame: LocatorFrame): string {
  const { view, writing } = named(at, name, frame);
  const { width, height } = frame;
  const { x, y } = writing.toPicture(at);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${groundAround(view.middle, { ...frame, scale: view.scale })}
<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="26" fill="${ink.brass}" fill-opacity="0.28"/>
<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="${ink.navy}" stroke="${ink.paper}" stroke-width="3"/>
<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="${ink.sand}"/>
${writing.drawn.join('\n')}
</svg>`;
}
