import { HOUR_MS } from '@rivermark/contracts/durations';
import { dateInJacksonville } from '@rivermark/contracts/jacksonville-time';
import { readPointer, readVersion, versionFolder } from '../site/published-version.ts';

/** Publishes the site as it is to be now. Throws when that did not work. */
export type Republish = () => Promise<void>;

export interface Republishing {
  /** The program that draws now. */
  readonly program: string;
  readonly republish: Republish;
}

/** What fails now mostly fails a minute later as well. */
const TRY_AGAIN_MS = HOUR_MS;

/**
 * Publishes without anybody's help where the live version is of another day in Jacksonville, as figures grow old and sold homes
 * leave the carousel, or was drawn by another release. Does nothing where nothing was ever published.
 */
export function createPublishByItself(dataDir: string, { program, republish }: Republishing) {
  let failedAt = Number.NEGATIVE_INFINITY;
  return async (now: number): Promise<void> => {
    const since = now - failedAt;
    if (since >= 0 && since < TRY_AGAIN_MS) return;
    const pointer = await readPointer(dataDir);
    const version = pointer && (await readVersion(versionFolder(dataDir, pointer.version)));
    if (!version) return;
    // Not only a later day: a clock that was ahead is put right as well.
    const isOfAnotherDay = pointer.day !== dateInJacksonville(now);
    if (!isOfAnotherDay && version.program === program) return;
    try {
      await republish();
      failedAt = Number.NEGATIVE_INFINITY;
    } catch (error) {
      failedAt = now;
      throw error;
    }
  };
}
