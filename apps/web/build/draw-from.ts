import { join } from 'node:path';
import { type Fault, faultInWords, loadContent } from '@rivermark/content/load';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import type { DrawFault, Renderer } from '@rivermark/contracts/renderer';
import { drawFiles } from './draw-files.ts';
import { PictureFault } from './images/picture-fault.ts';
import { WordsFault } from './render.ts';

/** Draws a site in memory; only pictures and icons are written, to `output`. */
export const drawFrom: Renderer['drawFrom'] = async ({ source, today, check, ...places }) => {
  const loaded = loadContent(source, today, places.masters);
  if ('faults' in loaded) return { faults: loaded.faults.map(drawFault) };
  const { content, warnings } = loaded;
  check(content);
  try {
    const { files, art } = await drawFiles(content, { ...places, photos: join(source, 'photos') });
    const site = JSON.parse(String(files.get('site.json'))) as BuiltSite;
    return { site, files, photosAreQuick: art.areQuick, notes: [...warnings, ...art.notes] };
  } catch (error) {
    if (error instanceof PictureFault || error instanceof WordsFault)
      return { faults: [{ words: error.message, file: '', field: '', advice: error.message }] };
    throw error;
  }
};

const drawFault = (fault: Fault): DrawFault => ({
  words: faultInWords(fault),
  file: fault.file,
  field: fault.field,
  line: fault.line,
  advice: `${fault.wrong} ${fault.write}`.trim(),
});
