import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type SiteIdentity, sampleFields, sampleIdentity } from '@rivermark/content/site';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { ORIGIN_PLACEHOLDER } from '@rivermark/contracts/built-site';
import { contentHash } from '@rivermark/contracts/served-files';
import { load } from 'cheerio';
import { PHONE_WIDTH } from './images/subjects.ts';

/** The most, in bytes after brotli; 1 KB is 1000 bytes. */
export const budgets = {
  // React is about 55 KB of it, loaded with the first use of an island (decision 0024).
  scriptAfterLoad: 75_000,
  // Inline and not cached between pages, so it is sent with each (decision 0018).
  style: 10_000,
  // Styles of what moves, opens, or is loaded by scripts: after the first paint, and once for all
  // pages.
  deferredStyle: 14_000,
  // The faces that the first paint waits for, and all that a page takes (decision 0018).
  earlyFonts: 30_000,
  fonts: 50_000,
  // The largest thing on a phone's first screen, so that screen waits for it (decision 0006).
  phonePicture: 60_000,
  // Starts at once, but in a frame that loads late, beside the page's own script (decision 0007).
  frameScript: 80_000,
};

/** Sizes in brotli by content hash, each computed once. */
const weighed = new Map<string, number>();
function weigh(text: string | Buffer): number {
  const hash = contentHash(text);
  const weight = weighed.get(hash) ?? brotliCompressSync(text).length;
  weighed.set(hash, weight);
  return weight;
}

/** The addresses in `srcset`s of several widths. */
const urlsIn = (sets: readonly string[]) =>
  sets.flatMap((set) => set.split(', ').map((source) => source.split(' ')[0] ?? ''));

/** The one that a phone loads: the widest within the promised width. */
const phonePictureIn = (sets: readonly string[]) =>
  sets[0]
    ?.split(', ')
    .map((source) => source.split(' ') as [url: string, width: string])
    .filter(([, width]) => Number.parseInt(width, 10) <= PHONE_WIDTH)
    .at(-1)?.[0];

/**
 * The faces that every page loads. Excludes the one that a visitor may choose, and the full one for
 * visitors' own letters.
 */
