/**
 * The site during development. Vite serves the same entries with hot replacement and prerenders
 * each page on request. Everything else goes to the real server on its embedded store. `PORT` as
 * for the server.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type BuiltSite,
  CONTENT_FILE,
  MAP_FRAME_PATH,
  ORIGIN_PLACEHOLDER,
} from '@rivermark/contracts/built-site';
import { withSiteAddress } from '@rivermark/contracts/served-files';
import react from '@vitejs/plugin-react';
import { createServer as createVite, type ViteDevServer } from 'vite';
import type * as EntryServer from '../app/entry-server.tsx';
import { artProgramOf } from './art-program.ts';
import { bootScript, settingsScript } from './boot-script.ts';
import { bundleAgentViewer } from './bundle-agent-viewer.ts';
import { bundleDesk } from './bundle-desk.ts';
import { cacheFolder, removeUnused } from './cache-folder.ts';
import { cutFaces, lettersIn } from './cut-faces.ts';
import { definitions } from './definitions.ts';
import { withFaces } from './face-placeholders.ts';
import { cutFacesPlugin, lettersOfCode } from './face-plugins.ts';
import { writeIcons } from './icons.ts';
import { makePictures } from './images/make-pictures.ts';
import { picturePlan } from './images/subjects.ts';
import { layerOrder } from './layer-order.ts';
import { makeLocators } from './locator-maps/make-locators.ts';
import { cursorStyle, makeCursors } from './make-cursors.ts';
import { mapFrameHtml } from './map-frame-html.ts';
import { pageHtml } from './page-html.ts';
import { progressLine } from './progress-line.ts';
import { thanksPlateAddress } from './thanks-plate.ts';
import { currentContent, watchContent } from './watch-content.ts';

const root = join(import.meta.dirname, '..');
const project = join(root, '../..');
const cache = cacheFolder(root);
const { PORT = '3000' } = process.env;
/** Copied now: Vite's builds below change NODE_ENV. */
const environment = { ...process.env };

