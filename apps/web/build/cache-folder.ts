import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';

/** Where builds keep what can always be made again; made if it is missing. */
export function cacheFolder(root: string): string {
  const folder = join(root, '../../.cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Pictures that no build has used for this long belong to photos that are gone. */
const CACHE_DAYS = 60;
const KINDS = ['pictures', 'cards', 'maps', 'icons', 'faces', 'compressed'];

/** Removes what has long been unused, and the folders of builds and publishes that were killed. */
export function tidyCache(cache: string): void {
  for (const kind of KINDS) {
    const folder = join(cache, kind);
    if (existsSync(folder)) removeUnused(folder, CACHE_DAYS);
  }
  for (const prefix of ['site-', 'art-']) removeUnused(cache, 1, prefix);
}

/** Marks an entry of a cache as used now. */
export function touchUsed(entry: string): void {
  const now = new Date();
  utimesSync(entry, now, now);
}

/** Removes the entries of a folder that begin with `prefix` and that no build has made or used for so many days. */
export function removeUnused(folder: string, days: number, prefix = ''): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const entry = join(folder, name);
    const { mtimeMs } = statSync(entry, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > days * DAY_MS) rmSync(entry, { recursive: true, force: true });
  }
}
