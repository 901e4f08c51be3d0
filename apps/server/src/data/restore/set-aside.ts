import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { holdDataDir } from '../../hold-data-dir.ts';
import { partCalled } from '../site-data.ts';
import { isRestoring } from './restore-marker.ts';

/** Whether a file of this name prevents a restore into a data directory. */
export const isInTheWay = (name: string): boolean => partCalled(name)?.isNoneOfTheSite !== true;

/**
 * Moves the content of a data directory into its new folder `set-aside-TIME` and returns that
 * folder. Undefined if nothing was in the way, or an interrupted restore continues. Throws while a
 * server runs there.
 */
export function setAside(dataDir: string, now: number): string | undefined {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  holdDataDir(dataDir, ['web', 'worker']);
  const names = readdirSync(dataDir).filter(isInTheWay);
  if (names.length === 0 || isRestoring(dataDir)) return undefined;
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = join(dataDir, `set-aside-${time}Z`);
  mkdirSync(folder, { mode: 0o700 });
  for (const name of names) renameSync(join(dataDir, name), join(folder, name));
  return folder;
}
