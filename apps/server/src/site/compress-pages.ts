import type { FastifyBaseLogger } from 'fastify';
import { errorInLog } from '../error-in-log.ts';
import type { Site } from './load-site.ts';
import { removeOldForms } from './precompressed.ts';

/**
 * Compresses all pages one by one before visitors ask. The build did so for one address, and this
 * server may use another. Removes old compressed files.
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
    const etags = [...site.pages.values(), ...site.files.values(), site.notFound].map(({ etag }) => etag);
    await removeOldForms(kept, new Set(etags));
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
