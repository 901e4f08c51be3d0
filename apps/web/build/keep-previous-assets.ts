import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@rivermark/contracts/durations';
import { placeFile } from './images/place-file.ts';

const KEPT_DAYS = 14;
const FOLDERS = ['public/assets', 'public/img'];
/** Beside the public files: what is kept of earlier builds, and the day since which no build has made it. */
const LIST = 'kept-assets.json';

/** What a built site has of earlier builds alone, by its path in it: the day since which no build has made it. */
export function keptAssets(folder: string): Readonly<Record<string, string>> {
  const list = join(folder, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
}

const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * A page opened before a deployment still finds its scripts and pictures: hashed files of earlier builds are kept for
 * two weeks after the last build that made them. `now`: ms.
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
