import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '@rivermark/content';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { previousSite } from './drawn-pages.ts';
import { placeFile } from './images/place-file.ts';
import { render } from './render.ts';
import { makeArt, type SiteArt } from './site-art.ts';
import { BUNDLED_PUBLIC, readBundle } from './site-bundle.ts';

export interface DrawPlaces {
  /** The folder of the renderer, with what the bundler made. */
  readonly renderer: string;
  readonly photos: string;
  readonly masters: string;
  readonly encoded: string;
  readonly cache: string;
  /** The site that this one replaces. Its pages are kept where they would be drawn the same. */
  readonly previous?: string;
  /** A new folder for the site. */
  readonly output: string;
}

export interface DrawnSite {
  readonly site: BuiltSite;
  readonly art: SiteArt;
}

/** Draws a whole site from its content into a folder, without compressing it. */
export async function drawSite(
  content: Content,
  { renderer, output, cache, previous, ...places }: DrawPlaces,
  onCut?: (made: number, all: number) => void,
): Promise<DrawnSite> {
  const publicFolder = join(output, 'public');
  cpSync(join(renderer, BUNDLED_PUBLIC), publicFolder, { recursive: true });
  const art = await makeArt(content, { ...places, cache, output: publicFolder }, onCut);
  const files = await render(content, art, readBundle(renderer), {
    facesCache: join(cache, 'faces'),
    previous: previous === undefined ? undefined : previousSite(previous),
  });
  for (const [name, body] of files) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    if (typeof body === 'object' && 'keptFrom' in body) placeFile(body.keptFrom, join(output, name));
    else writeFileSync(join(output, name), body);
  }
  return { site: JSON.parse(String(files.get('site.json'))) as BuiltSite, art };
}
