import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';

/** Everything that the bundler made for drawing a site of any content. */
export interface SiteBundle {
  /** Who wins over whom, to be said before all other style. */
  readonly layers: string;
  /** The style of each page, by the name of its module. */
  readonly styles: Readonly<Record<string, string>>;
  /** The rest of the style, for all pages. */
  readonly deferredStyle: string;
  /** The scripts that a page starts with, and those that the first use of an island needs. */
  readonly scripts: { readonly start: readonly string[]; readonly ahead: readonly string[] };
  /** The script in the head of every page: without and with what defers pictures. */
  readonly boot: string;
  readonly bootThatDefersPictures: string;
  /** Lets the hero keep the time of day; `RIVER_MARKS` stands for the marks of its pictures. */
  readonly river: string;
  readonly map: { readonly style: string; readonly settings: string; readonly script: string };
  readonly viewer: BuiltSite['viewer'];
  readonly desk: Omit<BuiltSite['desk'], 'fonts'> & { readonly fonts: string };
  /** Every letter that the code of the pages may write. */
  readonly letters: string;
  readonly outside: BuiltSite['csp']['outside'];
  /** The hash of the renderer and of everything above. Another version draws every page anew. */
  readonly version: string;
}

/** Stands for the marks of the hero's pictures in `SiteBundle.river`. */
export const RIVER_MARKS = '__RIVER_MARKS__';

/** The names of the files in the folder of the renderer. */
export const BUNDLE_FILE = 'bundle.json';
const VERSION_FILE = 'version';
export const RENDERER_FILE = 'renderer.js';
/** Scripts and other files that the site serves as they are. */
export const BUNDLED_PUBLIC = 'public';

export const readBundle = (folder: string): SiteBundle => ({
  ...(JSON.parse(readFileSync(join(folder, BUNDLE_FILE), 'utf8')) as Omit<SiteBundle, 'version'>),
  version: readFileSync(join(folder, VERSION_FILE), 'utf8'),
});

/** Writes the version of a renderer once everything else of it is in its folder. */
export function writeVersion(folder: string): void {
  const hash = createHash('sha256');
  for (const name of [...globSync('*.js', { cwd: folder }).sort(), BUNDLE_FILE])
    hash.update(readFileSync(join(folder, name)));
  writeFileSync(join(folder, VERSION_FILE), hash.digest('hex'));
}
