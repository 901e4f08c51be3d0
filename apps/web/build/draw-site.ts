import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '@rivermark/content';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { type DrawPlaces, drawFiles } from './draw-files.ts';
import { placeFile } from './images/place-file.ts';
import type { SiteArt } from './site-art.ts';
import { BUNDLED_PUBLIC } from './site-bundle.ts';

export interface DrawnSite {
  readonly site: BuiltSite;
  readonly art: SiteArt;
}

/** Draws a whole site from its content into `output`, a new folder, without compressing it. */
export async function drawSite(
  content: Content,
  { output, ...places }: DrawPlaces,
  onCut?: (made: number, all: number) => void,
): Promise<DrawnSite> {
  const publicFolder = join(output, 'public');
  cpSync(join(places.renderer, BUNDLED_PUBLIC), publicFolder, { recursive: true });
  const { files, art } = await drawFiles(content, { ...places, output: publicFolder }, onCut);
  for (const [name, body] of files) {
    mkdirSync(dirname(join(output, name)), { recursive: true });
    if (typeof body === 'object' && 'keptFrom' in body) placeFile(body.keptFrom, join(output, name));
    else writeFileSync(join(output, name), body);
  }
  return { site: JSON.parse(String(files.get('site.json'))) as BuiltSite, art };
}
