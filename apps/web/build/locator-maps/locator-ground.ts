import { brandColors as ink } from '@rivermark/content/brand-colors';
import { baseMap } from '../../app/maps/base-map.ts';
import { type Point, toMap } from '../../app/maps/projection.ts';
import { ringsOf } from '../../app/maps/water.ts';
import { pathOf, roundCorners } from '../../map-data/lines.ts';
import { beachStreets, pier } from './beach-streets.ts';
import { type Box, clipLine, clipRing } from './clip.ts';
import { nearCreeks } from './near-names.ts';

export const colors = {
  land: '#faf3e3',
  water: '#12293f',
  shallow: '#3f7fb5',
  street: '#e4d6b6',
  road: '#d5c096',
  highway: '#c49a4d',
  bridge: '#f3e6c8',
  onWater: '#b9d2e4',
  soft: '#5d5238',
} as const;

/** So many units of the map beyond the picture, so that no line ends in sight. */
const BEYOND = 80;

/** Land, water and roads around a point of the map: what of them a picture of this size shows at this scale, in its own pixels. */
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
  const areas = (path: string) =>
    ringsOf(path)
      .map((ring) => clipRing(ring, box))
      .filter(({ length }) => length > 2)
      .map((ring) => pathOf(ring, true))
      .join('');
  const lines = (path: string) =>
    ringsOf(path)
      .flatMap((line) => clipLine(line, box))
      .map((line) => pathOf(line, false))
      .join('');
  const line = (d: string, color: string, wide: number) =>
    d && `<path d="${d}" stroke="${color}" stroke-width="${(wide / scale).toFixed(1)}"/>`;
  const streets = beachStreets
    .flatMap((street) => clipLine(street, box))
    .map((street) => pathOf(street, false))
    .join('');
  const pierInSight = clipLine(pier, box)
    .map((part) => pathOf(part, false))
    .join('');
  const creeks = nearCreeks
    .flatMap((creek) => clipLine(roundCorners(creek.map(toMap), 200, false), box))
    .map((creek) => pathOf(creek, false))
    .join('');
  const highways = lines(baseMap.highways);
  const bridges = lines(baseMap.bridges);
  return `<rect width="100%" height="100%" fill="${colors.land}"/>
<g transform="translate(${(width / 2 - middle.x * scale).toFixed(1)} ${(height / 2 - middle.y * scale).toFixed(1)}) scale(${scale})" fill="none" stroke-linejoin="round" stroke-linecap="round">
<defs><path id="w" d="${areas(baseMap.water)}"/><clipPath id="c"><use href="#w"/></clipPath></defs>
<use href="#w" fill="${colors.water}"/>
<g clip-path="url(#c)" stroke="${colors.shallow}" stroke-opacity=".3">${[26, 14, 6].map((wide) => `<use href="#w" stroke-width="${(wide / scale).toFixed(1)}"/>`).join('')}</g>
${line(creeks, ink.river, 2.6)}${scale > 0.3 ? line(lines(baseMap.streets), colors.street, 1.2) + line(streets, colors.street, 1) : ''}${line(lines(baseMap.mainRoads), colors.road, 2)}${line(highways, ink.paper, 5)}${line(highways, colors.highway, 3)}
${line(pierInSight, colors.water, 5)}${line(pierInSight, colors.bridge, 2.4)}${line(bridges, colors.water, 6)}${line(bridges, colors.bridge, 3)}
</g>`;
}
