import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Places } from '../config.ts';
import { contentVersions } from '../content-versions/content-versions.ts';
import { openPhotoFiles } from '../content-versions/open-photo-files.ts';
import { isDatabaseThere } from '../db/open-database.ts';
import { openMigrated } from '../db/open-migrated.ts';
import { errorInLog } from '../error-in-log.ts';
import type { PublishByItself, Republishing } from '../publishing/publish-by-itself.ts';
import { pointerFile } from '../site/published-version.ts';
import type { Stop } from './shutdown.ts';

/** One question for the newest version, and one small file. */
const LOOK_EVERY_MS = 1000;

const sayFault = (log: Pick<FastifyBaseLogger, 'error'>, error: unknown) =>
  log.error(
    { errors: errorInLog(error as Error), code: 'publish-failed' },
    'the site could not be drawn; it stays as it was',
  );

/** Publishes automatically whatever is due on this machine, until stopped. */
export function followContentVersions(
  publishByItself: PublishByItself,
  log: Pick<FastifyBaseLogger, 'error'>,
): Stop {
  const end = new AbortController();
  const run = async () => {
    for (;;) {
      await publishByItself.look(Date.now()).catch((error: unknown) => {
        // Other checks report a database that does not answer.
        if (error === publishByItself.failure) sayFault(log, error);
      });
      await sleep(LOOK_EVERY_MS, undefined, { signal: end.signal, ref: false });
    }
  };
  run().catch(() => undefined);
  return async () => end.abort();
}

/**
 * Draws the published content where this machine has no site of it yet: a new machine, or one that
 * was restored. Until then it would serve what came with the program. A failure stops no start.
 */
export async function drawIfMissing(
  places: Places,
  { republish }: Republishing,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  if (existsSync(pointerFile(places.dataDir)) || !isDatabaseThere(places)) return;
  const db = await openMigrated(places, Date.now());
  let newest: string | undefined;
  try {
    const photos = await openPhotoFiles(places.dataDir, places.documentsBucket);
    newest = await contentVersions(db, photos).newestId();
  } finally {
    await db.destroy();
  }
  if (newest !== undefined) await republish().catch((error: unknown) => sayFault(log, error));
}
