import { type Picture, type PlacedPicture, srcSetOf } from '../app/ui/picture-data.ts';

const link = (picture: Picture, sizes: string, media: string) =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${srcSetOf(picture)}" imagesizes="${sizes}"${media && ` media="${media}"`} fetchpriority="high">`;

/**
 * Preloads for a page's first picture, before the browser has parsed that far: the sources of its
 * element, each for exactly the screens that use it. None if the page declares no first picture.
 */
export function heroPreloads(first: PlacedPicture | undefined): string[] {
  if (!first) return [];
  const { picture, compositions = [], sizes } = first;
  const all = [...compositions, { media: '', picture }];
  return all.map(({ media, picture }, at) => {
    const before = all.slice(0, at).map((earlier) => `(not (${earlier.media}))`);
    return link(picture, sizes, [...before, ...(media ? [media] : [])].join(' and '));
  });
}
