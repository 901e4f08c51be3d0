/**
 * Longitude and latitude in degrees, and the map's own units: whole numbers, about 5.6 meters each,
 * x to the east and y to the south. For such a small area an equirectangular projection, true at
 * its center, is accurate enough.
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

/** Meters for one unit. */
export const METRES_PER_UNIT = 111_195 / UNITS_PER_DEGREE;

/**
 * The extent of drawn land and water, slightly beyond the world, so that its edges can be centered.
 */
export const drawn = { across: [-3000, 20_000], down: [-2900, 13_300] } as const;

/** The area of the map. */
export const world = { width: 12_600, height: 10_600 } as const;

export const toMap = ([lon, lat]: LonLat): Point => ({
  x: Math.round((lon - WEST) * ACROSS),
  y: Math.round((NORTH - lat) * UNITS_PER_DEGREE),
});
