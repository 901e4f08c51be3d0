import type { FastifyInstance } from 'fastify';

/** Heads every page while a production site shows samples, so nobody mistakes them for offers. */
const mark =
  '<aside class="wrap footnote" aria-label="Sample"><p>Sample: the agent, the homes and the figures on this site are examples.</p></aside>';

/** A page with the mark. */
export const withSampleMark = (html: string): string => html.replace('<body>', `<body>${mark}`);

/**
 * Marks the pages that the server draws while the live site shows samples. The site's own pages are
 * marked as they are read.
 */
export function markSamples(app: FastifyInstance): void {
  app.addHook('onSend', async ({ site }, reply, payload) =>
    site.marksSamples &&
    typeof payload === 'string' &&
    String(reply.getHeader('content-type')).startsWith('text/html')
      ? withSampleMark(payload)
      : payload,
  );
}
