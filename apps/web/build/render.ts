import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Content } from '@rivermark/content';
import {
  type BuiltSite,
  CONTENT_FILE,
  type InlineHashes,
  MAP_FRAME_PATH,
  NOT_FOUND_PATH,
  ORIGIN_PLACEHOLDER,
} from '@rivermark/contracts/built-site';
import type { KeptFile } from '@rivermark/contracts/renderer';
import { withSiteAddress } from '@rivermark/contracts/served-files';
import { pagesFor } from '../app/entry-server.tsx';
import { calendarFiles } from './calendar-files.ts';
import { cutFaces, lettersIn } from './cut-faces.ts';
import { DRAWN_FILE, type DrawnPage, type DrawnPages, type PreviousSite } from './drawn-pages.ts';
import { withFaces } from './face-placeholders.ts';
import { hashForPolicy } from './hash-for-policy.ts';
import { riverHashesOf } from './images/river-hashes.ts';
import { cursorStyle } from './make-cursors.ts';
import { mapFrameHtml } from './map-frame-html.ts';
import { DEFERS_PICTURES, pageHtml } from './page-html.ts';
import { phrasesOnPage } from './page-words.ts';
import { searchFiles } from './search-files.ts';
import type { SiteArt } from './site-art.ts';
import { RIVER_HASHES, type SiteBundle } from './site-bundle.ts';
import { speculationRules } from './speculation-rules.ts';
import { thanksPlateAddress } from './thanks-plate.ts';

/** The faces that the first screen waits for: those of headings and of what works. */
const EARLY_FACES = ['marcellus', 'figtree'];

/** Forbidden words on a site. The message names every page. */
export class WordsFault extends Error {}

/** The files of the site, by their paths in the site's folder. */
export type SiteFiles = ReadonlyMap<string, string | Buffer | KeptFile>;

const hashOf = (body: string | Buffer, length: number) =>
  createHash('sha256').update(body).digest('base64url').replaceAll(/[-_]/g, '').slice(0, length);

/** A text for quotation marks in a stylesheet. */
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ');

/** Cuts the faces to these letters. Puts them into `files`; returns their addresses by name. */
async function facesFor(
  letters: string,
  cache: string,
  files: Map<string, string | Buffer | KeptFile>,
): Promise<ReadonlyMap<string, string>> {
  const cut = await cutFaces(letters, cache);
  return new Map(
    [...cut].map(([name, file]) => {
      const bytes = readFileSync(file);
      const address = `/assets/${name}-${hashOf(bytes, 7)}.woff2`;
      files.set(`public${address}`, bytes);
      return [name, address];
    }),
  );
}

interface RenderOptions {
  /** The cache of cut faces. */
  readonly facesCache: string;
  /** Pages that would be the same are reused from it. */
  readonly previous?: PreviousSite | undefined;
  /** The site's address. Absent: a placeholder, which the server replaces by its own. */
  readonly address?: string;
}

/**
 * Draws every file of a site that depends on its content, except pictures. Reads only the
 * renderer's own fonts. The same arguments give the same files.
 */
