import { NARROW, type Picture, type PlacedPicture, srcSetOf } from '../app/ui/picture-data.ts';

const link = (picture: Picture, sizes: string, media: string) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSetOf(picture, 'avif')}" imagesizes="${sizes}"${media && ` media="${media}"`} fetchpriority="high">`;

/**
 * The links that fetch a page's first picture before the browser has read so far: the very sources that its element
 * has, each for the screens it is for. None where the page states no first picture.
 */
export function heroPreloads(first: PlacedPicture | undefined): string[] {
  if (!first) return [];
  const { picture, portrait, sizes } = first;
  if (!portrait) return [link(picture, sizes, '')];
  return [link(portrait, sizes, NARROW), link(picture, sizes, `not all and ${NARROW}`)];
}
