/**
 * Builds the renderer: the pages' scripts and styles, and the program that draws a site from its
 * content. Nothing in it depends on the content. The one argument is the folder, if not
 * `dist-renderer`.
 */
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { artProgramOf } from './art-program.ts';
import { bootScript, riverScript, settingsScript } from './boot-script.ts';
import { bundleClient, bundleRenderer } from './bundle.ts';
import { bundleAgentViewer } from './bundle-agent-viewer.ts';
import { bundleDesk } from './bundle-desk.ts';
import { bundleMapFrame } from './bundle-map-frame.ts';
import { cacheFolder, removeUnused } from './cache-folder.ts';
import { lettersOfCode } from './face-plugins.ts';
import { FONTS_FOLDER, fontFile, fontFiles } from './font-file.ts';
import { layerOrder } from './layer-order.ts';
import { makeCursors } from './make-cursors.ts';
import { outsideOrigin } from './outside-origin.ts';
import { BUNDLE_FILE, BUNDLED_PUBLIC, type SiteBundle, writeVersion } from './site-bundle.ts';

const root = join(import.meta.dirname, '..');
const output = resolve(process.argv[2] ?? join(root, 'dist-renderer'));
const cache = cacheFolder(root);
// Each build has its own folder. A killed one leaves it behind.
removeUnused(cache, 1, 'renderer-');
const next = mkdtempSync(join(cache, 'renderer-'));
process.on('exit', () => rmSync(next, { recursive: true, force: true }));

const { API_ORIGIN, BACKEND_URL, EMAIL_ORIGIN, GTAG_ID, MAP_EMBED_URL } = process.env;
const tagHosts = GTAG_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : [];
const outside = {
  connect: [
    ...outsideOrigin('API_ORIGIN', API_ORIGIN),
    ...outsideOrigin('EMAIL_ORIGIN', EMAIL_ORIGIN),
    ...outsideOrigin('BACKEND_URL', BACKEND_URL),
    ...tagHosts,
  ],
  script: tagHosts.slice(0, 1),
  img: tagHosts,
  frame: outsideOrigin('MAP_EMBED_URL', MAP_EMBED_URL),
  form: outsideOrigin('API_ORIGIN', API_ORIGIN),
};

await makeCursors(join(next, BUNDLED_PUBLIC, 'cursors'));
const client = await bundleClient(root, next);
const viewer = await bundleAgentViewer(root, next);
const desk = await bundleDesk(root, next);
const map = await bundleMapFrame(root, next);
const bundle: Omit<SiteBundle, 'version'> = {
  layers: layerOrder(root),
  ...client,
  boot: await bootScript(root, false),
  bootThatDefersPictures: await bootScript(root, true),
  river: await riverScript(root),
  map: { style: map.css, script: map.script, settings: await settingsScript(root) },
  viewer,
  desk,
  letters: lettersOfCode(join(root, '../..')),
  outside,
};
writeFileSync(join(next, BUNDLE_FILE), JSON.stringify(bundle));
await bundleRenderer(root, next, {
  __ART_PROGRAM__: JSON.stringify(artProgramOf(join(root, '../..'))),
});
mkdirSync(join(next, FONTS_FOLDER));
for (const file of fontFiles) copyFileSync(fontFile(file), join(next, FONTS_FOLDER, basename(file)));
writeVersion(next);
rmSync(output, { recursive: true, force: true });
renameSync(next, output);