export async function render(
  content: Content,
  art: SiteArt,
  bundle: SiteBundle,
  { facesCache, previous, address = ORIGIN_PLACEHOLDER }: RenderOptions,
): Promise<SiteFiles> {
  const { brand, identity } = content;
  const files = new Map<string, string | Buffer | KeptFile>();
  const riverHashes = riverHashesOf(content.homePage.hero.keepsTime, art.pictures);
  const river = riverHashes && bundle.river.replaceAll(RIVER_HASHES, JSON.stringify(riverHashes));
  const site = pagesFor(content, { ...art, keepsTime: riverHashes !== null });
  const draw = async (route: (typeof site.pages)[number]) => {
    const drawn = await site.draw(route);
    const letters = lettersIn([route.meta.title, route.meta.description, drawn.body]);
    return { ...drawn, letters: letters.replace(/[ -~]+/, '') };
  };
  const drawOrKeep = async (route: (typeof site.pages)[number]) => {
    const content = site.inputsOf(route);
    const inputs = content && hashOf(bundle.version + content, 43);
    const before = inputs ? previous?.pages[route.path] : undefined;
    const kept = before?.inputs === inputs ? before : undefined;
    return { route, inputs, kept, ...(kept ? { letters: kept.letters } : await draw(route)) };
  };
  const drawn: Awaited<ReturnType<typeof drawOrKeep>>[] = [];
  for (const route of site.pages) {
    drawn.push(await drawOrKeep(route));
    // Yields between pages to the threads that draw social cards.
    await setImmediate();
  }
  const mapBody = site.drawMapFrame();

  const words = [brand.name, brand.tagline, identity.agentName, identity.brokerageName];
  const faces = await facesFor(
    lettersIn([bundle.letters, ...words, mapBody, ...drawn.map(({ letters }) => letters)]),
    facesCache,
    files,
  );
  const foot = quoted(`${brand.name} · ${identity.brokerageName}`);
  const finished = (css: string) => withFaces(css, faces).replaceAll('{{foot}}', foot);
  const asset = (name: string, text: string, kind: string) => {
    const path = `/assets/${name}-${hashOf(text, 7)}.${kind}`;
    files.set(`public${path}`, text);
    return path;
  };
  const deferredStyle = asset(
    'deferred',
    finished(`${bundle.layers}${bundle.deferredStyle}${cursorStyle()}`),
    'css',
  );
  const fonts = EARLY_FACES.map((name) => faces.get(name) ?? '');
  const styleOf = new Map(
    Object.entries(bundle.styles).map(([page, style]) => [
      page,
      finished(`${bundle.layers}${style}@layer ui{${art.css}}`),
    ]),
  );

  const pages: Record<string, string> = {};
  const inline: Record<string, InlineHashes> = {};
  const phrases: string[] = [];
  let notFound = '';
  const hashes = new Map<string, string>();
  /** Many pages have the same style and scripts. */
  const policyHash = (text: string) => {
    const hash = hashes.get(text) ?? hashForPolicy(text);
    hashes.set(text, hash);
    return hash;
  };
  const remembered: Record<string, DrawnPage> = {};
  for (const { route, inputs, kept, letters, ...asDrawn } of drawn) {
    await setImmediate();
    const { path, page, meta, file } = route;
    const style = styleOf.get(page);
    const card = art.cards.get(path);
    if (style === undefined) throw new Error(`There is no style of ${page}`);
    if (!card) throw new Error(`${path} has no social card`);
    const boot = style.includes(`[${DEFERS_PICTURES}]`) ? bundle.bootThatDefersPictures : bundle.boot;
    if (inputs) {
      const around = [
        policyHash(style),
        policyHash(boot),
        deferredStyle,
        fonts,
        bundle.scripts,
        card,
        address,
      ];
      const frame = hashOf(JSON.stringify(around), 43);
      remembered[path] = { inputs, frame, letters };
      const keptFrom = join(previous?.folder ?? '', 'pages', file);
      if (kept?.frame === frame && existsSync(keptFrom)) {
        files.set(`pages/${file}`, { keptFrom });
        inline[path] = { scripts: [boot, speculationRules].map(policyHash), styles: [policyHash(style)] };
        pages[path] = file;
        continue;
      }
    }
    const { body, firstPicture } = 'body' in asDrawn ? asDrawn : await draw(route);
    const ownRiver = (firstPicture?.keepsTime && river) || undefined;
    const defersPictures = style.includes(`[${DEFERS_PICTURES}]`);
    const html = pageHtml({
      path,
      meta,
      brand,
      card,
      style,
      deferredStyle,
      boot,
      defersPictures,
      river: ownRiver,
      body,
      firstPicture,
      fonts,
      scripts: bundle.scripts,
      structuredData: site.structuredDataOf(route, ORIGIN_PLACEHOLDER),
    });
    const bytes = Buffer.from(withSiteAddress(html, address));
    const before = join(previous?.folder ?? '', 'pages', file);
    if (previous?.version === bundle.version && existsSync(before) && bytes.equals(readFileSync(before))) {
      // The same renderer has already checked these words.
      files.set(`pages/${file}`, { keptFrom: before });
    } else {
      phrases.push(...(await phrasesOnPage(path, html)));
      files.set(`pages/${file}`, bytes);
    }
    inline[path] = {
      scripts: [...(ownRiver ? [ownRiver] : []), boot, speculationRules].map(policyHash),
      styles: [policyHash(style)],
    };
    if (path === NOT_FOUND_PATH) notFound = file;
    else pages[path] = file;
  }
  if (phrases.length > 0) throw new WordsFault(phrases.join('\n'));

  const mapCss = bundle.layers + finished(bundle.map.style) + cursorStyle();
  const mapFile = 'maps--new-developments.html';
  const { settings, script } = bundle.map;
  files.set(`pages/${mapFile}`, mapFrameHtml({ brand, css: mapCss, settings, script, body: mapBody }));
  inline[MAP_FRAME_PATH] = { scripts: [hashForPolicy(settings)], styles: [hashForPolicy(mapCss)] };

  const built: BuiltSite = {
    pages: { ...pages, [MAP_FRAME_PATH]: mapFile },
    moved: { ...site.movedPaths, ...content.moved },
    notFound,
    framed: [MAP_FRAME_PATH],
    viewer: bundle.viewer,
    desk: { ...bundle.desk, fonts: asset('desk', finished(bundle.desk.fonts), 'css') },
    plate: thanksPlateAddress(art.pictures),
    csp: { inline, outside: bundle.outside },
  };
  files.set('site.json', JSON.stringify(built));
  files.set(CONTENT_FILE, JSON.stringify(content));
  const drawnPages: DrawnPages = { version: bundle.version, pages: remembered };
  files.set(DRAWN_FILE, JSON.stringify(drawnPages));
  const listed = site.pages.filter(({ path, meta }) => pages[path] && !meta.unlisted);
  for (const [name, text] of searchFiles(new Map(listed.map(({ path }) => [path, site.lastChanged(path)]))))
    files.set(`public/${name}`, withSiteAddress(text, address));
  for (const [path, text] of calendarFiles(content)) files.set(`public${path}`, text);
  return files;
}