const facesIn = (style: string) =>
  [...new Set(Array.from(style.matchAll(/url\(["']?(\/[^)"']+\.woff2)/g), ([, url = '']) => url))].filter(
    (url) => !/hyperlegible|-latin-/.test(url),
  );

const isOutside = (url: string) => /^(https?:)?\/\//.test(url) && !url.startsWith(ORIGIN_PLACEHOLDER);

/** A page's sizes, and its requests to other hosts. */
export function weighPage(html: string, read: (path: string) => Buffer) {
  // The preloads of a picture that follows the time of day are in `noscript`.
  const $ = load(html, { scriptingEnabled: false });
  const { start = [], ahead = [] } = JSON.parse($('#scripts').text() || '{}') as {
    start?: string[];
    ahead?: string[];
  };
  const each = (selector: string, attribute: string) =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(attribute) ?? []);
  const early = [...each('script', 'src'), ...each('link[rel=modulepreload]', 'href')];
  const fonts = each('link[rel=preload][as=font]', 'href');
  const picture = phonePictureIn(each('link[rel=preload][as=image]', 'imagesrcset'));
  const loaded = [
    ...each('script, img, source, iframe, video, audio', 'src'),
    ...urlsIn([...each('img, source', 'srcset'), ...each('link', 'imagesrcset')]),
    ...each('link:not([rel=canonical])', 'href'),
  ];
  const sizeOf = (paths: readonly string[]) => paths.reduce((sum, path) => sum + read(path).length, 0);
  const total = (paths: readonly string[]) => paths.reduce((sum, path) => sum + weigh(read(path)), 0);
  return {
    html: weigh(html),
    style: weigh($('style').text()),
    deferredStyle: total(each('link[data-deferred]', 'href')),
    scriptBeforeLoad: total(early),
    scriptAfterLoad: total([...start, ...ahead]),
    earlyFonts: sizeOf(fonts),
    fonts: sizeOf(facesIn($('style').text())),
    picturesAboveFold: picture ? read(picture).length : 0,
    otherHosts: loaded.filter((url) => isOutside(url)),
  };
}

/**
 * How many bytes an agent's own words and photos may add to scripts without failing a build: this
 * much once the identity is no longer the sample's, and this much for each photo, whose texts are
 * in the scripts.
 */
const OWN_WORDS = 500;
const OWN_PHOTO = 100;

/** `photos`: the number of the agent's pictures. */
const roomForOwn = (identity: SiteIdentity, photos: number) =>
  (sampleFields(identity).length < Object.keys(sampleIdentity).length ? OWN_WORDS : 0) + photos * OWN_PHOTO;

/** A measured part of a page: its name, its bytes, and their limit. */
type Weighed = readonly [what: string, bytes: number, most: number];

function againstBudget(weight: ReturnType<typeof weighPage>, own: number): Weighed[] {
  const most = budgets;
  return [
    ['script before load', weight.scriptBeforeLoad, 0],
    ['script after load', weight.scriptAfterLoad, most.scriptAfterLoad + own],
    ['style', weight.style, most.style],
    ['style that is deferred', weight.deferredStyle, most.deferredStyle],
    ['what it has of fonts early', weight.earlyFonts, most.earlyFonts],
    ['what it has of fonts', weight.fonts, most.fonts],
    ["a phone's picture above the fold", weight.picturesAboveFold, most.phonePicture],
  ];
}

/** One page's exceeded budgets, in words. `own`: script bytes that the agent's content may add. */
export function budgetFaults(path: string, weight: ReturnType<typeof weighPage>, own = 0): string[] {
  const over = againstBudget(weight, own).filter(([, bytes, most]) => bytes > most);
  return [
    ...over.map(([what, bytes, most]) => `${path}: ${what} is ${bytes} bytes, the budget is ${most}`),
    ...weight.otherHosts.map((url) => `${path}: asks another host for ${url}`),
  ];
}

/**
 * The exceeded budgets of a page that is shown in a frame. It loads late anyway, so its script may
 * start at once.
 */
export function frameFaults(path: string, weight: ReturnType<typeof weighPage>): string[] {
  const { scriptBeforeLoad, ...rest } = weight;
  const faults = budgetFaults(path, { ...rest, scriptBeforeLoad: 0 });
  if (scriptBeforeLoad <= budgets.frameScript) return faults;
  return [...faults, `${path}: script is ${scriptBeforeLoad} bytes, the budget is ${budgets.frameScript}`];
}

/**
 * Prints each route's sizes and throws if one exceeds its budget. `ownPhotos`: the number of the
 * agent's pictures. `known`: the sizes of whole files, by their hashes.
 */
export function checkBudgets(
  folder: string,
  site: BuiltSite,
  identity: SiteIdentity,
  ownPhotos: number,
  known: ReadonlyMap<string, number>,
  isVerbose: boolean,
): void {
  for (const [hash, weight] of known) weighed.set(hash, weight);
  const files = new Map<string, Buffer>();
  const read = (path: string) => {
    const file = files.get(path) ?? readFileSync(join(folder, 'public', path));
    files.set(path, file);
    return file;
  };
  const faults: string[] = [];
  const left = new Map<string, { bytes: number; path: string }>();
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  const say = (line: string) => {
    if (isVerbose) console.error(line);
  };
  say(`${'KB after brotli'.padEnd(40)}   HTML  style before  after  fonts pictures`);
  for (const [path, file] of [...Object.entries(site.pages), ['404', site.notFound]] as const) {
    const weight = weighPage(readFileSync(join(folder, 'pages', file), 'utf8'), read);
    say(
      path.padEnd(38) +
        [
          weight.html,
          weight.style,
          weight.scriptBeforeLoad,
          weight.scriptAfterLoad,
          weight.fonts,
          weight.picturesAboveFold,
        ]
          .map(kb)
          .join(''),
    );
    for (const [what, bytes, most] of againstBudget(weight, roomForOwn(identity, ownPhotos))) {
      if (most > 0 && !site.framed.includes(path) && most - bytes < (left.get(what)?.bytes ?? most))
        left.set(what, { bytes: most - bytes, path });
    }
    faults.push(
      ...(site.framed.includes(path)
        ? frameFaults(path, weight)
        : budgetFaults(path, weight, roomForOwn(identity, ownPhotos))),
    );
  }
  for (const [what, { bytes, path }] of left) say(`Left for ${what}: ${bytes} bytes, on ${path}`);
  if (faults.length > 0) throw new Error(`Over budget:\n${faults.join('\n')}`);
}
