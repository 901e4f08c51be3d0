import { brandColors as ink } from '@rivermark/content/brand-colors';
import { baseMap } from '../../app/maps/base-map.ts';
import { type Point, toMap } from '../../app/maps/projection.ts';
import { ringsOf } from '../../app/maps/water.ts';
import { pathOf, roundCorners } from '../../map-data/lines.ts';
import { beachStreets, pier } from './beach-streets.ts';
import { type Box, clipLine, clipRing } from './clip.ts';
import { coast } from './coast.ts';
import { courses, marshes, nearStreets } from './near-ground.ts';
import { nearCreeks } from './near-names.ts';
import { creekEnds, softWater } from './soft-water.ts';

export const colors = {
  land: '#faf3e3',
  marsh: '#e6e8cf',
  reed: '#a7b189',
  golf: '#d9e2c0',
  sand: '#ecd9a8',
  water: '#12293f',
  shallow: '#3f7fb5',
  street: '#e4d6b6',
  road: '#d5c096',
  highway: '#c49a4d',
  bridge: '#f3e6c8',
  onWater: '#b9d2e4',
  soft: '#5d5238',
} as const;

/** The marsh symbol: tufts in two rows, in pixels at any scale. */
const reeds = (scale: number) =>
  `<pattern id="r" width="30" height="22" patternUnits="userSpaceOnUse" patternTransform="scale(${(1 / scale).toFixed(3)})"><rect width="30" height="22" fill="${colors.marsh}"/><path d="M3 8h9m-6.5 0l-1.5-3.5m3.5 3.5V3.5m2 4.5l1.5-3.5M18 19h9m-6.5 0l-1.5-3.5m3.5 3.5v-4.5m2 4.5l1.5-3.5" stroke="${colors.reed}" fill="none"/></pattern>`;

/** How many map units to draw beyond the picture, so that no line ends in view. */
const BEYOND = 80;

/** A shore's stroke in pixels. A narrowing creek ends as a line, not as a point. */
const SHORE = 2.4;

/** The length over which a creek's end fades into the land, in pixels. */
const FADE = 64;

/**
 * The end of every creek, and the most map units over which it may fade, so that it does not fade
 * into its river.
 */
const ends = [
  ...creekEnds.map((end) => ({ ...end, most: Number.POSITIVE_INFINITY })),
  ...nearCreeks.flatMap((creek) => {
    const [mouth, end] = [creek[0], creek.at(-1)].map((at) => at && toMap(at));
    return mouth && end ? [{ ...end, most: 0.7 * Math.hypot(end.x - mouth.x, end.y - mouth.y) }] : [];
  }),
];

/**
 * Land, water and roads around a point of the map, for a picture of this size and scale, in its own
 * pixels.
 */
export function groundAround(
  middle: Point,
  { width, height, scale }: { readonly width: number; readonly height: number; readonly scale: number },
): string {
  const [across, down] = [width / 2 / scale + BEYOND, height / 2 / scale + BEYOND];
  const box: Box = {
    left: middle.x - across,
    right: middle.x + across,
    top: middle.y - down,
    bottom: middle.y + down,
  };
  const areas = (rings: readonly (readonly Point[])[]) =>
    rings
      .map((ring) => clipRing(ring, box))
      .filter(({ length }) => length > 2)
      .map((ring) => pathOf(ring, true))
      .join('');
  const clipped = (all: readonly (readonly Point[])[]) =>
    all
      .flatMap((line) => clipLine(line, box))
      .map((line) => pathOf(line, false))
      .join('');
  const lines = (path: string) => clipped(ringsOf(path));
  const line = (d: string, color: string, wide: number) =>
    d && `<path d="${d}" stroke="${color}" stroke-width="${(wide / scale).toFixed(1)}"/>`;
  const creeks = clipped(nearCreeks.map((creek) => roundCorners(creek.map(toMap), 200, false)));
  const streets = clipped([...beachStreets, ...nearStreets]);
  const pierInSight = clipped([pier]);
  const area = (d: string, color: string) => d && `<path d="${d}" fill="${color}"/>`;
  const isNear = scale > 0.3;
  const fades = ends
    .filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
    .map(
      ({ x, y, most }) =>
        `<circle cx="${x}" cy="${y}" r="${Math.min(most, FADE / scale).toFixed(0)}" fill="url(#f)"/>`,
    )
    .join('');
  const highways = lines(baseMap.highways);
  const bridges = lines(baseMap.bridges);
  return `<rect width="100%" height="100%" fill="${colors.land}"/>
<g transform="translate(${(width / 2 - middle.x * scale).toFixed(1)} ${(height / 2 - middle.y * scale).toFixed(1)}) scale(${scale})" fill="none" stroke-linejoin="round" stroke-linecap="round">
<defs>${reeds(scale)}<path id="w" d="${areas(softWater)}"/><clipPath id="c"><use href="#w"/></clipPath><radialGradient id="f"><stop offset=".3" stop-color="${colors.land}"/><stop offset="1" stop-color="${colors.land}" stop-opacity="0"/></radialGradient></defs>
${area(areas(marshes), 'url(#r)')}${area(areas(courses), colors.golf)}${isNear ? line(streets, colors.street, 1) : ''}${line(clipped([coast]), colors.sand, 13)}
<use href="#w" fill="${colors.water}" stroke="${ink.river}" stroke-width="${(SHORE / scale).toFixed(1)}"/>
<g clip-path="url(#c)" stroke="${colors.shallow}" stroke-opacity=".3">${[26, 14, 6].map((wide) => `<use href="#w" stroke-width="${(wide / scale).toFixed(1)}"/>`).join('')}</g>
${line(creeks, ink.river, 2.6)}${fades}${isNear ? line(lines(baseMap.streets), colors.street, 1.2) : ''}${line(lines(baseMap.mainRoads), colors.road, 2)}${line(highways, ink.paper, 5)}${line(highways, colors.highway, 3)}
${line(pierInSight, colors.water, 5)}${line(pierInSight, colors.bridge, 2.4)}${line(bridges, colors.water, 6)}${line(bridges, colors.bridge, 3)}
</g>`;
}
