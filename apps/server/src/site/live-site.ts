import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMPRESSED_FOLDER } from '@rivermark/contracts/served-files';
import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import { filesInMemory, loadSite, type ServedAs, type Site } from './load-site.ts';
import { precompressed } from './precompressed.ts';
import { pointerFile, readPointer, versionFolder } from './published-version.ts';

/** The site that is live at this moment. */
export interface LiveSite {
  /** Replaced in one assignment by the next version. A request keeps the one that it began with. */
  readonly site: Site;
}

export interface FollowedSite extends LiveSite {
  /** Looks whether something was published; resolves with whether the site has changed. */
  look(): Promise<boolean>;
  /** Looks again and again until `stop`. */
  follow(): { stop: () => void };
}

interface LiveSiteDeps extends ServedAs {
  /** The site of the build or the release, which is served until something is published. */
  readonly builtSite: string;
  readonly dataDir: string;
  /** Where compressed forms are kept that neither build nor publish made. */
  readonly kept?: string;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** One look is one `stat`: 0.1 ms of a processor, so 0.04 % of it. */
const LOOK_EVERY_MS = 100;

/** Loads what is live and follows what is published from then on. */
export async function openLiveSite(deps: LiveSiteDeps): Promise<FollowedSite> {
  const { builtSite, dataDir, log } = deps;
  let folder = builtSite;
  const forms = precompressed(
    () => [...new Set([folder, builtSite])].map((each) => join(each, COMPRESSED_FOLDER)),
    deps.kept,
  );
  const load = (from: string, before?: Site) => loadSite(from, { ...deps, forms, before });

  /** The pointer file as it was at the last look. */
  let seen = '';
  const lookAtPointer = async () => {
    const found = await stat(pointerFile(dataDir)).catch(() => undefined);
    const now = found ? `${found.ino} ${found.mtimeMs}` : '';
    if (now === seen) return undefined;
    seen = now;
    const pointer = await readPointer(dataDir);
    return pointer && versionFolder(dataDir, pointer.version);
  };
  const sayFault = (error: unknown) =>
    log.error(
      { errors: errorInLog(error as Error), code: 'published-site-unreadable' },
      'the published version could not be read; the site stays as it was',
    );

  const first = await lookAtPointer()
    .then((published) => (published === undefined ? undefined : load(published)))
    .catch(sayFault);
  const live: { site: Site } = { site: first ?? (await load(builtSite)) };
  folder = live.site.folder;

  async function lookOnce(): Promise<boolean> {
    try {
      const published = await lookAtPointer();
      if (published === undefined) return false;
      if (published === folder) {
        for (const file of filesInMemory(live.site)) file.forgetForms();
        return false;
      }
      const site = await load(published, live.site);
      folder = published;
      live.site = site;
      log.info({ pages: site.pages.size }, 'another version of the site is live');
      return true;
    } catch (error) {
      sayFault(error);
      return false;
    }
  }

  // One after the other: a slow load must not put an older version in the place of a newer one.
  let looking = Promise.resolve(false);
  const look = () => {
    looking = looking.then(lookOnce);
    return looking;
  };

  return {
    get site() {
      return live.site;
    },
    look,
    follow() {
      const end = new AbortController();
      const run = async () => {
        while (!end.signal.aborted) {
          await sleep(LOOK_EVERY_MS, undefined, { signal: end.signal, ref: false });
          await look();
        }
      };
      run().catch(() => undefined);
      return { stop: () => end.abort() };
    },
  };
}
