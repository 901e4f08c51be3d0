import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the release that runs; undefined where this runs from the sources. */
export const releaseFolder = (): string | undefined =>
  // biome-ignore lint/style/noProcessEnv: no setting; the release's starter says where it is
  process.env.RIVERMARK_RELEASE || undefined;

/** The version of the release that runs, or `sources`. */
export function programId(): string {
  const folder = releaseFolder();
  if (folder === undefined) return 'sources';
  return (JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as { version: string }).version;
}

/** The checkout that this runs from, as sources or as a bundle of them. */
export function checkoutFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'apps/web'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('This runs from no checkout and from no release.');
    folder = parent;
  }
  return folder;
}
