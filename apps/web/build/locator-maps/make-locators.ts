import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { type LocatorHashes, locatorFile } from '../../app/locator/locator-data.ts';
import type { LonLat } from '../../app/maps/projection.ts';
import { drawnOnce } from '../drawn-once.ts';
import { placeFile } from '../images/place-file.ts';

interface Places {
  readonly cache: string;
  /** The folder of public files. */
  readonly output: string;
  /** The hash of the programs that draw maps. */
  readonly program: string;
}

const FRAMES = ['wide', 'middle', 'tall'] as const;

/** Puts one place's map in every frame into `assets/` of the output. Returns its files' hash. */
async function placeLocator(
  { cache, output, program }: Places,
  subject: string,
  at: LonLat,
  name: string,
): Promise<string> {
  const key = createHash('sha256')
    .update(JSON.stringify([program, at, name]))
    .digest('hex')
    .slice(0, 16);
  const folder = await drawnOnce(cache, key, async (folder) => {
    const { drawLocator, LOCATOR_FRAMES } = await import('./draw-locator.ts');
    const drawn = FRAMES.map((frame) => [frame, drawLocator(at, name, LOCATOR_FRAMES[frame])] as const);
    for (const [frame, svg] of drawn) writeFileSync(join(folder, `${frame}.svg`), svg);
    const hash = createHash('sha256').update(drawn.map(([, svg]) => svg).join());
    writeFileSync(join(folder, 'hash'), hash.digest('hex').slice(0, 8));
  });
  const hash = readFileSync(join(folder, 'hash'), 'utf8');
  for (const frame of FRAMES)
    placeFile(join(folder, `${frame}.svg`), join(output, locatorFile(subject, frame, hash)));
  return hash;
}

/**
 * Draws the map of each neighborhood, and of each home whose place the owner gives. They are SVG,
 * so that they are small for any screen and sharp on paper. Returns their hashes. Those of homes
 * are separate, because only their own pages need them.
 */
export async function makeLocators(
  { homes, neighborhoods }: Pick<Content, 'homes' | 'neighborhoods'>,
  places: Places,
): Promise<{
  readonly guides: LocatorHashes;
  readonly homes: LocatorHashes;
}> {
  mkdirSync(join(places.output, 'assets'), { recursive: true });
  const hashes = { guides: {} as Record<string, string>, homes: {} as Record<string, string> };
  for (const { slug, name, center } of neighborhoods)
    hashes.guides[slug] = await placeLocator(places, slug, [center.lon, center.lat], name);
  for (const { id, name, place } of homes)
    if (place) hashes.homes[id] = await placeLocator(places, id, [place.lon, place.lat], name);
  return hashes;
}
