/**
 * Builds the site: pictures, client script, every page prerendered, the files for search engines, the budgets.
 * Everything is made beside the old site and put in its place at the end, so a build that fails changes nothing.
 * The one argument is where to, when it is not `dist`.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type BuiltSite,
  type InlineHashes,
  MAP_FRAME_PATH,
  NOT_FOUND_PATH,
  ORIGIN_PLACEHOLDER,
} from '@rivermark/contracts/built-site';
import { bootScript, riverScript, settingsScript } from './boot-script.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { bundleAgentViewer } from './bundle-agent-viewer.ts';
import { bundleDesk } from './bundle-desk.ts';
import { bundleMapFrame } from './bundle-map-frame.ts';
import { cacheFolder, removeUnused } from './cache-folder.ts';
import { compressSite } from './compress-site.ts';
import { descriptionOf } from './description-of.ts';
import { hashForPolicy } from './hash-for-policy.ts';
import { writeIcons } from './icons.ts';
import { makePictures } from './images/make-pictures.ts';
import { PictureFault } from './images/picture-fault.ts';
import { riverMarksOf } from './images/river-marks.ts';
import { sizeReport } from './images/size-report.ts';
import { recipes } from './images/subjects.ts';
import { keepPreviousAssets } from './keep-previous-assets.ts';
import { layerOrder } from './layer-order.ts';
import { makeLocators } from './locator-maps/make-locators.ts';
import { cursorStyle, makeCursors } from './make-cursors.ts';
import { mapFrameHtml } from './map-frame-html.ts';
import { outsideOrigin } from './outside-origin.ts';
import { DEFERS_PICTURES, pageHtml } from './page-html.ts';
import { phrasesOnPage } from './page-words.ts';
import { progressLine } from './progress-line.ts';
import { writeSearchFiles } from './search-files.ts';
import { makeCards } from './social-cards/make-cards.ts';
import { speculationRules } from './speculation-rules.ts';
import { thanksPlateAddress } from './thanks-plate.ts';
import { writeStyle } from './write-style.ts';

const root = join(import.meta.dirname, '..');
const cache = cacheFolder(root);
// Of its own for each build, so that two at a time do not mix; one that was killed leaves its own behind.
removeUnused(cache, 1, 'site-');
const next = mkdtempSync(join(cache, 'site-'));
process.on('exit', () => rmSync(next, { recursive: true, force: true }));
/** Pictures that no build has taken for so long are of photos that are gone. */
const CACHE_DAYS = 60;
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

mkdirSync(join(next, 'pages'), { recursive: true });

const made = await makePictures(
  {
    masters: join(root, '../../illustrations/masters'),
    own: join(root, '../../photos'),
    encoded: join(root, '../../illustrations/encoded'),
    cache: join(cache, 'pictures'),
    output: join(next, 'public/img'),
  },
  recipes,
  progressLine('Pictures'),
).catch((error) => {
  if (!(error instanceof PictureFault)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
});
console.error([sizeReport(made.report), ...made.notes, ''].join('\n'));
const layers = layerOrder(root);
await makeCursors(join(next, 'public/cursors'));
const locators = makeLocators(join(next, 'public'));
const { server, client } = await bundle(root, next, { ...made, locators });
const ofPictures = `@layer ui{${made.css}}`;
const deferredStyle = writeStyle(
  join(next, 'public'),
  'deferred',
  `${layers}${client.deferred}@layer ui{${made.placeholders}}${cursorStyle()}`,
);
const [boot, bootThatDefersPictures] = [await bootScript(root, false), await bootScript(root, true)];
const marks = riverMarksOf(made.pictures);
const river = marks && (await riverScript(root, marks));
const pages: Record<string, string> = {};
const inline: Record<string, InlineHashes> = {};
const routes = server.pagesToRender();
const cards = await makeCards(routes, made.sources, {
  cache: join(cache, 'cards'),
  output: join(next, 'public'),
});
await writeIcons(join(next, 'public'));
let notFound = '';
const phrases: string[] = [];

for (const { file, ...route } of routes) {
  const { path, meta } = route;
  const card = cards.get(path);
  if (!card) throw new Error(`${path} has no social card`);
  const rendered = await server.renderPage(route);
  const ownRiver = (rendered.firstPicture?.keepsTime && river) || undefined;
  const style = layers + client.styleOf(route) + ofPictures;
  const defersPictures = style.includes(`[${DEFERS_PICTURES}]`);
  const ownBoot = defersPictures ? bootThatDefersPictures : boot;
  const html = pageHtml({
    path,
    meta,
    description: descriptionOf(route, NOT_FOUND_PATH),
    card,
    style,
    deferredStyle,
    boot: ownBoot,
    defersPictures,
    river: ownRiver,
    ...rendered,
    fonts: client.fonts,
    scripts: client,
    structuredData: server.structuredDataOf(route, ORIGIN_PLACEHOLDER),
  });
  phrases.push(...phrasesOnPage(path, html));
  writeFileSync(join(next, 'pages', file), html);
  inline[path] = {
    scripts: [...(ownRiver ? [ownRiver] : []), ownBoot, speculationRules].map(hashForPolicy),
    styles: [hashForPolicy(style)],
  };
  if (path === NOT_FOUND_PATH) notFound = file;
  else pages[path] = file;
}

if (phrases.length > 0) {
  console.error(
    `\n${phrases.join('\n')}\nWhat is not in content/ stands in apps/web/app. The site stays as it was.\n`,
  );
  process.exit(1);
}

const viewer = await bundleAgentViewer(root, next);
const desk = await bundleDesk(root, next);
const mapSettings = await settingsScript(root);
const mapFrame = await bundleMapFrame(root, next);
const mapCss = layers + mapFrame.css + cursorStyle();
const mapFile = 'maps--new-developments.html';
writeFileSync(
  join(next, 'pages', mapFile),
  mapFrameHtml({
    css: mapCss,
    settings: mapSettings,
    script: mapFrame.script,
    body: server.renderMapFrame(),
  }),
);
inline[MAP_FRAME_PATH] = { scripts: [hashForPolicy(mapSettings)], styles: [hashForPolicy(mapCss)] };

const { API_ORIGIN, BACKEND_URL, EMAIL_ORIGIN, GTAG_ID, MAP_EMBED_URL, PUBLIC_URL } = process.env;
const tagHosts = GTAG_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : [];
const site: BuiltSite = {
  pages: { ...pages, [MAP_FRAME_PATH]: mapFile },
  moved: server.movedPaths,
  notFound,
  framed: [MAP_FRAME_PATH],
  viewer,
  desk,
  plate: thanksPlateAddress(made.pictures),
  csp: {
    inline,
    outside: {
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
    },
  },
};
writeFileSync(join(next, 'site.json'), JSON.stringify(site));
writeSearchFiles(
  join(next, 'public'),
  new Map(
    routes
      .filter(({ path, meta }) => pages[path] && !meta.unlisted)
      .map(({ path }) => [path, server.lastChanged(path)]),
  ),
);
keepPreviousAssets(dist, next);
const weights = await compressSite(next, join(cache, 'compressed'), PUBLIC_URL || 'http://localhost:3000');
checkBudgets(next, site, made.pictures.filter(({ illustration }) => !illustration).length, weights);
for (const kind of ['pictures', 'cards', 'compressed']) removeUnused(join(cache, kind), CACHE_DAYS);
rmSync(join(next, 'prerender'), { recursive: true });
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
