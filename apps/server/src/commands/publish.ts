import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import type { Content } from '@rivermark/content';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import { programName } from '../config/program-name.ts';
import { programId } from '../config/release.ts';
import { readConfig } from '../config.ts';
import { prepareDataDir } from '../prepare-data-dir.ts';
import { drawContent } from '../publishing/draw-content.ts';
import { type Published, publish } from '../publishing/publish.ts';
import { rendererPlaces } from '../publishing/renderer-places.ts';
import { liveSource } from '../site/published-version.ts';
import { builtSite, siteContent } from '../start/built-content.ts';

const usage = `Usage: ${programName('publish')} [FOLDER]
Draws the site from content/ and photos/ in FOLDER and makes it live, without a restart. Without FOLDER it draws again what
is live, or for the first time what came with this program.`;

const NICE = 10;

/**
 * Visitors come first: publishing takes the processor and the disk when nobody else wants them. It
 * works without this, too.
 */
function yieldToOthers(): void {
  try {
    setPriority(NICE);
  } catch {
    // Not allowed here.
  }
  spawnSync('ionice', ['-c', '3', '-p', String(process.pid)], { stdio: 'ignore' });
}

/** So many addresses are named; of more only the number is said. */
const MOST_NAMED = 8;

async function run([folder, ...rest]: string[]): Promise<void> {
  if (rest.length > 0 || folder?.startsWith('-')) throw new Error(usage);
  const began = performance.now();
  yieldToOthers();
  const { dataDir, siteOrigin, publicUrl, markSamples, secretKeys } = readConfig(process.env, siteContent());
  prepareDataDir(dataDir, secretKeys !== undefined);
  const places = rendererPlaces(dataDir);
  const source = folder === undefined ? ((await liveSource(dataDir)) ?? places.source) : resolve(folder);
  const draw = {
    source,
    places,
    now: Date.now(),
    // The same rules as at the start: no samples in production.
    check: (content: Content) => readConfig(process.env, content),
    compressed: join(builtSite(), COMPRESSED_FOLDER),
  };
  const servedAs = { publicUrl: siteOrigin ?? publicUrl, marksSamples: markSamples };
  const deps = { dataDir, servedAs, program: programId(), clock: Date.now };
  const { photosAreQuick } = await publish(
    { ...deps, onLive: (published) => sayPublished(published, performance.now() - began) },
    drawContent({ ...draw, quickPhotos: true, say: (line) => console.error(line) }),
  );
  if (!photosAreQuick) return;
  await publish(deps, drawContent({ ...draw, quickPhotos: false, say: () => {} }));
  console.log('The new photos are now there in their best quality, too.');
}

function sayPublished({ version, changedPages, pages }: Published, ms: number): void {
  const seconds = (ms / 1000).toFixed(1);
  if (changedPages.length === 0) {
    console.log(`No page has changed. Version ${version} is live.`);
    return;
  }
  const named = changedPages.length > MOST_NAMED ? '' : `: ${changedPages.join(', ')}`;
  console.log(
    `Version ${version} is live after ${seconds} s. ${changedPages.length} of ${pages} pages have changed${named}.`,
  );
}

run(process.argv.slice(2)).catch((error: unknown) => {
  const { code } = error as { code?: string };
  console.error(error instanceof Error ? `${error.message}${code ? ` (${code})` : ''}` : String(error));
  process.exit(1);
});
