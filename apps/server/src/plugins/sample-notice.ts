import type { FastifyInstance } from 'fastify';

/** Heads every page while a production site shows samples, so nobody mistakes them for offers. */
const notice =
  '<aside class="wrap footnote" aria-label="Sample"><p>Sample: the agent, the homes and the figures on this site are examples.</p></aside>';

export const withSampleNotice = (html: string): string => html.replace('<body>', `<body>${notice}`);

/**
 * Adds the notice to the pages that the server draws while the live site shows samples. The site's
 * own pages get it as they are read.
 */
export function showSampleNotice(app: FastifyInstance): void {
  app.addHook('onSend', async ({ site }, reply, payload) =>
    site.marksSamples &&
    typeof payload === 'string' &&
    String(reply.getHeader('content-type')).startsWith('text/html')
      ? withSampleNotice(payload)
      : payload,
  );
}
