import { join } from 'node:path';
import { buildApp } from '../app.ts';
import { programName } from '../config/program-name.ts';
import { createVisitCounter } from '../counts/visit-counter.ts';
import { writeEveryMinute } from '../counts/write-every-minute.ts';
import { compressPages } from '../site/compress-pages.ts';
import { openLiveSite } from '../site/live-site.ts';
import type { Server } from './compose.ts';
import type { Stop } from './shutdown.ts';

/** During a stop, uploads that can be resumed may go on for this long. */
const UPLOADS_GO_ON_MS = 5000;
/** Whatever is still open when so much time is left is closed. */
const CLOSING_MS = 2000;

/** Node takes the number of an open socket; fastify passes it on and has no word for it. */
const listenOptions = ({ port, host, inheritedSocket }: Server['config']) =>
  inheritedSocket === undefined ? { port, host } : { host: '127.0.0.1', fd: inheritedSocket };

/** Serves the built site and everything else that is asked by HTTP; resolves once it listens. */
export async function startWeb(server: Server, builtSite: string): Promise<Stop> {
  const { config, log } = server;
  // A developer looks at few pages, and starts often.
  const kept = config.developerPages ? undefined : join(config.dataDir, 'compressed');
  const live = await openLiveSite({
    builtSite,
    dataDir: config.dataDir,
    publicUrl: config.siteOrigin ?? config.publicUrl,
    marksSamples: config.markSamples,
    kept,
    log,
  });
  const visitCounter = config.countsVisits
    ? createVisitCounter(server.db, server.clock, {
        isPage: (path) => live.site.pages.has(path),
        content: server.content,
      })
    : undefined;
  const traces = config.tracesTo && (await import('../traces/start-traces.ts')).startTraces(config.tracesTo);
  const app = await buildApp(config, {
    ...server,
    live,
    ...(visitCounter && { visitCounter }),
    ...(traces && { traces }),
  });
  await app.listen(listenOptions(config));
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  log.info({ port, host: config.host }, 'listening');
  const shown = config.publicUrl.replace(/:0$/, `:${port}`);
  const mailKept = config.developerPages ? ` The agent's mail is kept at ${shown}/dev/mail` : '';
  const mail = config.smtpUrl ? '' : `. No mail leaves this machine: there is no SMTP_URL.${mailKept}`;
  process.stderr.write(`Rivermark is at ${shown}${mail}\n`);
  if (live.site.folder !== builtSite)
    process.stderr.write(
      `It serves the published site. ${programName('publish')} puts changes in its place.\n`,
    );
  const compressing = kept === undefined ? undefined : compressPages(live.site, kept, log);
  const following = live.follow();
  const writing = visitCounter && writeEveryMinute(visitCounter, log);
  return async (graceMs) => {
    const pausing = setTimeout(() => server.documents.uploads.pauseAll(), UPLOADS_GO_ON_MS);
    const cutting = setTimeout(() => app.server.closeAllConnections(), Math.max(0, graceMs - CLOSING_MS));
    await app.close();
    clearTimeout(pausing);
    clearTimeout(cutting);
    await writing?.stop();
    compressing?.stop();
    following.stop();
    // Traces that the collector does not accept are lost, which is not an error here.
    await traces?.stop().catch(() => {});
  };
}
