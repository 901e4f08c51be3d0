import { brandColors as ink } from '@rivermark/content/brand-colors';
import { baseMap } from '../../app/maps/base-map.ts';
import { placeNames } from '../../app/maps/place-names.ts';
import { type LonLat, toMap } from '../../app/maps/projection.ts';
import { outlineOf, widthOf } from '../social-cards/lettering.ts';

/** In its own units, of which the picture has so many whatever its width in pixels. */
export const LOCATOR = { width: 960, height: 540 } as const;

/** How many of them one unit of the map takes: the country around a place, some thirteen miles across. */
const SCALE = 0.25;
const colors = { land: '#faf3e3', water: '#12293f', shallow: '#3f7fb5', shore: '#8fb0c6', road: '#d5c096' };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meets = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = ({ left, top, right, bottom }: Box) =>
  left > 16 && top > 16 && right < LOCATOR.width - 16 && bottom < LOCATOR.height - 16;

/** How a kind of name is set; kinds that are not here are not shown. */
const looks: Partial<Record<string, { size: number; color: string; halo: string }>> = {
  town: { size: 19, color: ink.ink, halo: colors.land },
  place: { size: 15, color: '#5d5238', halo: colors.land },
  shore: { size: 17, color: ink.ink, halo: colors.land },
  ocean: { size: 22, color: '#b9d2e4', halo: colors.water },
  water: { size: 16, color: '#b9d2e4', halo: colors.water },
};

/** The names around a place that have room, the larger first, and none where the place's own stands. */
function namesAround(at: LonLat, own: string, taken: Box[]): string {
  const middle = toMap(at);
  const order = Object.keys(looks);
  return placeNames
    .filter(({ text, look, from = 0, to = 9 }) => text !== own && looks[look] && from <= SCALE && to >= SCALE)
    .sort((one, other) => order.indexOf(one.look) - order.indexOf(other.look))
    .map(({ text, at: where, look }) => {
      const { size, color, halo } = looks[look] as NonNullable<(typeof looks)[string]>;
      const point = toMap(where);
      const width = widthOf(text, { face: 'text', size });
      const x = LOCATOR.width / 2 + (point.x - middle.x) * SCALE - width / 2;
      const y = LOCATOR.height / 2 + (point.y - middle.y) * SCALE + size / 3;
      const box = { left: x - 10, right: x + width + 10, top: y - size - 4, bottom: y + 8 };
      if (!isInside(box) || taken.some((other) => meets(box, other))) return '';
      taken.push(box);
      const outline = outlineOf(text, x, y, { face: 'text', size });
      return `<path d="${outline}" fill="${color}" stroke="${halo}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
    })
    .join('');
}

/** The country around a place, drawn from the site's own map, with a mark on the place and its name beside it. */
export function drawLocator(at: LonLat, name: string): string {
  const { width, height } = LOCATOR;
  const { x, y } = toMap(at);
  const size = 30;
  const style = { face: 'display', size } as const;
  const left = width / 2 + 26;
  const label: Box = {
    left: left - 8,
    right: left + widthOf(name, style) + 12,
    top: height / 2 - size,
    bottom: height / 2 + size,
  };
  const mark: Box = {
    left: width / 2 - 34,
    right: width / 2 + 34,
    top: height / 2 - 34,
    bottom: height / 2 + 34,
  };
  const line = (d: string, color: string, of: number) =>
    `<path d="${d}" stroke="${color}" stroke-width="${of / SCALE}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colors.land}"/>
<g transform="translate(${width / 2 - x * SCALE} ${height / 2 - y * SCALE}) scale(${SCALE})" fill="none" stroke-linejoin="round" stroke-linecap="round">
<defs><clipPath id="water"><path d="${baseMap.water}"/></clipPath></defs>
<path d="${baseMap.water}" fill="${colors.water}"/>
<g clip-path="url(#water)" stroke="${colors.shallow}" stroke-opacity="0.3">${[26, 14, 6].map((wide) => line(baseMap.water, colors.shallow, wide)).join('')}</g>
<path d="${baseMap.islands}" fill="${colors.land}" stroke="${colors.shore}" stroke-width="${1 / SCALE}"/>
<path d="${baseMap.creeks}" fill="${colors.water}"/>
${line(baseMap.mainRoads, colors.road, 2)}${line(baseMap.highways, ink.paper, 5)}${line(baseMap.highways, '#c49a4d', 3)}
${line(baseMap.bridges, colors.water, 6)}${line(baseMap.bridges, '#f3e6c8', 3)}
</g>
${namesAround(at, name, [label, mark])}
<circle cx="${width / 2}" cy="${height / 2}" r="26" fill="${ink.brass}" fill-opacity="0.28"/>
<circle cx="${width / 2}" cy="${height / 2}" r="10" fill="${ink.navy}" stroke="${ink.paper}" stroke-width="3"/>
<circle cx="${width / 2}" cy="${height / 2}" r="3.5" fill="${ink.sand}"/>
<path d="${outlineOf(name, left, height / 2 + size / 3, style)}" fill="${ink.navy}" stroke="${colors.land}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"/>
</svg>`;
}
