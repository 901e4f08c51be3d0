import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Content } from '@rivermark/content';
import {
  type BuiltSite,
  CONTENT_FILE,
  type InlineHashes,
  MAP_FRAME_PATH,
  NOT_FOUND_PATH,
  ORIGIN_PLACEHOLDER,
} from '@rivermark/contracts/built-site';
import { pagesFor } from '../app/entry-server.tsx';
import { cutFaces, lettersIn } from './cut-faces.ts';
import { withFaces } from './face-placeholders.ts';
import { hashForPolicy } from './hash-for-policy.ts';
import { riverMarksOf } from './images/river-marks.ts';
import { cursorStyle } from './make-cursors.ts';
import { mapFrameHtml } from './map-frame-html.ts';
import { DEFERS_PICTURES, pageHtml } from './page-html.ts';
import { phrasesOnPage } from './page-words.ts';
import { searchFiles } from './search-files.ts';
import type { SiteArt } from './site-art.ts';
import { RIVER_MARKS, type SiteBundle } from './site-bundle.ts';
import { speculationRules } from './speculation-rules.ts';
import { thanksPlateAddress } from './thanks-plate.ts';

/** The faces that the first screen waits for: those of headings and of what works. */
const EARLY_FACES = ['marcellus', 'figtree'];

/** What a site says that it must not. The message names every page. */
export class WordsFault extends Error {}

/** A file of the site, by its path in the site's folder. */
export type SiteFiles = ReadonlyMap<string, string | Buffer>;

const hashOf = (body: string | Buffer, length: number) =>
  createHash('sha256').update(body).digest('base64url').replaceAll(/[-_]/g, '').slice(0, length);

/** A text as it stands between quotation marks in a style sheet. */
const quoted = (text: string) => text.replace(/["\\]/g, '\\$&').replaceAll('\n', ' ');

/** Cuts the faces to the letters of these pages. Puts them into `files`; returns their addresses by name. */
async function facesFor(
  pages: Iterable<string>,
  letters: string,
  cache: string,
  files: Map<string, string | Buffer>,
): Promise<ReadonlyMap<string, string>> {
  const cut = await cutFaces(lettersIn([letters, ...pages]), cache);
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
  /** Where cut faces are kept. */
  readonly facesCache: string;
  /** The address of the site; absent: a placeholder, for which the server puts its own. */
  readonly address?: string;
}

/**
 * Draws every file of a site that depends on its content, except pictures. It reads nothing but the renderer's own fonts,
 * and the same arguments give the same files.
 */
export async function render(
  content: Content,
  art: SiteArt,
  bundle: SiteBundle,
  { facesCache, address = ORIGIN_PLACEHOLDER }: RenderOptions,
): Promise<SiteFiles> {
  const { brand, identity } = content;
  const files = new Map<string, string | Buffer>();
  const marks = riverMarksOf(content.homePage.hero.keepsTime, art.pictures);
  const river = marks && bundle.river.replaceAll(RIVER_MARKS, JSON.stringify(marks));
  const site = pagesFor(content, { ...art, keepsTime: marks !== null });
  const drawn = await Promise.all(site.pages.map(async (route) => ({ route, ...(await site.draw(route)) })));
  const mapBody = site.drawMapFrame();

  const words = [brand.name, brand.tagline, identity.agentName, identity.brokerageName];
  const faces = await facesFor(
    [
      ...words,
      ...drawn.flatMap(({ route, body }) => [route.meta.title, route.meta.description, body]),
      mapBody,
    ],
    bundle.letters,
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
    finished(`${bundle.layers}${bundle.deferredStyle}@layer ui{${art.placeholders}}${cursorStyle()}`),
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
  for (const { route, body, firstPicture } of drawn) {
    const { path, page, meta, file } = route;
    const style = styleOf.get(page);
    const card = art.cards.get(path);
    if (style === undefined) throw new Error(`There is no style of ${page}`);
    if (!card) throw new Error(`${path} has no social card`);
    const ownRiver = (firstPicture?.keepsTime && river) || undefined;
    const defersPictures = style.includes(`[${DEFERS_PICTURES}]`);
    const boot = defersPictures ? bundle.bootThatDefersPictures : bundle.boot;
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
    phrases.push(...phrasesOnPage(path, html));
    files.set(`pages/${file}`, html.replaceAll(ORIGIN_PLACEHOLDER, address));
    inline[path] = {
      scripts: [...(ownRiver ? [ownRiver] : []), boot, speculationRules].map(hashForPolicy),
      styles: [hashForPolicy(style)],
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
    moved: site.movedPaths,
    notFound,
    framed: [MAP_FRAME_PATH],
    viewer: bundle.viewer,
    desk: { ...bundle.desk, fonts: asset('desk', finished(bundle.desk.fonts), 'css') },
    plate: thanksPlateAddress(art.pictures),
    csp: { inline, outside: bundle.outside },
  };
  files.set('site.json', JSON.stringify(built));
  files.set(CONTENT_FILE, JSON.stringify(content));
  const listed = site.pages.filter(({ path, meta }) => pages[path] && !meta.unlisted);
  for (const [name, text] of searchFiles(new Map(listed.map(({ path }) => [path, site.lastChanged(path)]))))
    files.set(`public/${name}`, text.replaceAll(ORIGIN_PLACEHOLDER, address));
  return files;
}
