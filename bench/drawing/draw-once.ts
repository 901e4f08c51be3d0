/**
 * Draws and compresses a site as publishing does, in a process of its own, and prints what it cost as JSON. The
 * arguments are the folders of the renderer, of the content, of the cache and of the site.
 */
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What this needs of `apps/web/build/renderer.ts`. */
interface Renderer {
  loadContent(folder: string, today: Date, masters: string): { content: object } | { faults: object[] };
  drawSite(content: object, places: Readonly<Record<string, string>>): Promise<unknown>;
  keepPreviousAssets(previous: string, next: string): void;
  compressSite(folder: string, cache: string, publicUrl: string, options: object): Promise<unknown>;
}

const [, , renderer = '', source = '', cache = '', site = ''] = process.argv;
const illustrations = join(import.meta.dirname, '../../illustrations');
const times: Record<string, number> = {};
let last = performance.now();
function took(stage: string): void {
  const now = performance.now();
  times[stage] = Math.round(now - last);
  last = now;
}

times.start = Math.round(last);
enableCompileCache(join(cache, 'compiled'));
const { loadContent, drawSite, keepPreviousAssets, compressSite } = (await import(
  pathToFileURL(join(renderer, 'renderer.js')).href
)) as Renderer;
took('import');
const masters = join(illustrations, 'masters');
const loaded = loadContent(source, new Date('2026-11-22T12:00:00Z'), masters);
if ('faults' in loaded) throw new Error(JSON.stringify(loaded.faults.slice(0, 3)));
took('load');
const output = mkdtempSync(join(dirname(site), 'next-'));
await drawSite(loaded.content, {
  renderer,
  photos: join(source, 'photos'),
  masters,
  encoded: join(illustrations, 'encoded'),
  cache,
  previous: site,
  output,
});
took('draw');
keepPreviousAssets(site, output);
await compressSite(output, join(cache, 'compressed'), 'http://localhost:3000', {
  previous: site,
  quick: true,
});
took('compress');
rmSync(site, { recursive: true, force: true });
renameSync(output, site);
took('swap');
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
console.log(
  JSON.stringify({
    times,
    cpu: Math.round((userCPUTime + systemCPUTime) / 1000),
    megabytes: Math.round(maxRSS / 1024),
  }),
);
