import type { Content } from '@rivermark/content';
import { faultInWords, loadContent } from '@rivermark/content/load';
import { mastersFolder } from '../publishing/renderer-places.ts';

/** The content of a folder, which needs no illustrations of its own. Throws its faults. */
export function faultlessContent(folder: string): Content {
  const loaded = loadContent(folder, new Date(), mastersFolder());
  if ('content' in loaded) return loaded.content;
  const faults = loaded.faults.map((one) => `- ${faultInWords(one)}`).join('\n');
  throw new Error(`The content has faults. Mend them first:\n${faults}`);
}
