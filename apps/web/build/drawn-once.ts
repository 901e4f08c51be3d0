import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { touchUsed } from './cache-folder.ts';

/**
 * The cache folder for a key, which covers everything that the drawing depends on. `draw` fills it
 * the first time.
 */
export async function drawnOnce(
  cache: string,
  key: string,
  draw: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(cache, key);
  if (existsSync(folder)) {
    touchUsed(folder);
    return folder;
  }
  // Elsewhere first, so that a stopped build leaves no half of it.
  const making = join(cache, `making-${randomUUID()}`);
  mkdirSync(making, { recursive: true });
  try {
    await draw(making);
    // Two concurrent builds draw the same; the first one's stays.
    if (!existsSync(folder)) renameSync(making, folder);
    return folder;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}
