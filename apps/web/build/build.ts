/**
 * Builds this checkout's site: draws it with the renderer, compresses it, checks the budgets.
 * Builds into a temporary folder and swaps it in at the end, so a failed build changes nothing. The
 * arguments: the target, if not `dist`; the renderer's folder; and the folder of `content/` and
 * `photos/`, if not the project.
 * `--verbose` also prints the sizes of pictures and pages. `--quick` is for sites that only tests
 * read: it compresses quickly and checks no budget, which takes half of the time.
 */
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBudgets } from './budgets.ts';
import { cacheFolder, tidyCache } from './cache-folder.ts';
import { progressLine } from './progress-line.ts';
import type * as Renderer from './renderer.ts';
import { RENDERER_FILE } from './site-bundle.ts';

const isVerbose = process.argv.includes('--verbose');
const isQuick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const root = join(import.meta.dirname, '..');
const project = join(root, '../..');
const dist = resolve(named[0] ?? join(root, 'dist'));
const renderer = resolve(named[1] ?? `${dist}-renderer`);
const source = resolve(named[2] ?? project);
const illustrations = join(project, 'illustrations');

const {
  compressSite,
  drawSite,
  keepPreviousAssets,
  loadContent,
  PictureFault,
  sayFaults,
  sizeReport,
  WordsFault,
} = (await import(pathToFileURL(join(renderer, RENDERER_FILE)).href)) as typeof Renderer;

const loaded = loadContent(source, new Date(), join(illustrations, 'masters'));
if ('faults' in loaded) {
  sayFaults(loaded.faults, '; nothing was built, and the site stays as it was');
  process.exit(1);
}
const { content } = loaded;
const cache = cacheFolder(root);
const next = mkdtempSync(join(cache, 'site-'));
process.on('exit', () => rmSync(next, { recursive: true, force: true }));

const places = {
  renderer,
  photos: join(source, 'photos'),
  masters: join(illustrations, 'masters'),
  encoded: join(illustrations, 'encoded'),
  cache,
  previous: dist,
  output: next,
};
const { site, art } = await drawSite(content, places, progressLine('Pictures')).catch((error: unknown) => {
  if (error instanceof PictureFault) console.error(`\n${error.message}\n`);
  else if (error instanceof WordsFault)
    console.error(
      `\n${error.message}\nWhat is not in content/ is in apps/web/app. The site stays as it was.\n`,
    );
  else throw error;
  process.exit(1);
});
// Sizes are for engineers who work on the build.
const said = [...(isVerbose ? [sizeReport(art.report)] : []), ...art.notes];
if (said.length > 0) console.error(said.join('\n'));
keepPreviousAssets(dist, next);
const address = process.env.PUBLIC_URL || 'http://localhost:3000';
const forms = join(cache, isQuick ? 'compressed-quickly' : 'compressed');
const weights = await compressSite(next, forms, address, isQuick);
const ownPhotos = art.pictures.filter(({ illustration }) => !illustration).length;
if (!isQuick) checkBudgets(next, site, content.identity, ownPhotos, weights, isVerbose);
tidyCache(cache);
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
