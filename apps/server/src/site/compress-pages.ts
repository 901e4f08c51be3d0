import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import type { Site } from './load-site.ts';
import { removeOldForms } from './precompressed.ts';

/**
 * Brings every page into the form that browsers take, one after the other, so that no visitor waits for it: the build has done
 * that for one address alone, and this server may be at another. What was kept of earlier contents goes.
 */
export function compressPages(
  site: Site,
  kept: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop: () => void } {
  let isOver = false;
  const run = async () => {
    for (const page of [...site.pages.values(), site.notFound]) {
      if (isOver) return;
      await page.encoded('br');
    }
    const marks = [...site.pages.values(), ...site.files.values(), site.notFound].map(({ etag }) => etag);
    await removeOldForms(kept, new Set(marks));
  };
  run().catch((error: Error) =>
    log.warn({ errors: errorInLog(error) }, 'from here on pages are compressed when they are asked for'),
  );
  return {
    stop() {
      isOver = true;
    },
  };
}