// What the build would write: pictures from the cache, icons, cursors.
removeUnused(cache, 1, 'dev-');
const folder = mkdtempSync(join(cache, 'dev-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const publicDir = join(folder, 'public');
mkdirSync(publicDir);
const program = artProgramOf(project);
let content = currentContent(project);

/** The build's output for a content besides its pages. */
async function artOf(of: typeof content) {
  const made = await makePictures(
    {
      masters: join(project, 'illustrations/masters'),
      own: join(project, 'photos'),
      encoded: join(project, 'illustrations/encoded'),
      cache: join(cache, 'pictures'),
      output: join(publicDir, 'img'),
    },
    picturePlan(of),
    progressLine('Pictures'),
  );
  // Always dusk, without the river's script: React would warn about the picture that it chooses.
  const locators = await makeLocators(of, { cache: join(cache, 'maps'), output: publicDir, program });
  return { ...made, locators, keepsTime: false };
}

let art = await artOf(content);
await makeCursors(join(publicDir, 'cursors'));
await writeIcons(content.brand, { cache: join(cache, 'icons'), output: publicDir, program });

const viewer = await bundleAgentViewer(root, folder);
const bundledDesk = await bundleDesk(root, folder);
const letters = lettersIn([lettersOfCode(project), JSON.stringify(content)]);
const faces = await cutFaces(letters, join(cache, 'faces'));
for (const [name, file] of faces) copyFileSync(file, join(publicDir, 'assets', `${name}.woff2`));
const faceAddresses = new Map([...faces.keys()].map((name) => [name, `/assets/${name}.woff2`]));
writeFileSync(join(publicDir, 'assets/desk.css'), withFaces(bundledDesk.fonts, faceAddresses));
const desk = { ...bundledDesk, fonts: '/assets/desk.css' };
const plate = thanksPlateAddress(art.pictures);
const boot = await bootScript(root, false);
const mapSettings = await settingsScript(root);
process.env.NODE_ENV = 'development';

/** A built site without pages: the server answers what Vite does not. */
function writeEmptySite(): void {
  const outside = { connect: [], script: [], img: [], frame: [], form: [] };
  const csp = { inline: {}, outside };
  const site: BuiltSite = {
    pages: {},
    moved: {},
    notFound: '404.html',
    framed: [],
    viewer,
    desk,
    plate,
    csp,
  };
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(join(folder, CONTENT_FILE), JSON.stringify(content));
  writeFileSync(join(folder, 'pages/404.html'), '<!doctype html><title>Not found</title><h1>Not found</h1>');
}

const web = createServer();
web.listen(Number(PORT), '127.0.0.1');
await once(web, 'listening');
const url = `http://localhost:${(web.address() as AddressInfo).port}`;

writeEmptySite();
const back = spawn(process.execPath, [join(project, 'apps/server/src/start/main.ts'), folder], {
  cwd: project,
  env: { ...environment, PORT: '0', PUBLIC_URL: url },
  stdio: ['ignore', 'pipe', 'inherit'],
});
/** The real server's port, from its log. */
const backPort = new Promise<number>((resolve) => {
  createInterface(back.stdout).on('line', (line) => {
    const { msg, port } = JSON.parse(line) as { msg?: string; port?: number };
    if (msg === 'listening' && port) resolve(port);
  });
});
process.on('exit', () => back.kill());
back.once('exit', () => process.exit(1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

const vite = await createVite({
  root,
  publicDir,
  logLevel: 'warn',
  configFile: false,
  appType: 'custom',
  cacheDir: join(cache, 'vite'),
  define: definitions(),
  plugins: [react(), cutFacesPlugin(letters, join(cache, 'faces'))],
  ssr: { noExternal: [/^@rivermark\//] },
  server: { middlewareMode: true, hmr: { server: web }, fs: { allow: [project] } },
  optimizeDeps: { entries: ['app/entry-client.ts'] },
});

const styleNow = () => `${layerOrder(root)}@layer ui{${art.css}}${cursorStyle()}`;

/**
 * The style as files, which hot replacement updates: that of every page and of all parts drawn so
 * far.
 */
function styleLinks(vite: ViteDevServer): string {
  const ofParts = [...vite.environments.ssr.moduleGraph.urlToModuleMap.keys()].filter((file) =>
    file.endsWith('.css'),
  );
  return ['/app/styles/site.css', ...ofParts]
    .map((file) => `<link rel="stylesheet" href="${file}">`)
    .join('');
}

/**
 * Only the server draws most of a page, so the browser has no module to replace. Reloads the page.
 */
function reloadForServerModules(vite: ViteDevServer): void {
  const { client, ssr } = vite.environments;
  vite.watcher.on('change', (file) => {
    const isDrawn = ssr.moduleGraph.getModulesByFile(file)?.size;
    if (isDrawn && !client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  });
}

async function pageOf(vite: ViteDevServer, path: string): Promise<string | undefined> {
  const server = (await vite.ssrLoadModule('/app/entry-server.tsx')) as typeof EntryServer;
  const { brand } = content;
  const site = server.pagesFor(content, art);
  if (path === MAP_FRAME_PATH) {
    return mapFrameHtml({
      brand,
      css: cursorStyle(),
      settings: mapSettings,
      script: '/app/maps/frame-entry.ts',
      body: site.drawMapFrame(),
    });
  }
  const route = site.pages.find((one) => one.path === path);
  if (!route) return undefined;
  return pageHtml({
    path,
    meta: route.meta,
    brand,
    card: { url: '/icon-512.png', alt: '' },
    style: styleNow(),
    boot,
    ...(await site.draw(route)),
    beforeStyle: styleLinks(vite),
    fonts: [],
    scripts: { start: ['/app/entry-client.ts'], ahead: [] },
    structuredData: site.structuredDataOf(route, ORIGIN_PLACEHOLDER),
  });
}

async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url: path, headers } = request;
  const onward = ask({ host: '127.0.0.1', port: await backPort, method, path, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

web.on('request', (request: IncomingMessage, response: ServerResponse) => {
  const path = new URL(request.url ?? '/', url).pathname;
  const fail = (error: Error) => {
    vite.ssrFixStacktrace(error);
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(error.stack);
  };
  const serve = async () => {
    const html = request.method === 'GET' ? await pageOf(vite, path) : undefined;
    if (html === undefined) {
      vite.middlewares(request, response, () => void passOn(request, response).catch(fail));
      return;
    }
    const page = await vite.transformIndexHtml(path, withSiteAddress(html, url));
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  };
  serve().catch(fail);
});
watchContent(vite, project, async (changed) => {
  art = await artOf(changed);
  content = changed;
  vite.ws.send({ type: 'full-reload' });
});
reloadForServerModules(vite);
console.error(`Rivermark, with hot replacement, is at ${url}, the agent's mail at ${url}/dev/mail`);
