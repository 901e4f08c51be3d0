import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { homes, neighborhoodBySlug } from '@rivermark/content';
import { homeDetails } from '@rivermark/content/home-details';
import sharp from 'sharp';
import type { Picture } from '../../app/ui/picture-data.ts';
import { markUsed } from '../cache-folder.ts';
import { placeFile } from '../images/place-file.ts';
import { drawLocator, HOME_FRAME } from './draw-locator.ts';

const widths = [480, 800, 1600];
const formats = [
  ['avif', 55],
  ['webp', 80],
] as const;

/**
 * A map for each home, by its id: of its neighborhood with the middle marked, or of the home's own place where the owner
 * gives it. Drawn once for each place, and taken from the cache while nothing of it has changed.
 */
export async function makeLocatorMaps(
  cache: string,
  output: string,
): Promise<Readonly<Record<string, Picture>>> {
  mkdirSync(cache, { recursive: true });
  mkdirSync(output, { recursive: true });
  const made = new Map<string, Picture>();
  const maps: Record<string, Picture> = {};
  for (const { id, name, neighborhood } of homes) {
    const place = homeDetails[id]?.place;
    const around = neighborhoodBySlug(neighborhood);
    const { lat, lon } = place ?? around.center;
    const picture = place ? `map-${id}` : `map-${neighborhood}`;
    const drawn =
      made.get(picture) ??
      (await pictureFrom(
        picture,
        drawLocator([lon, lat], place ? name : around.name, HOME_FRAME),
        cache,
        output,
      ));
    made.set(picture, drawn);
    maps[id] = drawn;
  }
  return maps;
}

async function pictureFrom(name: string, svg: string, cache: string, output: string): Promise<Picture> {
  const mark = createHash('sha256')
    .update(svg)
    .update(JSON.stringify([widths, formats]))
    .digest('hex')
    .slice(0, 10);
  const folder = join(cache, `${name}-${mark}`);
  if (existsSync(folder)) markUsed(folder);
  else await encodeInto(folder, svg);
  for (const width of widths)
    for (const [format] of formats)
      placeFile(join(folder, `${width}.${format}`), join(output, `${name}-${width}-${mark}.${format}`));
  const height = Math.round((1600 * HOME_FRAME.height) / HOME_FRAME.width);
  return { name, mark, width: 1600, height, widths, illustration: true };
}

async function encodeInto(folder: string, svg: string): Promise<void> {
  // Beside its place first, so that a build that is stopped leaves no half of it there.
  const making = `${folder}.${process.pid}`;
  mkdirSync(making, { recursive: true });
  const drawn = await sharp(Buffer.from(svg), { density: (72 * 1600) / HOME_FRAME.width })
    .png()
    .toBuffer();
  for (const width of widths)
    for (const [format, quality] of formats)
      writeFileSync(
        join(making, `${width}.${format}`),
        await sharp(drawn).resize(width).toFormat(format, { quality, effort: 2 }).toBuffer(),
      );
  renameSync(making, folder);
}
