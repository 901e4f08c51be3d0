import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { placeFile } from './images/place-file.ts';

const KEPT_DAYS = 14;
const FOLDERS = ['public/assets', 'public/img'];
/**
 * Beside the public files: files kept from earlier builds, each with the first day that no build
 * made it.
 */
const LIST = 'kept-assets.json';

/**
 * Files that a built site has only from earlier builds, by path: the first day that no build made
 * them.
 */
export function keptAssets(folder: string): Readonly<Record<string, string>> {
  const list = join(folder, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * Keeps hashed files of earlier builds for two weeks after the last build that made them. A page
 * opened before a deployment still finds its scripts and pictures. `now`: ms.
 */
export function keepPreviousAssets(previous: string, next: string, now = Date.now()): void {
  const before = keptAssets(previous);
  const kept: Record<string, string> = {};
  const oldest = day(now - KEPT_DAYS * DAY_MS);
  for (const folder of FOLDERS) {
    const from = join(previous, folder);
    if (!existsSync(from)) continue;
    mkdirSync(join(next, folder), { recursive: true });
    for (const name of readdirSync(from)) {
      const file = `${folder}/${name}`;
      if (existsSync(join(next, file))) continue;
      const since = before[file] ?? day(now);
      if (since < oldest) continue;
      placeFile(join(previous, file), join(next, file));
      kept[file] = since;
    }
  }
  writeFileSync(join(next, LIST), JSON.stringify(kept));
}
