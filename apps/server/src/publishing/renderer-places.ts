import { join } from 'node:path';
import { checkoutFolder, releaseFolder } from '../config/release.ts';
import { publishedFolder } from '../site/published-version.ts';

/** Where the program that draws the site lies, and what it draws with. */
export interface RendererPlaces {
  readonly folder: string;
  readonly program: string;
  /** The illustrations, and their AVIF files. */
  readonly masters: string;
  readonly encoded: string;
  /** Pictures, cards and faces are kept here between publishes. */
  readonly cache: string;
  /** The folder with the `content/` and `photos/` that came with the program. */
  readonly source: string;
}

/** The illustrations of the release that runs, else those of the checkout. */
export const mastersFolder = () => join(releaseFolder() ?? checkoutFolder(), 'illustrations/masters');

/** The places in the release that runs, else those in the checkout. */
export function rendererPlaces(dataDir: string): RendererPlaces {
  const release = releaseFolder();
  const source = release ?? checkoutFolder();
  const folder = release ? join(release, 'renderer') : join(source, 'apps/web/dist-renderer');
  return {
    folder,
    program: join(folder, 'renderer.js'),
    masters: mastersFolder(),
    encoded: join(source, 'illustrations/encoded'),
    cache: release ? join(publishedFolder(dataDir), 'cache') : join(source, '.cache'),
    source,
  };
}
