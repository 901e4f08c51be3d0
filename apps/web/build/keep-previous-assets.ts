import { copyFileSync, existsSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_DAYS = 14;

/** A page opened before a deployment still finds its scripts and pictures: hashed files of the last weeks' builds are kept. */
export function keepPreviousAssets(previous: string, next: string): void {
  for (const folder of ['public/assets', 'public/img']) keep(join(previous, folder), join(next, folder));
}

function keep(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  const oldest = Date.now() - KEPT_DAYS * 86_400_000;
  for (const name of readdirSync(from)) {
    const { mtime } = statSync(join(from, name));
    if (mtime.getTime() < oldest || existsSync(join(to, name))) continue;
    copyFileSync(join(from, name), join(to, name));
    utimesSync(join(to, name), mtime, mtime);
  }
}
