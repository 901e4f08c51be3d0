import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
