import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';

/** The builds' cache of things that can always be rebuilt. Created if missing. */
export function cacheFolder(root: string): string {
  const folder = join(root, '../../.cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Pictures that no build has used for this long belong to removed photos. */
const CACHE_DAYS = 60;
const KINDS = ['pictures', 'cards', 'maps', 'icons', 'faces', 'compressed', 'compressed-quickly'];

/** Removes old unused entries, and the folders of killed builds and publishes. */
export function tidyCache(cache: string): void {
  for (const kind of KINDS) {
    const folder = join(cache, kind);
    if (existsSync(folder)) removeUnused(folder, CACHE_DAYS);
  }
  for (const prefix of ['site-', 'art-']) removeUnused(cache, 1, prefix);
}

/** Marks a cache entry as used now. */
export function touchUsed(entry: string): void {
  const now = new Date();
  utimesSync(entry, now, now);
}

/**
 * Removes a folder's entries that begin with `prefix` and have not been made or used by a build for
 * this many days.
 */
export function removeUnused(folder: string, days: number, prefix = ''): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    const entry = join(folder, name);
    const { mtimeMs } = statSync(entry, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > days * DAY_MS) rmSync(entry, { recursive: true, force: true });
  }
}
