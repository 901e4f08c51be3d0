import { constants, copyFileSync, cpSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  COMPRESSED_FOLDER,
  compressedName,
  compressions,
  contentHash,
} from '@rivermark/contracts/served-files';
import { keepPreviousAssets, keptAssets } from '../../../apps/web/build/keep-previous-assets.ts';

/** The compressed forms of a file that is sent exactly as built. */
const formsOf = (file: string) =>
  compressions.map((form) => join(COMPRESSED_FOLDER, compressedName(contentHash(readFileSync(file)), form)));

/**
 * Copies the latest build of the site from `built` to `next`. Skips what only earlier builds of
 * this checkout made, most of which was never served. Files that pages of the previous release may
 * still request come from its site, `before`, if there is one. `now`: ms.
 */
export function copySite(built: string, before: string, next: string, now = Date.now()): void {
  const old = Object.keys(keptAssets(built));
  const leftOut = new Set([
    ...old,
    ...old.flatMap((file) => formsOf(join(built, file))),
    // For the next build only.
    ...['.built-from', 'kept-assets.json'],
  ]);
  cpSync(built, next, {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => !leftOut.has(relative(built, path)),
  });
  keepPreviousAssets(before, next, now);
  for (const file of Object.keys(keptAssets(next))) {
    for (const form of formsOf(join(next, file)))
      if (existsSync(join(before, form))) copyFileSync(join(before, form), join(next, form));
  }
}
