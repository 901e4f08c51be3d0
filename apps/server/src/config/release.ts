import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

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

/** The file of one of the programs in `commands/`, as a source or in the bundle that this is of. */
export function programFile(name: string): string {
  const folder = import.meta.dirname;
  if (import.meta.filename.endsWith('.ts')) return join(folder, '../commands', `${name}.ts`);
  return join(basename(folder) === 'parts' ? dirname(folder) : folder, `${name}.js`);
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
