/**
 * Places as longitude and latitude in degrees, and the map's own units: whole numbers, about 5.6 metres each, x to
 * the east and y to the south. Over so small a country a plain cylinder, true at its middle, is a fair plan.
 */
export type LonLat = readonly [lon: number, lat: number];
export interface Point {
  readonly x: number;
  readonly y: number;
}

const WEST = -81.9;
const NORTH = 30.5;
const UNITS_PER_DEGREE = 20_000;
const ACROSS = UNITS_PER_DEGREE * Math.cos((30.25 * Math.PI) / 180);

/** How many metres one unit is. */
export const METRES_PER_UNIT = 111_195 / UNITS_PER_DEGREE;

/** What the map shows at most. */
export const world = { width: 12_600, height: 10_600 } as const;

export const toMap = ([lon, lat]: LonLat): Point => ({
  x: Math.round((lon - WEST) * ACROSS),
  y: Math.round((NORTH - lat) * UNITS_PER_DEGREE),
});
