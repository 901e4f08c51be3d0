import { placeNames, waterNames } from '../../app/maps/place-names.ts';
import { type Point, toMap } from '../../app/maps/projection.ts';
import { isWater } from '../../app/maps/water.ts';
import { type Box, meets } from './clip.ts';
import { isBehindShore } from './coast.ts';

/**
 * The part of the map in a picture: its center, and the picture's units for one unit of the map.
 */
export interface View {
  readonly middle: Point;
  readonly scale: number;
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly covered?: Box;
}

/**
 * The place's possible distances from the left and the top, as shares of the picture: never at its
 * edge.
 */
const ASIDE = [0.5, 0.42, 0.36, 0.32, 0.64];
const ALOFT = [0.5, 0.4];
/** Possible zooms: the frame's own, or farther away if that shows nothing. */
const NEARNESS = [1, 0.8, 0.62, 0.48];
/**
 * Zooms for the narrow land between the Intracoastal and the ocean, and the distance from its sand
 * in map units. Used if the picture is wide enough for both.
 */
const NEARNESS_ON_COAST = [1.5, 1.25];
const NARROW = 400;
const ASIDE_ON_COAST = [0.6, 0.64];
/** How many blank parts of the picture a step away from the place must fill to be worth it. */
const STEP_AWAY = 0.025;
const STEP_ASIDE = 0.005;
/** The cost of each column of the picture that is blank from top to bottom. */
const BLANK_COLUMN = 0.04;
const CELLS = 12;

const named = [...placeNames.map(({ at }) => at), ...waterNames.flatMap(({ along }) => along)].map(toMap);

/** The share of a picture that is one flat tone without a shore, a river or a name, from 0 to 1. */
function blankness({ width, height, covered }: Frame, { middle, scale }: View): number {
  const size = width / CELLS;
  const rows = Math.round(height / size);
  const toPicture = ({ x, y }: Point) => ({
    x: width / 2 + (x - middle.x) * scale,
    y: height / 2 + (y - middle.y) * scale,
  });
  const wet = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: CELLS + 1 }, (__, column) =>
      isWater({
        x: Math.round(middle.x + (column * size - width / 2) / scale),
        y: Math.round(middle.y + (row * size - height / 2) / scale),
      }),
    ),
  );
  const names = named.map(toPicture);
  let [blank, seen] = [0, 0];
  const told = new Set<number>();
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < CELLS; column += 1) {
      const box = {
        left: column * size,
        right: (column + 1) * size,
        top: row * size,
        bottom: (row + 1) * size,
      };
      if (covered && meets(box, covered)) continue;
      seen += 1;
      const corners = [
        wet[row]?.[column],
        wet[row]?.[column + 1],
        wet[row + 1]?.[column],
        wet[row + 1]?.[column + 1],
      ];
      const hasShore = corners.includes(true) && corners.includes(false);
      const hasName = names.some(
        ({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
      if (!hasShore && !hasName) blank += 1;
      else told.add(column);
    }
  const columns = [...told];
  const bare = Math.min(CELLS, ...columns) + CELLS - 1 - Math.max(-1, ...columns);
  return blank / seen + bare * BLANK_COLUMN;
}

/**
 * The views around a place, best first: those with the least blank area, near, and with the place
 * moved off center toward the blank side.
 */
export function viewsOf(
  place: Point,
  frame: Frame,
): readonly { readonly view: View; readonly cost: number }[] {
  const isNarrow = isBehindShore(place, NARROW) && frame.width > frame.height;
  const nearness = isNarrow ? NEARNESS_ON_COAST : NEARNESS;
  const views = nearness.flatMap((share, step) =>
    (isNarrow ? ASIDE_ON_COAST : ASIDE).flatMap((x) =>
      ALOFT.map((y) => {
        const scale = frame.scale * share;
        const middle = {
          x: Math.round(place.x + (frame.width * (0.5 - x)) / scale),
          y: Math.round(place.y + (frame.height * (0.5 - y)) / scale),
        };
        const view = { middle, scale };
        const aside = (x === 0.5 ? 0 : STEP_ASIDE) + (y === 0.5 ? 0 : STEP_ASIDE);
        return { view, cost: blankness(frame, view) + step * STEP_AWAY + aside };
      }),
    ),
  );
  return views.sort((one, other) => one.cost - other.cost);
}
