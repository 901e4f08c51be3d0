import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where builds keep what can always be made again; made if it is missing. */
export function cacheFolder(root: string): string {
  const folder = join(root, '../../.cache');
  mkdirSync(folder, { recursive: true });
  return folder;
}
