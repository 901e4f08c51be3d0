import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { browserTargets } from './browser-targets.ts';

/**
 * The script of app/boot, for the head of every page; with what defers a page's pictures, or
 * without.
 */
export const bootScript = (root: string, defersPictures: boolean) =>
  inlineScript(root, 'app/boot/boot.ts', { __DEFERS_PICTURES__: JSON.stringify(defersPictures) });

/** The script in the head of the map's document. */
export const settingsScript = (root: string) => inlineScript(root, 'app/maps/frame-head.ts');

/**
 * The script in the head of pages whose picture follows the time of day. render() inserts the
 * pictures' hashes.
 */
export const riverScript = (root: string) => inlineScript(root, 'app/river/river-entry.ts');

async function inlineScript(root: string, entry: string, define = {}): Promise<string> {
  const built = (await build({
    root,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    define,
    build: {
      write: false,
      modulePreload: false,
      target: [...browserTargets],
      rolldownOptions: { input: join(root, entry), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }, ...more] = built.output as [Rolldown.OutputChunk, ...unknown[]];
  if (more.length > 0) throw new Error('The script in the page must be of one piece');
  return code.trim();
}
