/**
 * Builds the site: pictures, client script, every page prerendered, the files for search engines, the budgets.
 * Everything is made beside the old site and put in its place at the end, so a build that fails changes nothing.
 * The one argument is where to, when it is not `dist`.
 */
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFaults } from '@rivermark/content/check';
import { type BuiltSite, ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { bootScript, hashForPolicy, settingsScript } from './boot-script.ts';
import { checkBudgets } from './budgets.ts';
import { bundle } from './bundle.ts';
import { cacheFolder } from './cache-folder.ts';
import { keepPreviousAssets } from './keep-previous-assets.ts';
import { cursorStyle, makeCursors } from './make-cursors.ts';
import { makePictures } from './make-pictures.ts';
import { pageHtml } from './page-html.ts';
import { pageWidths } from './page-widths.ts';
import { writeSearchFiles } from './search-files.ts';

const root = join(import.meta.dirname, '..');
// Of its own for each build, so that two at a time do not mix.
const next = mkdtempSync(join(cacheFolder(root), 'site-'));
process.on('exit', () => rmSync(next, { recursive: true, force: true }));
const dist = resolve(process.argv[2] ?? join(root, 'dist'));

mkdirSync(join(next, 'pages'), { recursive: true });

const faults = contentFaults();
if (faults.length > 0)
  throw new Error(`The content has faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);

const pictures = await makePictures(root, join(next, 'public/img'));
await makeCursors(join(next, 'public/cursors'));
const { server, client } = await bundle(root, next, pictures);
const css = pageWidths(client.css) + cursorStyle();
const boot = bootScript();
const settings = settingsScript(client.readableFont);
const pages: Record<string, string> = {};
let notFound = '';

for (const { path, file, meta, page } of server.pagesToRender()) {
  const html = pageHtml({
    path,
    meta,
    css,
    settings,
    boot,
    body: await server.renderPage(path),
    fonts: client.fonts,
    modules: client.modulesOf(page),
    structuredData: server.structuredDataOf(path, ORIGIN_PLACEHOLDER),
  });
  writeFileSync(join(next, 'pages', file), html);
  if (path === server.NOT_FOUND_PATH) notFound = file;
  else pages[path] = file;
}

const { EMAIL_ORIGIN, GTAG_ID } = process.env;
const tagHosts = GTAG_ID ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com'] : [];
const site: BuiltSite = {
  pages,
  notFound,
  csp: {
    scriptHashes: [hashForPolicy(settings), hashForPolicy(boot)],
    styleHashes: [hashForPolicy(css)],
    outside: {
      connect: [...(EMAIL_ORIGIN ? [new URL(EMAIL_ORIGIN).origin] : []), ...tagHosts],
      script: tagHosts.slice(0, 1),
      img: tagHosts,
    },
  },
};
writeFileSync(join(next, 'site.json'), JSON.stringify(site));
writeSearchFiles(
  join(next, 'public'),
  new Map(Object.keys(pages).map((path) => [path, server.lastChanged(path)])),
);
checkBudgets(next, site);
keepPreviousAssets(dist, next);
rmSync(join(next, 'prerender'), { recursive: true });
rmSync(dist, { recursive: true, force: true });
renameSync(next, dist);
