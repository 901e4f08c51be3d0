import { join } from 'node:path';
import type { Content } from '@rivermark/content';
import { previousSite } from './drawn-pages.ts';
import { render, type SiteFiles } from './render.ts';
import { type ArtPlaces, makeArt, type SiteArt } from './site-art.ts';
import { readBundle } from './site-bundle.ts';

export interface DrawPlaces extends ArtPlaces {
  /** The folder of the renderer, with what the bundler made. */
  readonly renderer: string;
  /** The site that this one replaces. Its pages are kept where they would be drawn the same. */
  readonly previous?: string | undefined;
}

/**
 * Draws a whole site: pictures, cards and icons into `output`, a public folder; everything else in
 * memory.
 */
export async function drawFiles(
  content: Content,
  { renderer, previous, ...places }: DrawPlaces,
  onCut?: (made: number, all: number) => void,
): Promise<{ readonly files: SiteFiles; readonly art: SiteArt }> {
  const { finished, ...art } = await makeArt(content, places, onCut);
  const files = await render(content, art, readBundle(renderer), {
    facesCache: join(places.cache, 'faces'),
    previous: previous === undefined ? undefined : previousSite(previous),
  });
  await finished;
  return { files, art };
}
