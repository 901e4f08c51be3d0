import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from '@rivermark/contracts/built-site';

/** The bundler's output for drawing a site of any content. */
export interface SiteBundle {
  /** The order of cascade layers, for declaration before all other style. */
  readonly layers: string;
  /** The style of each page, by its module's name. */
  readonly styles: Readonly<Record<string, string>>;
  /** The rest of the style, for all pages. */
  readonly deferredStyle: string;
  /** The scripts that a page starts with, and those for the first use of an island. */
  readonly scripts: { readonly start: readonly string[]; readonly ahead: readonly string[] };
  /** The script in the head of every page, without and with the deferring of pictures. */
  readonly boot: string;
  readonly bootThatDefersPictures: string;
  /** Makes the hero follow the time of day. `RIVER_HASHES` is replaced by its pictures' hashes. */
  readonly river: string;
  readonly map: { readonly style: string; readonly settings: string; readonly script: string };
  readonly viewer: BuiltSite['viewer'];
  readonly desk: Omit<BuiltSite['desk'], 'fonts'> & { readonly fonts: string };
  /** Every letter that the pages' code may write. */
  readonly letters: string;
  readonly outside: BuiltSite['csp']['outside'];
  /** The hash of the renderer and of everything above. A changed version redraws every page. */
  readonly version: string;
}

/** Placeholder for the hashes of the hero's pictures in `SiteBundle.river`. */
export const RIVER_HASHES = '__RIVER_HASHES__';

/** File names in the renderer's folder. */
export const BUNDLE_FILE = 'bundle.json';
const VERSION_FILE = 'version';
export const RENDERER_FILE = 'renderer.js';
/** Scripts and other files that the site serves unchanged. */
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
