import type { Padding } from './camera.ts';

/** A rectangle on the map, in pixels from its corner. */
export interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

export const apart = (a: Box, b: Box): boolean =>
  a.east < b.west || b.east < a.west || a.south < b.north || b.south < a.north;

/** The areas of the map under these parts. */
export function coveredBy(map: Element, parts: readonly Element[]): Box[] {
  const { left, top } = map.getBoundingClientRect();
  return parts.map((part) => {
    const box = part.getBoundingClientRect();
    return { west: box.left - left, north: box.top - top, east: box.right - left, south: box.bottom - top };
  });
}

/**
 * The padding from the map's edges, and from an open card that covers it. `grown`: the factor of
 * the visitor's text size.
 */
export function paddingOf(map: Element, over: Element, grown: number): Padding {
  const [card] = coveredBy(map, [over]);
  const height = map.clientHeight;
  const isOver = (box: Box | undefined): box is Box =>
    box !== undefined && box.east > box.west && box.south > 1 && box.north < height - 1;
  const edge = 30 * grown;
  return {
    top: edge + 16 * grown,
    right: edge + 34,
    bottom: edge,
    left: edge + (isOver(card) ? card.east - card.west + 12 : 0),
  };
}
