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
  /** Each new version replaces it in one assignment. A request keeps the version it began with. */
  readonly site: Site;
}

export interface FollowedSite extends LiveSite {
  /** Loads what was published since. Resolves with whether the site has changed. */
  look(): Promise<boolean>;
  /** Polls for published versions until `stop`. */
  follow(): { stop: () => void };
}

interface LiveSiteDeps extends ServedAs {
  /** The built or released site, served until something is published. */
  readonly builtSite: string;
  readonly dataDir: string;
  /**
   * The folder of compressed forms that neither build nor publish made. Absent: they are made
   * quickly, and end with the process.
   */
  readonly kept?: string | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

/** Each poll is one `stat`, 0.1 ms: 0.04 % of a processor. */
const LOOK_EVERY_MS = 100;

/** Loads the live site, and each version that is published later. */
export async function openLiveSite(deps: LiveSiteDeps): Promise<FollowedSite> {
  const { builtSite, dataDir, log } = deps;
  let folder = builtSite;
  const forms = precompressed(
    () => [...new Set([folder, builtSite])].map((each) => join(each, COMPRESSED_FOLDER)),
    { kept: deps.kept, quick: deps.kept === undefined },
  );
  const load = (from: string, before?: Site) => loadSite(from, { ...deps, forms, before });

  /** The pointer file at the last poll. */
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

  // One at a time, so that a slow load cannot replace a newer version with an older one.
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
