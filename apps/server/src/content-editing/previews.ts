import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { idOfFile } from '@rivermark/content/edit';
import type { BuiltSite } from '@rivermark/contracts/built-site';
import { withSiteAddress } from '@rivermark/contracts/served-files';
import { publishedFolder } from '../site/published-version.ts';
import { homeIdIn } from './home-files.ts';

/** What the preview of a file is called: a home by its id, `files.market` for `market.yaml`. */
export const previewName = (file: string): string => homeIdIn(file) ?? `${OTHER_FILES}${idOfFile(file)}`;

/** No home has a dot in its id. */
export const OTHER_FILES = 'files.';

/** Where the pages of a draft lie, drawn for the agent alone. */
export const previewFolder = (dataDir: string, file: string): string =>
  join(publishedFolder(dataDir), 'previews', previewName(file));

/** Forgets the pages of a draft that was published or thrown away. */
export const removePreview = (dataDir: string, file: string): Promise<void> =>
  rm(previewFolder(dataDir, file), { recursive: true, force: true });

/**
 * In the folder of a preview: what it was drawn from, so that it is drawn again only when that
 * changes.
 */
export const DRAWN_FROM = 'drawn-from.json';

export interface DrawnFrom {
  /** The hash of the drafts. */
  readonly drafts: string;
  /** The id of the content version with all other files. */
  readonly content: string | undefined;
  /** Identifies the program that drew it. */
  readonly program: string;
  readonly pages: readonly string[];
}

export const drawnFrom = async (folder: string): Promise<DrawnFrom | undefined> => {
  const text = await readFile(join(folder, DRAWN_FROM), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as DrawnFrom);
};

/** A page of a draft with the policy that it needs; undefined when the draft does not change it. */
export interface PreviewPage {
  readonly html: string;
  readonly site: Pick<BuiltSite, 'csp' | 'framed'>;
}

/** A note at the top of the page, which says that this is not the site. */
const note = ({ seenBy, back, backWords }: Pick<PreviewPlaces, 'seenBy' | 'back' | 'backWords'>) =>
  `<aside class="wrap footnote" aria-label="Preview"><p>A preview: ${seenBy}. <a href="${back}">${backWords}</a></p></aside>`;

const NEW_FILE = /\/(?:img|assets)\/[\w.-]+/g;

/**
 * Reads one page of a preview. New pictures and styles, which are not on the site yet, get
 * addresses below `base`.
 * @param isOnSite whether an address of a file is on the live site
 */
export async function previewPage(
  folder: string,
  path: string,
  { base, publicUrl, isOnSite, ...noted }: PreviewPlaces,
): Promise<PreviewPage | undefined> {
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const site = JSON.parse(text) as BuiltSite;
  const file = Object.hasOwn(site.pages, path) ? site.pages[path] : undefined;
  const html = file && (await readFile(join(folder, 'pages', file), 'utf8').catch(() => undefined));
  if (html === undefined) return undefined;
  return {
    html: withSiteAddress(html, publicUrl)
      .replaceAll(NEW_FILE, (address) => (isOnSite(address) ? address : base + address))
      .replace('<body>', `<body>${note(noted)}`),
    site,
  };
}

export interface PreviewPlaces {
  readonly base: string;
  /** 'nobody else sees this page' */
  readonly seenBy: string;
  /** The page that the preview belongs to. */
  readonly back: string;
  readonly backWords: string;
  readonly publicUrl: string;
  readonly isOnSite: (address: string) => boolean;
}
