import { HOUR_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import {
  type Pointer,
  readPointer,
  readVersion,
  type Version,
  versionFolder,
} from '../site/published-version.ts';

/**
 * Publishes the site as it is to be now. Resolves with whether it did, false while another publish
 * runs.
 */
export type Republish = () => Promise<boolean>;

export interface Republishing {
  /** The program that draws now. */
  readonly program: string;
  readonly republish: Republish;
}

interface PublishByItselfDeps extends Republishing {
  readonly dataDir: string;
  /** The id of the newest content version; undefined where nothing was published. */
  readonly newestContent: () => Promise<string | undefined>;
}

/** Keeps the site of this machine up to date. */
export interface PublishByItself {
  /** Publishes if something is due. Throws when that did not work. */
  look(now: number): Promise<void>;
  /** Why the last publish failed, until one works. */
  readonly failure: Error | undefined;
}

/** What fails now mostly fails a minute later as well. */
const TRY_AGAIN_MS = HOUR_MS;

/**
 * Draws the site of this machine where it is of an older content version, which another machine or
 * a restore brought; of another day in Jacksonville, as figures grow old and sold homes leave the
 * carousel; or of another release. Does nothing where nothing was ever published.
 */
export function createPublishByItself(deps: PublishByItselfDeps): PublishByItself {
  const { dataDir, program, republish, newestContent } = deps;
  const live = liveVersionOf(dataDir);
  let failed: { readonly wanted: string; readonly at: number; readonly error: Error } | undefined;

  async function isDue(wanted: Wanted): Promise<boolean> {
    const there = await live();
    if (!there) return wanted.content !== undefined;
    const { pointer, version } = there;
    // Not only a later day: a clock that was ahead is put right as well.
    if (pointer.day !== wanted.day || version.program !== program) return true;
    return wanted.content !== undefined && version.content !== wanted.content;
  }

  return {
    async look(now) {
      const wanted: Wanted = { content: await newestContent(), day: dateInJacksonville(now) };
      if (!(await isDue(wanted))) {
        failed = undefined;
        return;
      }
      const name = JSON.stringify(wanted);
      const since = failed?.wanted === name ? now - failed.at : Number.NaN;
      if (since >= 0 && since < TRY_AGAIN_MS) return;
      try {
        await republish();
      } catch (error) {
        failed = { wanted: name, at: now, error: error as Error };
        throw error;
      }
    },
    get failure() {
      return failed?.error;
    },
  };
}

interface Wanted {
  readonly content: string | undefined;
  readonly day: string;
}

/** Reads the live version, and a version's description once. A damaged one counts as missing. */
function liveVersionOf(dataDir: string) {
  let known: Version | undefined;
  return async (): Promise<{ pointer: Pointer; version: Version } | undefined> => {
    const pointer = await readPointer(dataDir).catch(() => undefined);
    if (!pointer) return undefined;
    if (known?.id !== pointer.version) {
      known = await readVersion(versionFolder(dataDir, pointer.version)).catch(() => undefined);
    }
    return known && { pointer, version: known };
  };
}
