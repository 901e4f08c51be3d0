import { join } from 'node:path';
import { faultInWords, loadContent } from '@rivermark/content/load';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import type { Renderer } from '@rivermark/contracts/renderer';
import { tidyCache } from './cache-folder.ts';
import { previousSite } from './drawn-pages.ts';
import { PictureFault } from './images/picture-fault.ts';
import { render, WordsFault } from './render.ts';
import { makeArt } from './site-art.ts';
import { readBundle } from './site-bundle.ts';

/** Draws a site in memory; only pictures and icons are written, to `output`. */
export const drawFrom: Renderer['drawFrom'] = async ({
  source,
  today,
  renderer,
  masters,
  encoded,
  cache,
  previous,
  output,
  check,
}) => {
  const loaded = loadContent(source, today, masters);
  if ('faults' in loaded) return { faults: loaded.faults.map(faultInWords) };
  const { content, warnings } = loaded;
  check(content);
  try {
    const art = await makeArt(content, { photos: join(source, 'photos'), masters, encoded, cache, output });
    const files = await render(content, art, readBundle(renderer), {
      facesCache: join(cache, 'faces'),
      previous: previous === undefined ? undefined : previousSite(previous),
    });
    const site = JSON.parse(String(files.get('site.json'))) as BuiltSite;
    tidyCache(cache);
    return { site, files, notes: [...warnings, ...art.notes] };
  } catch (error) {
    if (error instanceof PictureFault || error instanceof WordsFault) return { faults: [error.message] };
    throw error;
  }
};
