import { creeks } from './known-waters.ts';
import { riverLine } from './river-line.ts';

const rows = (points: readonly (readonly number[])[]) =>
  points.map((point) => `  [${point.join(', ')}],\n`).join('');

/** Sisters Creek north of the river, then the channel behind the beaches. */
const intracoastal = [...[...(creeks.sistersCreek ?? [])].reverse(), ...(creeks.intracoastal ?? [])];

/** The river and the Intracoastal as the content knows them, for the river marks of places. */
export const riverLineFile = (): string => `/**
 * Made by apps/web/map-data/make-river-line.ts from the base map.
 * Water © OpenStreetMap contributors (ODbL) and GSHHG (LGPL).
 */

/**
 * The middle of the St. Johns, one point for each quarter of a mile above the jetties: longitude,
 * latitude, and the miles to the left and the right bank as one looks downstream. Fitted to
 * published miles at bridges.
 */
export const riverLine: readonly (readonly [lon: number, lat: number, left: number, right: number])[] = [
${rows(riverLine())}];

/** The Intracoastal Waterway, north to south. What lies east of it is on the ocean. */
export const intracoastal: readonly (readonly [lon: number, lat: number])[] = [
${rows(intracoastal.map(([lon, lat]) => [lon, lat]))}];
`;
